// The outline beside the code: its parts as buttons, or as a list to choose from where it is narrow.
import type { ReactElement } from 'react'
import { Select, type Option } from '../../primitives/Field.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import { contractOutline, partAt, shownParts, type ContractPart, type PartId } from './contractOutline.ts'
import { features, lineWithout, type Feature } from './features.ts'
import { LEFT_OUT, PartNote } from './PartNote.tsx'
import * as styles from './Outline.css.ts'
import type { Standard } from './standards.ts'

/** The digits of a line number, so that all have the same width. */
const LINE_DIGITS = 3
/** Above the first part of the list: nothing is chosen. */
const NO_PART = ''

export interface OutlineProps {
  /** What the parts are compared with. See `OtherStandard`. */
  standard: Standard
  /** The lines of the contract that are written: each part is filled as far. See `Generating`. */
  written: number
  /** The part that the code shows and marks. See `PartChosen`. */
  part: PartId | null
  /** The features whose lines are left out: their parts are shorter. See `FeatureLeftOut`. */
  off: readonly Feature[]
  /** A part was pressed, also the one that is shown. */
  onChoose: (part: PartId) => void
}

/** How far a part is filled, in percent of its lines with all features. */
const filled = (part: ContractPart, written: number) =>
  `${(100 * written) / (part.lastLine - part.line + 1)}%`

/** The parts of the contract at their lines. A press shows the part in the code. */
export function Outline({ standard, written, part, off, onChoose }: OutlineProps): ReactElement {
  const shown = shownParts((index) => lineWithout(index, off) !== null, written)
  const lineOf = (index: number) => shown[index]?.line ?? 1
  const options: Option<PartId | typeof NO_PART>[] = [
    { value: NO_PART, label: 'Go to a part of the code', isDisabled: true },
    ...contractOutline.map(({ id, name }, index) => ({ value: id, label: `${name}, line ${lineOf(index)}` })),
  ]
  return (
    <nav className={styles.outline} aria-label="Parts of the contract">
      <ol className={styles.parts}>
        {contractOutline.map((one, index) => {
          const isOff = features.some(({ id, part: of }) => of === one.id && off.includes(id))
          const width = filled(one, shown[index]?.written ?? 0)
          return (
            <li key={one.id} className={styles.part}>
              <button
                type="button"
                className={one.id === part ? `${styles.press} ${styles.chosen}` : styles.press}
                aria-current={one.id === part ? 'true' : undefined}
                onClick={() => onChoose(one.id)}
              >
                <svg className={styles.fill} aria-hidden>
                  <rect width={width} height="100%" />
                </svg>
                <svg className={styles.progress} aria-hidden>
                  <rect width={width} height="100%" />
                </svg>
                <span className={styles.lineNumber} aria-hidden>
                  {String(lineOf(index)).padStart(LINE_DIGITS, '0')}
                </span>
                <span className={styles.texts}>
                  <span className={styles.name}>{one.name}</span>{' '}
                  <PartNote
                    note={isOff ? LEFT_OUT : one.note}
                    yours={isOff ? undefined : one.yours[standard]}
                  />
                  <span className={visuallyHidden}>{` (line ${lineOf(index)})`}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      <div className={styles.list}>
        <Select
          label="Part of the contract"
          isLabelHidden
          value={part ?? partAt(written)?.id ?? NO_PART}
          options={options}
          onChange={(chosen) => {
            if (chosen !== NO_PART) onChoose(chosen)
          }}
        />
      </div>
    </nav>
  )
}
