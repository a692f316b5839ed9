// One state for each picture of the trading bot, by replaying what leads to it.
import { STEP_MS, tradingBot } from '#src/demos/trading-bot/tradingBot.ts'
import { DAY } from '#src/format/duration.ts'
import { after, replay } from '#src/simulation/replay.ts'

const started = { type: 'botStarted' } as const
const stopped = { type: 'botStopped' } as const

export const states = {
  inactive: replay(tradingBot),
  justStarted: replay(tradingBot, [started]),
  active: replay(tradingBot, [started, after(12 * STEP_MS)]),
  stopped: replay(tradingBot, [started, after(12 * STEP_MS), stopped]),
  /** Two weeks on end with a seed that loses: six digits of trades, a profit below zero. */
  belowZero: replay(tradingBot, [started, after(14 * DAY)], { seed: 22 }),
}
