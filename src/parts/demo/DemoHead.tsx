// What a demo is called, and whose it is: at the top of its frame, and of its pictures.
import type { ElementType, ReactElement } from 'react'
import { DEMO_LABEL, type Demo } from '../../content/demos.ts'
import { families } from '../../content/families.ts'
import { BrandMark } from '../../patterns/brand/BrandMark.tsx'
import { FamilyBadge } from '../../primitives/Badge.tsx'
import { Miniature } from '../../primitives/Marks.tsx'
import { saying } from '../../wires/wires.ts'
import * as styles from './DemoHead.css.ts'
import type { DrawMark } from './useSender.tsx'

export interface DemoHeadProps {
  /** The demo. */
  demo: Demo
  /** The client's name, which stands above the demo's; '' for none. */
  client: string
  /** Draws the client's mark, by the name; the mark folded from the name when not given. */
  mark?: DrawMark | undefined
  /** It stands in a client's name or color: no family is named then. */
  isBranded?: boolean
  /** The elements that name and describe a dialog; a plain heading and paragraph when not given. */
  Title?: ElementType
  /** The element of the line below the title; a plain paragraph when not given. */
  Description?: ElementType
  /** A pressed tile becomes the square here (site/start/motion.ts). */
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
        <Title className={styles.title}>
          {client === '' ? (
            demo.name
          ) : (
            // Name and demo on a line each: together they would read as a product of the client's.
            <>
              <span className={styles.client}>
                <bdi>{client}</bdi>{' '}
              </span>
              <span className={styles.demoOf}>{`${demo.name} demo`}</span>
            </>
          )}
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
