// `?demo=<key>` on any page opens that demo over it (RESOLUTIONS, Demo overlay).
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { copyText } from '#src/browser/clipboard.ts'
import { downloadText } from '#src/browser/download.ts'
import { useIsHydrated } from '#src/browser/externalStores.ts'
import { demoByKey, demoHref, isDemoId, type DemoId } from '#src/content/demos.ts'
import { DemoCurtain } from '#src/patterns/DemoCurtain.tsx'
import type { DemoOverlayProps } from '#src/patterns/DemoOverlay.tsx'
import type { DemoComponent } from '#src/simulation/LiveDemo.tsx'
import { demoEntries, type DemoEntry } from './demos.ts'

/** Query parameters that belong to a page; every other one came with the demo and goes with it. */
const PAGE_PARAMETERS = ['about']

/** What must be there before a demo shows: its own code and the overlay's. */
interface Loaded {
  id: DemoId
  Demo: DemoComponent
  Overlay: (props: DemoOverlayProps) => ReactElement
}

function searchWithoutDemo(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of [...query.keys()]) if (!PAGE_PARAMETERS.includes(name)) query.delete(name)
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
  const query = new URLSearchParams(useIsHydrated() ? location.search : '')
  const key = query.get('demo')
  const id = key !== null && isDemoId(key) ? key : null
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failedId, setFailedId] = useState<DemoId | null>(null)
  const isClosing = useRef(false)

  useEffect(() => {
    if (key !== null && !id)
      void navigate({ search: searchWithoutDemo(location.search), hash: location.hash }, { replace: true })
  }, [key, id, location.search, location.hash, navigate])

  useEffect(() => {
    isClosing.current = false
    if (!id || failedId === id) return
    let isWanted = true
    const entry: DemoEntry = demoEntries[id]
    Promise.all([entry.load(), import('#src/patterns/DemoOverlay.tsx')]).then(
      ([demo, overlay]) => isWanted && setLoaded({ id, Demo: demo.default, Overlay: overlay.DemoOverlay }),
      () => isWanted && setFailedId(id),
    )
    return () => {
      isWanted = false
    }
  }, [id, failedId])

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
    setFailedId(null)
    const isOpenedHere = (location.state as { isOpenedHere?: boolean } | null)?.isOpenedHere
    if (isOpenedHere) void navigate(-1)
    else void navigate({ search: searchWithoutDemo(location.search), hash: location.hash }, { replace: true })
  }
  const demo = demoByKey(id)
  if (loaded?.id !== id)
    return (
      <DemoCurtain
        name={demo.name}
        status={failedId === id ? 'failed' : 'loading'}
        onRetry={() => setFailedId(null)}
        onClose={close}
      />
    )
  const { Demo, Overlay } = loaded
  const prefill = Object.fromEntries([...query].filter(([name]) => name !== 'demo'))
  return (
    <Overlay
      demo={demo}
      width={demoEntries[id].width}
      onClose={close}
      link={`${window.location.origin}${location.pathname}${demoHref(id)}`}
      copyText={copyText}
    >
      <Demo key={id} prefill={prefill} capabilities={{ close, copyText, downloadText }} />
    </Overlay>
  )
}
