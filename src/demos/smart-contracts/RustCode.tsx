// The version in Rust by parts, like the sample: a name above each, a number at each line.
import { useState, type ReactElement, type Ref } from 'react'
import { Line } from './ContractCode.tsx'
import { contractOutline, type PartId } from './contractOutline.ts'
import { features, type Feature } from './features.ts'
import { leftOutNote, PartNote } from './PartNote.tsx'
import { rustLines } from './rustSample.ts'
import * as styles from './ContractCode.css.ts'

export interface RustCodeProps {
  /** The part that is marked. */
  part: PartId | null
  /** The features whose parts are left out; one that comes back is marked. */
  off: readonly Feature[]
  /** The name of a part was pressed. */
  onChoose: (part: PartId) => void
  /** All of the code: its children are the parts. */
  codeRef: Ref<HTMLDivElement>
}

/** The whole version in Rust, in a place that scrolls. See `InRust`. */
export function RustCode({ part, off, onChoose, codeRef }: RustCodeProps): ReactElement {
  const [shown, setShown] = useState<{ off: readonly Feature[]; added: readonly Feature[] }>({
    off,
    added: [],
  })
  if (shown.off !== off) setShown({ off, added: shown.off.filter((one) => !off.includes(one)) })
  return (
    <div ref={codeRef} className={styles.code}>
      {contractOutline.map(({ id, name, note, yours }, index) => {
        const isNew = features.some((one) => one.part === id && shown.added.includes(one.id))
        const lines = rustLines(index, off)
        return (
          <div key={id} className={id === part ? `${styles.part} ${styles.chosen}` : styles.part}>
            <div className={styles.label}>
              <h4 className={styles.labelName}>
                {/* By keyboard the outline has the same. */}
                <button
                  type="button"
                  className={styles.labelPress}
                  tabIndex={-1}
                  onClick={() => onChoose(id)}
                >
                  {name}
                </button>
              </h4>
              <PartNote
                note={lines.length === 0 ? leftOutNote(id, true) : (yours.spl ?? note)}
                yours={undefined}
              />
            </div>
            <pre className={styles.text} translate="no">
              <code>
                {lines.map((line, at) => (
                  <Line key={at} line={line} isWritten isNew={isNew} />
                ))}
              </code>
            </pre>
          </div>
        )
      })}
    </div>
  )
}
