// A sample week: five days, two parts each.
import type { ReactElement } from 'react'
import type { WeekPlanExhibit as Week } from '../../content/copy/exhibit.ts'
import { ExhibitFrame, type ExhibitProps } from './ExhibitFrame.tsx'
import * as styles from './WeekPlanExhibit.css.ts'

/** Days as columns, on narrow screens as rows. */
export function WeekPlanExhibit({ exhibit, family }: ExhibitProps<Week>): ReactElement {
  const { caption, parts, days } = exhibit
  return (
    <ExhibitFrame caption={caption} family={family} layout="over">
      <ol className={styles.week}>
        {days.map(({ name, parts: entries }) => (
          <li key={name} className={styles.day}>
            <p className={styles.dayName}>{name}</p>
            <dl className={styles.parts}>
              {entries.map((entry, index) => (
                <div key={parts[index]} className={styles.part[index]}>
                  <dt className={styles.partName}>{parts[index]}</dt>{' '}
                  <dd className={styles.entry}>{entry}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
