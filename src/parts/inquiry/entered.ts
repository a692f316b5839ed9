// What a link to an inquiry says of a demo whose moment is too long for it (withEntered.ts). Loaded late.
import { unpack } from '../../simulation/deflate.ts'
import type { Entry } from '../../simulation/entries.ts'
import { LARGEST_UNPACKED, LONGEST_LINK } from '../../simulation/momentLimits.ts'
import type { TooLong } from '../../simulation/momentLink.ts'
import type { FittedEntries } from './fitted.ts'
import { TOO_LONG } from './tooLong.ts'

/** What a link to an inquiry says of a demo whose moment is too long for it. */
export interface Entered extends FittedEntries {
  readonly why: TooLong
}

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string')

/** What a link says of the entries; null where it says nothing, or nothing that can be read. */
export function readEntered(code: string | null): Entered | null {
  const text = code === null || code.length > LONGEST_LINK ? null : unpack(code, LARGEST_UNPACKED)
  if (text === null) return null
  try {
    const parts: unknown = JSON.parse(text)
    if (!Array.isArray(parts)) return null
    const [why, isShortened, ...entries] = parts as unknown[]
    return typeof why === 'string' && Object.hasOwn(TOO_LONG, why) && entries.every(isEntry)
      ? { why: why as TooLong, isShortened: isShortened === true, entries }
      : null
  } catch {
    return null
  }
}
