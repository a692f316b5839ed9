// A screen of the product, taken large.
import type { ReactElement } from 'react'
import type { ProductScreenExhibit as Screen } from '../../content/copy/exhibit.ts'
import { Mosaic } from '../../primitives/Mosaic.tsx'
import { card } from './ExhibitFrame.css.ts'
import { ExhibitFrame, VerdictMark, type ExhibitProps } from './ExhibitFrame.tsx'
import * as styles from './ProductScreenExhibit.css.ts'

/** Six works of a collection; the fourth has no picture. */
const SHELF = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const
const MISSING = 3
const CELLS = 6

const Art = ({ seed }: { seed: string }) => (
  <Mosaic seed={seed} cols={CELLS} rows={CELLS} symmetry="fourfold" rest={0} ground="tint" />
)

/** The bar of a window or phone, a headline, and rows with their verdicts. */
export function ProductScreenExhibit({ exhibit, family }: ExhibitProps<Screen>): ReactElement {
  const { caption, frame, name, headline, art, rows } = exhibit
  return (
    <ExhibitFrame caption={caption} family={family}>
      <div className={`${card} ${styles.frame[frame]}`}>
        <p className={styles.bar}>{name}</p>
        <div className={art === 'one' ? `${styles.inside} ${styles.withOne}` : styles.inside}>
          {art === 'one' && (
            <div className={styles.art}>
              <Art seed={headline} />
            </div>
          )}
          <p className={styles.headline}>{headline}</p>
          {art === 'shelf' && (
            <div className={styles.shelf} aria-hidden>
              {SHELF.map((work, index) => (
                <div
                  key={work}
                  className={index === MISSING ? `${styles.work} ${styles.missing}` : styles.work}
                >
                  {index !== MISSING && <Art seed={`${name} ${work}`} />}
                </div>
              ))}
            </div>
          )}
          <dl>
            {rows.map(({ name: row, value, mark }) => (
              <div key={row} className={styles.row}>
                <dt className={styles.name}>{row}</dt>{' '}
                <dd className={styles.value}>
                  {mark && <VerdictMark mark={mark} />}
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </ExhibitFrame>
  )
}
