// The content of the four tabs: plain props, named callbacks.
import { ArrowDownLeft, ArrowUpRight, CreditCard } from 'lucide'
import { useId, useLayoutEffect, useRef, type ReactElement } from 'react'
import { price, priceWith } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { CopyToClipboard, type CopyResult } from '../../patterns/feedback/CopyToClipboard.tsx'
import { HideableBalance } from '../../patterns/figures/HideableBalance.tsx'
import { ButtonGroup } from '../../patterns/controls/ButtonGroup.tsx'
import { Trend } from '../../primitives/Badge.tsx'
import { Button } from '../../primitives/Button.tsx'
import { Select, TextField } from '../../primitives/Field.tsx'
import { Counted } from '../../primitives/Counted.tsx'
import { FigureField } from '../../primitives/FigureField.tsx'
import { ProgressMeter } from '../../primitives/ProgressMeter.tsx'
import { Mosaic } from '../../primitives/Mosaic.tsx'
import { Slider } from '../../primitives/Slider.tsx'
import { DescriptionList } from '../../primitives/DescriptionList.tsx'
import { AssetRow, AssetWeek, balanceOf, Figure } from './Assets.tsx'
import { useLater } from './later.ts'
import {
  changeOf,
  faultOf,
  limitNote,
  missingOf,
  sendingOf,
  totalOf,
  type MobileWalletState,
  type SendDraft,
  type TextName,
} from './mobileWallet.ts'
import {
  feeText,
  LIMITED,
  LIMITS,
  networkOf,
  sampleRecipient,
  sampleAssets,
  securityFeatures,
  type Asset,
} from './sampleMobileWallet.ts'
import * as styles from './MobileWallet.css.ts'

const ADDRESS_CELLS = 4
/** The coin that an example buys while no asset is open. */
const FIRST_BOUGHT = 'BTC'
/** The assets that arrive at the address: "ETH, AIZ, USDT". */
const receivedHere = sampleAssets
  .map(({ symbol }) => symbol)
  .filter((symbol) => networkOf(symbol) === 'Ethereum')
  .join(', ')

export interface HomeProps {
  /** A row each, in this order; their values add up to the balance, in US dollars. */
  assets: readonly Asset[]
  /** Balances and values are dots; a change in percent does not reveal a balance and stays. See `BalanceHidden`. */
  isBalanceHidden: boolean
  /** The eye was pressed while the balance shows. */
  onHide: () => void
  /** The eye was pressed while the balance is hidden. */
  onShow: () => void
  /** "Send" was pressed: opens the tab with the form. */
  onSend: () => void
  /** "Receive" was pressed: opens the tab with the address. */
  onReceive: () => void
  /** The asset whose week is open in place of the list, or null. See `EthereumOpen`. */
  opened: Asset | null
  /** The symbol of the asset that was opened or closed by the last press, for the focus. */
  pressed: string | null
  /** An asset was pressed: its week opens. */
  onOpen: (symbol: Asset['symbol']) => void
  /** The arrow of the open asset was pressed. */
  onBack: () => void
}

