// A demo of a story in its frame, and at work. Without Storybook's own code, so that a preview alone needs none of it.
import { Play } from 'lucide'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { paramsOf } from '#src/address/address.ts'
import { copyText } from '#src/browser/clipboard.ts'
import { downloadText } from '#src/browser/download.ts'
import { demoByKey, ROOM_PATH, type DemoId } from '#src/content/demos.ts'
import { DemoFrame } from '#src/parts/demo/DemoFrame.tsx'
import { filled, page } from '#src/parts/demo/DemoFrame.css.ts'
import { FootAction } from '#src/parts/demo/FootAction.tsx'
import { beginTour, LiveTour, type BegunTour } from '#src/parts/demo/LiveTour.tsx'
import { useBrand } from '#src/parts/demo/useBrand.tsx'
import { useSender } from '#src/parts/demo/useSender.tsx'
import { useSend } from '#src/parts/send/useSend.tsx'
import { realClock, type ManualClock } from '#src/simulation/clock.ts'
import type { ClosedDemo, DemoCapabilities, OpenDemo } from '#src/simulation/LiveDemo.tsx'
import type { Tour } from '#src/simulation/tour.ts'
import { putToWork } from '#storybook/events/atWork.ts'
import { siteAt } from '#storybook/links/siteLinks.ts'
import { linksTo } from '../docs/demoAddresses.ts'

/** The seed of every preview and journey: the same pictures each time. */
export const STORY_SEED = 1

/** The real ones. There is no site behind a story: closing is a new beginning, and asks first where something would be lost. */
const realCapabilities = { copyText, downloadText }

/** The address of the story. While the build draws its first picture there is none. */
const addressNow = (): URL =>
  new URL(typeof window === 'undefined' ? 'https://stories.example/' : window.location.href)

/** Opened by its link, with nothing around it: there is nothing to close. */
const isAlone = (): boolean => typeof window === 'undefined' || window.parent === window

/** The link to a demo at its start: on the site, or its story where there is no site. */
function startOf(id: DemoId): string {
  const { site, story } = linksTo(id, addressNow().href, null)
  return site ?? story
}

/** The page that shows several demos; null where there is no site. */
function roomStartNow(): string | null {
  const site = siteAt(addressNow().href)
  return site === null ? null : site + ROOM_PATH
}

/** What a story at work brings along, by its loader. */
export interface AtWork {
  /** Whose rules they are. */
  demo: ClosedDemo
  /** The demo, opened for this story. */
  opened: OpenDemo
  /** Opens it again, at its start. */
  reopen: () => OpenDemo
  /** Those of the visitor when not given. */
  capabilities?: DemoCapabilities
  /** The clock that a play moves; the visitor's when not given. */
  clock?: ManualClock
  /** The demo's tour, which "Watch it" begins. */
  tour?: Tour<unknown>
  /** Called with the tour when it begins. */
  onBegun?: (begun: BegunTour) => void
}
export const atWorkOf = (loaded: Record<string, unknown>) => loaded.atWork as AtWork | undefined

/** The demo that the frame has opened, and how it is closed, for the story inside it. */
const Opened = createContext<{ opened: OpenDemo | undefined; close: () => void } | undefined>(undefined)

export interface FramedProps {
  id: DemoId
  storyId: string
  atWork: AtWork | undefined
  children: ReactNode
}

