// The keys of a row of tabs, after the ARIA pattern: arrow keys go round, Home and End go to the ends.
import type { KeyboardEvent } from 'react'

/** Which tab a key asks for, counted from 0; undefined where the key is none of theirs. */
export function tabForKey(
  { key }: Pick<KeyboardEvent, 'key'>,
  current: number,
  count: number,
): number | undefined {
  const last = count - 1
  return {
    ArrowRight: current === last ? 0 : current + 1,
    ArrowLeft: current === 0 ? last : current - 1,
    Home: 0,
    End: last,
  }[key]
}
