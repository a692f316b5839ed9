// The assets of the home screen: their rows, and the week of the one that is open.
import { ArrowLeft } from 'lucide'
import { useMemo, useState, type ReactElement } from 'react'
import { knownPast, samplePrices } from '../../content/samplePrices.ts'
import { price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { Concealable } from '../../patterns/figures/HideableBalance.tsx'
import { Trend } from '../../primitives/Badge.tsx'
import { IconButton } from '../../primitives/Button.tsx'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import { inParts, weekOf } from '../../simulation/past.ts'
import { useLater } from './later.ts'
import type { Asset } from './sampleMobileWallet.ts'
import * as styles from './MobileWallet.css.ts'

/** The maximum decimals of a balance. */
const BALANCE_DECIMALS = 6

const weekBefore = (symbol: Asset['symbol']) => weekOf(symbol, knownPast(symbol), [])

export const balanceOf = ({ balance, symbol }: Asset): string =>
  `${plainNumber(balance, BALANCE_DECIMALS)} ${symbol}`

/** For what appears in place of what was pressed. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

export interface FigureProps {
  /** Folds it. See `FoldedFigure`. */
  isHidden: boolean
  /** For screen readers in place of the figure. */
  hiddenText: string
  /** The figure with its unit. */
  children: string
}

/** A balance or a value; hidden, it is folded to a slip with dots. */
export function Figure({ isHidden, hiddenText, children }: FigureProps): ReactElement {
  return (
    <span key={String(isHidden)} className={isHidden ? styles.foldedFigure : styles.figure}>
      <Concealable isHidden={isHidden} hiddenText={hiddenText}>
        {children}
      </Concealable>
    </span>
  )
}

export interface AssetRowProps {
  /** Balance in the asset, value in US dollars. */
  asset: Asset
  /** Balance and value are dots. See `BalanceHidden`. */
  isHidden: boolean
  /** It was closed last: its name takes the focus. */
  takesFocus: boolean
  /** The row was pressed. */
  onOpen: () => void
}

/** Parts of a week in a row. */
const ROW_PARTS = 18

/** A row of the list; all of it is pressed. See `Balances`. */
export function AssetRow({ asset, isHidden, takesFocus, onOpen }: AssetRowProps): ReactElement {
  const { symbol, name, value, change } = asset
  const later = useLater()
  const week = useMemo(() => inParts(weekBefore(symbol), ROW_PARTS), [symbol])
  return (
    <li className={styles.asset}>
      <span className={styles.assetMark}>
        <CoinMark symbol={symbol} />
      </span>
      <span className={styles.assetSide}>
        <button
          ref={takesFocus ? takeFocus : undefined}
          type="button"
          className={styles.assetOpener}
          onClick={onOpen}
        >
          <span>{name}</span> <span className={styles.quiet}>{symbol}</span>
        </button>
        <span className={styles.quiet}>
          <Figure isHidden={isHidden} hiddenText="Balance hidden,">
            {balanceOf(asset)}
          </Figure>
        </span>
      </span>
      {/* In words when it is open. */}
      <span className={styles.week} aria-hidden>
        {later && (
          <later.Sparkline
            values={[week[0] ?? null, week.at(-1) ?? null]}
            course={week}
            label={name}
            format={price}
          />
        )}
      </span>
      <span className={styles.assetWorth}>
        <span className={styles.assetName}>
          <Figure isHidden={isHidden} hiddenText="value hidden,">
            {price(value)}
          </Figure>
        </span>
        <Trend value={change} />
      </span>
    </li>
  )
}

export interface AssetWeekProps {
  /** The asset that is open. */
  asset: Asset
  /** Its balance is dots; the price tells none and stays. See `SolanaOpen`. */
  isHidden: boolean
  /** It opened by a press: its arrow takes the focus. */
  takesFocus: boolean
  /** The arrow was pressed: back to the list. */
  onBack: () => void
}

/** The week of an asset in place of the list. See `OneAsset`. */
export function AssetWeek({ asset, isHidden, takesFocus, onBack }: AssetWeekProps): ReactElement {
  const { symbol, name } = asset
  const later = useLater()
  const [read, setRead] = useState<number | null>(null)
  const week = useMemo(() => weekBefore(symbol), [symbol])
  return (
    <>
      <div className={styles.assetHead}>
        <IconButton
          ref={takesFocus ? takeFocus : undefined}
          icon={ArrowLeft}
          label="Back to the assets"
          onClick={onBack}
        />
        <span className={styles.assetMark}>
          <CoinMark symbol={symbol} />
        </span>
        <span className={styles.assetSide}>
          <h3 className={styles.assetName}>{name}</h3>
          <span className={styles.quiet}>
            <Figure isHidden={isHidden} hiddenText="Balance hidden">
              {balanceOf(asset)}
            </Figure>
          </span>
        </span>
        <span className={styles.assetWorth}>
          <span className={styles.quiet}>{`1 ${symbol}`}</span>
          <span className={styles.assetPrice}>{price(samplePrices[symbol].usd)}</span>
        </span>
      </div>
      <div className={styles.history}>
        {later && (
          <later.PriceHistory
            name={name}
            what="price"
            symbol={symbol}
            past={7}
            values={week}
            format={price}
            read={read}
            onRead={setRead}
            size="large"
          />
        )}
      </div>
    </>
  )
}