/** A demo in its frame; at work, it is watched and sent as on the site. */
export function Framed({ id, storyId, atWork, children }: FramedProps): ReactElement {
  const [opened, setOpened] = useState(atWork?.opened)
  const [begun, setBegun] = useState<BegunTour | null>(null)
  const [said] = useState(() => paramsOf(addressNow()))
  const { brand, setBrand, notice, tool, panel } = useBrand(said.toString(), demoByKey(id).family)
  const { wasOpened, sendOf } = useSend(id)
  const sender = useSender(said.toString(), wasOpened)
  const place = useRef<HTMLDivElement>(null)
  const placeNow = useCallback(() => place.current, [])
  useEffect(() => {
    if (!atWork || !opened) return undefined
    return putToWork({
      storyId,
      demo: demoByKey(id),
      simulation: atWork.demo.simulation,
      opened,
      clock: atWork.clock ? 'play' : 'visitor',
      linksTo: (code) => linksTo(id, window.location.href, code),
    })
  }, [atWork, id, opened, storyId])
  const watch = () => {
    if (!opened || !atWork?.tour) return
    const next = beginTour(opened, atWork.tour, { clock: atWork.clock ?? realClock })
    atWork.onBegun?.(next)
    setBegun(next)
  }
  const beginAnew = () => {
    setBegun(null)
    setOpened(atWork?.reopen())
    return () => setOpened(opened)
  }
  const close = () => {
    const hasBegun = opened?.linkTo('').kind === 'moment'
    if (!hasBegun || window.confirm('Start over? What you have done in this demo will be lost.')) beginAnew()
  }
  // What a play or a state shows has its ×.
  const isWithoutClose = atWork !== undefined && !atWork.clock && isAlone()
  const demo = demoByKey(id)
  const atWorkNow = begun?.opened ?? opened
  const start = startOf(id)
  const send = sendOf(
    atWorkNow
      ? {
          demo,
          brand,
          onBrand: setBrand,
          start,
          startOf,
          roomStart: roomStartNow(),
          opened: atWorkNow,
          came: sender.came,
        }
      : null,
  )
  return (
    // A tour has the window for its panel, as on the site: there its player covers nothing.
    <div className={atWork && (!atWork.clock || begun) ? `${page} ${filled}` : page}>
      <DemoFrame
        demo={demo}
        brand={brand}
        notice={notice ?? sender.notice}
        {...sender.drawn}
        link={start}
        onClose={isWithoutClose ? undefined : close}
        onSend={send.onSend}
        panel={
          <>
            {panel}
            {send.panel}
          </>
        }
        opened={atWorkNow}
        onStartOver={beginAnew}
        place={place}
        tools={
          <>
            {atWork?.tour && (
              <FootAction icon={Play} short="Watch" onClick={watch}>
                Watch it
              </FootAction>
            )}
            {atWork && tool}
          </>
        }
        tour={
          begun && opened
            ? (tools, ask) => (
                <LiveTour
                  ask={ask(opened)}
                  at={opened}
                  begun={begun}
                  place={placeNow}
                  onClose={() => setBegun(null)}
                  tools={tools}
                />
              )
            : undefined
        }
      >
        <Opened value={{ opened, close }}>{children}</Opened>
      </DemoFrame>
    </div>
  )
}

/** The demo that the frame has opened. */
export function AtWorkView({ capabilities }: { capabilities?: DemoCapabilities | undefined }): ReactNode {
  const { opened, close = () => undefined } = useContext(Opened) ?? {}
  return opened && <opened.View capabilities={capabilities ?? { ...realCapabilities, close }} />
}

/** What a link fills in, as on the site; the rest of the address is Storybook's. */
function textsOfAddress(): Record<string, string> {
  const texts = addressNow().searchParams
  for (const own of ['id', 'viewMode', 'args', 'globals', 'at']) texts.delete(own)
  return Object.fromEntries(texts)
}

/** A demo as the address says it: at the moment `at` of the story's argument or of the address, else with the texts of a link. */
export function openedByAddress(
  demo: ClosedDemo,
  tour: Tour<unknown>,
  at: string | undefined,
  forOffer?: OpenDemo['forOffer'],
): AtWork {
  const { search, hash } = addressNow()
  const sent = new URLSearchParams(`${search}&${hash.slice(1)}`).get('at')
  return {
    demo,
    tour: forOffer?.tour ?? tour,
    opened: demo.open({ seed: STORY_SEED, at: at ?? sent ?? undefined, prefill: textsOfAddress(), forOffer }),
    reopen: () => demo.open({ seed: STORY_SEED, forOffer }),
  }
}
