// The transfer in place of the form: from whom to whom, how much, what it costs, and one or two confirmations.
import { ArrowLeft, ArrowRight } from 'lucide'
import type { ReactElement } from 'react'
import { worth } from '../../content/samplePrices.ts'
import { price, priceWith } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { Button, IconButton } from '../../primitives/Button.tsx'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import { DescriptionList } from '../../primitives/DescriptionList.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { AddressMark } from '../../primitives/Mosaic.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { code } from '../../theme/global.css.ts'
import { stamped, unfolded } from '../../theme/motion.css.ts'
import { balanceOf, Figure } from './Assets.tsx'
import { limitNote, sendingOf, type SendDraft } from './mobileWallet.ts'
import { FEE_DECIMALS, feeOf, feeText, networkOf, sampleAddress, type Asset } from './sampleMobileWallet.ts'
import * as styles from './Confirm.css.ts'
import { heading, sheet } from './MobileWallet.css.ts'

export interface ConfirmProps {
  /** The asset that is sent. */
  asset: Asset
  /** Its recipient and its amount can be sent. */
  draft: SendDraft
  /** Above it, in US dollars, a transfer is confirmed twice. */
  limit: number
  /** What stays is dots; the amount was typed and shows. */
  isBalanceHidden: boolean
  /** How often it is confirmed. See `ConfirmFirst`, `ConfirmedOnce`. */
  confirmed: 0 | 1
  /** The first of two confirmations was pressed. */
  onConfirm: () => void
  /** The arrow was pressed: back to the form. */
  onBack: () => void
}

/** A transfer that waits, with the whole address, which is compared here; the last confirmation is a sample control, so nothing is sent. */
export function Confirm({
  asset,
  draft,
  limit,
  isBalanceHidden,
  confirmed,
  onConfirm,
  onBack,
}: ConfirmProps): ReactElement {
  const { amount, recipient } = draft
  const { worth: worthUsd, left } = sendingOf(amount, asset)
  const fee = feeOf(asset.symbol)
  const above = limitNote(worthUsd, limit)
  const steps = above === null ? 1 : 2
  const step = Math.min(confirmed + 1, steps)
  const label = steps === 1 ? 'Confirm' : `Confirm ${step} of ${steps}`
  return (
    <div className={`${sheet} ${unfolded}`}>
      <div className={styles.sheetHead}>
        <IconButton icon={ArrowLeft} label="Back to the form" onClick={onBack} />
        <h3 className={heading}>Confirm</h3>
      </div>
      <div className={styles.parties} aria-hidden>
        <span className={styles.party}>
          {networkOf(asset.symbol) === 'Ethereum' ? (
            <AddressMark address={sampleAddress} />
          ) : (
            <CoinMark symbol={asset.symbol} />
          )}
        </span>
        <Icon icon={ArrowRight} />
        <span className={styles.party}>
          <AddressMark address={recipient.trim()} />
        </span>
      </div>
      <p className={styles.sent}>{`${plainNumber(Number(amount), FEE_DECIMALS)} ${asset.symbol}`}</p>
      <DescriptionList
        items={[
          { key: 'To', value: <span className={`${code} ${styles.whole}`}>{recipient.trim()}</span> },
          { key: 'Network', value: networkOf(asset.symbol) },
          {
            key: 'Worth',
            value: (
              <Figure isHidden={isBalanceHidden} hiddenText="hidden">
                {price(worthUsd ?? 0)}
              </Figure>
            ),
          },
          {
            key: 'Sample network fee',
            value: `${feeText(asset.symbol)}, ${price(worth(fee.coin, fee.amount))}`,
          },
          {
            key: 'Left',
            value: (
              <Figure isHidden={isBalanceHidden} hiddenText="hidden">
                {balanceOf({ ...asset, balance: left ?? 0 })}
              </Figure>
            ),
          },
        ]}
      />
      <p className={styles.confirms} role="status">
        <span className={styles.stamps} aria-hidden>
          {Array.from({ length: steps }, (_, index) => (
            <span key={index} className={index < step - 1 ? `${styles.stampOn} ${stamped}` : styles.stamp} />
          ))}
        </span>
        <span>
          {step === 2
            ? 'Confirmed once. Confirm once more.'
            : (above ?? `Within your limit of ${priceWith(0, limit)}: you confirm once.`)}
        </span>
      </p>
      {step < steps ? (
        <Button variant="primary" onClick={onConfirm}>
          {label}
        </Button>
      ) : (
        <SampleButton
          variant="primary"
          explains="In your version this signs the transaction on the phone and sends it."
          outcome={async () =>
            (await import('./outcomes.tsx')).transferOutcome(asset, draft, isBalanceHidden)
          }
        >
          {label}
        </SampleButton>
      )}
    </div>
  )
}
