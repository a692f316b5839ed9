// An inquiry: what it is about, who asks, and what they say, as one text and as links that carry it.
// Nothing here sends anything: a link hands the text to the visitor's own mail app or to WhatsApp.
import { LONGEST_SAFE_LINK, prefilledMail, prefilledWhatsApp } from '../content/channels.ts'
import { company } from '../content/company.ts'
import { demos, isDemoId, type DemoId } from '../content/demos.ts'
import type { Family } from '../content/families.ts'
import { productBySlug, products, type ProductSlug } from '../content/products.ts'
import { serviceBySlug, services, type ServiceSlug } from '../content/services.ts'

export type TopicId = 'general' | `service:${ServiceSlug}` | `product:${ProductSlug}` | `demo:${DemoId}`

export interface Topic {
  id: TopicId
  /** As in the list, below its group's heading. */
  name: string
  /** Where it stands alone: with the kind. */
  fullName: string
  family?: Family
}

export interface TopicGroup {
  heading: string
  topics: readonly Topic[]
}

const general: Topic = { id: 'general', name: 'Something else', fullName: 'General inquiry' }

/** Everything that can be asked about. */
export const topicGroups: readonly TopicGroup[] = [
  { heading: 'General', topics: [general] },
  {
    heading: 'Services',
    topics: services.map(({ slug, name, family }) => ({
      id: `service:${slug}`,
      name,
      fullName: `${name} (service)`,
      family,
    })),
  },
  {
    heading: 'Products',
    topics: products.map(({ slug, name, family }) => ({
      id: `product:${slug}`,
      name,
      fullName: `${name} (product)`,
      family,
    })),
  },
  {
    heading: 'Demos',
    topics: demos.map(({ key, name, family }) => ({
      id: `demo:${key}`,
      name,
      fullName: `${name} (demo)`,
      family,
    })),
  },
]

const topics: ReadonlyMap<TopicId, Topic> = new Map(
  topicGroups.flatMap((group) => group.topics.map((topic) => [topic.id, topic] as const)),
)

export function topicById(id: TopicId): Topic {
  return topics.get(id) ?? general
}

/** The topic that `?about=` asks for: a service or product by its slug, a demo by its key; anything else is ignored. */
export function topicAbout(about: string | null): TopicId {
  if (about === null) return 'general'
  const service = serviceBySlug(about)
  if (service) return `service:${service.slug}`
  const product = productBySlug(about)
  if (product) return `product:${product.slug}`
  return isDemoId(about) ? `demo:${about}` : 'general'
}

export interface Inquiry {
  topic: TopicId
  /** As typed. */
  name: string
  /** As typed. */
  message: string
}

const isBlank = (text: string) => text.trim() === ''

/** The inquiry as one text; what was typed stands in it as typed. */
export function inquiryText({ topic, name, message }: Inquiry): string {
  const lines = [`About: ${topicById(topic).fullName}`]
  if (!isBlank(name)) lines.push(`From: ${name}`)
  if (!isBlank(message)) lines.push('', message)
  return lines.join('\n')
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
