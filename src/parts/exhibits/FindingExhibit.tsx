// A claim, the attempt to break it, and what follows: three panes under a name with its severity.
import type { ReactElement } from 'react'
import type { FindingExhibit as Finding } from '../../content/copy/exhibit.ts'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { card } from './ExhibitFrame.css.ts'
import { CodeLines, ExhibitFrame, type ExhibitProps } from './ExhibitFrame.tsx'
import * as styles from './FindingExhibit.css.ts'

const SHAPES = { good: 'full', caution: 'half', bad: 'hollow' } as const

/** A finding: its name, its severity, and its panes in reading order. */
export function FindingExhibit({ exhibit, family }: ExhibitProps<Finding>): ReactElement {
  const { caption, name, badge, panes } = exhibit
  return (
    <ExhibitFrame caption={caption} family={family} layout="over">
      <p className={styles.head}>
        <span className={styles.name}>{name}</span>{' '}
        <StatusBadge tone={badge.mark} mark={SHAPES[badge.mark]}>
          {badge.name}
        </StatusBadge>
      </p>
      <ol className={styles.panes}>
        {panes.map(({ name: pane, text, code }) => (
          <li key={pane} className={`${card} ${styles.pane}`}>
            <p className={styles.paneName}>{pane}</p>
            {text && <p className={styles.text}>{text}</p>}
            {code && <CodeLines lines={code} />}
          </li>
        ))}
      </ol>
    </ExhibitFrame>
  )
}
