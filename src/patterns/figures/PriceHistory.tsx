// The last days of a coin's price, or of the value of assets, as a curve in the color of the coin.
import type { ReactElement } from 'react'
import { counted } from '../../format/counted.ts'
import { days, HOURS_PER_DAY, hoursAgo } from '../../format/duration.ts'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { Trend } from '../../primitives/Badge.tsx'
import { coinLook } from '../../primitives/coins.ts'
import { Curve, type CurveProps } from '../../primitives/drawings/Curve.tsx'

export interface PriceHistoryProps extends Pick<
  CurveProps,
  'values' | 'format' | 'read' | 'onRead' | 'size' | 'isHidden' | 'tried'
> {
  /** Whose past it is: "Bitcoin", "Balance". */
  name: string
  /** Says the name above the curve, too, where it is not beside it. See `Named`. */
  isNamed?: boolean
  /** What the values are. */
  what: 'price' | 'value'
  /** The symbol of the coin, for the color; null for several. */
  symbol: string | null
  /** The days up to now; whole weeks from four on are said in weeks. See `OfWeeks`. */
  past: number
}

const DAYS_PER_WEEK = 7
const spanOf = (past: number) =>
  past >= 4 * DAYS_PER_WEEK && past % DAYS_PER_WEEK === 0 ? counted(past / DAYS_PER_WEEK, 'week') : days(past)

/** A curve that ends now; while nothing is read, the line above it says the change over its time. See `OfACoin`. */
export function PriceHistory({
  name,
  isNamed = false,
  what,
  symbol,
  past,
  values,
  ...rest
}: PriceHistoryProps): ReactElement {
  const look = symbol === null ? null : coinLook(symbol)
  const [first, last] = [values[0] ?? null, values.at(-1) ?? null]
  const change = first === null || last === null ? Number.NaN : (last / first - 1) * HUNDRED_PERCENT
  return (
    <Curve
      {...rest}
      values={values}
      label={`${name}, ${what} over ${spanOf(past)}`}
      caption={`${isNamed ? `${name}, last` : 'Last'} ${spanOf(past)}`}
      end={<Trend value={Number.isFinite(change) ? change : null} />}
      whenOf={(share) => hoursAgo((1 - share) * past * HOURS_PER_DAY)}
      face={look?.kind === 'known' ? look.face : undefined}
    />
  )
}