/** Balance, three actions and the assets. Buy has no effect (Rules, Mobile wallet). See `Home`. */
export function Home({
  assets,
  isBalanceHidden,
  onHide,
  onShow,
  onSend,
  onReceive,
  opened,
  pressed,
  onOpen,
  onBack,
}: HomeProps): ReactElement {
  return (
    <>
      <div className={isBalanceHidden ? styles.foldedBalance : styles.balance}>
        <HideableBalance
          label="Total balance"
          figure={price(totalOf(assets))}
          isHidden={isBalanceHidden}
          onHide={onHide}
          onShow={onShow}
        />
        <p className={styles.change}>
          <Trend value={changeOf(assets)} /> over 24 hours
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonGroup
          label="Wallet actions"
          actions={[
            { label: 'Send', icon: ArrowUpRight, onClick: onSend },
            { label: 'Receive', icon: ArrowDownLeft, onClick: onReceive },
            {
              label: 'Buy',
              icon: CreditCard,
              explains: 'In your version this opens the payment provider that you choose.',
              outcome: async () =>
                (await import('./outcomes.tsx')).buyOutcome(opened?.symbol ?? FIRST_BOUGHT),
            },
          ]}
        />
      </div>
      <section>
        {opened ? (
          <AssetWeek
            asset={opened}
            isHidden={isBalanceHidden}
            takesFocus={opened.symbol === pressed}
            onBack={onBack}
          />
        ) : (
          <>
            <h3 className={styles.listHeading}>Assets</h3>
            <ul className={styles.list}>
              {assets.map((asset) => (
                <AssetRow
                  key={asset.symbol}
                  asset={asset}
                  isHidden={isBalanceHidden}
                  takesFocus={asset.symbol === pressed}
                  onOpen={() => onOpen(asset.symbol)}
                />
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  )
}

/** Squares of the balance; in a narrow place, as many as fit. */
const BALANCE_SQUARES = 32

interface AfterSendingProps extends Pick<SendProps, 'draft' | 'isBalanceHidden' | 'limit' | 'onReview'> {
  asset: Asset
}

/** The balance drains as the amount is typed; why a transfer cannot be sent is said in words. */
function AfterSending({ asset, draft, isBalanceHidden, limit, onReview }: AfterSendingProps): ReactElement {
  const { worth, left } = sendingOf(draft.amount, asset)
  const fault = faultOf(draft, asset)
  const missing = missingOf(draft)
  const note = useId()
  return (
    <div className={styles.afterSending}>
      {!isBalanceHidden && (
        <ProgressMeter
          label={`${asset.name} left`}
          value={left ?? 0}
          max={asset.balance}
          squares={BALANCE_SQUARES}
          tone="family"
          valueText={left === null ? 'not known' : balanceOf({ ...asset, balance: left })}
        />
      )}
      <DescriptionList
        items={[
          {
            key: 'Worth',
            value:
              worth === null ? (
                '–'
              ) : isBalanceHidden ? (
                <Figure isHidden hiddenText="hidden">
                  {price(worth)}
                </Figure>
              ) : (
                <Counted text={price(worth)} value={worth} />
              ),
          },
          {
            key: 'Left',
            value:
              left === null ? (
                '–'
              ) : (
                <Figure isHidden={isBalanceHidden} hiddenText="hidden">
                  {balanceOf({ ...asset, balance: left })}
                </Figure>
              ),
          },
          { key: 'Sample network fee', value: feeText(asset.symbol) },
        ]}
      />
      <p
        id={note}
        className={fault === null && missing !== null ? styles.next : styles.warning}
        role="status"
      >
        <span>{fault ?? missing ?? limitNote(worth, limit)}</span>
      </p>
      <Button
        variant="primary"
        isDisabled={fault !== null || missing !== null}
        describedBy={note}
        // Apart from Send of the home screen beside it.
        label={`Send ${asset.name}`}
        onClick={onReview}
      >
        Send
      </Button>
    </div>
  )
}

export interface SendProps {
  /** The assets that can be sent, in this order. */
  assets: readonly Asset[]
  /** Shown as typed. See `SendFilled`. */
  draft: SendDraft
  /** Shows dots in place of the balance of the chosen asset. See `SendWithBalanceHidden`. */
  isBalanceHidden: boolean
  /** In US dollars; a transfer above it says that it is confirmed twice. See `SendAboveLimit`. */
  limit: number
  /** Another asset was chosen, by its symbol. */
  onAsset: (symbol: Asset['symbol']) => void
  /** With every change, which field it is (`recipient` or `amount`) and its whole text, as typed. */
  onText: (field: TextName, text: string) => void
  /** How often the transfer is confirmed; null shows the form. See `ConfirmFirst`, `ConfirmedOnce`. */
  confirmed: MobileWalletState['confirmed']
  /** "Send" was pressed: the transfer waits to be confirmed. */
  onReview: () => void
  /** The first of two confirmations was pressed. */
  onConfirm: () => void
  /** The arrow of the transfer was pressed. */
  onBack: () => void
}

/** A form, and the transfer that is confirmed in its place and never sent. See `SendEmpty`, `ConfirmFirst`. */
export function Send({
  assets,
  onAsset,
  onText,
  confirmed,
  onConfirm,
  onBack,
  ...form
}: SendProps): ReactElement {
  const { draft, isBalanceHidden } = form
  const asset = assets.find(({ symbol }) => symbol === draft.symbol)
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(confirmed)
  const isConfirming = confirmed !== null
  const later = useLater()
  useLayoutEffect(() => {
    if (isConfirming && !later) return
    const buttons = place.current?.querySelectorAll('button') ?? []
    // What was pressed is gone: the focus moves to the way back, then to the next confirmation, or to Send again.
    if (before.current !== confirmed && document.activeElement === document.body)
      buttons[confirmed === 0 ? 0 : buttons.length - 1]?.focus()
    before.current = confirmed
  }, [confirmed, isConfirming, later])
  return (
    <div ref={place} className={styles.sheet}>
      {asset && isConfirming ? (
        later && (
          <later.Confirm
            {...form}
            asset={asset}
            confirmed={confirmed}
            onConfirm={onConfirm}
            onBack={onBack}
          />
        )
      ) : (
        <>
          <h3 className={styles.heading}>Send</h3>
          <Select
            label="Asset"
            value={draft.symbol}
            options={assets.map(({ symbol, name }) => ({ value: symbol, label: `${name} (${symbol})` }))}
            onChange={onAsset}
            hint={
              asset && (
                <>
                  Sample balance{' '}
                  <Figure isHidden={isBalanceHidden} hiddenText="hidden">
                    {balanceOf(asset)}
                  </Figure>
                </>
              )
            }
          />
          <TextField
            label="Recipient address"
            value={draft.recipient}
            onChange={(text) => onText('recipient', text)}
            placeholder="Paste or type it"
            action={
              <button
                type="button"
                className={styles.affix}
                aria-label="Use a sample recipient"
                onClick={() => onText('recipient', sampleRecipient(draft.symbol))}
              >
                Sample
              </button>
            }
          />
          <FigureField
            label="Amount"
            value={draft.amount}
            onChange={(text) => onText('amount', text)}
            placeholder="For example 0.25"
            unit={draft.symbol}
          />
          {asset && <AfterSending {...form} asset={asset} />}
        </>
      )}
    </div>
  )
}

export interface ReceiveProps {
  /** Displayed shortened, copied in full; the picture is generated from it. */
  address: string
  /** The result of the last copy, while its message shows. See `AddressCopied`, `CopyFailed`. */
  result: CopyResult | undefined
  /** The button beside the address was pressed. Its outcome comes back as `result`. */
  onCopy: () => void
}

/** The sample address, its picture and a way to copy it. See `Receive`. */
export function Receive({ address, result, onCopy }: ReceiveProps): ReactElement {
  return (
    <>
      <h3 className={styles.heading}>Receive</h3>
      <div className={styles.addressArt}>
        <Mosaic
          seed={address}
          cols={ADDRESS_CELLS}
          rows={ADDRESS_CELLS}
          symmetry="fourfold"
          rest={0.06}
          ground="tint"
        />
      </div>
      <DescriptionList
        items={[
          {
            key: 'Sample address',
            value: <CopyToClipboard text={address} name="address" result={result} onCopy={onCopy} />,
          },
          { key: 'Network', value: 'Ethereum' },
          { key: 'For', value: receivedHere },
        ]}
      />
      <p className={styles.remark}>
        In your version Bitcoin and Solana have their addresses here, too. There is no key to this sample
        address: do not send anything to it.
      </p>
    </>
  )
}

export interface SecurityProps {
  /** The spending limit, in US dollars. See `LimitLowered`. */
  limit: number
  /** Another limit was chosen. */
  onLimit: (limit: number) => void
}

/** A list of security options; the spending limit can be tried. See `Security`. */
export function Security({ limit, onLimit }: SecurityProps): ReactElement {
  return (
    <>
      <h3 className={styles.heading}>Security</h3>
      <p className={styles.remark}>You choose what your wallet asks for. Try the limit, then Send.</p>
      <ul className={styles.list}>
        {securityFeatures.map(({ name, text }) => (
          <li key={name} className={styles.offer}>
            <p className={styles.assetName}>{name}</p>
            <p className={styles.quiet}>{text}</p>
            {name === LIMITED && (
              <Slider
                label="Sample limit"
                min={0}
                max={LIMITS.most}
                step={LIMITS.step}
                value={limit}
                text={`${plainNumber(limit, 0)} USD`}
                valueText={`${priceWith(0, limit)}: a transfer above it needs a second confirmation`}
                onChange={onLimit}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
