// A page that is one demo and nothing else, to be sent to somebody (Rules, A page to send).
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { copyText } from '#src/browser/clipboard.ts'
import { downloadText } from '#src/browser/download.ts'
import { useIsHydrated } from '#src/browser/externalStores.ts'
import { company } from '#src/content/company.ts'
import { demoSentenceOf } from '#src/content/copy/demoSentences.ts'
import { demoByKey, demoPagePath, type DemoId } from '#src/content/demos.ts'
import { offerOfDemo } from '#src/content/offers.ts'
import { pageHref } from '#src/content/site.ts'
import { DemoFrame } from '#src/patterns/DemoFrame.tsx'
import { alone } from '#src/patterns/DemoFrame.css.ts'
import { PageMeta } from '#src/patterns/PageMeta.tsx'
import { manualClock, realClock, SAMPLE_NOW } from '#src/simulation/clock.ts'
import type { ClosedDemo, OpenDemo } from '#src/simulation/LiveDemo.tsx'
import { TOUR_PARAMETER } from '#src/simulation/momentLimits.ts'
import { withBrand } from '#src/theme/brand.ts'
import { visuallyHidden } from '#src/theme/global.css.ts'
import { openBy } from './openBy.ts'
import { useMadeYours } from './useMadeYours.tsx'
import { useTour } from './useTour.tsx'

/** Whoever draws the page ahead and whoever brings it to life draw the same. */
const PRERENDERED_SEED = 1

/** Whether its first picture is another one at another time. */
const tellsTheTime = ({ simulation }: ClosedDemo) =>
  JSON.stringify(simulation.start(PRERENDERED_SEED, 0)) !==
  JSON.stringify(simulation.start(PRERENDERED_SEED, SAMPLE_NOW))

const drawnAhead = (demo: ClosedDemo): OpenDemo =>
  demo.open({ seed: PRERENDERED_SEED, clock: tellsTheTime(demo) ? manualClock() : realClock })

export interface DemoPageProps {
  id: DemoId
  demo: ClosedDemo
  /** Once it can be used. */
  onAlive?: () => void
}

export function DemoPage({ id, demo, onAlive }: DemoPageProps): ReactElement {
  const isHydrated = useIsHydrated()
  const search = isHydrated ? window.location.search : ''
  const [drawn] = useState(() => drawnAhead(demo))
  // What an address says follows once the page lives; without it the demo goes on as it was drawn.
  const told = useMemo(
    () => (isHydrated && (search !== '' || tellsTheTime(demo)) ? openBy(search, demo) : null),
    [isHydrated, search, demo],
  )
  const [startedOver, setStartedOver] = useState<OpenDemo | null>(null)
  const opened = startedOver ?? told ?? drawn
  useEffect(() => {
    if (isHydrated) onAlive?.()
  }, [isHydrated, onAlive])
  const texts = demoByKey(id)
  const { brand, notice, tool, panel } = useMadeYours(search, texts.family)
  const tourFor = useTour(id, opened, new URLSearchParams(search).get(TOUR_PARAMETER))
  const tour = tourFor({ about: id, brand })
  const offer = offerOfDemo(id)
  const href = pageHref(offer.path)
  const leave = () => window.location.assign(href)
  const start = (isHydrated ? window.location.origin : '') + pageHref(demoPagePath(id))
  return (
    <>
      <PageMeta
        title={`${texts.name} demo`}
        description={`${demoSentenceOf(texts)} A live demo on sample data, made to be changed as you ask.`}
        path={offer.path}
        isUnlisted
      />
      <main className={alone}>
        {/* The frame's own heading is the demo's, and the headings inside follow it. */}
        <h1 className={visuallyHidden}>{`A demo by ${company.name}`}</h1>
        <DemoFrame
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
          onStartOver={() => setStartedOver(openBy('', demo))}
        >
          <opened.View capabilities={{ close: leave, copyText, downloadText }} />
        </DemoFrame>
      </main>
    </>
  )
}
