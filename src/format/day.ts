// A day of the calendar, YYYY-MM-DD, as a date field gives it. It has no time zone: it is a day wherever the reader is.

/** A day of the calendar, YYYY-MM-DD. */
export type Day = string

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** The middle of the day in UTC, in ms since 1970; null if there is no such day. */
function middleOf(day: string): number | null {
  const [year, month, date] = (DAY.exec(day)?.slice(1) ?? []).map(Number)
  if (year === undefined || month === undefined || date === undefined) return null
  const middle = new Date(0)
  // `Date.UTC` would read the year 1 as 1901.
  middle.setUTCFullYear(year, month - 1, date)
  middle.setUTCHours(12)
  return middle.getUTCMonth() === month - 1 && middle.getUTCDate() === date ? middle.getTime() : null
}

/** A day as it is kept; '' for a blank text, null if there is no such day. */
export function readDay(text: string): Day | null {
  const day = text.trim()
  return day === '' || middleOf(day) !== null ? day : null
}

/** The day that a time, in ms since 1970, falls on where the reader is. */
export function dayAt(time: number): Day {
  const at = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** A day in the reader's format ("November 30, 2026"); `locale` is the browser's when not given. */
export function sayDay(day: Day, locale?: string): string {
  const middle = middleOf(day)
  return middle === null
    ? day
    : new Date(middle).toLocaleDateString(locale || undefined, { dateStyle: 'long', timeZone: 'UTC' })
}
