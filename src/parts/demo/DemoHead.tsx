// The bar at the top of a demo and of its pictures: the demo's name and label and, in a sent demo, who made it for whom.
import { useRef, type ElementType, type ReactElement, type ReactNode } from 'react'
import { DEMO_LABEL, type Demo } from '../../content/demos.ts'
import { BrandMark } from '../../patterns/brand/BrandMark.tsx'
import { useBrandTones } from '../../patterns/brand/useBrandTones.ts'
import { DemoThumbnail } from '../../primitives/Marks.tsx'
import type { BrandTones } from '../../theme/brandTones.ts'
import { attr } from '../../wires/wires.ts'
import * as styles from './DemoHead.css.ts'
import { SenderLine } from './SenderLine.tsx'
import type { DrawMark } from './useSender.tsx'

export interface DemoHeadProps {
  /** The demo. */
  demo: Demo
  /** The client's name, in quotes in the line of the sender; '' for none. */
  client: string
  /** The tones of the client's color, for the square and the rule below the bar. */
  tones?: BrandTones | null
  /** The bar is a slab in the company's own colors, and names the company and the client. */
  isSent?: boolean
  /** Draws the client's mark for a name; by default the mark generated from the name. */
  mark?: DrawMark | undefined
  /** The elements that name and describe a dialog; by default a plain heading and paragraph. */
  Title?: ElementType
  /** The element of the label; by default a plain paragraph. */
  Description?: ElementType
  /** A pressed tile turns into this square (site/start/motion.ts). */
  isOpening?: boolean
  /** Controls at the end of the bar. */
  children?: ReactNode
}

/** One bar, which keeps its height: square, name, label, the sender's line. */
export function DemoHead({
  demo,
  client,
  tones = null,
  isSent = client !== '',
  mark,
  Title = 'p',
  Description = 'p',
  isOpening = false,
  children,
}: DemoHeadProps): ReactElement {
  const tile = useRef<HTMLDivElement>(null)
  useBrandTones(tile, tones)
  return (
    <div className={isSent ? `${styles.bar} ${styles.sent}` : styles.bar} data-family={demo.family}>
      <div
        ref={tile}
        className={styles.tile}
        data-family={demo.family}
        {...(isOpening && attr('tile', 'head'))}
      >
        {client ? (mark?.(client) ?? <BrandMark name={client} />) : <DemoThumbnail demo={demo.key} />}
      </div>
      <div className={styles.texts}>
        {/* Without the client's name, which would read as a heading of the company, or the demo as the client's product. */}
        <Title className={isSent ? `${styles.title} ${styles.titleOfSent}` : styles.title}>
          {client === '' ? demo.name : `${demo.name} demo`}
        </Title>
        <Description className={styles.label}>{DEMO_LABEL}</Description>
        {isSent && <SenderLine client={client} />}
      </div>
      {children}
    </div>
  )
}
