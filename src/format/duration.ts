// Units of time in milliseconds, and formats for a time of day and a number of days.
import { MISSING } from './number.ts'
import { onDemand } from './onDemand.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const clock = onDemand(
  () => new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' }),
)

/** The last instant that a date can have, in ms since 1970. */
export const LAST_MOMENT = 100_000_000 * DAY

/** The local time of day of a moment given in milliseconds since 1970: `3:04:05 PM`. */
export function clockTime(ms: number): string {
  if (!(Math.abs(ms) <= LAST_MOMENT)) return MISSING
  // Some ICU versions put a narrow no-break space before AM and PM, others a plain one.
  return clock().format(ms).replaceAll('\u202f', ' ')
}

const dayCount = onDemand(
  () => new Intl.NumberFormat('en-US', { style: 'unit', unit: 'day', unitDisplay: 'long' }),
)

/** `30 days`, `1 day`. */
export function days(count: number): string {
  return Number.isFinite(count) ? dayCount().format(count) : MISSING
}

/** The choice of days that a chart of prices shows. */
export const dayRanges = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const
export type DayRange = (typeof dayRanges)[number]['value']

export const HOURS_PER_DAY = 24

/** How long ago a number of hours was, in brief: `3 days 6 h ago`, `2 days ago`, `6 h ago`, `now`. */
export function hoursAgo(hours: number): string {
  if (!Number.isFinite(hours)) return MISSING
  const whole = Math.round(hours)
  const [day, hour] = [Math.floor(whole / HOURS_PER_DAY), whole % HOURS_PER_DAY]
  const words = [day > 0 && days(day), hour > 0 && `${hour} h`].filter(Boolean).join(' ')
  return words === '' ? 'now' : `${words} ago`
}
