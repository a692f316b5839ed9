// What goes with a sent demo: its sender, a note, its last day, and who passed it on (Rules, Sending a demo).
import { withParams } from '../../address/address.ts'
import { dayAt, type Day } from '../../format/day.ts'
import { linkRules, readBy, type LinkRule } from './linkRules.ts'
import { senderFrom, withSender, type Sender } from './sender.ts'

/** What goes with a sent demo. */
export interface Cover {
  /** Who sent it; null if the link does not say so. */
  readonly sender: Sender | null
  /** The sender's words, as `readNote` gives them; '' for none. */
  readonly note: string
  /** The last day that the sender means it for; '' for none. It is a courtesy: the demo opens on any day. */
  readonly until: Day
  /** The client who passed it on; '' if it comes from the sender. */
  readonly passedOnBy: string
}

/** Nothing goes with it. */
export const NO_COVER: Cover = { sender: null, note: '', until: '', passedOnBy: '' }

/** Whether anything goes with it. */
export const isCovered = ({ sender, note, until, passedOnBy }: Cover): boolean =>
  sender !== null || note + until + passedOnBy !== ''

/** What a link says of it. */
export interface CoverArrival {
  readonly cover: Cover
  /** One sentence on what could not be read and is left out; missing if all could be read. */
  readonly notice?: string
}

/** What goes with the demo of a link; `said` holds all parameters of the link. What cannot be read is left out. */
export function coverOf(said: URLSearchParams): CoverArrival {
  const broken = new Set<string>()
  const read = (rule: LinkRule) => {
    const text = readBy(rule, said)
    if (text === null) broken.add(rule.called)
    return text
  }
  const { sender: senderRule, reply: replyRule, note, until, passedOnBy } = linkRules
  const [name, reply] = [read(senderRule), read(replyRule)]
  const cover: Cover = {
    // Wholly or not at all.
    sender: name === null || reply === null ? null : senderFrom(name, reply),
    note: read(note) ?? '',
    until: read(until) ?? '',
    passedOnBy: read(passedOnBy) ?? '',
  }
  return broken.size === 0
    ? { cover }
    : { cover, notice: `The ${[...broken].join(' and the ')} in the link could not be read.` }
}

/** A link with what goes with it. */
export const withCover = (link: string, { sender, note, until, passedOnBy }: Cover): string =>
  withParams(withSender(link, sender), {
    [linkRules.note.parameter]: note || null,
    [linkRules.until.parameter]: until || null,
    [linkRules.passedOnBy.parameter]: passedOnBy || null,
  })

/** Whether a demo is within its time: it has none, its last day is later, is today, or was before. */
export type Validity = 'unlimited' | 'valid' | 'lastDay' | 'over'

/** `now` is a time in ms since 1970; the day is that of the reader's calendar. */
export function validityOf({ until }: Pick<Cover, 'until'>, now: number): Validity {
  if (until === '') return 'unlimited'
  const today = dayAt(now)
  return today < until ? 'valid' : today === until ? 'lastDay' : 'over'
}
