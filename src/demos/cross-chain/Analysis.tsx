// What a transfer costs and how long it takes: the fee of the typed amount, and fixed sample values.
import type { ReactElement, ReactNode } from 'react'
import { MISSING, plainNumber } from '../../format/number.ts'
import { Blank } from '../../primitives/Blank.tsx'
import { Counted } from '../../primitives/Counted.tsx'
import { amountOf, feeOf, hasAmount } from './crossChain.ts'
import { sampleAnalysis, type SampleChain } from './sampleChains.ts'
import * as styles from './Analysis.css.ts'

/** The smallest part of a coin that a figure shows is the eighth decimal. */
const DECIMALS = 8
const LEAST = 10 ** -DECIMALS

/** A number of coins: `0.0125 ETH`, and `<0.00000001 ETH` for less than can be shown. */
const coins = (value: number, symbol: string) =>
  value > 0 && value < LEAST
    ? `<${LEAST.toFixed(DECIMALS)} ${symbol}`
    : `${plainNumber(value, DECIMALS)} ${symbol}`

export interface AnalysisProps {
  /** As typed. Without it each value is a blank, and what is not a number has no fee. See `NoAmount`, `ScriptTyped`. */
  amount: string
  /** The chain whose coin is sent. */
  source: SampleChain
}

/** Four figures, whose names are always visible. */
export function Analysis({ amount, source }: AnalysisProps): ReactElement {
  const isShown = hasAmount({ amount })
  const inCoins = (value: number | null) =>
    value === null ? MISSING : <Counted text={coins(value, source.symbol)} value={value} />
  // The squares are about as wide as the value.
  const figures: { name: string; value: ReactNode; note: string; squares: number }[] = [
    { name: 'You send', value: inCoins(amountOf({ amount })), note: `from ${source.name}`, squares: 7 },
    { name: 'Bridge fee', value: inCoins(feeOf({ amount })), note: sampleAnalysis.fee, squares: 9 },
    { name: 'Estimated time', value: sampleAnalysis.time, note: 'fixed sample', squares: 12 },
    { name: 'Security level', value: sampleAnalysis.security, note: 'fixed sample', squares: 9 },
  ]
  return (
    // Its values are announced when they appear, and afterwards only those that change.
    <div aria-label="Analysis" role="status" aria-atomic={false}>
      <dl className={styles.figures}>
        {figures.map(({ name, value, note, squares }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{name}</dt>{' '}
            <dd>
              <span className={styles.value}>
                {isShown ? value : <Blank squares={squares}>Not yet</Blank>}
              </span>{' '}
              <span className={styles.note}>{isShown ? note : ''}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
