// The code pane: a dark slab with the contract's name, Copy and Download in its head; below it the outline and the code.
import { listInWords } from '../../format/list.ts'
import { Copy, Download } from 'lucide'
import { useCallback, useEffect, useRef, type ReactElement, type RefObject } from 'react'
import type { CopyNotice } from '../../patterns/feedback/copyNotice.ts'
import { Button } from '../../primitives/Button.tsx'
import { TextField } from '../../primitives/Field.tsx'
import { labelOf } from '../../simulation/entries.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import { features, lineWithout, type Feature } from './features.ts'
import { ContractCode } from './ContractCode.tsx'
import { contractOutline, shownParts, type PartId } from './contractOutline.ts'
import { Outline } from './Outline.tsx'
import { isWrongSupply, sampleOwn, WRONG_SUPPLY, type OwnToken } from './ownToken.ts'
import { contractFileName } from './sampleContract.ts'
import { RustCode } from './RustCode.tsx'
import { rustFileName, rustParts } from './rustSample.ts'
import * as styles from './SmartContracts.css.ts'
import { standardOptions, type Standard } from './standards.ts'
import { useShownPart } from './useShownPart.ts'

const WAITING = 'Generate a contract first. Then you can copy or download it.'
const DRAFT = 'A draft of your SPL version in Rust, for Solana’s Token-2022 program.'
const REFUSED =
  'The browser did not allow copying. The code is selected: press Ctrl+C, or ⌘C on a Mac, or use the selection’s menu.'

/** What the code is, and what a version in this standard changes in it. */
function versionSentence(standard: Standard, off: readonly Feature[]): string {
  const left = features.filter(({ id }) => off.includes(id)).map(({ name }) => name)
  const without = left.length === 0 ? '' : `, here without ${listInWords(left)}`
  const sample = `One Solidity sample for all four standards${without}`
  const kept = contractOutline.filter(
    ({ id }) => !features.some((one) => one.part === id && off.includes(one.id)),
  )
  const changed = kept.filter(({ yours }) => yours[standard] !== undefined).length
  const name = labelOf(standardOptions, standard)
  if (changed === 0) return `${sample}. It is an ${name} as it stands.`
  const why = standard === 'spl' ? 'Solana uses Rust: your' : 'Your'
  return `${sample}. ${why} ${name} version changes ${changed} of its ${kept.length} parts.`
}

/** The fields of the client's token, above its code. */
const tokenFields = [
  { id: 'name', label: 'Name' },
  { id: 'symbol', label: 'Symbol' },
  { id: 'supply', label: 'Supply' },
] as const

export interface CodePaneProps {
  /** Empty, generating, or generated. See `Empty`, `Generating`, `Generated`. */
  phase: 'empty' | 'generating' | 'generated'
  /** What the parts are compared with. See `OtherStandard`. */
  standard: Standard
  /** The lines of code that are written. See `Generating`. */
  written: number
  /** The part that is shown and marked. See `PartChosen`. */
  part: PartId | null
  /** The features whose lines are left out. See `FeatureLeftOut`. */
  off: readonly Feature[]
  /** The client's token, as typed. See `OwnToken`. */
  token: OwnToken
  /** One of its fields was typed; its whole text. */
  onToken: (field: keyof OwnToken, text: string) => void
  /** Whether the version in Rust is shown. See `InRust`. */
  isRust: boolean
  /** The button for the version in Rust, or for the sample, was pressed. */
  onVersion: () => void
  /** A feature was turned on or off. */
  onFeature: (feature: Feature) => void
  /** The result of the last copy; after a refusal, the code is selected. See `Copied`, `CopyFailed`. */
  copy: CopyNotice | null
  /** The id of the notice, which also gives the reason for disabled buttons. */
  noticeId: string
  /** The scroll container of the code, where it is needed outside. */
  paneRef: RefObject<HTMLDivElement | null> | null
  /** A part was chosen, in the outline or by its name in the code. */
  onPart: (part: PartId) => void
  /** "Copy" was pressed. Its outcome comes back as `copy`. */
  onCopy: () => void
  /** "Download" was pressed. */
  onDownload: () => void
}

