// Small pictures beside a name: a family's glyph, a demo's miniature.
import type { ReactElement } from 'react'
import { families, type FamilyName } from '../theme/tokens.ts'
import miniatures from './miniatures.svg'
import * as styles from './Marks.css.ts'

export interface FamilyGlyphProps {
  /** The family whose corner is filled. See `EachFamily`. */
  family: FamilyName
  /** Side in px: 16 beside text, 22 beside a head. */
  size?: 16 | 22
}

/** Four outlined squares, with the family's square filled. Decoration: the family's name is beside it. */
export function FamilyGlyph({ family, size = 16 }: FamilyGlyphProps): ReactElement {
  return (
    <svg
      className={styles.glyph}
      data-family={family}
      aria-hidden
      viewBox="0 0 16 16"
      width={size}
      height={size}
    >
      {families.map((name, index) => (
        <rect
          key={name}
          className={name === family ? styles.cellOn : styles.cell}
          x={0.5 + (index % 2) * 8}
          y={0.5 + Math.floor(index / 2) * 8}
          width="7"
          height="7"
        />
      ))}
    </svg>
  )
}

export interface DemoThumbnailProps {
  /** The demo's key; it names the picture. */
  demo: string
}

/** A demo's picture, in the colors of the surrounding `data-family`. Decoration: the demo's name is beside it. */
export function DemoThumbnail({ demo }: DemoThumbnailProps): ReactElement {
  return (
    <svg className={styles.miniature} aria-hidden viewBox="0 0 100 100">
      <use href={`${miniatures}#${demo}`} />
    </svg>
  )
}
