// Dates as a date field gives them. They have no time zone: two dates are compared as times on the same clock.

import { LAST_MOMENT } from './duration.ts'
import { onDemand } from './onDemand.ts'

const TYPED_DATE = /^(\d{4,6})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/

/** The minute of a typed date, `2026-04-01T09:00`, in ms since 1970 on its own clock; null if it is blank or no date. */
export function readTypedDate(text: string): number | null {
  const [year, month, day, hour, minute] = (TYPED_DATE.exec(text)?.slice(1) ?? []).map(Number)
  if (
    year === undefined ||
    month === undefined ||
    day === undefined ||
    hour === undefined ||
    minute === undefined
  )
    return null
  const date = new Date(0)
  // `Date.UTC` would read the year 1 as 1901.
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour, minute)
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCHours() === hour
  return isThere && minute < 60 ? date.getTime() : null
}

const inWords = onDemand(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
)

const dayInWords = onDemand(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }))

/** The day of a typed date as a time: `Apr 15, 2026`; the last possible day for any time after it. */
export const sayDayOf = (time: number): string => dayInWords().format(Math.min(time, LAST_MOMENT))

/** A typed date in words: `Apr 1, 2026, 9:00 AM`; the text itself if it is no date. */
export function sayTypedDate(text: string): string {
  const value = readTypedDate(text)
  // Some engines put a narrow space before AM and PM.
  return value === null ? text : inWords().format(value).replaceAll('\u202F', ' ')
}
