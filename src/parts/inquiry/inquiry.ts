// An inquiry: topic, name and message, as one text and as links that contain it.
// This code sends nothing: a link opens the text in the visitor's email app or in WhatsApp.
import { PARAMETERS, withBrand, withParams } from '../../address/address.ts'
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
  /** The label with the kind, for use without its group. */
  fullName: string
  family?: Family
}

interface TopicGroup extends OptionGroup<TopicId> {
  options: readonly Topic[]
}

const general: Topic = { value: 'general', label: 'Not sure yet, or not listed', fullName: 'General inquiry' }

const topicOf = ({ kind, slug, name, family }: Offer): Topic => ({
  value: `${kind}:${slug}`,
  label: name,
  fullName: `${name} (${kind})`,
  family,
})

/** All topics of an inquiry. */
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

/** The topic for `?about=`: a service or product by its slug, a demo by its key; anything else is ignored. */
export function topicAbout(about: string | null): TopicId {
  if (about === null) return 'general'
  const offer = offers.find(({ slug }) => slug === about)
  if (offer) return topicOf(offer).value
  return isDemoId(about) ? `demo:${about}` : 'general'
}

/** The demo for `?about=`. */
export function demoAbout(about: string | null): DemoId | null {
  const offer = offers.find(({ slug }) => slug === about)
  if (offer) return offer.demo ?? null
  return about !== null && isDemoId(about) ? about : null
}

/** The characters and the maximum length of a moment's code. */
const MOMENT_CODE = new RegExp(`^[\\w-]{1,${LONGEST_LINK}}$`)

/**
 * The link to the demo as the visitor left it, over any page, from `about` and `at` of the address, with its brand; null
 * for anything else, and if the visitor did nothing.
 */
export function demoLeft(about: string | null, at: string | null, brand: Brand | null = null): string | null {
  const demo = demoAbout(about)
  if (demo === null) return null
  const moment = at !== null && MOMENT_CODE.test(at) ? at : null
  return moment === null && brand === null
    ? null
    : withParams(withBrand(demoHref(demo), brand), { [PARAMETERS.moment]: moment })
}

/** The entries of the demo for the beginning of the message; '' if there are none. */
export function enteredText(entries: readonly Entry[]): string {
  if (entries.length === 0) return ''
  return ['What I entered in the demo:', ...entries.map(([label, value]) => `${label}: ${value}`)].join('\n')
}

export interface Inquiry {
  topic: TopicId
  /** The link to the demo as the visitor left it, from `demoLeft`. */
  demo?: string | null
  /** The brand of the demo. */
  brand?: Brand | null
  /** As typed. */
  name: string
  /** As typed. */
  message: string
}

const isBlank = (text: string) => text.trim() === ''

/** The inquiry as one text; typed text is unchanged. */
export function inquiryText({ topic, demo, brand, name, message }: Inquiry): string {
  const lines = [`About: ${topicById(topic).fullName}`]
  if (!isBlank(name)) lines.push(`From: ${name}`)
  if (brand?.name) lines.push(`For: ${brand.name}`)
  if (brand?.color) lines.push(`Color: ${brand.color}`)
  if (demo) lines.push(`The demo as I left it: ${siteUrl}/${demo}`)
  if (!isBlank(message)) lines.push('', message)
  return lines.join('\n')
}

/** Whether the visitor has chosen or written nothing yet. */
export function isEmpty({ topic, demo, name, message }: Inquiry): boolean {
  return topic === 'general' && !demo && isBlank(name) && isBlank(message)
}

/** Opens the visitor's email app with everything filled in. */
export function mailLink(inquiry: Inquiry): string {
  return prefilledMail(`${company.name}: ${topicById(inquiry.topic).fullName}`, inquiryText(inquiry))
}

/** Opens a chat in WhatsApp with the text filled in. */
export function whatsAppLink(inquiry: Inquiry): string {
  return prefilledWhatsApp(inquiryText(inquiry))
}

/** Whether apps may cut off a link, so that the visitor should copy the text. */
export function isTooLongForLinks(inquiry: Inquiry): boolean {
  return mailLink(inquiry).length > LONGEST_SAFE_LINK
}
