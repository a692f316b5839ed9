// The version in Rust by parts, like the sample: a name above each, a number at each line.
import type { ReactElement, Ref } from 'react'
import { Line, PartOfCode, useAdded } from './ContractCode.tsx'
import { contractOutline, type PartId } from './contractOutline.ts'
import { features, type Feature } from './features.ts'
import type { OwnToken } from './ownToken.ts'
import { leftOutNote, PartNote } from './PartNote.tsx'
import { rustLines } from './rustSample.ts'
import * as styles from './ContractCode.css.ts'

export interface RustCodeProps {
  /** The part that is marked. */
  part: PartId | null
  /** The features whose parts are left out; one that comes back is marked. */
  off: readonly Feature[]
  /** The client's token, as typed. */
  token: OwnToken
  /** The name of a part was pressed. */
  onChoose: (part: PartId) => void
  /** All of the code: its children are the parts. */
  codeRef: Ref<HTMLDivElement>
}

/** The whole version in Rust, in a place that scrolls. See `InRust`. */
export function RustCode({ part, off, token, onChoose, codeRef }: RustCodeProps): ReactElement {
  const added = useAdded(off)
  return (
    <div ref={codeRef} className={styles.code}>
      {contractOutline.map(({ id, name, note, yours }, index) => {
        const isNew = features.some((one) => one.part === id && added.includes(one.id))
        const lines = rustLines(index, off, token)
        const noted = lines.length === 0 ? leftOutNote(id, true) : (yours.spl ?? note)
        return (
          <PartOfCode
            key={id}
            {...{ id, name, onChoose }}
            isChosen={id === part}
            note={<PartNote note={noted} yours={undefined} />}
          >
            {lines.map((line, at) => (
              <Line key={at} line={line} isWritten isNew={isNew} />
            ))}
          </PartOfCode>
        )
      })}
    </div>
  )
}
