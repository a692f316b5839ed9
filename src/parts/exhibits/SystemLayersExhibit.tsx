// The parts of a system in layers, and what goes from one layer to the next.
import { Fragment, type ReactElement } from 'react'
import type { SystemLayersExhibit as Topology } from '../../content/copy/exhibit.ts'
import { card } from './ExhibitFrame.css.ts'
import { ExhibitFrame, type ExhibitProps } from './ExhibitFrame.tsx'
import * as styles from './SystemLayersExhibit.css.ts'

/** Lists of nodes with their links in between, in reading order. */
export function SystemLayersExhibit({ exhibit, family }: ExhibitProps<Topology>): ReactElement {
  const { caption, layers, links } = exhibit
  return (
    <ExhibitFrame caption={caption} family={family} layout="over">
      <div className={styles.plan}>
        {layers.map(({ name, nodes }, index) => {
          const link = links[index]
          return (
            <Fragment key={name}>
              <div className={styles.layer}>
                <p className={styles.layerName}>{name}</p>
                <ul className={styles.nodes}>
                  {nodes.map(({ name: node, note, isWeak = false }) => (
                    <li key={node} className={`${card} ${styles.node} ${isWeak ? styles.weak : ''}`}>
                      <p className={styles.nodeName}>{node}</p>
                      {note && <p className={isWeak ? styles.weakNote : styles.note}>{note}</p>}
                    </li>
                  ))}
                </ul>
              </div>
              {link && (
                <p className={styles.link}>
                  <span className={link.isCut ? `${styles.wire} ${styles.cut}` : styles.wire} aria-hidden />
                  <span className={link.isCut ? styles.cutName : undefined}>{link.name}</span>
                </p>
              )}
            </Fragment>
          )
        })}
      </div>
    </ExhibitFrame>
  )
}
