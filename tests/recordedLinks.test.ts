// Old links still open the same content, whatever links the product writes today.
import { describe, expect, it } from 'vitest'
import { paramsOf as saidByAddress } from '#src/address/address.ts'
import { demoIds, isDemoId, type DemoId } from '#src/content/demos.ts'
import { demoAbout, demoLeft } from '#src/parts/inquiry/inquiry.ts'
import { manualClock } from '#src/simulation/clock.ts'
import type { ClosedDemo, OpenDemo } from '#src/simulation/LiveDemo.tsx'
import { brandOf } from '#src/parts/send/brandOf.ts'
import { recordedBrand, recordedLinks, recordedPrefill, type RecordedLinks } from './recordedLinks.ts'

const modules = import.meta.glob<{ default: ClosedDemo }>('../src/demos/*/demo.ts', { eager: true })
const [publicIds = { published: [] }] = Object.values(
  import.meta.glob<{ published: readonly string[] }>('../stories/publishedIds.json', {
    eager: true,
    import: 'default',
  }),
)
const demoOf = (id: string) => modules[`../src/demos/${id}/demo.ts`]!.default

/** The address of a recorded link. */
const addressOf = (link: string) => new URL(link, 'https://site.example')
const paramsOf = (link: string) => saidByAddress(addressOf(link))

/** A demo as a link opens it, at a fixed time. */
function openedBy(link: string, demo: ClosedDemo): OpenDemo {
  const { at, ...prefill } = Object.fromEntries(paramsOf(link))
  return demo.open({ at, prefill, clock: manualClock() })
}

const given = (...links: readonly (string | undefined)[]) => links.filter((link) => link !== undefined)
const momentsOf = (links: RecordedLinks) =>
  given(links.moment, links.pageMoment, links.brandMoment, links.pageBrandMoment)
const brandedOf = (links: RecordedLinks) =>
  given(links.brand, links.pageBrand, links.brandMoment, links.pageBrandMoment, links.ask)

it('has links of every demo whose links are public', () => {
  const isPublic = (id: DemoId) => publicIds.published.includes(`demos-${id}--preview`)
  expect(
    demoIds.filter((id) => isPublic(id) && !recordedLinks[id]),
    'record today’s links: npm run new -- links KEY',
  ).toEqual([])
  // The DAO demo had no events when they were recorded; every other demo has moments, each in four links.
  for (const [id, links] of Object.entries(recordedLinks))
    expect(momentsOf(links), id).toHaveLength(id === 'dao' ? 0 : 4)
})

describe.each(Object.entries(recordedLinks))('the recorded links of %s', (id, links) => {
  const demo = demoOf(id)

  it('name the demo', () => {
    const { start, moment, tour, tourStep, brand, brandMoment, prefill } = links
    for (const link of given(start, moment, tour, tourStep, brand, brandMoment, prefill)) {
      expect(addressOf(link).pathname).toBe('/')
      expect(paramsOf(link).get('demo'), link).toBe(id)
    }
    const { page, pageMoment, pageTour, pageBrand, pageBrandMoment, pagePrefill } = links
    for (const link of given(page, pageMoment, pageTour, pageBrand, pageBrandMoment, pagePrefill))
      expect(addressOf(link).pathname).toBe(`/demo/${id}`)
    expect(isDemoId(id)).toBe(true)
  })

  it('open the demo at its beginning', () => {
    for (const link of [links.start, links.page, links.tour, links.tourStep, links.pageTour, links.brand]) {
      const opened = openedBy(link, demo)
      expect(opened.getStatus().arrival, link).toBe('start')
      expect(opened.getMoment()?.log ?? [], link).toEqual([])
    }
  })

  it('open the moment in its recorded state', () => {
    for (const link of momentsOf(links)) {
      const opened = openedBy(link, demo)
      expect(opened.getStatus().arrival, link).toBe('sent')
      // A field that was added since then has an entry, and changes no other entry.
      const recorded = new Set(links.entries.map(([label]) => label))
      const entries = opened.getEntries().filter(([label]) => recorded.has(label))
      expect(entries, link).toEqual(links.entries)
      expect(opened.getState(), link).toMatchObject(links.state)
    }
  })

  it('open it in Storybook', () => {
    const said = paramsOf(links.story)
    expect(said.get('id')).toBe(`demos-${id}--preview`)
    const code = /^at:([\w-]+)$/.exec(said.get('args') ?? '')?.[1]
    expect(code ?? null).toBe(links.moment === undefined ? null : paramsOf(links.moment).get('at'))
  })

  it('show it with the name of the client', () => {
    for (const link of brandedOf(links))
      expect(brandOf(paramsOf(link)), link).toEqual({ brand: recordedBrand, isUnreadable: false })
  })

  it('play the tour, or show its step', () => {
    expect([links.tour, links.tourStep, links.pageTour].map((link) => paramsOf(link).get('tour'))).toEqual([
      '',
      '2',
      '1',
    ])
  })

  it('ask for the visitor’s version of it', () => {
    const said = paramsOf(links.ask)
    expect(addressOf(links.ask).pathname).toBe('/contact')
    expect(demoAbout(said.get('about'))).toBe(id)
    const at = said.get('at')
    expect(demoLeft(said.get('about'), at) === null).toBe(links.moment === undefined)
    if (links.moment !== undefined) expect(at).toBe(paramsOf(links.moment).get('at'))
  })
})

it('the recorded links fill in the token generator', () => {
  const { prefill, pagePrefill } = recordedLinks['token-generator']!
  for (const link of [prefill!, pagePrefill!])
    expect(openedBy(link, demoOf('token-generator')).getState(), link).toMatchObject({
      draft: recordedPrefill,
    })
})
