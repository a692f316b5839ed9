// The pages as one visit: a link leads to the next page or opens a demo over this one, the menu opens, the chat answers. The
// site does this with its router; here the clock and the market are the play's, and the browser's address stays as it is.
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react'
import { fn } from 'storybook/test'
import { anchorOf, PARAMETERS, paramsOf } from '#src/address/address.ts'
import { useMediaQuery } from '#src/browser/externalStores.ts'
import { chat } from '#src/chat/chat.ts'
import { loadCopy } from '#src/content/copy/loadCopy.ts'
import type { OfferCopy } from '#src/content/copy/offerCopy.ts'
import { demoByKey, demoHref, isDemoId, type DemoId } from '#src/content/demos.ts'
import { offerAt } from '#src/content/offers.ts'
import { siteUrl } from '#src/content/site.ts'
import staking from '#src/demos/staking/demo.ts'
import { MarketTicker } from '#src/market/MarketTicker.tsx'
import type { MarketStore } from '#src/market/marketStore.ts'
import { Arrived } from '#src/parts/demo/Arrived.tsx'
import { DemoOverlay } from '#src/parts/demo/DemoOverlay.tsx'
import type { OpenMenu } from '#src/parts/page/MobileMenu.tsx'
import { demoAbout } from '#src/parts/inquiry/inquiry.ts'
import type { ManualClock } from '#src/simulation/clock.ts'
import type { Entry } from '#src/simulation/entries.ts'
import type { ClosedDemo, OpenDemo } from '#src/simulation/LiveDemo.tsx'
import { useSimulation } from '#src/simulation/useSimulation.ts'
import { media } from '#src/theme/tokens.ts'
import { watchedCapabilities } from '../demos/demoStories.tsx'
import { STORY_SEED } from '../demos/Framed.tsx'
import { SitePage, type Inquired } from './SitePage.tsx'

/** What can be opened on a visit: a link to another demo leads nowhere. */
const demos: Partial<Record<DemoId, ClosedDemo>> = { staking }

/** Where the visitor is. */
interface Place {
  path: string
  copy: OfferCopy | null
  inquired: Inquired
  demo: { id: DemoId; opened: OpenDemo } | null
}

const home: Place = { path: '/', copy: null, inquired: { about: null }, demo: null }

/** What was entered in the demo that was left. */
function entriesOf(about: string | null, at: string | null): readonly Entry[] {
  const id = demoAbout(about)
  const left = at === null || id === null ? undefined : demos[id]?.open({ at })
  return left?.getStatus().arrival === 'sent' ? left.getEntries() : []
}

/** The page at an address, once what it needs is there. */
async function placeAt(url: URL, clock: ManualClock): Promise<Place> {
  const { pathname } = url
  const said = paramsOf(url)
  const about = said.get(PARAMETERS.about)
  const at = said.get(PARAMETERS.moment)
  const key = said.get(PARAMETERS.demo)
  const offer = offerAt(pathname)
  const id = key !== null && isDemoId(key) ? key : null
  const demo = id && demos[id]
  return {
    path: pathname,
    copy: offer ? await loadCopy(offer.path) : null,
    inquired: { about, at, entries: entriesOf(about, at) },
    demo: id && demo ? { id, opened: demo.open({ seed: STORY_SEED, clock, at }) } : null,
  }
}

export interface SiteVisitProps {
  /** The clock of the chat and the demos, which a play moves. */
  clock: ManualClock
  /** The market of this visit: it is asked once. See `TickerFails`. */
  market: MarketStore
}

/** A visit that begins on the home page. */
export function SiteVisit({ clock, market }: SiteVisitProps): ReactElement {
  const isNarrow = useMediaQuery(media.narrow)
  const [{ path, copy, inquired, demo }, setPlace] = useState(home)
  const [openMenu, setOpenMenu] = useState<OpenMenu | null>(null)
  const [hasChat, setHasChat] = useState(false)
  const [capabilities] = useState(watchedCapabilities)
  const { state, send } = useSimulation(chat, { clock, seed: STORY_SEED })

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!link || event.defaultPrevented) return
    // Whatever leads away from the site leads nowhere here.
    event.preventDefault()
    const url = new URL(link.getAttribute('href') ?? '', siteUrl + path)
    if (url.origin !== siteUrl || anchorOf(url)) return
    void placeAt(url, clock).then((place) => {
      setPlace(place)
      setOpenMenu(null)
      send({ type: 'navigated', isNarrow })
    })
  })
  useEffect(() => {
    const onClick = (event: MouseEvent) => follow(event)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [path])

  return (
    <SitePage
      path={path}
      copy={copy}
      inquired={inquired}
      ticker={<MarketTicker store={market} />}
      openMenu={openMenu}
      onOpenMenu={setOpenMenu}
      chat={hasChat ? state : null}
      sendToChat={send}
      onOpenChat={() => {
        setHasChat(true)
        send({ type: 'opened' })
      }}
      isNarrow={isNarrow}
      over={
        demo ? (
          <DemoOverlay
            demo={demoByKey(demo.id)}
            link={siteUrl + path + demoHref(demo.id)}
            onClose={() => setPlace((place) => ({ ...place, demo: null }))}
            onSend={fn()}
            opened={demo.opened}
            arrived={Arrived}
          >
            <demo.opened.View capabilities={capabilities} />
          </DemoOverlay>
        ) : undefined
      }
    />
  )
}
