// The code pane: a dark slab with the contract's name, Copy and Download in its head, and the code below.
import { Copy, Download } from 'lucide'
import { Fragment, memo, useEffect, useRef, type ReactElement, type Ref } from 'react'
import type { CopyNotice } from '../../patterns/feedback/copyNotice.ts'
import { Button } from '../../primitives/Button.tsx'
import { Skeleton } from '../../primitives/Text.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import { Outline } from './Outline.tsx'
import { contractFileName, contractLines } from './sampleContract.ts'
import * as styles from './SmartContracts.css.ts'

const Code = memo(function Code({ codeRef }: { codeRef: Ref<HTMLPreElement> }): ReactElement {
  return (
    <pre ref={codeRef} className={styles.text} translate="no">
      <code>
        {contractLines.map((line, index) => (
          // The text is fixed: a line is its number.
          <Fragment key={index}>
            {line.map(({ kind, text }, at) =>
              kind === 'plain' ? (
                <Fragment key={at}>{text}</Fragment>
              ) : (
                <span key={at} className={styles.kinds[kind]}>
                  {text}
                </span>
              ),
            )}
            {'\n'}
          </Fragment>
        ))}
      </code>
    </pre>
  )
})

/** Placeholder bars for lines of code: whether each is indented, and its words. */
const expectedLines = [
  [false, ['long', 'medium', 'long']],
  [false, ['medium', 'long', 'short']],
  [true, ['medium', 'long', 'medium']],
  [true, ['long', 'short', 'long']],
  [true, ['medium', 'long']],
  [false, ['short']],
  [false, ['medium', 'long', 'medium']],
  [true, ['long', 'long', 'short']],
  [true, ['short', 'long', 'medium']],
  [false, ['short']],
] as const

function ExpectedCode(): ReactElement {
  return (
    <div className={styles.waiting} aria-hidden>
      {expectedLines.map(([isIndented, words], index) => (
        <div
          key={index}
          className={isIndented ? `${styles.waitingLine} ${styles.indented}` : styles.waitingLine}
        >
          {words.map((shape, at) => (
            <Skeleton key={at} shape={shape} />
          ))}
        </div>
      ))}
    </div>
  )
}

const WAITING = 'Generate a contract first. Then you can copy or download it.'
const REFUSED =
  'The browser did not allow copying. The code is selected: press Ctrl+C, or ⌘C on a Mac, or use the selection’s menu.'

export interface CodePaneProps {
  /** Empty, generating, or generated. See `Empty`, `Generating`, `Generated`. */
  phase: 'empty' | 'generating' | 'generated'
  /** The result of the last copy; after a refusal, the code is selected. See `Copied`, `CopyRefused`. */
  copy: CopyNotice | null
  /** The id of the notice, which also gives the reason for disabled buttons. */
  noticeId: string
  /** The scroll container of the code. */
  paneRef: Ref<HTMLDivElement>
  /** "Copy" was pressed. Its outcome comes back as `copy`. */
  onCopy: () => void
  /** "Download" was pressed. */
  onDownload: () => void
}

/** Shows the sample contract, with copy and download. */
export function CodePane({
  phase,
  copy,
  noticeId,
  paneRef,
  onCopy,
  onDownload,
}: CodePaneProps): ReactElement {
  const code = useRef<HTMLPreElement>(null)
  useEffect(() => {
    if (copy?.result === 'refused' && code.current) window.getSelection()?.selectAllChildren(code.current)
  }, [copy])
  const isThere = phase === 'generated'
  const describedBy = isThere ? undefined : noticeId
  const isRefused = copy?.result === 'refused'
  return (
    <section className={styles.slab} aria-label="Contract code">
      <div className={styles.pane} data-theme="dark">
        <div className={styles.head}>
          <div className={styles.title}>
            <h3 className={styles.name}>{isThere ? contractFileName : 'Sample contract'}</h3>
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
            <p className={styles.note}>One fixed Solidity sample, the same for all four standards.</p>
          </div>
          <div className={styles.actions}>
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
              Download
            </Button>
          </div>
        </div>
        <div
          ref={paneRef}
          className={phase === 'empty' ? styles.outline : styles.code}
          role="group"
          aria-label="Code"
          tabIndex={phase === 'empty' ? -1 : 0}
        >
          {phase === 'empty' && <Outline />}
          {phase === 'generating' && <ExpectedCode />}
          {isThere && <Code codeRef={code} />}
        </div>
      </div>
    </section>
  )
}
