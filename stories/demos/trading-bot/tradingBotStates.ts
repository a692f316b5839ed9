// One state for each picture of the trading bot, by replaying what leads to it.
import { STEP_MS, tradingBot } from '#src/demos/trading-bot/tradingBot.ts'
import { after, replay } from '#src/simulation/replay.ts'

const started = { type: 'botStarted' } as const
const stopped = { type: 'botStopped' } as const

export const states = {
  inactive: replay(tradingBot),
  justStarted: replay(tradingBot, [started]),
  active: replay(tradingBot, [started, after(12 * STEP_MS)]),
  stopped: replay(tradingBot, [started, after(12 * STEP_MS), stopped]),
  /** Six trades, and six that are four times as large. */
  largeTrades: replay(tradingBot, [
    started,
    after(6 * STEP_MS),
    { type: 'sizeChosen', size: 4 },
    after(6 * STEP_MS),
  ]),
  /** Four trades, then every strategy is paused. */
  allPaused: replay(tradingBot, [
    started,
    after(4 * STEP_MS),
    ...[0, 1, 2].map((strategy) => ({ type: 'strategySwitched', strategy }) as const),
    after(4 * STEP_MS),
  ]),
  /** More trades than patches. */
  longRun: replay(tradingBot, [started, after(60 * STEP_MS)]),
  /** Weeks later: six digits of trades, a profit below zero. */
  belowZero: { ...replay(tradingBot, [started, after(60 * STEP_MS)]), profitCents: -75_767, trades: 403_542 },
}
