// An inquiry: what it is about, who asks, and what they say, as one text and as links that carry it.
// Nothing here sends anything: a link hands the text to the visitor's own mail app or to WhatsApp.
import { PARAMETERS, withBrand, withSaid } from '../../address/address.ts'
import { LONGEST_SAFE_LINK, prefilledMail, prefilledWhatsApp } from '../../content/channels.ts'
import { company } from '../../content/company.ts'
import { demoHref, demos, isDemoId, type DemoId } from '../../content/demos.ts'
import type { Family } from '../../content/families.ts'
import { siteUrl } from '../../content/site.ts'
import type { Entry } from '../../simulation/entries.ts'
import { LONGEST_LINK } from '../../simulation/momentLimits.ts'
import { offerLists, offers, products, services, type Offer } from '../../content/offers.ts'
import type { Brand } from '../../theme/brand.ts'
import type { Option, OptionGroup } from '../../primitives/Field.tsx'

export type TopicId = 'general' | `${Offer['kind']}:${Offer['slug']}` | `demo:${DemoId}`

export interface Topic extends Option<TopicId> {
  /** Where it stands alone: its label with the kind. */
  fullName: string
  family?: Family
}

interface TopicGroup extends OptionGroup<TopicId> {
  options: readonly Topic[]
}

const general: Topic = { value: 'general', label: 'Something else', fullName: 'General inquiry' }

const topicOf = ({ kind, slug, name, family }: Offer): Topic => ({
  value: `${kind}:${slug}`,
  label: name,
  fullName: `${name} (${kind})`,
  family,
})

/** Everything that can be asked about. */
export const topicGroups: readonly TopicGroup[] = [
  { heading: 'General', options: [general] },
  { heading: offerLists.service.name, options: services.map(topicOf) },
  { heading: offerLists.product.name, options: products.map(topicOf) },
  {
    heading: 'Demos',
    options: demos.map(({ key, name, family }) => ({
      value: `demo:${key}`,
      label: name,
      fullName: `${name} (demo)`,
      family,
    })),
  },
]

const topics: ReadonlyMap<TopicId, Topic> = new Map(
  topicGroups.flatMap(({ options }) => options.map((topic) => [topic.value, topic] as const)),
)

export function topicById(id: TopicId): Topic {
  return topics.get(id) ?? general
}

/** The topic that `?about=` asks for: a service or product by its slug, a demo by its key; anything else is ignored. */
export function topicAbout(about: string | null): TopicId {
  if (about === null) return 'general'
  const offer = offers.find(({ slug }) => slug === about)
  if (offer) return topicOf(offer).value
  return isDemoId(about) ? `demo:${about}` : 'general'
}

/** The demo that shows what `?about=` asks for. */
export function demoAbout(about: string | null): DemoId | null {
  const offer = offers.find(({ slug }) => slug === about)
  if (offer) return offer.demo ?? null
  return about !== null && isDemoId(about) ? about : null
}

/** Longer ones are no code of a moment, and nothing else stands in one. */
const MOMENT_CODE = new RegExp(`^[\\w-]{1,${LONGEST_LINK}}$`)

/**
 * The link to the demo as it was left, over any page, from the address's `about` and `at`, in the brand that it stood in; null
 * for anything else, and where nothing was done.
 */
export function demoLeft(about: string | null, at: string | null, brand: Brand | null = null): string | null {
  const demo = demoAbout(about)
  if (demo === null) return null
  const moment = at !== null && MOMENT_CODE.test(at) ? at : null
  return moment === null && brand === null
    ? null
    : withSaid(withBrand(demoHref(demo), brand), { [PARAMETERS.moment]: moment })
}

/** What was entered in the demo, as a message begins; '' where nothing was. */
export function enteredText(entries: readonly Entry[]): string {
  if (entries.length === 0) return ''
  return ['What I entered in the demo:', ...entries.map(([label, value]) => `${label}: ${value}`)].join('\n')
}

export interface Inquiry {
  topic: TopicId
  /** The link to the demo as it was left, from `demoLeft`. */
  demo?: string | null
  /** Whose demo it was made. */
  brand?: Brand | null
  /** As typed. */
  name: string
  /** As typed. */
  message: string
}

const isBlank = (text: string) => text.trim() === ''

/** The inquiry as one text; what was typed stands in it as typed. */
export function inquiryText({ topic, demo, brand, name, message }: Inquiry): string {
  const lines = [`About: ${topicById(topic).fullName}`]
  if (!isBlank(name)) lines.push(`From: ${name}`)
  if (brand?.name) lines.push(`For: ${brand.name}`)
  if (brand?.color) lines.push(`Color: ${brand.color}`)
  if (demo) lines.push(`The demo as I left it: ${siteUrl}/${demo}`)
  if (!isBlank(message)) lines.push('', message)
  return lines.join('\n')
}

/** Whether nothing was chosen or written yet. */
export function isEmpty({ topic, demo, name, message }: Inquiry): boolean {
  return topic === 'general' && !demo && isBlank(name) && isBlank(message)
}

/** Opens the visitor's mail app with everything filled in. */
export function mailLink(inquiry: Inquiry): string {
  return prefilledMail(`${company.name}: ${topicById(inquiry.topic).fullName}`, inquiryText(inquiry))
}

/** Opens a chat in WhatsApp with the text filled in. */
export function whatsAppLink(inquiry: Inquiry): string {
  return prefilledWhatsApp(inquiryText(inquiry))
}

/** Whether a link may arrive cut off, so that copying is the better way. */
export function isTooLongForLinks(inquiry: Inquiry): boolean {
  return mailLink(inquiry).length > LONGEST_SAFE_LINK
}
