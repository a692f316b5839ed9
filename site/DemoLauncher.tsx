// `?demo=<key>` on any page opens that demo over it (Rules, Demo overlay).
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { copyText } from '#src/browser/clipboard.ts'
import { downloadText } from '#src/browser/download.ts'
import { useOnceHydrated } from '#src/browser/externalStores.ts'
import { demoByKey, demoHref, isDemoId, type DemoId } from '#src/content/demos.ts'
import { offerAt } from '#src/content/offers.ts'
import { pageHref } from '#src/content/site.ts'
import { DemoCurtain } from '#src/patterns/DemoCurtain.tsx'
import { DemoOverlay } from '#src/patterns/DemoOverlay.tsx'
import type { FailureKind } from '#src/patterns/PartFailure.tsx'
import type { OpenDemo } from '#src/simulation/LiveDemo.tsx'
import { TOUR_PARAMETER } from '#src/simulation/momentLimits.ts'
import { withBrand } from '#src/theme/brand.ts'
import { afterFrame } from './afterFrame.ts'
import { demoLoaders } from './demos.ts'
import { tryAgain, whyFailed } from './failure.ts'
import { openBy } from './openBy.ts'
import { useMadeYours } from './useMadeYours.tsx'
import { useTour } from './useTour.tsx'

/** Query parameters that belong to a page; every other one came with the demo and goes with it. */
const PAGE_PARAMETERS = ['about']

/** What must be there before a demo shows: its own code and the overlay's. */
interface Loaded {
  id: DemoId
  /** The query that it was opened by; another one opens it anew. */
  search: string
  opened: OpenDemo
}

/** The page's own query, and `demo` at its start where one is told. */
function searchOfPage(search: string, demo?: DemoId): string {
  const query = new URLSearchParams(search)
  for (const name of [...query.keys()]) if (!PAGE_PARAMETERS.includes(name)) query.delete(name)
  if (demo) query.set('demo', demo)
  const rest = query.toString()
  return rest && `?${rest}`
}

export interface DemoLauncherProps {
  /** What opened the demo, to give the focus back to; null when a link from elsewhere did. */
  opener: () => HTMLElement | null
}

export default function DemoLauncher({ opener }: DemoLauncherProps): ReactElement | null {
  const location = useLocation()
  const navigate = useNavigate()
  // The query is not known to the prerenderer: the first picture is the page without the demo.
  const search = useOnceHydrated(location.search, '')
  const key = new URLSearchParams(search).get('demo')
  const id = key !== null && isDemoId(key) ? key : null
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failure, setFailure] = useState<{ id: DemoId; kind: FailureKind } | null>(null)
  const isClosing = useRef(false)
  const madeYours = useMadeYours(search, id ? demoByKey(id).family : 'launch')
  const open = loaded?.id === id ? loaded : null
  const tourFor = useTour(id, open?.opened ?? null, new URLSearchParams(search).get(TOUR_PARAMETER))

  useEffect(() => {
    if (key !== null && !id)
      void navigate({ search: searchOfPage(location.search), hash: location.hash }, { replace: true })
  }, [key, id, location.search, location.hash, navigate])

  useEffect(() => {
    if (!id) return
    let isWanted = true
    demoLoaders[id]().then(
      (demo) => isWanted && setLoaded({ id, search, opened: openBy(search, demo.default) }),
      async () => {
        const kind = await whyFailed()
        if (isWanted) setFailure({ id, kind })
      },
    )
    return () => {
      isWanted = false
    }
  }, [id, search])

  // Going back may lead to the same demo again, where its link was followed twice; closing closes.
  useEffect(() => {
    if (isClosing.current && id)
      void navigate({ search: searchOfPage(location.search), hash: location.hash }, { replace: true })
    isClosing.current = false
  }, [location.key, id, location.search, location.hash, navigate])

  useEffect(() => {
    if (!id) return
    return () => {
      const element = opener()
      const target = element?.isConnected ? element : document.getElementById('page-title')
      target?.focus({ preventScroll: true })
      // Going back to an address with an anchor (the skip link's, a family's) gives the focus to the anchor, or to nobody.
      requestAnimationFrame(() => {
        const { activeElement, body } = document
        if (activeElement === body || activeElement?.id === 'main') target?.focus({ preventScroll: true })
      })
    }
  }, [id, opener])

  if (!id) return null
  const close = () => {
    // A second press while the first is under way must not go back twice.
    if (isClosing.current) return
    isClosing.current = true
    setFailure(null)
    const isOpenedHere = (location.state as { isOpenedHere?: boolean } | null)?.isOpenedHere
    afterFrame(() => {
      if (isOpenedHere) void navigate(-1)
      else void navigate({ search: searchOfPage(location.search), hash: location.hash }, { replace: true })
    })
  }
  const startOver = () =>
    void navigate(
      { search: searchOfPage(location.search, id), hash: location.hash },
      { replace: true, state: location.state as unknown },
    )
  const retry = async (kind: FailureKind) => {
    if (kind === 'updated') {
      window.location.reload()
      return
    }
    setFailure(null)
    const result = await tryAgain(async () => {
      const demo = await demoLoaders[id]()
      setLoaded({ id, search, opened: openBy(search, demo.default) })
    })
    if (result !== 'loaded') setFailure({ id, kind: result })
  }
  const demo = demoByKey(id)
  if (!open) {
    const kind = failure?.id === id ? failure.kind : null
    return (
      <DemoCurtain
        name={demo.name}
        status={kind ?? 'loading'}
        onRetry={() => kind && void retry(kind)}
        onClose={close}
      />
    )
  }
  const { opened } = open
  const offer = offerAt(location.pathname)
  const shownFor = offer?.demo === id ? offer.slug : undefined
  const tour = tourFor({ about: shownFor ?? id, brand: madeYours.brand })
  return (
    <DemoOverlay
      demo={demo}
      shownFor={shownFor}
      onClose={close}
      brand={madeYours.brand}
      notice={madeYours.notice}
      {...tour}
      opened={tour.opened ?? opened}
      tools={
        <>
          {tour.tools}
          {madeYours.tool}
        </>
      }
      panel={madeYours.panel}
      link={withBrand(
        `${window.location.origin}${pageHref(location.pathname)}${demoHref(id)}`,
        madeYours.brand,
      )}
      copyText={copyText}
      onStartOver={startOver}
    >
      <opened.View capabilities={{ close, copyText, downloadText }} />
    </DemoOverlay>
  )
}
