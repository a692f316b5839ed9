// The swap: the amounts in From and To follow each other at the sample rate. Plain props, named
// callbacks.
import { ArrowDown } from 'lucide'
import type { ReactElement } from 'react'
import { MISSING, plainNumber } from '../../format/number.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { Counted } from '../../primitives/Counted.tsx'
import { FigureField } from '../../primitives/FigureField.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { DescriptionList } from '../../primitives/DescriptionList.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { ethIn, shownTo, swapFault, type SwapTexts } from './dapp.ts'
import { SAMPLE_RATE, sampleSwap, sampleWallet, SLIPPAGE_PERCENT } from './sampleDapp.ts'
import { aiz, ETH_DECIMALS, GAS_DECIMALS } from './amounts.ts'
import * as styles from './Swap.css.ts'

/** What is wrong with an amount, in words. */
const FAULTS = {
  'no-amount': 'This is not an amount. Type a number above 0.',
  'above-balance': `The sample wallet holds ${plainNumber(sampleWallet.balance, ETH_DECIMALS)} ETH. Type no more than that.`,
} as const satisfies Record<NonNullable<ReturnType<typeof swapFault>>, string>

/** As much as can be swapped, with the gas fee left. */
const MOST = plainNumber(sampleWallet.balance - sampleSwap.gasFee, GAS_DECIMALS)

export interface SwapProps {
  /** As typed; see `SwapQuoted`, and `SwapFilled` with an amount typed in To. */
  amounts: SwapTexts
  /** With every change of From, its whole text, as typed: To shows the quote again. */
  onFrom: (text: string) => void
  /** With every change of To, its whole text, as typed. */
  onTo: (text: string) => void
}

/** Two unchecked inputs, the quote and its terms, and a sample button. See `SwapEmpty`. */
export function Swap({ amounts, onFrom, onTo }: SwapProps): ReactElement {
  const { from, to, route, gasFee } = sampleSwap
  const fault = swapFault(amounts.from)
  const faultOfTo = swapFault(amounts.to, 'to')
  // While nothing is typed, for one ETH.
  const eth = ethIn(amounts.from) ?? (fault === null && faultOfTo === null ? 1 : null)
  const quote = eth === null ? null : eth * SAMPLE_RATE
  const least = quote === null ? null : quote * (1 - SLIPPAGE_PERCENT / HUNDRED_PERCENT)
  const inAiz = (amount: number | null) =>
    amount === null ? MISSING : <Counted text={aiz(amount)} value={amount} />
  return (
    <div className={styles.swap}>
      <div className={styles.fields}>
        <FigureField
          label="From"
          value={amounts.from}
          onChange={onFrom}
          placeholder="For example 0.5"
          unit={from}
          action={
            <button
              type="button"
              className={styles.most}
              aria-label={`MAX: ${MOST} ETH, without the gas fee`}
              onClick={() => onFrom(MOST)}
            >
              MAX
            </button>
          }
          error={fault === null ? undefined : FAULTS[fault]}
        />
        <span className={styles.arrow}>
          <Icon icon={ArrowDown} />
        </span>
        <FigureField
          label="To"
          value={shownTo(amounts)}
          onChange={onTo}
          placeholder="The quote"
          unit={to}
          error={faultOfTo === null ? undefined : FAULTS[faultOfTo]}
          hint="You can type in either field."
        />
      </div>
      <section className={styles.quote}>
        <h3 className={styles.quoteLabel}>
          {eth === null ? 'Sample quote' : `Sample quote for ${plainNumber(eth, ETH_DECIMALS)} ETH`}
        </h3>
        <p className={styles.quoteFigure}>{inAiz(quote)}</p>
      </section>
      <div className={styles.action}>
        <SampleButton
          // Quiet while the amount cannot be swapped.
          variant={fault === null && faultOfTo === null ? 'primary' : 'secondary'}
          explains="In your version this asks the wallet to sign, then swaps over the route shown."
          outcome={async () => (await import('./outcomes.tsx')).swapOutcome(eth)}
        >
          AI Swap
        </SampleButton>
      </div>
      <section className={styles.terms}>
        <h3 className={panelHeading}>Terms</h3>
        <DescriptionList
          items={[
            { key: 'Sample rate', value: <bdi dir="ltr">{`1 ETH = ${aiz(SAMPLE_RATE)}`}</bdi> },
            { key: 'Route', value: route },
            { key: 'Slippage', value: `${plainNumber(SLIPPAGE_PERCENT, 1)}%` },
            { key: 'At least', value: inAiz(least) },
            { key: 'Sample gas fee', value: `${plainNumber(gasFee, GAS_DECIMALS)} ETH` },
          ]}
        />
      </section>
    </div>
  )
}
