// Sending a demo: where it begins, the link, and the message around it (Rules, Sending a demo).
import { PARAMETERS, withBrand, withParams } from '../../address/address.ts'
import { company } from '../../content/company.ts'
import type { Demo } from '../../content/demos.ts'
import { sayDay } from '../../format/day.ts'
import type { DemoLink } from '../../simulation/momentLink.ts'
import { TOO_LONG } from '../inquiry/tooLong.ts'
import type { Brand } from '../../theme/brand.ts'
import { withCover, type Cover } from './cover.ts'

/** Where a sent demo begins: at its start, in the sender's current state, or with its tour. */
export const beginnings = ['start', 'now', 'tour'] as const
export type Beginning = (typeof beginnings)[number]

/** Where a demo begins, as text after its name in a list. */
export const BEGINNING_WORDS: Readonly<Record<Beginning, string>> = {
  start: 'from the beginning',
  now: 'as you left it',
  tour: 'as a tour',
}

/** The heading of that choice. */
export const WHERE_IT_STARTS = 'Where it starts'

/** A choice of where the demo begins. */
export interface BeginningOption {
  readonly value: Beginning
  readonly label: string
  /** What the client sees there, or the reason why it is disabled. */
  readonly note: string
  readonly isDisabled?: boolean
}

/** The choices for a demo in the state of its link. */
export function beginningOptions(stands: DemoLink): readonly BeginningOption[] {
  const { kind } = stands
  const now =
    kind === 'moment'
      ? `With what you ${stands.holdsText ? 'typed' : 'chose'}.`
      : kind === 'tooLong'
        ? TOO_LONG[stands.why]
        : kind === 'tour'
          ? 'The demo is playing its tour. Take over to send it as it is.'
          : 'Nothing has been entered or chosen yet.'
  return [
    { value: 'start', label: 'At the beginning', note: 'As it opens for all visitors.' },
    { value: 'now', label: 'As it is now', note: now, isDisabled: kind !== 'moment' },
    {
      value: 'tour',
      label: 'As a tour',
      note: kind === 'tour' ? 'Paused at this step.' : 'It plays step by step.',
    },
  ]
}

/** The choice that is preselected. */
export const firstBeginning = ({ kind }: DemoLink): Beginning =>
  kind === 'moment' ? 'now' : kind === 'tour' ? 'tour' : 'start'

/** The parts of a sent link. */
export interface Sending {
  /** The link to the demo at its start, without a brand. */
  start: string
  /** The link to the demo in its current state, without a brand. */
  stands: DemoLink
  beginning: Beginning
  brand: Brand | null
  /** What goes with the demo. */
  cover: Cover
}

/** The link to send. */
export function sentLink({ start, stands, beginning, brand, cover }: Sending): string {
  const named = withCover(withBrand(start, brand), cover)
  if (beginning === 'now' && stands.kind === 'moment')
    return withParams(named, { [PARAMETERS.moment]: stands.code })
  if (beginning !== 'tour') return named
  return stands.kind === 'tour'
    ? withCover(withBrand(stands.link, brand), cover)
    : withParams(named, { [PARAMETERS.tour]: '' })
}

/** A message with a link: an email or a text for the device's share sheet. */
export interface Message {
  readonly subject: string
  readonly text: string
}

/** Where a demo begins, as a sentence; '' if it is the beginning. `left` says who left it as it is. */
const opensWords = (beginning: Beginning, left: string): string =>
  beginning === 'tour'
    ? ' It begins with a short tour, which you can stop at any step.'
    : beginning === 'now'
      ? ` It opens where ${left}.`
      : ''

/** The lines of a message that a salesperson may word; '' for the usual ones. */
export interface Letter {
  readonly greeting: string
  readonly subject: string
}
export const NO_LETTER: Letter = { greeting: '', subject: '' }
/** The usual greeting. */
export const GREETING = 'Hello,'

/** A demo of a message, and its link. */
export interface Enclosed {
  readonly demo: Demo
  readonly link: string
  readonly beginning: Beginning
}

/** A demo of several, with where it begins. */
const enclosedName = ({ demo, beginning }: Enclosed) =>
  `${demo.name}${beginning === 'tour' ? ' (begins with a short tour)' : beginning === 'now' ? ' (opens where I left it)' : ''}`

/** Links to copy: one alone, several each below the name of its demo. The link of a room is one. */
export const linksText = (links: readonly Pick<Enclosed, 'demo' | 'link'>[]): string =>
  links.length === 1
    ? (links[0]?.link ?? '')
    : links.map(({ demo, link }) => `${demo.name}\n${link}`).join('\n\n')

/** What a message is about: "Staking platform demo for Orchard", "3 demos for Orchard". */
export function subjectOf(demos: readonly Demo[], brand: Brand | null): string {
  const what = demos.length === 1 ? `${demos[0]?.name ?? ''} demo` : `${demos.length} demos`
  return brand?.name ? `${what} for ${brand.name}` : demos.length === 1 ? what : `${what} by ${company.name}`
}

/**
 * States what the links open, the sender's note, what the client can do there, and how to reply. `room` is the one link that opens
 * all demos, null for a link to each.
 */
export function messageOf(
  enclosed: readonly [Enclosed, ...Enclosed[]],
  {
    brand,
    cover,
    letter = NO_LETTER,
    room = null,
  }: Pick<Sending, 'brand' | 'cover'> & { letter?: Letter; room?: string | null },
  locale?: string,
): Message {
  const [{ demo, link, beginning }] = enclosed
  const isOne = enclosed.length === 1
  const colors = brand?.color ? ' in your colors' : ''
  const { sender, note, until } = cover
  const signature = sender?.name ? `${sender.name}, ${company.name}` : company.name
  const day = until === '' ? '' : ` ${isOne ? 'It is' : 'They are'} valid until ${sayDay(until, locale)}.`
  const what = isOne
    ? `Here is a working demo for you: ${demo.name}${colors}.${opensWords(beginning, 'I left it')} All data in it is sample data, so you can try every control.`
    : `Here are ${enclosed.length} working demos for you${colors}${room === null ? '' : ', all on one page'}. All data in them is sample data, so you can try every control.`
  return {
    subject:
      letter.subject ||
      subjectOf(
        enclosed.map((one) => one.demo),
        brand,
      ),
    text: [
      letter.greeting || GREETING,
      '',
      ...(note === '' ? [] : [note, '']),
      what + day,
      '',
      ...(isOne
        ? [link]
        : room === null
          ? [enclosed.map((one) => `${enclosedName(one)}\n${one.link}`).join('\n\n')]
          : [room, '', ...enclosed.map(enclosedName)]),
      '',
      `What should be different in your version? Reply to this message, or choose “Ask for your version” in ${isOne ? 'the' : 'a'} demo.`,
      '',
      signature,
    ].join('\n'),
  }
}

/** The message of a client who passes a demo on: it says whose demo it is, and is signed by the client. */
export function passedOnMessageOf(
  demo: Demo,
  link: string,
  { beginning, cover }: Pick<Sending, 'beginning' | 'cover'>,
): Message {
  const { sender, passedOnBy } = cover
  const from = sender?.name ? `${sender.name} of ${company.name}` : company.name
  return {
    subject: `${demo.name} demo by ${company.name}`,
    text: [
      'Hello,',
      '',
      `${from} sent this working demo: ${demo.name}.${opensWords(beginning, 'I left it')} All data in it is sample data, so you can try every control.`,
      '',
      link,
      ...(passedOnBy === '' ? [] : ['', passedOnBy]),
    ].join('\n'),
  }
}
