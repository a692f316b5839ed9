// The code by parts: each part has its name above it, each line its number. A line that is not written yet is drawn as bars.
import { Fragment, memo, type ReactElement, type Ref } from 'react'
import { CODE_COLUMNS } from './codeColumns.ts'
import { contractOutline, stretchesOf, writtenOf, type ContractPart, type PartId } from './contractOutline.ts'
import { PartNote } from './PartNote.tsx'
import { contractLines, type Token } from './sampleContract.ts'
import * as styles from './ContractCode.css.ts'
import type { Standard } from './standards.ts'

/** A line as bars: one for each span, in its color. */
function Bars({ line }: { line: readonly Token[] }): ReactElement {
  return (
    <svg className={styles.bars} viewBox={`0 0 ${CODE_COLUMNS} 1`} preserveAspectRatio="none" aria-hidden>
      {stretchesOf(line).map(({ kind, from, length }) => (
        <rect
          key={from}
          className={kind === 'plain' ? undefined : styles.kinds[kind]}
          x={from}
          width={length}
          height="1"
        />
      ))}
    </svg>
  )
}

const Line = memo(function Line({ index, isWritten }: { index: number; isWritten: boolean }): ReactElement {
  const line = contractLines[index] ?? []
  return (
    <span className={styles.line}>
      {!isWritten && line.length > 0 && <Bars line={line} />}
      {isWritten && (
        <span>
          {line.map(({ kind, text }, at) =>
            kind === 'plain' ? (
              <Fragment key={at}>{text}</Fragment>
            ) : (
              <span key={at} className={styles.kinds[kind]}>
                {text}
              </span>
            ),
          )}
        </span>
      )}
    </span>
  )
})

interface PartProps {
  part: ContractPart
  standard: Standard
  /** Its written lines. */
  written: number
  isChosen: boolean
  onChoose: (part: PartId) => void
}

const Part = memo(function Part({ part, standard, written, isChosen, onChoose }: PartProps): ReactElement {
  return (
    <div className={isChosen ? `${styles.part} ${styles.chosen}` : styles.part}>
      <div className={styles.label}>
        <h4 className={styles.labelName}>
          {/* By keyboard the outline has the same. */}
          <button type="button" className={styles.labelPress} tabIndex={-1} onClick={() => onChoose(part.id)}>
            {part.name}
          </button>
        </h4>
        <PartNote note={part.note} yours={part.yours[standard]} />
      </div>
      <pre className={styles.text} translate="no">
        <code>
          {Array.from({ length: part.lastLine - part.line + 1 }, (_, index) => (
            // The text is fixed: a line is its number.
            <Fragment key={index}>
              <Line index={part.line - 1 + index} isWritten={index < written} />
              {'\n'}
            </Fragment>
          ))}
        </code>
      </pre>
    </div>
  )
})

export interface ContractCodeProps {
  /** What the parts are compared with. See `OtherStandard`. */
  standard: Standard
  /** The lines that are written, from 0 to all. See `Empty`, `Generating`, `Generated`. */
  written: number
  /** The part that is marked. See `PartChosen`. */
  part: PartId | null
  /** The name of a part was pressed. */
  onChoose: (part: PartId) => void
  /** All of the code: its children are the parts. */
  codeRef: Ref<HTMLDivElement>
}

/** The whole contract, in a place that scrolls. */
export function ContractCode({
  standard,
  written,
  part,
  onChoose,
  codeRef,
}: ContractCodeProps): ReactElement {
  return (
    <div ref={codeRef} className={styles.code}>
      {contractOutline.map((one) => (
        <Part
          key={one.id}
          part={one}
          standard={standard}
          written={writtenOf(one, written)}
          isChosen={one.id === part}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}
