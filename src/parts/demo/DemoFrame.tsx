// The frame of every demo: brand, demo label, close button, and the link to ask for a version.
import { X } from 'lucide'
import { useRef, type ElementType, type ReactElement, type ReactNode, type Ref } from 'react'
import { IconButton } from '../../primitives/Button.tsx'
import { IconLink } from '../../primitives/IconLink.tsx'
import type { Demo } from '../../content/demos.ts'
import type { DemoLink } from '../../simulation/momentLink.ts'
import type { Brand } from '../../theme/brand.ts'
import type { BrandTones } from '../../theme/brandTones.ts'
import { BrandName } from '../../patterns/brand/brandName.ts'
import { withBrand } from '../../address/address.ts'
import { AskForYours } from './AskForYours.tsx'
import { DemoFoot, type DemoFootProps } from './DemoFoot.tsx'
import { DemoHead } from './DemoHead.tsx'
import * as styles from './DemoFrame.css.ts'
import { SenderLine, SenderRow } from './SenderLine.tsx'
import type { DrawAnswers, DrawMark, DrawPrinted } from './useSender.tsx'
import { useBrandTones } from '../../patterns/brand/useBrandTones.ts'

/** A brand with the tones of its color; null while they load, or without a color. */
export interface Branded extends Brand {
  readonly tones: BrandTones | null
}

export interface DemoFrameProps extends Omit<DemoFootProps, 'ask' | 'isAskedAbove'> {
  /** The demo: its name, its family, its picture. */
  demo: Demo
  /** The brand of the demo; by default the company's. See `Branded`. */
  brand?: Branded | null | undefined
  /** The slug of the service or product whose page shows the demo: the topic of an inquiry. See `LentDemo`. */
  shownFor?: string | undefined
  /** The address that opens this demo at its start, without a brand. */
  link: string
  /** × was pressed. See `Alone` for a page where × is a link. */
  onClose: () => void
  /** The target of × as a link, which works without scripts. See `Alone`. */
  closeHref?: string
  /** A page to send names the company that made the demo, even without a client's brand. See `Alone`. */
  isPageToSend?: boolean
  /** Draws the sender of the demo and the ways to reply. See `FromASender`. */
  answers?: DrawAnswers | undefined
  /** Draws the client's mark for a name; by default the mark generated from the name. */
  mark?: DrawMark | undefined
  /** Draws the printed foot of the demo. */
  printed?: DrawPrinted | undefined
  /** The elements that name and describe a dialog; by default a plain heading and paragraph. */
  Title?: ElementType
  /** The element of the line below the title; by default a plain paragraph. */
  Description?: ElementType
  /** The open panel "Make it yours", between head and demo. See `MakingItYours`. */
  panel?: ReactNode
  /** The message about a part that failed, above the demo. */
  failure?: ReactNode
  /** Receives the element around the demo, for its tour. */
  place?: Ref<HTMLDivElement>
  /** The demo. */
  children: ReactNode
}

/** The demo panel: head, the demo, and a bar at its foot. Only the demo scrolls, unless the window is very low. */
export function DemoFrame({
  demo,
  brand = null,
  link,
  shownFor = demo.key,
  onClose,
  closeHref,
  isPageToSend = false,
  answers,
  mark,
  printed,
  Title = 'h2',
  Description = 'p',
  panel,
  failure,
  place,
  children,
  ...foot
}: DemoFrameProps): ReactElement {
  const { opened } = foot
  const toned = useRef<HTMLDivElement>(null)
  useBrandTones(toned, brand?.tones ?? null)
  const client = brand?.name ?? ''
  const hasSenderLine = brand !== null || answers !== undefined || isPageToSend
  const linkNow = (): DemoLink => {
    const start = withBrand(link, brand)
    return opened?.linkTo(start) ?? { kind: 'start', link: start }
  }
  const ask = <AskForYours about={shownFor} brand={brand} opened={opened} />
  const drawnAnswers = answers?.(() => ({
    demo,
    client,
    link: linkNow(),
    entries: opened?.getEntries() ?? [],
  }))
  return (
    <div className={styles.frame}>
      {hasSenderLine && (
        <SenderLine
          client={client}
          answers={drawnAnswers}
          // The player of a tour has this link at its end.
          ask={foot.tour ? undefined : ask}
        />
      )}
      <div
        ref={toned}
        className={brand?.tones ? `${styles.toned} ${styles.inClientColor}` : styles.toned}
        data-family={demo.family}
      >
        <div className={brand ? `${styles.head} ${styles.clientHead}` : styles.head}>
          <DemoHead
            demo={demo}
            client={client}
            mark={mark}
            isBranded={brand !== null}
            Title={Title}
            Description={Description}
            isOpening
          />
          {closeHref === undefined ? (
            <IconButton className={styles.close} icon={X} label="Close demo" onClick={onClose} />
          ) : (
            <IconLink className={styles.close} icon={X} label="Close demo" href={closeHref} />
          )}
        </div>
        {panel}
        {failure}
        <div className={styles.scroll}>
          {drawnAnswers && <SenderRow answers={drawnAnswers} />}
          <div ref={place} className={styles.body}>
            <BrandName value={client}>{children}</BrandName>
          </div>
        </div>
        <DemoFoot {...foot} ask={ask} isAskedAbove={hasSenderLine} />
        {printed?.(() => linkNow().link)}
      </div>
    </div>
  )
}
