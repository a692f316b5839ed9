// The bridge's rules: two chains, an amount, the reasons that block bridging, and the tile that shows the way of the amount:
// it is at the source until there is an amount, then crosses while the planned time runs, faster than a clock. No random values.
import * as v from 'valibot'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { readTyped } from '../../format/typedNumber.ts'
import { nextOnGrid, type Simulation } from '../../simulation/simulation.ts'
import { happened, typedText } from '../../simulation/visitorEvents.ts'
import { chainOf, chains, planOf, routeOf, routes, type ChainId, type RouteId } from './sampleChains.ts'

/** A tick of the planned time, in ms of the visitor's (Rules, Bridge). */
export const TICK_MS = 200
/** The ticks of a planned minute: each shows 20 of its seconds. */
const MINUTE_TICKS = 3

/** The tile on the arch. */
export interface Tile {
  /** The ticks since it left, from 0, at the source, to those of the plan, at the destination. */
  ticks: number
  /** When the next tick is, in milliseconds since the epoch; null while the tile is at an end. */
  nextAt: number | null
}

/** How long a transfer takes by plan, in minutes. */
export const minutesOf = (plan: readonly number[]): number => plan.reduce((sum, minutes) => sum + minutes, 0)

/** The tick of the arrival. */
export const lastTickOf = (plan: readonly number[]): number => minutesOf(plan) * MINUTE_TICKS

/** Where the tile is, from 0, the source, over a stop for each step to the destination: with its first tick at the first step, and at the next one when the time of a step is over. */
export function stopOf(ticks: number, plan: readonly number[]): number {
  if (ticks === 0) return 0
  let end = 0
  return 1 + plan.filter((minutes) => ticks >= (end += minutes * MINUTE_TICKS)).length
}

/** The tick at which the tile is at a stop. */
const tickAt = (stop: number, plan: readonly number[]) => lastTickOf(plan.slice(0, Math.max(0, stop - 1)))

/** How far the tile is, from 0 to 1: at each station when its step begins, and evenly on between them. */
export function shareAlong(ticks: number, plan: readonly number[]): number {
  const stop = stopOf(ticks, plan)
  const last = plan.length + 1
  if (stop === 0 || stop === last) return stop / last
  const [from, to] = [tickAt(stop, plan), tickAt(stop + 1, plan)]
  return (stop + (ticks - from) / (to - from)) / last
}

/** The ticks of the place that is nearest to a share of the way, from 0 to 1. */
export function ticksAt(share: number, plan: readonly number[]): number {
  const distances = Array.from({ length: lastTickOf(plan) + 1 }, (_, ticks) =>
    Math.abs(shareAlong(ticks, plan) - share),
  )
  return distances.indexOf(Math.min(...distances))
}

/** What is left of the planned time, as a clock says it: `6:40`. */
export function timeLeftOf(ticks: number, plan: readonly number[]): string {
  const seconds = ((lastTickOf(plan) - ticks) * 60) / MINUTE_TICKS
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export interface CrossChainState {
  source: ChainId
  /** May equal the source after the source was changed; it is kept, and bridging is blocked. */
  destination: ChainId
  /** As typed. */
  amount: string
  route: RouteId
  tile: Tile
}

/** At least the ticks of every plan. */
const MOST_TICKS = 12 * MINUTE_TICKS

const chainId = v.picklist(chains.map(({ id }) => id))

const crossChainEvents = v.variant('type', [
  happened('sourceChosen', { chain: chainId }),
  happened('destinationChosen', { chain: chainId }),
  happened('amountTyped', { text: typedText }),
  /** Source and destination change places. */
  happened('chainsSwapped'),
  happened('routeChosen', { route: v.picklist(routes.map(({ id }) => id)) }),
  happened('replayPressed'),
  /** The tile was moved along the arch, and stays there. */
  happened('tileMoved', { ticks: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_TICKS)) }),
])
/** Due: the planned time is a tick less. */
type CrossChainDue = { type: 'timePassed' }
export type CrossChainEvent = v.InferOutput<typeof crossChainEvents> | CrossChainDue

const atSource: Tile = { ticks: 0, nextAt: null }

