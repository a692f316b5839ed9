// What a transfer costs and how long it takes: the fee of the typed amount, and fixed sample values.
import type { ReactElement, ReactNode } from 'react'
import { abbreviate, MISSING, plainNumber } from '../../format/number.ts'
import { Counted } from '../../primitives/Counted.tsx'
import { amountOf, feeOf, hasAmount, minutesOf, receivedOf } from './crossChain.ts'
import { GAS, planOf, routeOf, sampleAnalysis, type RouteId, type SampleChain } from './sampleChains.ts'
import * as styles from './Analysis.css.ts'

/** The smallest part of a coin that a figure shows is the eighth decimal. */
const DECIMALS = 8
const LEAST = 10 ** -DECIMALS
/** Letters that fit in a line of the large figure on a phone. */
const LONG = 12

/** A number of coins: `0.0125 ETH`, and `<0.00000001 ETH` for less than can be shown. */
export const coins = (value: number, symbol: string) =>
  value > 0 && value < LEAST
    ? `<${LEAST.toFixed(DECIMALS)} ${symbol}`
    : `${plainNumber(value, DECIMALS)} ${symbol}`

/** Letters that fit in the destination's tile and in a route on a phone. */
const BRIEF = 16
const BRIEF_DECIMALS = 2
/** More is not written out. */
const MOST = { value: 1e15, text: '1000T' } as const

/** The same for a narrow place, rounded or abbreviated if it is long: `123.33B ETH`, and `>1000T ETH` for more than can be shown. */
export function briefCoins(value: number, symbol: string): string {
  const written = [coins(value, symbol), `${plainNumber(value, BRIEF_DECIMALS)} ${symbol}`]
  return (
    written.find(({ length }) => length <= BRIEF) ??
    `${value < MOST.value ? abbreviate(value) : `>${MOST.text}`} ${symbol}`
  )
}

export interface AnalysisProps {
  /** As typed. Without it a word says what to type, and what is not a number has no fee. See `NoAmount`, `ScriptTyped`. */
  amount: string
  /** The chain whose coin is sent. */
  source: SampleChain
  /** The chain on which it is received. */
  destination: SampleChain
  /** The chosen route. See `Express`. */
  route?: RouteId
}

/** Five figures, whose names are always visible; the largest is what one receives. From a chain to itself there is no quote. */
export function Analysis({ amount, source, destination, route = 'standard' }: AnalysisProps): ReactElement {
  const isShown = hasAmount({ amount })
  const isSame = source.id === destination.id
  const minutes = minutesOf(planOf(source.id, destination.id, route))
  const inCoins = (value: number | null) =>
    value === null ? MISSING : <Counted text={coins(value, source.symbol)} value={value} />
  /** A long figure in smaller letters, in one line. */
  const lookOf = (value: number | null, look: string) =>
    value !== null && coins(value, source.symbol).length > LONG ? `${look} ${styles.long}` : look
  const figures: {
    name: string
    value: ReactNode
    note: string
    more?: string
    look?: string
    before?: string
  }[] = [
    {
      name: 'You send',
      value: inCoins(amountOf({ amount })),
      note: `from ${source.name}`,
      look: lookOf(amountOf({ amount }), styles.value),
    },
    {
      name: 'You receive',
      value: isSame ? MISSING : inCoins(receivedOf({ amount, route })),
      note: isSame ? 'choose another chain' : `on ${destination.name}, before gas`,
      look: lookOf(receivedOf({ amount, route }), styles.hero),
      before: 'Type an amount',
    },
    {
      name: 'Bridge fee',
      value: isSame ? MISSING : inCoins(feeOf({ amount, route })),
      note: `${routeOf(route).fee}% plus gas`,
      more: isSame ? undefined : `sample gas ${GAS[source.id]} ${source.symbol}`,
    },
    {
      name: 'Estimated time',
      value: route === 'standard' ? sampleAnalysis.time : `About ${minutes} minutes`,
      note: isSame ? 'between different chains' : `this route: ${minutes} min`,
    },
    { name: 'Security level', value: sampleAnalysis.security, note: 'fixed sample' },
  ]
  return (
    // Its values are announced when they appear, and afterwards only those that change.
    <div aria-label="Analysis" role="status" aria-atomic={false}>
      <dl className={styles.figures}>
        {figures.map(({ name, value, note, more = '', look = styles.value, before = MISSING }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{name}</dt>{' '}
            <dd>
              <span className={isShown ? look : styles.waiting}>{isShown ? value : before}</span>{' '}
              <span className={styles.note}>{isShown ? note : ''}</span>{' '}
              <span className={styles.more}>{isShown ? more : ''}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
