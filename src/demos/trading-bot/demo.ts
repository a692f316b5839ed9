// The trading bot, closed: loaded when somebody opens it.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { tradingBot } from './tradingBot.ts'
import { TradingBot } from './TradingBot.tsx'

export default defineDemo(tradingBot, TradingBot)
