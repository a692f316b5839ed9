// What a delivered bridge would show after its sample controls.
import { CoinMark } from '../../primitives/CoinMark.tsx'
import type { SampleOutcome } from '../../primitives/SampleLine.tsx'
import { coins } from './Analysis.tsx'
import { amountOf, feeOf, minutesOf, planFor, receivedOf, type CrossChainState } from './crossChain.ts'
import { chainOf, routeOf } from './sampleChains.ts'

/** The most letters of an amount on a slip; a longer one has no slip. */
const LONGEST = 28

/** The receipt of the typed amount on the chosen route; none for a text that is no amount. */
export function transferOutcome(
  state: Pick<CrossChainState, 'source' | 'destination' | 'amount' | 'route'>,
): SampleOutcome | undefined {
  const [amount, fee, received] = [amountOf(state), feeOf(state), receivedOf(state)]
  if (amount === null || fee === null || received === null) return undefined
  const [source, destination] = [chainOf(state.source), chainOf(state.destination)]
  const [locked, taken, released] = [
    coins(amount, source.symbol),
    coins(fee, source.symbol),
    coins(received, source.symbol),
  ]
  if (Math.max(locked.length, taken.length, released.length) > LONGEST) return undefined
  return {
    title: 'Receipt of the transfer',
    picture: <CoinMark symbol={source.symbol} />,
    rows: [
      [`Locked on ${source.name}`, locked],
      [`Fee of ${routeOf(state.route).fee}%`, taken],
      [`Released on ${destination.name}`, released],
      ['Planned time', `${minutesOf(planFor(state))} minutes`],
    ],
  }
}
