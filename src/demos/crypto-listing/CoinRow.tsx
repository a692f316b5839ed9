// One coin of the listing: its figures in a row and, when open, its week, supplies and holders below.
import { ChevronDown, type IconNode } from 'lucide'
import { memo, useId, type ReactElement, type ReactNode, type Ref } from 'react'
import { coinPageUrl } from '../../content/coinPages.ts'
import { knownWeek } from '../../content/sampleMarket.ts'
import { useIsHydrated } from '../../browser/externalStores.ts'
import { latePart } from '../../browser/latePart.ts'
import { HUNDRED_PERCENT, plainPercent } from '../../format/percent.ts'
import { abbreviatedUsd, price } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import type { PointedHandlers } from '../../patterns/controls/usePointedAt.ts'
import { Trend } from '../../primitives/Badge.tsx'
import { IconButton } from '../../primitives/Button.tsx'
import { ExternalLink } from '../../primitives/ExternalLink.tsx'
import { CoinMark } from '../../primitives/CoinMark.tsx'
import { Sparkline } from '../../primitives/Sparkline.tsx'
import { inParts, weekOf } from '../../simulation/past.ts'
import { columns, type ColumnKey } from './columns.ts'
import type { ListedCoin } from './sampleCoins.ts'
import * as styles from './CryptoListing.css.ts'

/** A star with straight corners, like all art of the site. */
const star: IconNode = [['path', { d: 'M12 2 14.5 9 22 9.5 16.5 14 18 21 12 17 6 21 7.5 14 2 9.5 9.5 9z' }]]

function Cell({ column, children }: { column: ColumnKey; children: ReactNode }): ReactElement {
  const { head, isHeadHidden } = columns[column]
  return (
    <td className={`${styles.cell} ${styles.place[column]}`}>
      {/* Stacked rows have no head row: each figure has its own head. */}
      {!isHeadHidden && <span className={styles.cellHead}>{head}</span>}
      <span className={styles.figure}>{children}</span>
    </td>
  )
}

function CoinName({ coin: { name, symbol } }: { coin: ListedCoin }): ReactElement {
  return (
    <span className={styles.coin}>
      <span className={styles.mark}>
        <CoinMark symbol={symbol} />
      </span>
      <bdi className={styles.name}>{name}</bdi>
      <bdi className={styles.symbol}>{symbol}</bdi>
    </span>
  )
}

const { load, usePart } = latePart(() => import('./CoinDetails.tsx'))

/** Loads what an open row shows ahead; if that fails, the next open row tries again. */
export const loadDetails = load

/** Keeps the place of the details until they are there. */
function Details({ coin }: { coin: ListedCoin }): ReactElement {
  const part = usePart()
  return <div className={styles.detailsPlace}>{part && <part.CoinDetails coin={coin} />}</div>
}

/** Parts of a week in a row; the known prices are at thirds of it. */
const ROW_PARTS = 18

/** The week in fewer prices, as a row has room for. */
function courseInARow(coin: ListedCoin): number[] | undefined {
  const week = weekOf(coin.symbol, knownWeek(coin), null)
  return week ? inParts(week, ROW_PARTS) : undefined
}

/** The height of the bar of a share, in px. */
const SHARE_BAR = 10

/** The cells that a press changes nothing in. */
const Figures = memo(function Figures({ coin, share }: Pick<CoinRowProps, 'coin' | 'share'>): ReactElement {
  // The page that is sent is lighter without the bars.
  const isHydrated = useIsHydrated()
  return (
    <>
      <Cell column="rank">{plainNumber(coin.market_cap_rank, 0)}</Cell>
      <th scope="row" className={`${styles.cell} ${styles.place.coin}`}>
        <CoinName coin={coin} />
        {/* The quilt says it in words. */}
        {share !== undefined && isHydrated && (
          <span className={styles.share} aria-hidden>
            <svg width="100%" height={SHARE_BAR}>
              <rect className={styles.shareWhole} width="100%" height={SHARE_BAR} />
              <rect
                className={styles.sharePart}
                width={`${(share * HUNDRED_PERCENT).toFixed(2)}%`}
                height={SHARE_BAR}
              />
            </svg>
            <span>{plainPercent(share * HUNDRED_PERCENT)}</span>
          </span>
        )}
      </th>
      <Cell column="price">{price(coin.current_price)}</Cell>
      <Cell column="hour">
        <Trend value={coin.price_change_percentage_1h} />
      </Cell>
      <Cell column="day">
        <Trend value={coin.price_change_percentage_24h} />
      </Cell>
      <Cell column="cap">{abbreviatedUsd(coin.market_cap)}</Cell>
      <Cell column="volume">{abbreviatedUsd(coin.total_volume)}</Cell>
      <Cell column="course">
        <Sparkline
          label={`${coin.name}, price over 7 days`}
          values={coin.sparkline}
          course={courseInARow(coin)}
          format={price}
        />
      </Cell>
    </>
  )
})

export interface CoinRowProps {
  /** Price, market cap and volume in US dollars, changes in percent; null if a figure is not known. */
  coin: ListedCoin
  /** Of the market cap of all coins, from 0 to 1, for a bar beside its name in the wide table. See `Starred`. */
  share?: number | undefined
  /** The visitor has starred it. See `Starred`. */
  isStarred: boolean
  /** Its details are open. See `DetailsOpen`. */
  isOpen: boolean
  /** The row or its patch in the quilt is pointed at. See `Lit`. */
  isLit?: boolean
  /** Handlers that light row and patch together. */
  handlers?: PointedHandlers | undefined
  /** The row, to scroll to it. */
  rowRef?: Ref<HTMLTableRowElement>
  /** The star was pressed, to set or remove it. */
  onStar: () => void
  /** The arrow was pressed, to open or close the details. */
  onDetails: () => void
}

/** A row of the table, or two when open. */
export function CoinRow({
  coin,
  share,
  isStarred,
  isOpen,
  isLit = false,
  handlers,
  rowRef,
  onStar,
  onDetails,
}: CoinRowProps): ReactElement {
  const detailsId = useId()
  const { name } = coin
  return (
    <>
      <tr
        ref={rowRef}
        className={[styles.row, isOpen && styles.open, isLit && styles.lit].filter(Boolean).join(' ')}
        {...handlers}
      >
        <td className={`${styles.cell} ${styles.place.star}`}>
          <IconButton icon={star} label={`Star ${name}`} isPressed={isStarred} onClick={onStar} />
        </td>
        <Figures coin={coin} share={share} />
        <td className={`${styles.cell} ${styles.place.actions}`}>
          <span className={styles.actions}>
            <span className={styles.pageLink}>
              <ExternalLink isIconOnly href={coinPageUrl(coin.id)} subject={name}>
                Coin page
              </ExternalLink>
            </span>
            <IconButton
              icon={ChevronDown}
              label={`Details of ${name}`}
              isExpanded={isOpen}
              controls={detailsId}
              onClick={onDetails}
            />
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr id={detailsId} className={styles.detailsRow}>
          <td colSpan={Object.keys(columns).length} className={styles.detailsCell}>
            <Details coin={coin} />
          </td>
        </tr>
      )}
    </>
  )
}
