// The trading bot's rules: while it is active a simulated trade closes every 3 s and moves profit and count a little;
// inactive, both stay unchanged. Profit is stored in whole cents, so that thousands of steps add up exactly.
import * as v from 'valibot'
import { SECOND } from '../../format/duration.ts'
import { draw, drawInteger } from '../../simulation/random.ts'
import { nextOnGrid, type Simulation } from '../../simulation/simulation.ts'
import { happened } from '../../simulation/visitorEvents.ts'
import { sampleRecord, WIN_RATE_PERCENT } from './sampleBot.ts'

/** The interval of simulated trades while the bot is active (Rules, Trading bot). */
export const STEP_MS = 3 * SECOND
/** The maximum change of the profit per step, up or down. */
export const LARGEST_MOVE_CENTS = 500
/** The maximum gain of a winning trade. Wins are frequent and small: on average they offset the rare losses. */
const LARGEST_WIN_CENTS = 86
/** The minimum loss of a losing trade. */
const SMALLEST_LOSS_CENTS = 100
/** The rules count in cents, the screen shows dollars. */
export const CENTS_PER_USD = 100
/** The trades that are drawn: 24 minutes of them, more than anyone watches. */
export const DRAWN_TRADES = 480

export interface TradingBotState {
  profitCents: number
  trades: number
  /** The gain or loss of each trade since the demo was opened, in cents, oldest first; at most the last `DRAWN_TRADES`. */
  moves: readonly number[]
  /** Generator state for the next trade. */
  random: number
  /** Null while the bot is inactive. */
  run: { since: number; nextTradeAt: number } | null
}

const tradingBotEvents = v.variant('type', [
  /** "Start Bot" was pressed. */
  happened('botStarted'),
  /** "Stop Bot" was pressed. */
  happened('botStopped'),
])
/** Due: a simulated trade is closed. */
type TradingBotDue = { type: 'tradeClosed' }
export type TradingBotEvent = v.InferOutput<typeof tradingBotEvents> | TradingBotDue

/** The gain or loss of a closed trade, in cents; the share of wins follows the win rate. */
function drawMove(random: number): { cents: number; random: number } {
  const luck = draw(random)
  if (luck.value * 100 < WIN_RATE_PERCENT) {
    const win = drawInteger(luck.random, 1, LARGEST_WIN_CENTS)
    return { cents: win.value, random: win.random }
  }
  const loss = drawInteger(luck.random, SMALLEST_LOSS_CENTS, LARGEST_MOVE_CENTS)
  return { cents: -loss.value, random: loss.random }
}

export const tradingBot: Simulation<TradingBotState, TradingBotEvent> = {
  visitorEvents: tradingBotEvents,

  start: (seed) => ({ ...sampleRecord, moves: [], random: seed, run: null }),

  reduce(state, event, now) {
    switch (event.type) {
      case 'botStarted':
        return state.run ? state : { ...state, run: { since: now, nextTradeAt: now + STEP_MS } }
      case 'botStopped':
        return state.run ? { ...state, run: null } : state
      case 'tradeClosed': {
        if (!state.run) return state
        const { since } = state.run
        const move = drawMove(state.random)
        return {
          profitCents: state.profitCents + move.cents,
          trades: state.trades + 1,
          moves: [...state.moves, move.cents].slice(-DRAWN_TRADES),
          random: move.random,
          run: { since, nextTradeAt: nextOnGrid(since, STEP_MS, now) },
        }
      }
    }
  },

  due: (state) => state.run && { event: { type: 'tradeClosed' }, at: state.run.nextTradeAt },
}
