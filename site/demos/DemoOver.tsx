// The open demo over its page: loaded, in its frame, with its tour, its brand and the panel that sends it (Rules, Demo overlay).
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react'
import { PARAMETERS, paramsOf, withParams, type Place } from '#src/address/address.ts'
import { startedOver } from '#src/address/openDemo.ts'
import { afterFrame } from '#src/browser/afterFrame.ts'
import { copyText } from '#src/browser/clipboard.ts'
import { downloadText } from '#src/browser/download.ts'
import { demoByKey, type DemoId } from '#src/content/demos.ts'
import { DemoLoading } from '#src/parts/demo/DemoLoading.tsx'
import { DemoOverlay } from '#src/parts/demo/DemoOverlay.tsx'
import { useBrand } from '#src/parts/demo/useBrand.tsx'
import { useLate } from '#src/parts/loading/useLate.ts'
import { useSender } from '#src/parts/demo/useSender.tsx'
import { useSend } from '#src/parts/send/useSend.tsx'
import type { ClosedDemo, OpenDemo } from '#src/simulation/LiveDemo.tsx'
import type { DemoLink } from '#src/simulation/momentLink.ts'
import { demoLoaders, loadForOffer } from './demos.ts'
import { foldAway } from './foldAway.ts'
import { offerMoment } from './keepMoment.ts'
import { openBy, openingOf } from './openBy.ts'
import { roomStart, startOf } from './pagesToSend.ts'
import { useTour } from './useTour.tsx'

interface Loaded {
  id: DemoId
  demo: ClosedDemo
  opened: OpenDemo
}

async function load(
  id: DemoId | null,
  opening: string,
  shownFor: string | undefined,
): Promise<Loaded | null> {
  if (!id) return null
  const { default: demo } = await demoLoaders[id]()
  return { id, demo, opened: openBy(opening, demo, await loadForOffer(demo, shownFor)) }
}

export interface DemoOverProps {
  /** The open demo; null for none. What was typed in the panels lasts from one demo to the next. */
  id: DemoId | null
  /** The address that opens it. A new object for each visit of an address. */
  place: Place
  /** The slug of the service or product that it is shown for. */
  shownFor?: string | undefined
  /** The same in the address: ignored if it is no product that borrows the demo. */
  about?: string | undefined
  /** The element that opened a demo, which gets the focus back; null for a link from elsewhere. */
  opener: (id: DemoId) => HTMLElement | null
  /** Takes the demo out of the address. `isAgain`: going back has led to the same demo once more. */
  onLeave: (isAgain: boolean) => void
  /** Opens it again, at another address in the place of this one. */
  onOpenAt: (address: Place) => void
  /** The demo was closed in this state. */
  onLeft?: (id: DemoId, left: DemoLink) => void
}

export function DemoOver({
  id,
  place,
  shownFor: shownByPage,
  about,
  opener,
  onLeave,
  onOpenAt,
  onLeft,
}: DemoOverProps): ReactElement | null {
  const said = paramsOf(place)
  const opening = openingOf(place)
  const {
    part: loaded,
    failure,
    retry,
  } = useLate(id && `${id} ${opening}`, () => load(id, opening, shownByPage ?? about))
  const isClosing = useRef(false)
  const ofVisit = useBrand(said.toString(), id ? demoByKey(id).family : 'launch')
  const { opened, demo: code } = loaded && loaded.id === id ? loaded : {}
  const shownFor =
    shownByPage ?? (code && about !== undefined && Object.hasOwn(code.forOffers, about) ? about : undefined)
  const { wasOpened, sendOf } = useSend(id)
  const sender = useSender(said.toString(), wasOpened)
  const tour = useTour(id, opened ?? null, said.get(PARAMETERS.tour))

  useEffect(() => opened && offerMoment(opened.getMoment), [opened])
  const leaveIn = useEffectEvent(onLeft ?? (() => undefined))
  useEffect(() => {
    if (id && opened) return () => leaveIn(id, opened.linkTo(''))
  }, [id, opened])

  // Going back may lead to the same demo again, if its link was followed twice; closing must close it.
  const leaveAgain = useEffectEvent(() => onLeave(true))
  useEffect(() => {
    if (isClosing.current && id) leaveAgain()
    isClosing.current = false
  }, [id, place])

  useEffect(() => {
    if (!id) return
    return () => {
      const element = opener(id)
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
    afterFrame(() => {
      void foldAway().then(() => onLeave(false))
    })
  }
  const demo = demoByKey(id)
  const { brand, setBrand, notice } = ofVisit
  const atWork = tour.opened ?? opened
  // A sent demo is a separate page.
  const start = withParams(startOf(id), { [PARAMETERS.about]: shownFor })
  const send = sendOf(
    atWork
      ? {
          demo,
          brand,
          onBrand: setBrand,
          start,
          startOf,
          roomStart: roomStart(),
          opened: atWork,
          came: sender.came,
        }
      : null,
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
      onStartOver={() => {
        onOpenAt(startedOver(place))
        return () => onOpenAt(place)
      }}
      curtain={
        !opened && (
          <DemoLoading name={demo.name} status={failure ?? 'loading'} onRetry={retry} onClose={close} />
        )
      }
    >
      {opened && <opened.View capabilities={{ close, copyText, downloadText }} />}
    </DemoOverlay>
  )
}
