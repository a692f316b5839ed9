// The same thing twice: as it usually looks, and as it looks here.
import type { ReactElement } from 'react'
import type { ComparisonExhibit as Compare } from '../../content/copy/exhibit.ts'
import { CodeLines, Concluded, ExhibitFrame, FactList, type ExhibitProps } from './ExhibitFrame.tsx'
import * as styles from './ComparisonExhibit.css.ts'

/** Two sides, each with a headline and its conclusion. */
export function ComparisonExhibit({ exhibit, family }: ExhibitProps<Compare>): ReactElement {
  const { caption, sides } = exhibit
  return (
    <ExhibitFrame caption={caption} family={family}>
      <ul className={styles.sides}>
        {sides.map(({ name, headline, code, facts, conclusion }, index) => (
          <li key={name} className={styles.look[index]}>
            <p className={styles.name}>{name}</p>
            <p className={styles.headline}>{headline}</p>
            {code && <CodeLines lines={code} />}
            {facts && <FactList items={facts} />}
            <div className={styles.conclusion}>
              <Concluded {...conclusion} />
            </div>
          </li>
        ))}
      </ul>
    </ExhibitFrame>
  )
}
