// The run of the bot: its profit as a line, and each trade as a patch of a ledger.
import { useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { hoursAgo, MINUTE, SECOND } from '../../format/duration.ts'
import { price, signedPrice } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { usePointedAt, type PointedAt } from '../../patterns/controls/usePointedAt.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { GrowingLine } from '../../primitives/drawings/GrowingLine.tsx'
import { Words } from '../../primitives/Words.tsx'
import { stamped } from '../../theme/motion.css.ts'
import { orderOf, sampleDay, sampleStrategies, type Order, type Trade } from './sampleBot.ts'
import {
  CENTS_PER_USD,
  LARGEST_MOVE_CENTS,
  LARGEST_WIN_CENTS,
  planOf,
  STEP_MS,
  type TradingBotState,
} from './tradingBot.ts'
import * as styles from './BotRun.css.ts'
import { run } from './TradingBot.css.ts'

/** Patches of the ledger: three rows of eight on a phone. */
const PATCHES = 24
/** The first trades fill half of the line's room, later ones all of it. */
const LEAST_STEPS = 6
/** Six dollars: a trade is worth at most five. */
const LEAST_RANGE_USD = 6

const dayInUsd = sampleDay.map((cents) => cents / CENTS_PER_USD)
/** `$1,284` for whole dollars. */
const wholePrice = (value: number) => price(value).replace(/\.00$/, '')

/** The profit at the start and after each trade, in dollars. */
function profits(startCents: number, moves: readonly number[]): number[] {
  let cents = startCents
  return [startCents, ...moves.map((move) => (cents += move))].map((each) => each / CENTS_PER_USD)
}

/** The trades of a run whose orders and results are read, oldest first. */
export const tradesOf = (state: TradingBotState, trades: number) =>
  state.moves.map((cents, index) => {
    const number = trades - state.moves.length + index + 1
    const { size, strategy = 0 } = planOf(state, state.trades - state.moves.length + index)
    return { cents, number, strategy, order: orderOf(number, size, strategy) }
  })

/** "Mean reversion" of "Mean reversion, SOL". */
export const shortName = (strategy: number) => sampleStrategies[strategy]!.name.replace(/,.*/, '')

/** What the counted trades of a stopped run came to: `+$9.26 in 30 seconds, most of it by Grid.` */
function resultOf(state: TradingBotState): string {
  const sums = new Map<number, number>()
  for (const { cents, strategy } of tradesOf(state, state.moves.length))
    sums.set(strategy, (sums.get(strategy) ?? 0) + cents)
  const total = [...sums.values()].reduce((sum, cents) => sum + cents, 0)
  const [best] = [...sums].toSorted(([, one], [, other]) => other - one)
  const most = best && total > 0 && sums.size > 1 ? `, most of it by ${shortName(best[0])}` : ''
  return `${signedPrice(total / CENTS_PER_USD)} in ${lengthOf(state.moves.length * STEP_MS)}${most}.`
}

/** The newest trades of a run as rows of a table, newest first. */
export const recentTrades = (state: TradingBotState, trades: number, count: number): Trade[] =>
  tradesOf(state, trades)
    .slice(-count)
    .toReversed()
    .map(({ cents, number, order }) => ({
      ...order,
      profit: cents / CENTS_PER_USD,
      time: `${lengthOf(number * STEP_MS)} after start`,
    }))

/** The trade that a value of the line follows; null for one of the day before. */
const numberAt = (at: number, moves: readonly number[], trades: number): number | null =>
  at < dayInUsd.length ? null : at - dayInUsd.length + 1 + trades - moves.length

export interface RunCourseProps {
  /** Profit and trades, and where the next one may lead. */
  state: TradingBotState
  /** The number of trades of this run; more than are drawn in a long one. */
  trades: number
  /** The value that is read along the line, as `GrowingLine` counts them. */
  read: number | null
  /** Another one is read. */
  onRead: (at: number | null) => void
}

/** `36 s`, `2 min 6 s`. */
function lengthOf(ms: number): string {
  const [minutes, seconds] = [Math.floor(ms / MINUTE), (ms % MINUTE) / SECOND]
  return [minutes > 0 && `${minutes} min`, (seconds > 0 || minutes === 0) && `${seconds} s`]
    .filter(Boolean)
    .join(' ')
}

/** The profit of the day before, and over the trades of this run. */
export function RunCourse({ state, trades, read, onRead }: RunCourseProps): ReactElement {
  const { profitCents, moves } = state
  const { size, strategy } = planOf(state)
  const start = profitCents - moves.reduce((sum, cents) => sum + cents, 0)
  // In a run of weeks the day before the trades that are drawn is as high as they begin.
  const lift = start / CENTS_PER_USD - dayInUsd.at(-1)!
  const isBegun = state.run !== null || moves.length > 0
  // Those of the patches: more would cover the line.
  const marks = tradesOf(state, trades).map(({ cents, order }, index) =>
    index < moves.length - PATCHES ? null : { isUp: order.type === 'BUY', isGood: cents > 0 },
  )
  return (
    <div className={styles.course}>
      <GrowingLine
        label={isBegun ? 'Profit since the first start' : 'Profit'}
        values={profits(start, moves)}
        before={dayInUsd.map((value) => value + lift)}
        beforeName="Last 24 hours, sample"
        isBegun={isBegun}
        marks={marks}
        ahead={
          state.run && strategy !== undefined
            ? {
                highest: (profitCents + LARGEST_WIN_CENTS * size) / CENTS_PER_USD,
                lowest: (profitCents - LARGEST_MOVE_CENTS * size) / CENTS_PER_USD,
              }
            : null
        }
        steps={LEAST_STEPS}
        leastRange={LEAST_RANGE_USD}
        format={price}
        brief={wholePrice}
        read={read}
        onRead={onRead}
        whenOf={(at) => {
          const number = numberAt(at, moves, trades)
          if (number !== null) return `Trade ${number}, after ${lengthOf(number * STEP_MS)}`
          return isBegun && at === dayInUsd.length - 1 ? 'Start' : hoursAgo(dayInUsd.length - 1 - at)
        }}
      />
      {moves.length > 0 && (
        <p className={styles.key}>Triangles: up bought, down sold; green won, red lost.</p>
      )}
    </div>
  )
}

/** The arrow keys move the focus along the trades; Home and End go to the oldest and the newest. */
function moveAlong(event: KeyboardEvent<HTMLButtonElement>): void {
  const trades = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]
  const at = trades.indexOf(event.currentTarget)
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: trades.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  trades[next]?.focus()
}

