// Fixed readings on a tint: the result of an analysis, marked as sample values.
import type { ReactElement, ReactNode } from 'react'
import * as styles from './MetricsPanel.css.ts'
import { panelHeading } from './panelHeading.css.ts'

/** One reading. */
export interface Reading {
  name: string
  value: string
  /** A small unit behind the value ("/100"). */
  unit?: string
  /** Squares below it: a `ProgressMeter` or `LevelIndicator`. */
  mark?: ReactNode
}

export interface MetricsPanelProps {
  /** The heading: "AI Market Analysis". */
  title: string
  /** Where the values come from: "Fixed sample values, the same every time." */
  note: string
  /** Two or three. See `Two`. */
  readings: readonly Reading[]
}

/** A tinted panel: title and note at the left, readings beside. The title is a third-level heading. */
export function MetricsPanel({ title, note, readings }: MetricsPanelProps): ReactElement {
  const across = readings.length === 2 ? styles.two : styles.three
  return (
    <section className={`${styles.panel} ${across.panel}`}>
      <div>
        <h3 className={panelHeading}>{title}</h3>
        <p className={styles.note}>{note}</p>
      </div>
      <dl className={`${styles.readings} ${across.readings}`}>
        {readings.map(({ name, value, unit, mark }) => (
          <div key={name} className={styles.reading}>
            <dt className={styles.name}>{`${name} `}</dt>
            <dd className={styles.value}>
              <span>{value}</span>
              {unit !== undefined && <span className={styles.unit}>{unit}</span>}
            </dd>
            {mark !== undefined && <dd className={styles.mark}>{mark}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
