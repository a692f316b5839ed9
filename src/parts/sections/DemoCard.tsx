// A demo's picture on its family's face: on the wall, at the head of a page.
import type { ReactElement } from 'react'
import type { Demo } from '../../content/demos.ts'
import { DemoThumbnail } from '../../primitives/Marks.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import * as styles from './DemoCard.css.ts'

/** `wall` is small and square; `head` fills its box and shows the words "Open demo". */
export type DemoTileLook = 'wall' | 'head'

export interface DemoCardProps {
  /** The demo of the tile: its picture on its family's face, its name. */
  demo: Demo
  /** The address that opens the demo. */
  href: string
  /** Its size and amount of text. See `Wall`, `Head`. */
  look?: DemoTileLook
}

/** A tile of a demo: a link that opens it. */
export function DemoCard({ demo, href, look = 'wall' }: DemoCardProps): ReactElement {
  return (
    <a className={`${styles.tile} ${styles.look[look]} ${styles.link}`} data-family={demo.family} href={href}>
      <DemoThumbnail demo={demo.key} />
      {look === 'wall' && (
        <span className={styles.open} aria-hidden>
          Open
        </span>
      )}
      <span className={`${styles.name} ${styles.nameLook[look]}`}>
        {look === 'head' ? (
          `Open demo: ${demo.tileName}`
        ) : (
          <>
            <span className={visuallyHidden}>Open demo: </span>
            {demo.tileName}
          </>
        )}
      </span>
    </a>
  )
}
