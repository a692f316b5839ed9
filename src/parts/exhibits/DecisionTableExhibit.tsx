// A table of three columns whose last one is the decision.
import type { ReactElement } from 'react'
import type { DecisionTableExhibit as Decisions } from '../../content/copy/exhibit.ts'
import { table } from './ExhibitFrame.css.ts'
import { ExhibitFrame, type ExhibitProps } from './ExhibitFrame.tsx'
import * as styles from './DecisionTableExhibit.css.ts'

/** Rows that lead from a case to what is done. */
export function DecisionTableExhibit({ exhibit, family }: ExhibitProps<Decisions>): ReactElement {
  const { caption, columns, rows } = exhibit
  return (
    <ExhibitFrame caption={caption} family={family}>
      <table className={`${table} ${styles.decisions}`}>
        <thead className={styles.wide}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className={styles.row}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>
                  <span className={styles.head}>{columns[index + 1]}</span> <span>{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ExhibitFrame>
  )
}
