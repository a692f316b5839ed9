// What a product does next with what a demo has made: sample figures, a picture, and an answer in words.
import type { ReactElement, ReactNode } from 'react'
import { Counted } from '../../primitives/Counted.tsx'
import * as styles from './NextPanel.css.ts'
import { panelHeading } from './panelHeading.css.ts'

/** A figure of the panel. */
export interface NextFigure {
  name: string
  /** As it is shown: "20,000,000 HRB". */
  text: string
  /** Its value, in any unit: whether it went up or down. */
  value: number
}

export interface NextPanelProps {
  /** The heading, of the third level. */
  title: string
  /** The sample's terms, with the word "sample". */
  note: string
  /** Up to four; none while there is nothing to compute them from. See `WithoutFigures`. */
  figures?: readonly NextFigure[]
  /** The answer to the last press, in one sentence; it is announced. */
  answer?: string | undefined
  /** The picture and what can be pressed. */
  children?: ReactNode
}

/** A panel with a strong edge: heading, terms, picture, figures, answer. */
export function NextPanel({ title, note, figures = [], answer, children }: NextPanelProps): ReactElement {
  return (
    <section className={styles.panel}>
      <div>
        <h3 className={panelHeading}>{title}</h3>
        <p className={styles.note}>{note}</p>
      </div>
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ name, text, value }) => (
            <div key={name} className={styles.pair}>
              <dt className={styles.name}>{name}</dt>{' '}
              <dd className={styles.figure}>
                <Counted text={text} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {answer !== undefined && (
        <p className={styles.answer} role="status">
          {answer}
        </p>
      )}
    </section>
  )
}
