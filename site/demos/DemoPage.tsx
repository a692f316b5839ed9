// A page that is one demo and nothing else, to be sent to a client (Rules, A page to send).
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react'
import { PARAMETERS, saidBy, withBrand, type Place } from '#src/address/address.ts'
import { startedOver } from '#src/address/openDemo.ts'
import { copyText } from '#src/browser/clipboard.ts'
import { downloadText } from '#src/browser/download.ts'
import { demoByKey, demoPagePath, type DemoId } from '#src/content/demos.ts'
import { offerOfDemo } from '#src/content/offers.ts'
import { pageHref } from '#src/content/site.ts'
import { DemoFrame } from '#src/parts/demo/DemoFrame.tsx'
import { alone } from '#src/parts/demo/DemoFrame.css.ts'
import { PageMeta } from '#src/parts/page/PageMeta.tsx'
import { manualClock, realClock, SAMPLE_NOW } from '#src/simulation/clock.ts'
import type { ClosedDemo, OpenDemo } from '#src/simulation/LiveDemo.tsx'
import { visuallyHidden } from '#src/theme/global.css.ts'
import { keepMoment } from './keepMoment.ts'
import { openBy, openingOf } from './openBy.ts'
import { useBrand } from './useBrand.tsx'
import { useTour } from './useTour.tsx'

/** One seed, so that the server and the browser render the same. */
const PRERENDERED_SEED = 1

/** Whether its first picture is another one at another time. */
const tellsTheTime = ({ simulation }: ClosedDemo) =>
  JSON.stringify(simulation.start(PRERENDERED_SEED, 0)) !==
  JSON.stringify(simulation.start(PRERENDERED_SEED, SAMPLE_NOW))

const drawnAhead = (demo: ClosedDemo): OpenDemo =>
  demo.open({ seed: PRERENDERED_SEED, clock: tellsTheTime(demo) ? manualClock() : realClock })

/** Does in one run what the visitor did in the other: what was typed before the address was read. */
function repeat(before: OpenDemo, run: OpenDemo): void {
  for (const step of before.getMoment()?.log ?? []) if (step.kind === 'event') run.send(step.event)
}

/**
 * The address that the page was opened at, or that Back led to. Later changes are not read: when the visitor leaves, the
 * address gets the demo's moment, which must not reopen the demo.
 */
let cameTo: Place | null = null
function readAddress(): Place {
  const { search, hash } = window.location
  return (cameTo = { search, hash })
}
function subscribeToAddress(onCome: () => void): () => void {
  const onPopState = () => {
    readAddress()
    onCome()
  }
  window.addEventListener('popstate', onPopState)
  return () => window.removeEventListener('popstate', onPopState)
}
/** Null until hydrated. */
const useAddress = () =>
  useSyncExternalStore(
    subscribeToAddress,
    () => cameTo ?? readAddress(),
    () => null,
  )

/** When the visitor follows a link to an inquiry, the address keeps the demo's moment. */
function keepMomentOnLeaving(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (link) keepMoment(new URL(link.href))
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

export interface DemoPageProps {
  id: DemoId
  demo: ClosedDemo
  /** The page in 70 to 160 characters, for search engines and shared links. */
  description: string
  /** Once it can be used. */
  onAlive?: () => void
}

export function DemoPage({ id, demo, description, onAlive }: DemoPageProps): ReactElement {
  const address = useAddress()
  const said = address ? saidBy(address) : new URLSearchParams()
  const opening = address && openingOf(address)
  const [drawn] = useState(() => drawnAhead(demo))
  const [startsOver, setStartsOver] = useState(0)
  const [firstOpening, setFirstOpening] = useState(opening)
  if (firstOpening === null && opening !== null) setFirstOpening(opening)
  const isAsItCame = startsOver === 0 && opening === firstOpening
  // What an address says follows once the page lives; without it the demo goes on as it was drawn.
  const told = useMemo(() => {
    if (opening === null || (startsOver === 0 && opening === '' && !tellsTheTime(demo))) return null
    const run = openBy(opening, demo)
    if (isAsItCame) repeat(drawn, run)
    return run
  }, [startsOver, opening, demo, drawn, isAsItCame])
  const opened = told ?? drawn
  // The fields stay in which the visitor may be typing.
  const { View } = isAsItCame ? drawn : opened
  const startOver = () => {
    const { search, hash } = startedOver(window.location)
    window.history.replaceState(window.history.state, '', window.location.pathname + search + hash)
    readAddress()
    setStartsOver(startsOver + 1)
  }
  useEffect(keepMomentOnLeaving, [])
  const isAlive = address !== null
  useEffect(() => {
    if (isAlive) onAlive?.()
  }, [isAlive, onAlive])
  const texts = demoByKey(id)
  const { brand, notice, tool, panel } = useBrand(said.toString(), texts.family)
  const tourFor = useTour(id, opened, said.get(PARAMETERS.tour))
  const tour = tourFor({ about: id, brand })
  const offer = offerOfDemo(id)
  const href = pageHref(offer.path)
  const leave = () => window.location.assign(href)
  const start = (isAlive ? window.location.origin : '') + pageHref(demoPagePath(id))
  return (
    <>
      <PageMeta title={`${texts.name} demo`} description={description} />
      <main className={alone}>
        {/* The frame's own heading is the demo's, and the headings inside follow it. */}
        <h1 className={visuallyHidden}>{`${texts.name}: demo`}</h1>
        <DemoFrame
          isPageToSend
          demo={texts}
          onClose={leave}
          closeHref={href}
          brand={brand}
          notice={notice}
          {...tour}
          tools={
            <>
              {tour.tools}
              {tool}
            </>
          }
          panel={panel}
          link={withBrand(start, brand)}
          copyText={copyText}
          opened={tour.opened ?? opened}
          onStartOver={startOver}
        >
          <View instead={opened} capabilities={{ close: leave, copyText, downloadText }} />
        </DemoFrame>
      </main>
    </>
  )
}
