// The contract builder demo: a standard, two seconds of generating, and a fixed sample contract to take along.
import { useId, useLayoutEffect, useRef, type ReactElement } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { Segments } from '../../primitives/Segments.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { CodePane } from './CodePane.tsx'
import { contractFileName, contractText } from './sampleContract.ts'
import type { SmartContractsEvent, SmartContractsState } from './smartContracts.ts'
import * as styles from './SmartContracts.css.ts'
import { standardOptions } from './standards.ts'

/** Draws the contract builder's state. */
export function SmartContracts({
  state,
  send,
  capabilities,
}: DemoViewProps<SmartContractsState, SmartContractsEvent>): ReactElement {
  const noticeId = useId()
  const generate = useRef<HTMLButtonElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const { phase } = state
  const isGenerating = phase === 'generating'
  // Generate can't be pressed meanwhile: the focus it had goes where the code will be.
  useLayoutEffect(() => {
    if (isGenerating && generate.current === document.activeElement) pane.current?.focus()
  }, [isGenerating])
  return (
    <>
      <div className={styles.form}>
        <Segments
          label="Token standard"
          value={state.standard}
          options={standardOptions}
          onChange={(standard) => send({ type: 'standardChosen', standard })}
        />
        <Button
          ref={generate}
          variant="primary"
          isDisabled={isGenerating}
          describedBy={isGenerating ? noticeId : undefined}
          onClick={() => send({ type: 'generatePressed' })}
        >
          {isGenerating ? 'Generating...' : 'Generate'}
        </Button>
      </div>
      <CodePane
        phase={phase}
        copy={phase === 'generated' ? state.copy : null}
        noticeId={noticeId}
        paneRef={pane}
        onCopy={() =>
          void capabilities
            .copyText(contractText)
            .then((isCopied) => send({ type: isCopied ? 'copied' : 'copyRefused' }))
        }
        onDownload={() => capabilities.downloadText(contractFileName, contractText)}
      />
    </>
  )
}
