// The trading bot, as a single value that loads when the demo opens.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { forOffers } from './forOffers.ts'
import { tradingBot } from './tradingBot.ts'
import { TradingBot } from './TradingBot.tsx'

export default defineDemo(tradingBot, TradingBot, { forOffers })
