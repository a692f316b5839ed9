// What a link to a sent demo may say beside the demo: each parameter with its limit and how it is read (Rules, Sending a demo).
// A new parameter has its rule here and its name in src/address/address.ts.
import { readDay } from '../../format/day.ts'
import { PARAMETERS } from '../../address/address.ts'
import { LONGEST_LINK } from '../../simulation/momentLimits.ts'
import { readBrandColor } from '../../theme/brand.ts'
import { LONGEST_NAME, readBrandName } from './names.ts'
import { LONGEST_NOTE, readNote } from './note.ts'
import { LONGEST_REPLY, readReply, readSenderName } from './sender.ts'

/** The rule of one parameter. */
export interface LinkRule {
  /** In the link's fragment. */
  readonly parameter: string
  /** The longest text, in characters. */
  readonly longest: number
  /** The text as it is shown, '' where there is none; null when it cannot be one. */
  readonly read: (text: string) => string | null
  /** What could not be read, after "The". */
  readonly called: string
}

/** The rules by the meaning of their parameters. */
export const linkRules = {
  brandName: {
    parameter: PARAMETERS.brandName,
    longest: LONGEST_NAME,
    read: readBrandName,
    called: 'name or color',
  },
  brandColor: {
    parameter: PARAMETERS.brandColor,
    longest: 6,
    read: readBrandColor,
    called: 'name or color',
  },
  sender: {
    parameter: PARAMETERS.sender,
    longest: LONGEST_NAME,
    read: readSenderName,
    called: 'name or the address of the sender',
  },
  reply: {
    parameter: PARAMETERS.reply,
    longest: LONGEST_REPLY,
    read: readReply,
    called: 'name or the address of the sender',
  },
  note: { parameter: PARAMETERS.note, longest: LONGEST_NOTE, read: readNote, called: 'note' },
  until: { parameter: PARAMETERS.until, longest: 10, read: readDay, called: 'last day' },
  passedOnBy: {
    parameter: PARAMETERS.passedOnBy,
    longest: LONGEST_NAME,
    read: readSenderName,
    called: 'name of who passed it on',
  },
  // Which demos it names is read in room.ts.
  room: {
    parameter: PARAMETERS.room,
    longest: LONGEST_LINK,
    read: (text) => (text.length <= LONGEST_LINK && /^[\w.-]*$/.test(text) ? text : null),
    called: 'list of demos',
  },
} as const satisfies Partial<Record<keyof typeof PARAMETERS, LinkRule>>

/** What a link says for a parameter, by its rule: '' where it says nothing. */
export const readBy = ({ parameter, read }: LinkRule, said: URLSearchParams): string | null =>
  read(said.get(parameter) ?? '')
