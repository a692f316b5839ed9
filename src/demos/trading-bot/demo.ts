// The trading bot, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { tradingBot } from './tradingBot.ts'
import { TradingBot } from './TradingBot.tsx'

export default defineDemo(tradingBot, TradingBot)
