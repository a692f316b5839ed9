// A page with only one demo, to send to a client (Rules, A page to send).
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { PARAMETERS, paramsOf, withParams, type Place } from '#src/address/address.ts'
import { startedOver } from '#src/address/openDemo.ts'
import { copyText } from '#src/browser/clipboard.ts'
import { downloadText } from '#src/browser/download.ts'
import { demoByKey, demoPagePath, type DemoId } from '#src/content/demos.ts'
import { pageHref } from '#src/content/site.ts'
import { DemoFrame } from '#src/parts/demo/DemoFrame.tsx'
import { alone } from '#src/parts/demo/DemoFrame.css.ts'
import { manualClock, realClock, SAMPLE_NOW } from '#src/simulation/clock.ts'
import { useBrand } from '#src/parts/demo/useBrand.tsx'
import { useSender } from '#src/parts/demo/useSender.tsx'
import { useSend } from '#src/parts/send/useSend.tsx'
import type { ClosedDemo, OpenDemo } from '#src/simulation/LiveDemo.tsx'
import { visuallyHidden } from '#src/theme/global.css.ts'
import { attr } from '#src/wires/wires.ts'
import { useLate } from '#src/parts/loading/useLate.ts'
import { loadForOffer } from './demos.ts'
import { keptMoment, offerMoment } from './keepMoment.ts'
import { openBy, openingOf } from './openBy.ts'
import { goTo, keepMomentOnLeaving, useAddress } from './pageAddress.ts'
import { roomStart, startOf } from './pagesToSend.ts'
import { useStillOpening } from './useStillOpening.ts'
import { useTour } from './useTour.tsx'

/** One seed, so that the server and the browser render the same. */
const PRERENDERED_SEED = 1

/** Whether its first render depends on the time. */
const tellsTheTime = ({ simulation }: ClosedDemo) =>
  JSON.stringify(simulation.start(PRERENDERED_SEED, 0)) !==
  JSON.stringify(simulation.start(PRERENDERED_SEED, SAMPLE_NOW))

const drawnAhead = (demo: ClosedDemo): OpenDemo =>
  demo.open({ seed: PRERENDERED_SEED, clock: tellsTheTime(demo) ? manualClock() : realClock })

/** Repeats in one run what the visitor did in another: the text typed before the address was read. */
function repeat(before: OpenDemo, run: OpenDemo): void {
  for (const step of before.getMoment()?.log ?? []) if (step.kind === 'event') run.send(step.event)
}

export interface DemoPageProps {
  id: DemoId
  demo: ClosedDemo
  /** The addresses of the services and products that show the demo. × leads to the first; an inquiry may be about any. */
  shownBy: readonly string[]
  /** Called when the demo is ready. */
  onAlive?: () => void
}

export function DemoPage({ id, demo, shownBy, onAlive }: DemoPageProps): ReactElement {
  const address = useAddress()
  const said = address ? paramsOf(address) : new URLSearchParams()
  const opening = address && openingOf(address)
  // It may belong to a product that borrows it.
  const asked = said.get(PARAMETERS.about)
  const about = shownBy.map((href) => href.split('/').at(-1)).find((slug) => slug === asked)
  const isMade = about !== undefined && Object.hasOwn(demo.forOffers, about)
  const { part: made } = useLate(isMade ? about : null, async (slug) => ({
    forOffer: await loadForOffer(demo, slug),
  }))
  const isWaiting = isMade && !made
  const [drawn] = useState(() => drawnAhead(demo))
  const [startsOver, setStartsOver] = useState(0)
  const [firstOpening, setFirstOpening] = useState(opening)
  if (firstOpening === null && opening !== null) setFirstOpening(opening)
  const isAsItCame = startsOver === 0 && opening === firstOpening
  // The content of the address applies after hydration; without it the demo continues as prerendered.
  const told = useMemo(() => {
    const isPlain = opening === '' && keptMoment() === undefined
    if (opening === null || isWaiting || (startsOver === 0 && isPlain && !tellsTheTime(demo))) return null
    const run = openBy(opening, demo, made?.forOffer)
    if (isAsItCame) repeat(drawn, run)
    return run
  }, [startsOver, opening, demo, drawn, isAsItCame, isWaiting, made])
  const opened = told ?? drawn
  // The fields in which the visitor may be typing stay.
  const { View } = isAsItCame ? drawn : opened
  const openAt = (place: Place) => {
    goTo(place, 'replace')
    setStartsOver((count) => count + 1)
  }
  const startOver = () => {
    const { search, hash } = window.location
    openAt(startedOver(window.location))
    return () => openAt({ search, hash })
  }
  useStillOpening(opened)
  useEffect(keepMomentOnLeaving, [])
  useEffect(() => offerMoment(opened.getMoment), [opened])
  const isAlive = address !== null
  useEffect(() => {
    if (isAlive) onAlive?.()
  }, [isAlive, onAlive])
  const texts = demoByKey(id)
  const { brand, setBrand, notice, tool, panel } = useBrand(said.toString(), texts.family)
  const { wasOpened, sendOf } = useSend(id)
  const sender = useSender(said.toString(), wasOpened)
  const tour = useTour(id, opened, said.get(PARAMETERS.tour))
  const [closeHref = ''] = shownBy
  const leave = () => window.location.assign(closeHref)
  const start = withParams((isAlive ? window.location.origin : '') + pageHref(demoPagePath(id)), {
    [PARAMETERS.about]: about,
  })
  const atWork = tour.opened ?? opened
  const send = sendOf({
    demo: texts,
    brand,
    onBrand: setBrand,
    start,
    startOf,
    roomStart: isAlive ? roomStart() : null,
    opened: atWork,
    came: sender.came,
  })
  return (
    <main className={alone} {...attr('offers', shownBy.join(' '))}>
      {/* The heading of the frame is the demo's name; the headings inside follow it. */}
      <h1 className={visuallyHidden}>{`${texts.name}: demo`}</h1>
      <DemoFrame
        isPageToSend
        demo={texts}
        onClose={leave}
        closeHref={closeHref}
        brand={brand}
        {...sender.drawn}
        shownFor={about}
        notice={notice ?? sender.notice}
        {...tour}
        tools={
          <>
            {tour.tools}
            {tool}
          </>
        }
        panel={
          <>
            {panel}
            {send.panel}
          </>
        }
        onSend={send.onSend}
        link={start}
        opened={atWork}
        onStartOver={startOver}
      >
        <View instead={opened} capabilities={{ close: leave, copyText, downloadText }} />
      </DemoFrame>
    </main>
  )
}
