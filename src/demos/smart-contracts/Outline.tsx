// The outline beside the code: its parts as buttons, or as a list to choose from where it is narrow.
import type { ReactElement } from 'react'
import { Select, type Option } from '../../primitives/Field.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import { contractOutline, partAt, type PartId, type ShownPart } from './contractOutline.ts'
import { features, type Feature } from './features.ts'
import { leftOutNote, PartNote } from './PartNote.tsx'
import * as styles from './Outline.css.ts'
import type { Standard } from './standards.ts'

/** The digits of a line number, so that all have the same width. */
const LINE_DIGITS = 3
/** Above the first part of the list: nothing is chosen. */
const NO_PART = ''

export interface OutlineProps {
  /** What the parts are compared with. See `OtherStandard`. */
  standard: Standard
  /** Whether the code beside it is Rust. See `InRust`. */
  isRust: boolean
  /** Where each part is among the lines that are shown. */
  shown: readonly ShownPart[]
  /** The lines of the contract that are written: each part is filled as far. See `Generating`. */
  written: number
  /** The part that the code shows and marks. See `PartChosen`. */
  part: PartId | null
  /** The features whose lines are left out: their parts are shorter. See `FeatureLeftOut`. */
  off: readonly Feature[]
  /** A part was pressed, also the one that is shown. */
  onChoose: (part: PartId) => void
}

/** The parts of the contract at their lines. A press shows the part in the code. */
export function Outline({
  standard,
  isRust,
  shown,
  written,
  part,
  off,
  onChoose,
}: OutlineProps): ReactElement {
  /** "line 74", or that there is none. */
  const placeOf = (index: number) => (shown[index]?.lines ? `line ${shown[index].line}` : 'left out')
  const options: Option<PartId | typeof NO_PART>[] = [
    { value: NO_PART, label: 'Go to a part of the code', isDisabled: true },
    ...contractOutline.map(({ id, name }, index) => ({ value: id, label: `${name}, ${placeOf(index)}` })),
  ]
  return (
    <nav className={styles.outline} aria-label="Parts of the contract">
      <ol className={styles.parts}>
        {contractOutline.map((one, index) => {
          const isOff = features.some(({ id, part: of }) => of === one.id && off.includes(id))
          const { line = 1, lines = 0, written: filled = 0, whole = 1 } = shown[index] ?? {}
          // In percent of its lines with all features.
          const width = `${(100 * filled) / whole}%`
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
                {partAt(written) && (
                  <svg className={styles.progress} aria-hidden>
                    <rect width={width} height="100%" />
                  </svg>
                )}
                <span className={styles.lineNumber} aria-hidden>
                  {lines > 0 ? String(line).padStart(LINE_DIGITS, '0') : '–'.repeat(LINE_DIGITS)}
                </span>
                <span className={styles.texts}>
                  <span className={styles.name}>{one.name}</span>{' '}
                  <PartNote
                    note={isOff ? leftOutNote(one.id, isRust) : (isRust && one.yours.spl) || one.note}
                    yours={isOff || isRust ? undefined : one.yours[standard]}
                  />
                  <span className={visuallyHidden}>{` (${placeOf(index)})`}</span>
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
