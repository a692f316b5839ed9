// A row of joined cells, each a label and a figure.
import type { ReactElement } from 'react'
import * as styles from './StatTiles.css.ts'

/** One cell. */
export interface Stat {
  label: string
  figure: string
  /** A small unit behind the figure ("/100", "Gwei"). */
  unit?: string
  /** The figure changes in place, so its row uses tabular figures. See `Running`. */
  isRunning?: boolean
}

export interface StatTilesProps {
  /** Three or four cells, in reading order. See `Three`. */
  stats: readonly Stat[]
}

/** Key figures of a demo: four in a row, two on narrow screens. Never colored. */
export function StatTiles({ stats }: StatTilesProps): ReactElement {
  // One typeface for the figures of one row.
  const figure = stats.some(({ isRunning }) => isRunning)
    ? `${styles.figure} ${styles.runningFigure}`
    : styles.figure
  return (
    <dl className={stats.length === 3 ? `${styles.tiles} ${styles.three}` : styles.tiles}>
      {stats.map(({ label, figure: shown, unit }) => (
        <div key={label} className={styles.tile}>
          <dt className={styles.label}>{label}</dt>{' '}
          <dd className={figure}>
            <span>{shown}</span>
            {unit?.startsWith('/') && <span className={styles.unit}>{` ${unit}`}</span>}
            {/* The space is as wide as one of the figure's. */}
            {unit && !unit.startsWith('/') && (
              <>
                {' '}
                <span className={styles.wordUnit}>{unit}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
