// The frame of every demo: a bar with its name and label, the demo, and a bar with the tools (Rules, Demo overlay).
import { X } from 'lucide'
import {
  useEffect,
  useRef,
  useState,
  type ElementType,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { IconButton } from '../../primitives/Button.tsx'
import { IconLink } from '../../primitives/IconLink.tsx'
import type { Demo } from '../../content/demos.ts'
import type { DemoLink } from '../../simulation/momentLink.ts'
import type { Brand } from '../../theme/brand.ts'
import type { BrandTones } from '../../theme/brandTones.ts'
import { BrandName } from '../../patterns/brand/brandName.ts'
import { withBrand } from '../../address/address.ts'
import { AskForYourVersion } from './AskForYourVersion.tsx'
import { DemoFoot, useRunStatus, type AskOf, type DemoFootProps } from './DemoFoot.tsx'
import { onlyWithoutScripts } from '../../theme/global.css.ts'
import { DemoHead } from './DemoHead.tsx'
import * as styles from './DemoFrame.css.ts'
import { useShowOpened } from './useShowOpened.ts'
import type { DrawnOfSender } from './useSender.tsx'
import { useBrandTones } from '../../patterns/brand/useBrandTones.ts'

/** A brand with the tones of its color; null while they load, or without a color. */
export interface Branded extends Brand {
  readonly tones: BrandTones | null
}

export interface DemoFrameProps
  extends Omit<DemoFootProps, 'ask' | 'said' | 'onSaid' | 'sendButton'>, DrawnOfSender {
  /** The demo: its name, its family, its picture. */
  demo: Demo
  /** The brand of the demo; by default the company's. See `Branded`. */
  brand?: Branded | null | undefined
  /** The slug of the service or product whose page shows the demo: the topic of an inquiry. See `LentDemo`. */
  shownFor?: string | undefined
  /** The address that opens this demo at its start, without a brand. */
  link: string
  /** × was pressed; without it there is no ×, as where nothing is behind the demo. See `Alone` for a page where × is a link. */
  onClose?: (() => void) | undefined
  /** The target of × as a link, which works without scripts. See `Alone`. */
  closeHref?: string
  /** A page to send names the company that made the demo, even without a client's brand. See `Alone`. */
  isPageToSend?: boolean
  /** The elements that name and describe a dialog; by default a plain heading and paragraph. */
  Title?: ElementType
  /** The element of the line below the title; by default a plain paragraph. */
  Description?: ElementType
  /** An additional line about how it was opened. See `BrokenBrand`. */
  notice?: string | undefined
  /** Opens the demo again from its start. Returns the way back to what was sent. See `Sent`. */
  onStartOver?: (() => () => void) | undefined
  /** The open panel "Make it yours", between head and demo. See `MakingItYours`. */
  panel?: ReactNode
  /** The message about a part that failed, above the demo. */
  failure?: ReactNode
  /** In place of the demo and its tools while its code loads. */
  curtain?: ReactNode
  /** Receives the element around the demo, for its tour. */
  place?: Ref<HTMLDivElement>
  /** The demo. */
  children: ReactNode
}

/** How long the result of an action shows. */
const SAID_MS = 5000

/** The demo panel: head, the demo, and a bar at its foot. Only the demo scrolls, unless the window is very low. */
export function DemoFrame({
  demo,
  brand = null,
  link,
  shownFor = demo.key,
  onClose,
  closeHref,
  isPageToSend = false,
  cover,
  mark,
  printed,
  askFor,
  arrived: Arrived,
  Title = 'h2',
  Description = 'p',
  notice,
  onStartOver,
  panel,
  failure,
  curtain,
  place,
  children,
  ...foot
}: DemoFrameProps): ReactElement {
  const { opened } = foot
  const toned = useRef<HTMLDivElement>(null)
  useBrandTones(toned, brand?.tones ?? null)
  const sendButton = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState<DemoFootProps['said']>(null)
  const say = (text: string) => setSaid((last) => ({ count: (last?.count ?? 0) + 1, text }))
  useEffect(() => {
    const timer = said && window.setTimeout(setSaid, SAID_MS, null)
    return () => window.clearTimeout(timer ?? undefined)
  }, [said])
  const { arrival } = useRunStatus(opened)

  const client = brand?.name ?? ''
  const linkNow = (of = opened): DemoLink => {
    const start = withBrand(link, brand)
    return of?.linkTo(start) ?? { kind: 'start', link: start }
  }
  const answerNow = (of = opened) => ({
    what: `${demo.name} demo`,
    client,
    link: linkNow(of),
    entries: of?.getEntries() ?? [],
  })
  const ask: AskOf = (of) => (
    <AskForYourVersion
      about={shownFor}
      brand={brand}
      opened={of}
      toSender={askFor && (() => askFor(answerNow(of)))}
    />
  )
  const drawnCover = cover?.(answerNow)
  return (
    <div className={styles.frame}>
      <DemoHead
        demo={demo}
        client={client}
        tones={brand?.tones ?? null}
        isSent={brand !== null || cover !== undefined || isPageToSend}
        mark={mark}
        Title={Title}
        Description={Description}
        isOpening={!curtain}
      >
        {/* The player of a tour has this link at its end. */}
        {!foot.tour && <div className={styles.headAsk}>{ask(opened)}</div>}
        {closeHref !== undefined ? (
          <IconLink className={styles.close} icon={X} label="Close demo" href={closeHref} />
        ) : (
          onClose && <IconButton className={styles.close} icon={X} label="Close demo" onClick={onClose} />
        )}
      </DemoHead>
      <div
        ref={toned}
        className={brand?.tones ? `${styles.toned} ${styles.inClientColor}` : styles.toned}
        data-family={demo.family}
      >
        {panel}
        {failure}
        {curtain || (
          <>
            <Scroll>
              {drawnCover}
              {Arrived && (
                <Arrived
                  arrival={arrival}
                  onStartOver={onStartOver}
                  // The pressed button disappears.
                  onReopened={(result) => {
                    sendButton.current?.focus()
                    say(result)
                  }}
                />
              )}
              {isPageToSend && (
                <p className={`${styles.notice} ${onlyWithoutScripts}`}>
                  Buttons and entries of this demo need JavaScript, which is turned off.
                </p>
              )}
              {notice && <p className={styles.notice}>{notice}</p>}
              <div ref={place} className={styles.body}>
                <BrandName value={client}>{children}</BrandName>
              </div>
              <p className={styles.sampleNote}>Dashed outline: a sample button. Press it for details.</p>
            </Scroll>
            <DemoFoot {...foot} ask={ask} said={said} onSaid={say} sendButton={sendButton} />
          </>
        )}
        {printed?.(() => linkNow().link)}
      </div>
    </div>
  )
}

/** The part that scrolls. */
function Scroll({ children }: { children: ReactNode }): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  useShowOpened(place)
  return (
    <div ref={place} className={styles.scroll}>
      {children}
    </div>
  )
}
