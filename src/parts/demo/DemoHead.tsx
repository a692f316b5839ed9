// The name and brand of a demo, at the top of its frame and of its pictures.
import type { ElementType, ReactElement } from 'react'
import { DEMO_LABEL, type Demo } from '../../content/demos.ts'
import { families } from '../../content/families.ts'
import { inQuotes } from '../../format/quoted.ts'
import { BrandMark } from '../../patterns/brand/BrandMark.tsx'
import { FamilyBadge } from '../../primitives/Badge.tsx'
import { Miniature } from '../../primitives/Marks.tsx'
import { saying } from '../../wires/wires.ts'
import * as styles from './DemoHead.css.ts'
import type { DrawMark } from './useSender.tsx'

export interface DemoHeadProps {
  /** The demo. */
  demo: Demo
  /** The client's name, in quotes above the demo's name; '' for none. */
  client: string
  /** Draws the client's mark for a name; by default the mark generated from the name. */
  mark?: DrawMark | undefined
  /** The demo has a client's name or color, so no family is named. */
  isBranded?: boolean
  /** The elements that name and describe a dialog; by default a plain heading and paragraph. */
  Title?: ElementType
  /** The element of the line below the title; by default a plain paragraph. */
  Description?: ElementType
  /** A pressed tile turns into this square (site/start/motion.ts). */
  isOpening?: boolean
}

/** Square, title and label, badge: three cells of the head's grid. */
export function DemoHead({
  demo,
  client,
  mark,
  isBranded = client !== '',
  Title = 'p',
  Description = 'p',
  isOpening = false,
}: DemoHeadProps): ReactElement {
  return (
    <>
      <div className={styles.tile} {...(isOpening && saying('tile', 'head'))}>
        {client ? (mark?.(client) ?? <BrandMark name={client} />) : <Miniature demo={demo.key} />}
      </div>
      <div className={styles.texts}>
        {client !== '' && (
          <p className={styles.client}>
            <bdi>{inQuotes(client)}</bdi>
          </p>
        )}
        {/* Without the client's name, which would read as a heading of the company, or the demo as the client's product. */}
        <Title className={client === '' ? styles.title : styles.demoOf}>
          {client === '' ? demo.name : `${demo.name} demo`}
        </Title>
        <Description className={styles.label}>{DEMO_LABEL}</Description>
      </div>
      {!isBranded && (
        <span className={styles.badge}>
          <FamilyBadge family={demo.family}>{families[demo.family].name}</FamilyBadge>
        </span>
      )}
    </>
  )
}
