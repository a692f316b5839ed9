// `?demo=<key>` on any page opens that demo over it (Rules, Demo overlay).
import { useEffect, useRef, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PARAMETERS, paramsOf, withoutDemo, withParams } from '#src/address/address.ts'
import { startedOver } from '#src/address/openDemo.ts'
import { copyText } from '#src/browser/clipboard.ts'
import { downloadText } from '#src/browser/download.ts'
import { useIsHydrated } from '#src/browser/externalStores.ts'
import { demoByKey, demoPagePath, isDemoId, type DemoId } from '#src/content/demos.ts'
import { offerAt } from '#src/content/offers.ts'
import { pageHref } from '#src/content/site.ts'
import { DemoCurtain } from '#src/parts/demo/DemoCurtain.tsx'
import { DemoOverlay } from '#src/parts/demo/DemoOverlay.tsx'
import { useBrand } from '#src/parts/demo/useBrand.tsx'
import { useLate } from '#src/parts/loading/useLate.ts'
import { useSender } from '#src/parts/demo/useSender.tsx'
import { useSend } from '#src/parts/send/useSend.tsx'
import type { OpenDemo } from '#src/simulation/LiveDemo.tsx'
import { afterFrame } from '#src/browser/afterFrame.ts'
import { demoLoaders, loadForOffer } from './demos.ts'
import { foldAway } from './foldAway.ts'
import { offerMoment } from './keepMoment.ts'
import { openBy, openingOf } from './openBy.ts'
import { useTour } from './useTour.tsx'

async function load(
  id: DemoId | null,
  opening: string,
  shownFor: string | undefined,
): Promise<{ id: DemoId; opened: OpenDemo } | null> {
  if (!id) return null
  const { default: demo } = await demoLoaders[id]()
  return { id, opened: openBy(opening, demo, await loadForOffer(demo, shownFor)) }
}

/** The link to a demo at its start. */
const startOf = (id: DemoId) => window.location.origin + pageHref(demoPagePath(id))

export interface DemoLauncherProps {
  /** The element that opened the demo, which gets the focus back; null for a link from elsewhere. */
  opener: () => HTMLElement | null
}

export default function DemoLauncher({ opener }: DemoLauncherProps): ReactElement | null {
  const location = useLocation()
  const navigate = useNavigate()
  // The prerenderer does not know the address: the first render is the page without the demo.
  const isHydrated = useIsHydrated()
  const said = isHydrated ? paramsOf(location) : new URLSearchParams()
  const opening = openingOf(location)
  const key = said.get(PARAMETERS.demo)
  const id = key !== null && isDemoId(key) ? key : null
  const offer = offerAt(location.pathname)
  const shownFor = offer?.demo === id ? offer?.slug : undefined
  const {
    part: loaded,
    failure,
    retry,
  } = useLate(id && `${id} ${opening}`, () => load(id, opening, shownFor))
  const isClosing = useRef(false)
  const ofVisit = useBrand(said.toString(), id ? demoByKey(id).family : 'launch')
  const opened = loaded?.id === id ? loaded?.opened : undefined
  const { wasOpened, sendOf } = useSend()
  const sender = useSender(said.toString(), wasOpened)
  const tourFor = useTour(id, opened ?? null, said.get(PARAMETERS.tour))

  useEffect(() => opened && offerMoment(opened.getMoment), [opened])

  useEffect(() => {
    if (key !== null && !id) void navigate(withoutDemo(location), { replace: true })
  }, [key, id, location, navigate])

  // Going back may lead to the same demo again, if its link was followed twice; closing must close it.
  useEffect(() => {
    if (isClosing.current && id) void navigate(withoutDemo(location), { replace: true })
    isClosing.current = false
  }, [id, location, navigate])

  useEffect(() => {
    if (!id) return
    return () => {
      const element = opener()
      const target = element?.isConnected ? element : document.getElementById('page-title')
      target?.focus({ preventScroll: true })
      // Going back to an address with an anchor (the skip link's, a family's) gives the focus to the anchor, or to no element.
      requestAnimationFrame(() => {
        const { activeElement, body } = document
        if (activeElement === body || activeElement?.id === 'main') target?.focus({ preventScroll: true })
      })
    }
  }, [id, opener])

  if (!id) return null
  const close = () => {
    // A second press during the first must not go back twice.
    if (isClosing.current) return
    isClosing.current = true
    const isOpenedHere = (location.state as { isOpenedHere?: boolean } | null)?.isOpenedHere
    afterFrame(() => {
      void foldAway().then(() =>
        isOpenedHere ? navigate(-1) : navigate(withoutDemo(location), { replace: true }),
      )
    })
  }
  const startOver = () =>
    void navigate(startedOver(location), { replace: true, state: location.state as unknown })
  const demo = demoByKey(id)
  const tour = tourFor({ about: shownFor ?? id, brand: ofVisit.brand })
  const { brand, setBrand, notice } = ofVisit
  const atWork = tour.opened ?? opened
  // A sent demo is a separate page.
  const start = withParams(window.location.origin + pageHref(demoPagePath(id)), {
    [PARAMETERS.about]: shownFor,
  })
  const send = sendOf(
    atWork ? { demo, brand, onBrand: setBrand, start, startOf, opened: atWork, came: sender.came } : null,
  )
  return (
    <DemoOverlay
      demo={demo}
      shownFor={shownFor}
      {...sender.drawn}
      onClose={close}
      brand={brand}
      notice={notice ?? sender.notice}
      {...tour}
      opened={atWork}
      onSend={send.onSend}
      tools={
        <>
          {tour.tools}
          {ofVisit.tool}
        </>
      }
      panel={
        <>
          {ofVisit.panel}
          {send.panel}
        </>
      }
      link={start}
      onStartOver={startOver}
      curtain={
        !opened && (
          <DemoCurtain name={demo.name} status={failure ?? 'loading'} onRetry={retry} onClose={close} />
        )
      }
    >
      {opened && <opened.View capabilities={{ close, copyText, downloadText }} />}
    </DemoOverlay>
  )
}
