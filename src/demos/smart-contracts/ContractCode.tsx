// The code by parts: each part has its name above it, each line its number. A line that is not written yet is gray.
import { Fragment, memo, useState, type ReactElement, type ReactNode, type Ref } from 'react'
import { contractOutline, writtenOf, type ContractPart, type PartId } from './contractOutline.ts'
import { featureOfLine, features, lineWithout, type Feature } from './features.ts'
import { nothingOwn, type OwnToken } from './ownToken.ts'
import { leftOutNote, PartNote } from './PartNote.tsx'
import type { Token } from './sampleContract.ts'
import * as styles from './ContractCode.css.ts'
import type { Standard } from './standards.ts'

export interface LineProps {
  /** The spans of its text. */
  line: readonly Token[]
  /** It has its colors; before that it is gray, and hidden from screen readers. */
  isWritten: boolean
  /** It came with the feature that was turned on last, or has what the client typed. */
  isNew: boolean
}

/** A line of code, gray until it is written. See `OneLine`. */
export const Line = memo(function Line({ line, isWritten, isNew }: LineProps): ReactElement {
  const text = line.map((token) => token.text).join('')
  return (
    <span className={isNew ? styles.newLine : styles.line}>
      {/* Another text is another element. */}
      {isWritten ? (
        <span key={text}>
          {line.map(({ kind, text: word }, at) =>
            kind === 'plain' ? (
              <Fragment key={at}>{word}</Fragment>
            ) : (
              <span key={at} className={styles.kinds[kind]}>
                {word}
              </span>
            ),
          )}
        </span>
      ) : (
        <span key={`${text} `} className={styles.unwritten} aria-hidden>
          {text}
        </span>
      )}
      <span>{'\n'}</span>
    </span>
  )
})

export interface PartOfCodeProps {
  /** The part that a press on its name chooses. */
  id: PartId
  /** "Name and supply". */
  name: string
  /** Beside the name. */
  note: ReactElement
  /** It is marked. See `PartChosen`. */
  isChosen: boolean
  /** The name was pressed. */
  onChoose: (part: PartId) => void
  /** Its lines. */
  children: ReactNode
}

/** A part of the code under its name. See `PartChosen`. */
export function PartOfCode({ id, name, note, isChosen, onChoose, children }: PartOfCodeProps): ReactElement {
  return (
    <div className={isChosen ? `${styles.part} ${styles.chosen}` : styles.part}>
      <div className={styles.label}>
        <h4 className={styles.labelName}>
          {/* By keyboard the outline has the same. */}
          <button type="button" className={styles.labelPress} tabIndex={-1} onClick={() => onChoose(id)}>
            {name}
          </button>
        </h4>
        {note}
      </div>
      <pre className={styles.text} translate="no">
        <code>{children}</code>
      </pre>
    </div>
  )
}

/** The features that were turned on last: their lines are marked. */
export function useAdded(off: readonly Feature[]): readonly Feature[] {
  const [shown, setShown] = useState<{ off: readonly Feature[]; added: readonly Feature[] }>({
    off,
    added: [],
  })
  if (shown.off !== off) setShown({ off, added: shown.off.filter((one) => !off.includes(one)) })
  return shown.added
}

interface PartProps {
  part: ContractPart
  standard: Standard
  /** Its written lines. */
  written: number
  isChosen: boolean
  /** The features that are off, and the ones that were turned on last. */
  off: readonly Feature[]
  added: readonly Feature[]
  token: OwnToken
  onChoose: (part: PartId) => void
}

const Part = memo(function Part({
  part,
  standard,
  written,
  isChosen,
  off,
  added,
  token,
  onChoose,
}: PartProps): ReactElement {
  const isOff = features.some((one) => one.part === part.id && off.includes(one.id))
  // Solidity is below: what a version in Rust has there is in the outline.
  const yours = isOff || standard === 'spl' ? undefined : part.yours[standard]
  return (
    <PartOfCode
      {...{ id: part.id, name: part.name, isChosen, onChoose }}
      note={<PartNote note={isOff ? leftOutNote(part.id) : part.note} yours={yours} />}
    >
      {Array.from({ length: part.lastLine - part.line + 1 }, (_, at) => {
        const index = part.line - 1 + at
        const line = lineWithout(index, off, token)
        const feature = featureOfLine[index]
        const isOwn = token !== nothingOwn && line !== lineWithout(index, off)
        const isNew = isOwn || (feature !== undefined && added.includes(feature))
        // The text is fixed: a line is its number.
        return line && <Line key={at} line={line} isWritten={at < written} isNew={isNew} />
      })}
    </PartOfCode>
  )
})

export interface ContractCodeProps {
  /** What the parts are compared with. See `OtherStandard`. */
  standard: Standard
  /** The lines that are written, from 0 to all. See `Empty`, `Generating`, `Generated`. */
  written: number
  /** The part that is marked. See `PartChosen`. */
  part: PartId | null
  /** The features whose lines are left out; when one comes back, its lines slide in marked. See `FeatureLeftOut`. */
  off: readonly Feature[]
  /** The client's token, as typed: its lines are marked. See `OwnToken`. */
  token: OwnToken
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
  off,
  token,
  onChoose,
  codeRef,
}: ContractCodeProps): ReactElement {
  const added = useAdded(off)
  return (
    <div ref={codeRef} className={styles.code}>
      {contractOutline.map((one) => (
        <Part
          key={one.id}
          part={one}
          standard={standard}
          written={writtenOf(one, written)}
          isChosen={one.id === part}
          off={off}
          added={added}
          // The other parts are not drawn again while one types.
          token={one.id === 'supply' ? token : nothingOwn}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}
