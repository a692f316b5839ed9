// The structured data of a page for search engines, as schema.org objects. Only content of the page: no ratings, no
// offers, no invented dates. Used by the prerenderer; none of it is loaded by a visitor.
import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  Organization,
  Service,
  SoftwareApplication,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import { company } from '#src/content/company.ts'
import { families } from '#src/content/families.ts'
import type { OfferCopy } from '#src/content/copy/offerCopy.ts'
import { sentenceOf } from '#src/content/copy/sentences.ts'
import { offerAt, offerLists, products, services, type Offer } from '#src/content/offers.ts'
import { siteUrl } from '#src/content/site.ts'

const organizationId = `${siteUrl}/#organization`
const websiteId = `${siteUrl}/#website`
const urlOf = (path: string) => `${siteUrl}${path}`

const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  url: urlOf('/'),
  logo: urlOf('/cards/logo.png'),
  slogan: company.tagline,
  foundingDate: company.claims.founded,
  email: company.supportEmail,
  telephone: company.phoneHref.replace('tel:', ''),
  sameAs: [company.linkedInUrl, company.twitterUrl],
}

const website: WebSite = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: company.name,
  url: urlOf('/'),
  inLanguage: 'en-US',
  publisher: { '@id': organizationId },
}

const breadcrumbs = (path: string, trail: readonly [name: string, path: string][]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${urlOf(path)}#breadcrumbs`,
  itemListElement: [['Home', '/'] as const, ...trail].map(([name, at], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: urlOf(at),
  })),
})

const listOf = (path: string, offers: readonly Offer[]): ItemList => ({
  '@type': 'ItemList',
  '@id': `${urlOf(path)}#list`,
  itemListElement: offers.map(({ name, path: at }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: urlOf(at),
  })),
})

function offerOf(offer: Offer, copy: OfferCopy): Service | SoftwareApplication {
  const shared = {
    '@id': `${urlOf(offer.path)}#offer`,
    name: offer.name,
    description: copy.outcome,
    disambiguatingDescription: sentenceOf(offer),
    url: urlOf(offer.path),
    provider: { '@id': organizationId },
  }
  return offer.kind === 'service'
    ? { '@type': 'Service', ...shared, serviceType: offer.name, category: families[offer.family].name }
    : {
        '@type': 'SoftwareApplication',
        ...shared,
        applicationCategory: 'BusinessApplication',
        ...(copy.operatingSystems && { operatingSystem: copy.operatingSystems.join(', ') }),
      }
}

const faqOf = (path: string, { questions }: OfferCopy): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${urlOf(path)}#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The title and description of a page, from its head. */
export interface PageTexts {
  title: string
  description: string
}

/**
 * The objects of a page: the publisher, the site, the page, and its subject. `copy` if it is the page of a
 * service or product.
 */
export function structuredData(path: string, { title, description }: PageTexts, copy?: OfferCopy): Graph {
  const page = (type: 'WebPage' | 'CollectionPage' | 'AboutPage' | 'ContactPage'): WebPage =>
    ({
      '@type': type,
      '@id': `${urlOf(path)}#page`,
      url: urlOf(path),
      name: title,
      description,
      inLanguage: 'en-US',
      isPartOf: { '@id': websiteId },
      primaryImageOfPage: { '@type': 'ImageObject', url: urlOf(cardPath(path)) },
    }) as WebPage
  const about = (): Thing[] => {
    if (path === '/services')
      return [page('CollectionPage'), listOf(path, services), breadcrumbs(path, [['Services', path]])]
    if (path === '/products')
      return [page('CollectionPage'), listOf(path, products), breadcrumbs(path, [['Products', path]])]
    if (path === '/about') return [page('AboutPage'), breadcrumbs(path, [['About', path]])]
    if (path === '/contact') return [page('ContactPage'), breadcrumbs(path, [['Contact', path]])]
    const offer = offerAt(path)
    if (!offer || !copy) return [page('WebPage')]
    const list = offerLists[offer.kind]
    return [
      page('WebPage'),
      offerOf(offer, copy),
      faqOf(path, copy),
      breadcrumbs(path, [
        [list.name, list.path],
        [offer.name, path],
      ]),
    ]
  }
  return { '@context': 'https://schema.org', '@graph': [organization, website, ...about()] }
}

/** The address of a page's picture for link previews. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.png`
}
