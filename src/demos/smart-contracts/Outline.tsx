// An outline of the contract before it is generated: its parts at their lines, with the first lines of code drawn.
import type { ReactElement } from 'react'
import { visuallyHidden } from '../../theme/global.css.ts'
import { contractOutline, DRAWN_LINES, outlineWidth, type Stretch } from './contractOutline.ts'
import * as styles from './SmartContracts.css.ts'

/** The digits of a line number, so that all have the same width. */
const LINE_DIGITS = 3
/** A drawn line takes two units of height, half of which is the stroke. */
const PITCH = 2

/** Spans of one kind as path data. */
const pathOf = (stretches: readonly Stretch[]) =>
  stretches
    .map(({ row, from, length }) => `M${from} ${row * PITCH + PITCH / 4}h${length}v1h-${length}z`)
    .join('')

function Lines({ stretches }: { stretches: readonly Stretch[] }): ReactElement {
  const kinds = [...new Set(stretches.map(({ kind }) => kind))]
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${outlineWidth} ${DRAWN_LINES * PITCH}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {kinds.map((kind) => (
        <path
          key={kind}
          className={kind === 'plain' ? undefined : styles.kinds[kind]}
          d={pathOf(stretches.filter((stretch) => stretch.kind === kind))}
        />
      ))}
    </svg>
  )
}

/** The parts of the one fixed contract, the same for every standard. See `Empty`. */
export function Outline(): ReactElement {
  return (
    <>
      <p className={styles.outlineNote}>
        <strong>No contract yet.</strong> This is what Generate will write. Then you can copy or download it.
      </p>
      <ol className={styles.parts}>
        {contractOutline.map(({ name, note, line, stretches }) => (
          <li key={name} className={styles.part}>
            <div className={styles.partHead}>
              <span className={styles.lineNumber} aria-hidden>
                {String(line).padStart(LINE_DIGITS, '0')}
              </span>
              <div>
                <h4 className={styles.partName}>{name}</h4>
                <p className={styles.note}>
                  {note}
                  <span className={visuallyHidden}>{`, from line ${line}`}</span>
                </p>
              </div>
            </div>
            <Lines stretches={stretches} />
          </li>
        ))}
      </ol>
    </>
  )
}
