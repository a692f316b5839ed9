// The course of the balance, or of a chosen asset, over a range that can be chosen.
import { useMemo, useState, type ReactElement } from 'react'
import { price } from '../../format/money.ts'
import { PriceHistory } from '../../patterns/figures/PriceHistory.tsx'
import { SegmentedControl } from '../../primitives/SegmentedControl.tsx'
import type { Asset } from './sampleWallet.ts'
import { courseOf, walletRanges, type WalletRange } from './wallet.ts'
import * as styles from './Wallet.css.ts'

export interface BalanceCurveProps {
  /** All of the wallet, or the chosen one. */
  assets: readonly Asset[]
  /** What they would be worth at the tried price, in US dollars: after the last value. */
  worth: number
  /** Whether they are all: the balance. Else the curve is in the color of the one. See `CurveOfAnAsset`. */
  isBalance: boolean
  /** The days up to now. */
  range: WalletRange
  /** The values are not shown; the line tells none and stays. */
  isHidden: boolean
  /** Another range was chosen. */
  onRange: (range: WalletRange) => void
}

/** A curve that ends at today's value; what is tried is after it. See `CurveOfTheBalance`. */
export function BalanceCurve({
  assets,
  worth,
  isBalance,
  range,
  isHidden,
  onRange,
}: BalanceCurveProps): ReactElement {
  const [read, setRead] = useState<number | null>(null)
  const values = useMemo(() => courseOf(assets, range), [assets, range])
  const [asset] = isBalance ? [] : assets
  return (
    <section className={styles.curve} aria-label="Value over time">
      <PriceHistory
        name={asset?.name ?? 'Balance'}
        isNamed
        what="value"
        symbol={asset?.symbol ?? null}
        past={walletRanges.find(({ value }) => value === range)!.days}
        values={values}
        tried={worth}
        format={price}
        read={read}
        onRead={setRead}
        isHidden={isHidden}
      />
      <div className={styles.ranges}>
        <SegmentedControl
          label="Range"
          isLabelHidden
          value={range}
          options={walletRanges}
          onChange={(chosen) => {
            setRead(null)
            onRange(chosen)
          }}
        />
        <p className={styles.rangeNote}>What the wallet holds today, at past sample prices.</p>
      </div>
    </section>
  )
}
