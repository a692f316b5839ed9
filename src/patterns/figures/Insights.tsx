// Remarks side by side: each a title and a sentence on a tint.
import type { ReactElement } from 'react'
import { Alert } from '../../primitives/Text.tsx'
import * as styles from './Insights.css.ts'

/** A remark. In demos its text says that it is a sample, or is true of the samples. */
export interface Insight {
  title: string
  text: string
}

export interface InsightsProps {
  /** Two or three, side by side if there is room. */
  insights: readonly Insight[]
}

/** Tinted notes in a row; stacked on narrow screens. The titles are fourth-level headings. */
export function Insights({ insights }: InsightsProps): ReactElement {
  return (
    <ul className={styles.insights}>
      {insights.map(({ title, text }) => (
        <li key={title} className={styles.insight}>
          <Alert>
            <h4 className={styles.title}>{title}</h4>
            {text}
          </Alert>
        </li>
      ))}
    </ul>
  )
}