export const crossChain: Simulation<CrossChainState, CrossChainEvent> = {
  visitorEvents: crossChainEvents,

  entries: ({ source, destination, amount }) => [
    ['Source chain', chainOf(source).name],
    ['Destination chain', chainOf(destination).name],
    ['Amount', amount],
  ],

  // The initial choice (Rules, Bridge).
  start: () => ({
    source: 'ethereum',
    destination: 'polygon',
    amount: '',
    route: 'standard',
    tile: atSource,
  }),

  reduce(state, event, now) {
    switch (event.type) {
      case 'sourceChosen':
        return event.chain === state.source ? state : sentAgain({ ...state, source: event.chain }, now)
      case 'destinationChosen':
        // The list disables the source chain, so such a choice is ignored (Rules, Bridge).
        return event.chain === state.source || event.chain === state.destination
          ? state
          : sentAgain({ ...state, destination: event.chain }, now)
      case 'amountTyped': {
        const next = { ...state, amount: event.text }
        // What is not a number has nothing to carry.
        if (amountOf(next) === null) return { ...next, tile: atSource }
        const isWaiting = !canCross(state) || (state.tile.ticks === 0 && state.tile.nextAt === null)
        return isWaiting && canCross(next) ? { ...next, tile: { ticks: 1, nextAt: now + TICK_MS } } : next
      }
      case 'chainsSwapped':
        return isSameChain(state)
          ? state
          : sentAgain({ ...state, source: state.destination, destination: state.source }, now)
      case 'routeChosen':
        return event.route === state.route ? state : sentAgain({ ...state, route: event.route }, now)
      case 'replayPressed':
        return sentAgain(state, now)
      case 'tileMoved':
        return !isSameChain(state)
          ? { ...state, tile: { ticks: Math.min(event.ticks, lastTickOf(planFor(state))), nextAt: null } }
          : state
      case 'timePassed': {
        const { ticks, nextAt } = state.tile
        if (nextAt === null) return state
        const isLast = ticks + 1 === lastTickOf(planFor(state))
        return {
          ...state,
          tile: { ticks: ticks + 1, nextAt: isLast ? null : nextOnGrid(nextAt, TICK_MS, now) },
        }
      }
    }
  },

  due: ({ tile }) => (tile.nextAt === null ? null : { event: { type: 'timePassed' }, at: tile.nextAt }),
}

/** How many minutes each step of the chosen route takes. */
export const planFor = ({
  source,
  destination,
  route,
}: Pick<CrossChainState, 'source' | 'destination' | 'route'>) => planOf(source, destination, route)

/** Back at the source; if the amount can cross, the tile leaves again after a tick. */
const sentAgain = (state: CrossChainState, now: number): CrossChainState => ({
  ...state,
  tile: canCross(state) ? { ticks: 0, nextAt: now + TICK_MS } : atSource,
})

/** Whether an amount was entered: literally, without trimming; "0" counts (Rules, Typed texts). */
export const hasAmount = ({ amount }: Pick<CrossChainState, 'amount'>): boolean => amount !== ''

/** The typed amount as a number from 0 up; null if the text is not one. */
export function amountOf({ amount }: Pick<CrossChainState, 'amount'>): number | null {
  const value = readTyped(amount)
  return value !== null && value >= 0 ? value : null
}

/** An amount and its route; without one, the standard route. */
type Sent = Pick<CrossChainState, 'amount'> & Partial<Pick<CrossChainState, 'route'>>

/** The bridge fee, without gas, in the source chain's coin; null if the amount is not a number. */
export function feeOf({ amount: text, route = 'standard' }: Sent): number | null {
  const amount = amountOf({ amount: text })
  return amount === null ? null : (amount * routeOf(route).fee) / HUNDRED_PERCENT
}

/** What arrives before gas, in the source chain's coin: the amount without the fee; null if the amount is not a number. */
export function receivedOf(state: Sent): number | null {
  const [amount, fee] = [amountOf(state), feeOf(state)]
  return amount === null || fee === null ? null : amount - fee
}

/** Whether something is typed that is no number from 0 up. */
export const isNoAmount = (state: Pick<CrossChainState, 'amount'>): boolean =>
  hasAmount(state) && amountOf(state) === null

/** The steps that the tile has reached; none if there is no route. */
export const stepsReached = (state: CrossChainState, stop: number): number => (isSameChain(state) ? 0 : stop)

/** Whether both ends are the same chain. */
export const isSameChain = ({
  source,
  destination,
}: Pick<CrossChainState, 'source' | 'destination'>): boolean => source === destination

/** Whether the tile has something to carry, and somewhere to go. */
export const canCross = (state: CrossChainState): boolean => !isSameChain(state) && amountOf(state) !== null

/** Why Bridge Assets is disabled, all that applies; empty when it is not (Rules, Bridge). */
export function obstaclesOf(state: CrossChainState): ('same-chain' | 'no-amount')[] {
  return [
    ...(isSameChain(state) ? (['same-chain'] as const) : []),
    ...(hasAmount(state) ? [] : (['no-amount'] as const)),
  ]
}
