// The trading bot's rules: while it is active a simulated trade closes every 3 s and moves profit and count a little;
// inactive, both stay unchanged. Profit is stored in whole cents, so that thousands of steps add up exactly.
import * as v from 'valibot'
import { SECOND } from '../../format/duration.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { draw, drawInteger } from '../../simulation/random.ts'
import { nextOnGrid, type Simulation } from '../../simulation/simulation.ts'
import { happened } from '../../simulation/visitorEvents.ts'
import { sampleRecord, sampleStrategies, WIN_RATE_PERCENT } from './sampleBot.ts'

/** The interval of simulated trades while the bot is active (Rules, Trading bot). */
export const STEP_MS = 3 * SECOND
/** The maximum change of the profit per step, up or down, for a trade of size 1. */
export const LARGEST_MOVE_CENTS = 500
/** The maximum gain of a winning trade. Wins are frequent and small: on average they offset the rare losses. */
export const LARGEST_WIN_CENTS = 86
/** The minimum loss of a losing trade. */
const SMALLEST_LOSS_CENTS = 100
/** The sizes of a trade to choose from, as multiples: they scale its gain or loss and its amount. */
export const SIZES = { least: 0.5, most: 5, step: 0.5, first: 1 } as const
/**
 * How far the losses of a run may be behind and ahead of the win rate, in trades: a short run wins about as often as it says.
 */
const MOST_BEHIND = 1.5
const MOST_AHEAD = 0.8
/** The rules count in cents, the screen shows dollars. */
export const CENTS_PER_USD = 100
/** The trades that are drawn: 12 minutes of them, more than anyone watches. */
export const DRAWN_TRADES = 240

/** What was chosen for the trades from a count of trades on. */
export interface Setting {
  from: number
  /** Their size. */
  size: number
  /** The strategies that are not paused, as places in `sampleStrategies`. */
  active: readonly number[]
}

export interface TradingBotState {
  profitCents: number
  trades: number
  /** The gain or loss of each trade since the demo was opened, in cents, oldest first; at most the last `DRAWN_TRADES`. */
  moves: readonly number[]
  /** The lost trades since the demo was opened. */
  losses: number
  /** Sizes and strategies since the demo was opened, the current ones last. */
  settings: readonly Setting[]
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
  /** A size was chosen for the trades to come. */
  happened('sizeChosen', { size: v.pipe(v.number(), v.minValue(SIZES.least), v.maxValue(SIZES.most)) }),
  /** A strategy was paused or taken up again. */
  happened('strategySwitched', {
    strategy: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(sampleStrategies.length - 1)),
  }),
])
/** Due: a simulated trade is closed. */
type TradingBotDue = { type: 'tradeClosed' }
export type TradingBotEvent = v.InferOutput<typeof tradingBotEvents> | TradingBotDue

/** Size and strategy of a trade, by the trades before it: active strategies take turns. Without one if all are paused. */
export function planOf({ settings, trades }: TradingBotState, before = trades) {
  const { size, active } = settings.findLast(({ from }) => from <= before)!
  return { size, active, strategy: active[before % active.length] }
}

function withSetting(state: TradingBotState, chosen: Partial<Setting>): TradingBotState {
  const setting = { ...state.settings.at(-1)!, ...chosen, from: state.trades }
  return { ...state, settings: [...state.settings, setting] }
}

/** The gain or loss of a closed trade of size 1, in cents; the share of wins follows the win rate. */
function drawMove({ random, trades, losses }: TradingBotState): { cents: number; random: number } {
  const luck = draw(random)
  const expected = (trades + 1 - sampleRecord.trades) * (1 - WIN_RATE_PERCENT / HUNDRED_PERCENT)
  const ahead = losses - expected
  const isWin =
    ahead > -MOST_BEHIND && (ahead >= MOST_AHEAD || luck.value * HUNDRED_PERCENT < WIN_RATE_PERCENT)
  if (isWin) {
    const win = drawInteger(luck.random, 1, LARGEST_WIN_CENTS)
    return { cents: win.value, random: win.random }
  }
  const loss = drawInteger(luck.random, SMALLEST_LOSS_CENTS, LARGEST_MOVE_CENTS)
  return { cents: -loss.value, random: loss.random }
}

/** The values that are drawn, with one more; a long run replays thousands of trades, so they are copied only once. */
function withNewest(values: readonly number[], newest: number): readonly number[] {
  const kept = values.slice(1 - DRAWN_TRADES)
  kept.push(newest)
  return kept
}

export const tradingBot: Simulation<TradingBotState, TradingBotEvent> = {
  visitorEvents: tradingBotEvents,

  start: (seed) => ({
    ...sampleRecord,
    moves: [],
    losses: 0,
    settings: [
      {
        from: 0,
        size: SIZES.first,
        active: [...sampleStrategies.keys()].filter((at) => sampleStrategies[at]!.status === 'active'),
      },
    ],
    random: seed,
    run: null,
  }),

  reduce(state, event, now) {
    switch (event.type) {
      case 'botStarted':
        return state.run ? state : { ...state, run: { since: now, nextTradeAt: now + STEP_MS } }
      case 'botStopped':
        return state.run ? { ...state, run: null } : state
      case 'sizeChosen':
        return withSetting(state, { size: event.size })
      case 'strategySwitched': {
        const { active } = planOf(state)
        const others = active.filter((strategy) => strategy !== event.strategy)
        const isPaused = others.length === active.length
        return withSetting(state, { active: isPaused ? [...active, event.strategy] : others })
      }
      case 'tradeClosed': {
        if (!state.run) return state
        const { since } = state.run
        const run = { since, nextTradeAt: nextOnGrid(since, STEP_MS, now) }
        // Without `planOf`: a long run replays thousands of trades.
        const { size, active } = state.settings.at(-1)!
        const strategy = active[state.trades % active.length]
        if (strategy === undefined) return { ...state, run }
        const move = drawMove(state)
        const cents = Math.round(move.cents * size)
        // Each field by its name: a spread doubles the time until a long link is open.
        return {
          profitCents: state.profitCents + cents,
          trades: state.trades + 1,
          losses: state.losses + (cents < 0 ? 1 : 0),
          moves: withNewest(state.moves, cents),
          settings: state.settings,
          random: move.random,
          run,
        }
      }
    }
  },

  due: (state) => state.run && { event: { type: 'tradeClosed' }, at: state.run.nextTradeAt },
}