/** Shows the sample contract with its outline, with copy and download. */
export function CodePane({
  phase,
  standard,
  written,
  part,
  off,
  token,
  onToken,
  isRust,
  onVersion,
  onFeature,
  copy,
  noticeId,
  paneRef,
  onPart,
  onCopy,
  onDownload,
}: CodePaneProps): ReactElement {
  const own = useRef<HTMLDivElement>(null)
  const pane = paneRef ?? own
  const code = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (copy?.result === 'refused' && code.current) window.getSelection()?.selectAllChildren(code.current)
  }, [copy])
  const showAgain = useShownPart(pane, code, { part, written })
  const latest = useRef({ part, onPart, showAgain })
  useEffect(() => {
    latest.current = { part, onPart, showAgain }
  })
  // The same function for the life of the pane: while one part is written, the others are not drawn again.
  const choose = useCallback((id: PartId) => {
    const now = latest.current
    if (id === now.part) now.showAgain(id)
    else now.onPart(id)
  }, [])
  const isThere = phase === 'generated'
  const describedBy = isThere ? undefined : noticeId
  const isRefused = copy?.result === 'refused'
  const index = contractOutline.findIndex(({ id }) => id === part)
  const parts = isRust ? rustParts(off) : shownParts((at) => lineWithout(at, off) !== null, written)
  const shown = parts[index]
  return (
    <section className={styles.slab} aria-label="Contract code">
      <div className={styles.pane} data-theme="dark">
        <div className={styles.head}>
          <div className={styles.title}>
            <h3 className={styles.name}>
              {isThere ? (isRust ? rustFileName : contractFileName) : 'Sample contract'}
            </h3>
            <p
              className={isRefused ? `${styles.notice} ${styles.refused}` : styles.notice}
              id={noticeId}
              role="status"
            >
              {phase === 'empty' && <span className={visuallyHidden}>{WAITING}</span>}
              {phase === 'generating' && <span>Generating...</span>}
              {isThere && !copy && <span className={visuallyHidden}>The contract is ready.</span>}
              {copy && <span>{isRefused ? REFUSED : 'Copied'}</span>}
            </p>
            <p className={styles.note}>
              <span aria-live="polite">
                <span>{isRust ? DRAFT : versionSentence(standard, off)}</span>
              </span>
            </p>
            <p className={visuallyHidden} aria-live="polite">
              {shown && (
                <span>
                  {`${contractOutline[index]?.name}: ${
                    shown.lines === 0 ? 'left out' : `lines ${shown.line} to ${shown.line + shown.lines - 1}`
                  }`}
                </span>
              )}
            </p>
          </div>
          <div className={styles.actions}>
            {isThere && standard === 'spl' && (
              <Button size="small" onClick={onVersion}>
                {isRust ? 'See the sample' : 'See it in Rust'}
              </Button>
            )}
            <Button size="small" icon={Copy} isDisabled={!isThere} describedBy={describedBy} onClick={onCopy}>
              Copy
            </Button>
            <Button
              size="small"
              icon={Download}
              isDisabled={!isThere}
              describedBy={describedBy}
              onClick={onDownload}
            >
              {standard === 'spl' ? `Download .${isRust ? 'rs' : 'sol'}` : 'Download'}
            </Button>
          </div>
        </div>
        <div className={styles.setup}>
          <div className={styles.token} role="group" aria-label="Your token">
            {tokenFields.map(({ id, label }) => (
              <TextField
                key={id}
                label={label}
                kind={id === 'supply' ? 'number' : 'text'}
                value={token[id]}
                placeholder={sampleOwn[id]}
                onChange={(text) => onToken(id, text)}
                error={id === 'supply' && isWrongSupply(token) ? WRONG_SUPPLY : undefined}
              />
            ))}
          </div>
          <fieldset className={styles.features}>
            <legend className={styles.featuresName}>Features</legend>
            {features.map(({ id, name }) => (
              <label key={id} className={styles.featureSwitch}>
                <input
                  className={styles.check}
                  type="checkbox"
                  checked={!off.includes(id)}
                  onChange={() => onFeature(id)}
                />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <div className={styles.body}>
          <Outline
            standard={standard}
            isRust={isRust}
            shown={parts}
            written={written}
            part={part}
            off={off}
            onChoose={choose}
          />
          <div className={styles.place}>
            <div ref={pane} className={styles.scroller} role="group" aria-label="Code" tabIndex={0}>
              {isRust ? (
                <RustCode part={part} off={off} token={token} onChoose={choose} codeRef={code} />
              ) : (
                <ContractCode
                  standard={standard}
                  written={written}
                  part={part}
                  off={off}
                  token={token}
                  onChoose={choose}
                  codeRef={code}
                />
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
