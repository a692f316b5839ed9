// The server entry of the site, for prerendering.
import { StrictMode, type ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { loadCopy } from '#src/content/copy/loadCopy.ts'
import { sentenceOf } from '#src/content/copy/sentences.ts'
import { demoSentenceOf } from '#src/content/copy/demoSentences.ts'
import { company } from '#src/content/company.ts'
import { demoByKey, demoIds, demoPagePath, demos, ROOM_PATH } from '#src/content/demos.ts'
import { offerAt, offersShowing } from '#src/content/offers.ts'
import { securityTxt } from '#src/content/securityTxt.ts'
import { base, pageHref, siteUrl } from '#src/content/site.ts'
import { exhibitSource } from '#src/parts/exhibits/exhibits.ts'
import { PageMetadata } from '#src/parts/page/PageMetadata.tsx'
import { App } from '../app/App.tsx'
import { DemoPage } from '../demos/DemoPage.tsx'
import { RoomPage } from '../demos/RoomPage.tsx'
// A demo without code stops the build here.
import { demoLoaders } from '../demos/demos.ts'
import { NOT_FOUND_PATH, pageAt, pagePaths } from '../app/pages.tsx'
import { ticker } from '../loading/lateParts.ts'
import { cardPath, structuredData, type PageTexts } from './structuredData.ts'
import { CARD, socialCard, type CardTools } from './socialCard.ts'

export { favicon } from '#src/primitives/favicon.ts'
export { houseColorNote } from './houseColor.ts'
export { logoCard } from './socialCard.ts'
/** The text of security.txt; null for a company without a contact. */
export const securityFile = (now: number) => securityTxt(company.details, now)
export { base, cardPath, siteUrl }

/** A page of an offer has the code of its kind of exhibit as well. */
async function pageOf(path: string) {
  const { modules, laterModules = [] } = pageAt(path)
  const offer = offerAt(path)
  const exhibits = offer ? [exhibitSource((await loadCopy(offer.path)).exhibit.kind)] : []
  return { path, modules: [...modules, ...exhibits], laterModules }
}

/** Every page to prerender, with the sources of its screen. */
export const pages = await Promise.all(pagePaths.map(pageOf))
/** The page for an unknown address. */
export const notFoundPage = await pageOf(NOT_FOUND_PATH)

/** Every page to send, with the bundle that it is from: a demo's own page, and the page with several demos. */
export const pagesToSend = [
  ...demoIds.map((id) => ({
    sentFrom: 'demo' as const,
    path: demoPagePath(id),
    modules: [`src/demos/${id}/demo.ts`],
    laterModules: [],
  })),
  { sentFrom: 'room' as const, path: ROOM_PATH, modules: [], laterModules: [] },
]

interface ContentToSend {
  title: string
  description: string
  page: ReactElement
}

async function contentToSend(path: string): Promise<ContentToSend> {
  const id = demoIds.find((each) => demoPagePath(each) === path)
  if (!id)
    return {
      title: 'Demos to try',
      description:
        'Working demos that were chosen for you, on sample data. Each can be customized to your needs.',
      page: <RoomPage />,
    }
  const { default: demo } = await demoLoaders[id]()
  const texts = demoByKey(id)
  const shownBy = offersShowing(id).map((offer) => pageHref(offer.path))
  return {
    title: `${texts.name} demo`,
    description: `${demoSentenceOf(texts)} A live demo on sample data, customizable to your needs.`,
    page: <DemoPage id={id} demo={demo} shownBy={shownBy} />,
  }
}

/** The HTML of a page to send; title and meta tags come first. They never change there, so the browser's script does not include them. */
export async function renderToSend(path: string): Promise<string> {
  const { title, description, page } = await contentToSend(path)
  const htmlOf = async (element: ReactElement) => new Response((await prerender(element)).prelude).text()
  return (
    (await htmlOf(<PageMetadata title={title} description={description} />)) +
    (await htmlOf(<StrictMode>{page}</StrictMode>))
  )
}

/** The HTML of a page; title and meta tags come first. */
export async function render(path: string): Promise<string> {
  await Promise.all([pageAt(path).screen.load(), ticker.load()])
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={base} location={pageHref(path)}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // A large boundary would otherwise become a fallback with a hidden page.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  )
  return new Response(prelude).text()
}

/**
 * For link previews: name and content of each tag. The first group are properties, as Open Graph wants them. A page to
 * send names no address: what shares it takes the one that it was opened by (Rules, A page to send).
 */
export function previewTags(path: string, { title, description }: PageTexts) {
  return {
    property: {
      'og:type': 'website',
      'og:site_name': company.name,
      'og:locale': 'en_US',
      ...(pagePaths.includes(path) && { 'og:url': `${siteUrl}${path}` }),
      'og:title': title,
      'og:description': description,
      'og:image': `${siteUrl}${cardPath(path)}`,
      'og:image:width': String(CARD.width),
      'og:image:height': String(CARD.height),
      'og:image:alt': `${title.split(' | ')[0]}, beside folded squares`,
    },
    name: { 'twitter:card': 'summary_large_image' },
  }
}

/** The structured data of a page, as JSON. */
export async function structuredDataOf(path: string, texts: PageTexts): Promise<string> {
  const offer = offerAt(path)
  return JSON.stringify(structuredData(path, texts, offer && (await loadCopy(offer.path))))
}

/** The texts on the cards of the other pages. */
const cardHeadings: Readonly<Record<string, readonly [heading: string, sentence: string]>> = {
  '/': [company.headline, company.tagline],
  '/services': ['Services', 'From architecture to training.'],
  '/products': ['Products', 'Start from a working demo, adapted to your business.'],
  '/about': ['We would rather show you.', company.tagline],
  '/contact': ['Say what you need.', `${company.claims.response}.`],
  [ROOM_PATH]: ['Demos to try', 'Working demos on sample data.'],
  ...Object.fromEntries(demos.map((demo) => [demoPagePath(demo.key), [demo.name, demoSentenceOf(demo)]])),
}

/** The picture of a page, as SVG. */
export function cardOf(path: string, tools: CardTools): string {
  const offer = offerAt(path)
  const [heading, sentence] = cardHeadings[path] ?? [
    offer?.name ?? company.name,
    offer ? sentenceOf(offer) : company.tagline,
  ]
  return socialCard(path, heading, sentence, tools)
}
