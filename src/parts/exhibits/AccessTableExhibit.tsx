// Who sees what: entries by parties, a square for each.
import type { ReactElement } from 'react'
import type { Access, AccessTableExhibit as Ledger } from '../../content/copy/exhibit.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import { cellHead, listed, table } from './ExhibitFrame.css.ts'
import { ExhibitFrame, type ExhibitProps } from './ExhibitFrame.tsx'
import * as styles from './AccessTableExhibit.css.ts'

const ALL: readonly Access[] = ['full', 'hash', 'none']

/** A table of squares with its key; each square has its words. */
export function AccessTableExhibit({ exhibit, family }: ExhibitProps<Ledger>): ReactElement {
  const { caption, name, parties, entries, key } = exhibit
  return (
    <ExhibitFrame caption={caption} family={family}>
      <table className={`${table} ${listed}`}>
        <thead>
          <tr>
            {[name, ...parties].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ name: entry, cells }) => (
            <tr key={entry}>
              <th scope="row">{entry}</th>
              {cells.map((access, index) => (
                <td key={parties[index]}>
                  <span className={cellHead} aria-hidden>
                    {parties[index]}
                  </span>
                  <span className={styles.access[access]} aria-hidden />
                  <span className={visuallyHidden}>{key[access]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* The cells have the same words. */}
      <p className={styles.key} aria-hidden>
        {ALL.map((access) => (
          <span key={access} className={styles.keyEntry}>
            <span className={styles.access[access]} />
            {key[access]}
          </span>
        ))}
      </p>
    </ExhibitFrame>
  )
}
