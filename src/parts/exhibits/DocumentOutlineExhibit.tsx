// A document: its contents, and one part open beside them.
import type { ReactElement } from 'react'
import type { DocumentOutlineExhibit as Outline } from '../../content/copy/exhibit.ts'
import { card } from './ExhibitFrame.css.ts'
import { Concluded, ExhibitFrame, type ExhibitProps } from './ExhibitFrame.tsx'
import * as styles from './DocumentOutlineExhibit.css.ts'

/** The list of parts, and the open one as a sheet with a folded corner. */
export function DocumentOutlineExhibit({ exhibit, family }: ExhibitProps<Outline>): ReactElement {
  const { caption, name, parts, open, excerpt, conclusion } = exhibit
  return (
    <ExhibitFrame caption={caption} family={family}>
      <div className={styles.spread}>
        <div className={`${card} ${styles.contents}`}>
          <p className={styles.name}>{name}</p>
          <ol>
            {parts.map(({ name: part, value }, index) => (
              <li key={part} className={styles.part} aria-current={index === open || undefined}>
                <span className={index === open ? `${styles.partName} ${styles.current}` : styles.partName}>
                  {part}
                </span>{' '}
                <span className={styles.note}>{value}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className={`${card} ${styles.sheet}`}>
          <p className={styles.heading}>{parts[open]?.name}</p>
          <ul className={styles.excerpt}>
            {excerpt.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Concluded {...conclusion} />
        </div>
      </div>
    </ExhibitFrame>
  )
}
