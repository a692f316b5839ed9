// What stands around every demo: whose it is, that it is a demo, how to close it, and how to ask for one's own.
import { X } from 'lucide'
import { useRef, type ElementType, type ReactElement, type ReactNode, type Ref } from 'react'
import { IconButton } from '../../primitives/Button.tsx'
import { IconLink } from '../../primitives/IconLink.tsx'
import type { Demo } from '../../content/demos.ts'
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

/** A brand with the tones of its color; null while they are not there, or without a color. */
export interface Branded extends Brand {
  readonly tones: BrandTones | null
}

export interface DemoFrameProps extends Omit<DemoFootProps, 'ask' | 'isAskedAbove'> {
  /** Which demo it is: its name, its family, its picture. */
  demo: Demo
  /** Whose demo it is; the house's own when not given. See `Branded`. */
  brand?: Branded | null | undefined
  /** The service or product on whose page it is shown, by its slug: that is what is asked for. See `LentDemo`. */
  shownFor?: string | undefined
  /** The address that opens this demo at its start, in no client's name. */
  link: string
  /** × was pressed. See `Alone` for a page that × leads away from. */
  onClose: () => void
  /** The page that × leads to instead, also without scripts. See `Alone`. */
  closeHref?: string
  /** A page to send says who made the demo, also where it is in no client's name. See `Alone`. */
  isPageToSend?: boolean
  /** Draws who sent the demo, and how to answer. See `FromASender`. */
  answers?: DrawAnswers | undefined
  /** Draws the client's mark, by the name; the mark folded from the name when not given. */
  mark?: DrawMark | undefined
  /** Draws the foot of the demo on paper. */
  printed?: DrawPrinted | undefined
  /** The elements that name and describe a dialog; a plain heading and paragraph when not given. */
  Title?: ElementType
  /** The element of the line below the title; a plain paragraph when not given. */
  Description?: ElementType
  /** What stands between head and demo while it is open: the panel "Make it yours". See `MakingItYours`. */
  panel?: ReactNode
  /** What went wrong beside the demo, above it. */
  failure?: ReactNode
  /** Where the demo stands, for its tour. */
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
  const linkNow = () => {
    const start = withBrand(link, brand)
    return opened?.linkTo(start).link ?? start
  }
  const ask = (
    <AskForYours
      about={shownFor}
      brand={brand}
      linkNow={() => opened?.linkTo(link) ?? { kind: 'start', link }}
    />
  )
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
          // A tour's player asks at its end.
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
        {printed?.(linkNow)}
      </div>
    </div>
  )
}