export interface LedgerProps {
  /** The trades; while one is open, its patch is hollow until it closes. See `JustStarted`. */
  state: TradingBotState
  /** The number of trades of this run; more than are drawn in a long one. */
  trades: number
  /** The number of the trade that is read. */
  read: number | null
  /** What reads a trade when pointer or focus is on its patch. */
  handlersOf: PointedAt<number>['handlersOf']
  /** The patch of a trade was pressed. */
  onPress: (number: number) => void
}

/** "BUY 0.4200 ETH, ETH / USDT" */
const wordsOf = ({ type, amount, pair }: Order) => `${type} ${amount}, ${pair}`

/** The last trades of this run as patches: a won one whole, a lost one cut, the newest outlined; a press reads one. */
export function Ledger({ state, trades, read, handlersOf, onPress }: LedgerProps): ReactElement {
  const { moves } = state
  const { size, strategy } = planOf(state)
  const next = state.run ? strategy : undefined
  const won = moves.filter((cents) => cents > 0).length
  const closed = tradesOf(state, trades).slice(next !== undefined ? 1 - PATCHES : -PATCHES)
  const counted = trades > moves.length ? `last ${moves.length}` : plainNumber(trades, 0)
  const wordsOfTrade = ({ cents, number, strategy, order }: (typeof closed)[number]) =>
    `Trade ${number} by ${shortName(strategy)}: ${wordsOf(order)}, ${signedPrice(cents / CENTS_PER_USD)}`
  const pressed = closed.find(({ number }) => number === read)
  // One stop for Tab: the trade that is read, else the newest.
  const stop = (pressed ?? closed.at(-1))?.number
  const open =
    next === undefined
      ? null
      : `Open order by ${shortName(next)}: ${wordsOf(orderOf(trades + 1, size, next))}`
  const hint =
    closed.length > 0
      ? `${resultOf(state)} Press a patch to read its trade.`
      : 'Each trade becomes a patch, won or lost.'
  return (
    <section className={styles.ledger}>
      <h3 className={panelHeading}>
        {trades === 0
          ? 'Ledger: no trade yet'
          : `Ledger: ${counted} ${trades === 1 ? 'trade' : 'trades'}, ${won} won`}
      </h3>
      <div className={styles.patches} role="group" aria-label="Trades, oldest first">
        {Array.from({ length: PATCHES }, (_, index) => {
          const trade = closed[index]
          if (trade === undefined)
            return index === closed.length && open !== null ? (
              <span key={`open ${trades}`} className={`${styles.place} ${stamped}`} aria-hidden>
                <i className={styles.open} />
              </span>
            ) : (
              <span key={index} className={styles.place} aria-hidden>
                <i className={styles.patch} />
              </span>
            )
          const { cents, number } = trade
          const isNewest = index === closed.length - 1
          const isRead = number === read
          return (
            <button
              key={`trade ${number}`}
              type="button"
              className={`${styles.place} ${isNewest ? stamped : ''}`}
              aria-label={wordsOfTrade(trade)}
              tabIndex={number === stop ? 0 : -1}
              onKeyDown={moveAlong}
              onClick={() => onPress(number)}
              {...handlersOf(number)}
            >
              <span className={isRead ? styles.read : isNewest ? styles.newest : undefined}>
                <i className={cents > 0 ? styles.won : styles.lost} />
              </span>
            </button>
          )
        })}
      </div>
      {/* A trade's button has the same name. */}
      <p className={styles.reading}>
        <Words>{pressed ? wordsOfTrade(pressed) : (open ?? hint)}</Words>
      </p>
    </section>
  )
}

export interface BotRunProps {
  /** Profit, trades and moves. */
  state: TradingBotState
  /** The number of trades of this run. */
  trades: number
  /** The switch, beside the line. */
  children: ReactNode
}

/** The line of the run and its ledger: a place on the line lights its patch, and a patch its place on the line. See `Run`. */
export function BotRun({ state, trades, children }: BotRunProps): ReactElement {
  const { moves } = state
  /** A press stays: a finger has no pointer that rests on a patch. Part of no link. */
  const [kept, setKept] = useState<number | null>(null)
  const { shown, handlersOf } = usePointedAt<number>(kept)
  const [place, setPlace] = useState<number | null>(null)
  const placeOf = (number: number) => dayInUsd.length - 1 + number - (trades - moves.length)
  return (
    <>
      <div
        className={run}
        role="presentation"
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPlace(null)}
      >
        {children}
        <RunCourse
          state={state}
          trades={trades}
          read={place ?? (shown === null ? null : placeOf(shown))}
          onRead={setPlace}
        />
      </div>
      <div role="presentation" onPointerEnter={() => setPlace(null)} onFocus={() => setPlace(null)}>
        <Ledger
          state={state}
          trades={trades}
          read={place === null ? shown : numberAt(place, moves, trades)}
          handlersOf={handlersOf}
          onPress={(number) => setKept(kept === number ? null : number)}
        />
      </div>
    </>
  )
}
