// The chat's agreed rules, in their order, with their texts (Rules, Chat).
import { company } from './company.ts'

export type RuleName = 'greeting' | 'services' | 'products' | 'ai' | 'pricing' | 'contact' | 'training'

export interface ChatRule {
  readonly name: RuleName
  /** Matched as whole words. */
  readonly words?: readonly string[]
  /** Matched at the beginning of a word. */
  readonly beginnings?: readonly string[]
  readonly content: string
  /** Said instead where more follows. */
  readonly contentWithMore?: string
  /** The page that says more: its name, its address, and a sentence. Or the line that sets any price, or the service. */
  readonly page?: readonly [name: string, href: string, sentence: string] | 'price' | 'training'
  readonly hasChannels?: boolean
}

/** In a fixed order (Rules, Chat): the first that matches answers. The wording is ours. */
export const chatRules: readonly ChatRule[] = [
  {
    name: 'greeting',
    words: ['hello', 'hi', 'hey'],
    content: 'Hello. Name a service, a product or a topic: bridges, audits, staking and so on.',
    contentWithMore: 'Hello.',
  },
  {
    name: 'services',
    beginnings: ['services'],
    content: 'The services range from architecture to training.',
    page: ['All services', '/services', 'Every service with one sentence on what it covers.'],
  },
  {
    name: 'products',
    beginnings: ['products'],
    content: 'The products are ready-made and adapted to your business.',
    page: ['All products', '/products', 'Every product with one sentence on what it does.'],
  },
  {
    name: 'ai',
    words: ['ai'],
    beginnings: ['quantum'],
    content:
      'In the demos, AI scores, AI analysis and levels such as Quantum-Safe are fixed sample values. I match keywords; no AI model reads what you type.',
    page: [`About ${company.name}`, '/about', 'What AI does in each product, and what is sample data here.'],
  },
  {
    name: 'pricing',
    beginnings: ['pricing'],
    content:
      'No prices are listed here, because they depend on what you need. Ask for yours by email or WhatsApp.',
    page: 'price',
    hasChannels: true,
  },
  {
    name: 'contact',
    beginnings: ['contact', 'support', 'help'],
    content: `The team can be reached by email at ${company.supportEmail}, on WhatsApp, or by phone at ${company.phone}. ${company.claims.response}.`,
    page: ['Contact', '/contact', 'Every way to reach the team.'],
    hasChannels: true,
  },
  {
    name: 'training',
    beginnings: ['training', 'learn', 'education', 'course'],
    content: 'Training is one of the services.',
    page: 'training',
  },
]
