// Checks of a subject, and what follows from them.
import type { ReactElement } from 'react'
import type { ChecksExhibit as Checks } from '../../content/copy/exhibit.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import { card } from './ExhibitFrame.css.ts'
import { Concluded, ExhibitFrame, VerdictMark, type ExhibitProps } from './ExhibitFrame.tsx'
import * as styles from './ChecksExhibit.css.ts'

/** What a mark says, in words. */
const SAID = { good: 'Passed', caution: 'Worth a look', bad: 'Failed' } as const

/** A list of checks with marks, above the conclusion. */
export function ChecksExhibit({ exhibit, family }: ExhibitProps<Checks>): ReactElement {
  const { caption, name, checks, conclusion } = exhibit
  return (
    <ExhibitFrame caption={caption} family={family}>
      <div className={`${card} ${styles.sheet}`}>
        <p className={styles.name}>{name}</p>
        <ul>
          {checks.map(({ name: check, value, mark }) => (
            <li key={check} className={styles.check}>
              <VerdictMark mark={mark} />
              <span className={styles.checkName}>
                <span>{check}</span> <span className={visuallyHidden}>{SAID[mark]}</span>
              </span>
              <span className={mark === 'bad' ? `${styles.value} ${styles.decides}` : styles.value}>
                {value}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles.end}>
          <Concluded {...conclusion} />
        </div>
      </div>
    </ExhibitFrame>
  )
}
