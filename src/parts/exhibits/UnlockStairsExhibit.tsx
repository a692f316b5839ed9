// What is released or claimed, in steps over time.
import type { ReactElement } from 'react'
import type { UnlockStairsExhibit as Unlocks } from '../../content/copy/exhibit.ts'
import { ExhibitFrame, FactList, type ExhibitProps } from './ExhibitFrame.tsx'
import * as styles from './UnlockStairsExhibit.css.ts'

/** The picture is drawn on a square of this side, which is stretched to its place. */
const SIDE = 100
const rounded = (length: number) => Math.round(length * 100) / 100

/** Stairs up to 100 %, the same in words, and facts below. */
export function UnlockStairsExhibit({ exhibit, family }: ExhibitProps<Unlocks>): ReactElement {
  const { caption, name, unit, until, steps, facts } = exhibit
  const stairs = `M0 ${SIDE}${steps.map(([at, percent]) => `H${rounded((at / until) * SIDE)}V${SIDE - percent}`).join('')}H${SIDE}`
  const words = steps.map(([at, percent]) => `${unit} ${at} ${percent}%`).join(', ')
  return (
    <ExhibitFrame caption={caption} family={family}>
      <p className={styles.name}>{name}</p>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name}: ${words}`}
      >
        {[0, SIDE / 2, SIDE].map((y) => (
          <line key={y} className={styles.gridLine} x2={SIDE} y1={y} y2={y} />
        ))}
        <path className={styles.area} d={`${stairs}V${SIDE}Z`} />
        <path className={styles.stairs} d={stairs} />
      </svg>
      <p className={styles.ends} aria-hidden>
        <span>{`${unit} 0`}</span> <span>{`${steps.at(-1)?.[1]}%, ${unit.toLowerCase()} ${until}`}</span>
      </p>
      <FactList items={facts} />
    </ExhibitFrame>
  )
}
