// The company of this site: brand, channels and the only claims that may be made about it.
// All of it is sample data that is replaced here and nowhere else (Rules, Company).
import { coinDataCredit, companyName } from './companyName.ts'

const supportEmail = 'support@fourfold.example'

/** The response time, inside a sentence. */
const answer = 'within 24 hours'

/** Nothing may be added to these (Rules, Company). */
const claims = Object.freeze({
  founded: '2019',
  countries: '50+',
  clients: '1000+',
  projects: '100+',
  response: `Response ${answer}`,
  demos: 'Every demo on this site can be customized as requested',
})

/** A claim that is a figure, with the word that follows it. */
export interface Fact {
  readonly figure: string
  readonly label: string
}

const facts: readonly Fact[] = Object.freeze([
  Object.freeze({ figure: claims.clients, label: 'clients' }),
  Object.freeze({ figure: claims.countries, label: 'countries' }),
  Object.freeze({ figure: claims.founded, label: 'founded' }),
  Object.freeze({ figure: claims.projects, label: 'projects' }),
])

/** What a real company must or may show. A detail that is not filled appears nowhere (Docs/Handbook). */
export interface CompanyDetails {
  /** The registered name: "Orchard Cooperative B.V.". */
  readonly legalName?: string
  /** On one line. */
  readonly address?: string
  /** Register and number. */
  readonly registerEntry?: string
  /** The data controller and how to reach them: the end of "The data controller is …". */
  readonly dataController?: string
  /** Where visitors report security issues: an email address, or the https address of a form. Also in security.txt. */
  readonly securityContact?: string
  /** The https address of the page with open positions. */
  readonly careersUrl?: string
  /** Clients who agreed to be named; `url` links to their project. */
  readonly references?: readonly { readonly name: string; readonly url: string }[]
}

/** What distinguishes a real company from a sample one. */
export interface CompanyKnown {
  readonly name: string
  /** Shows on the about page and in the footer that the company does not exist. False for a real one. */
  readonly isSample: boolean
  readonly details: CompanyDetails
}

const details: CompanyDetails = Object.freeze({})

/** The link to an email address or to a form. */
export const hrefOf = (contact: string): string => (contact.includes('@') ? `mailto:${contact}` : contact)

/** Name, address and register entry on one line; '' if none of them is filled. */
export const legalLine = ({ legalName, address, registerEntry }: CompanyDetails): string =>
  [legalName, address, registerEntry].filter(Boolean).join(', ')

export const company = Object.freeze({
  name: companyName,
  tagline: 'Blockchain and AI, made to order.',
  headline: 'See it work. Make it yours.',
  /** The text about the brand in the footer. */
  blurb: `Blockchain and AI, made to order. ${claims.demos}.`,
  supportEmail,
  mailHref: `mailto:${supportEmail}`,
  /** As displayed, with non-breaking spaces. */
  phone: '+1\u00a0555\u00a00100',
  phoneHref: 'tel:+15550100',
  whatsappUrl: 'https://wa.me/15550100',
  linkedInUrl: 'https://www.linkedin.com/company/fourfold-example',
  twitterUrl: 'https://twitter.com/fourfold-example',
  claims,
  /** As part of a sentence: "We answer within 24 hours." */
  answer,
  /** The claims that are figures, in the order of the home page. */
  facts,
  /** Literal: it does not follow the calendar (Rules, Company). */
  copyrightYear: 2024,
  isSample: true,
  details,
  /** Shown in the footer and on the two coin demos (Rules, Footer). */
  coinDataCredit,
})

/** The notice of a sample company; null for a real one. */
export const sampleSentence = ({ name, isSample }: Pick<CompanyKnown, 'name' | 'isSample'>): string | null =>
  isSample ? `${name} is a sample company.` : null
