// The contract builder demo: a standard, two seconds in which a fixed sample contract writes itself, then copy or
// download.
import { useId, useRef, type ReactElement } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { SegmentedControl } from '../../primitives/SegmentedControl.tsx'
import { useFocusHandover } from '../../primitives/useFocusHandover.ts'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { CodePane } from './CodePane.tsx'
import { textWithout } from './features.ts'
import { contractFileName } from './sampleContract.ts'
import { rustFileName, rustText } from './rustSample.ts'
import {
  isInRust,
  writtenLines,
  type SmartContractsEvent,
  type SmartContractsState,
} from './smartContracts.ts'
import * as styles from './SmartContracts.css.ts'
import { standardOptions, standardUses } from './standards.ts'

/** As many lines of code are in the window when they begin to be written. */
const FIRST_LINES = 4

/** Draws the contract builder's state. */
export function SmartContracts({
  state,
  send,
  capabilities,
}: DemoViewProps<SmartContractsState, SmartContractsEvent>): ReactElement {
  const noticeId = useId()
  const pane = useRef<HTMLDivElement>(null)
  const { phase } = state
  const isRust = isInRust(state)
  const text = isRust ? rustText(state.off, state.token) : textWithout(state.off, state.token)
  const isGenerating = phase === 'generating'
  // Generate is disabled meanwhile: the focus moves to the place of the code.
  const handover = useFocusHandover(phase, () => {
    pane.current?.focus({ preventScroll: true })
    // The page moves only as far as the first lines of code need.
    pane.current?.querySelectorAll('code > span')[FIRST_LINES]?.scrollIntoView({ block: 'nearest' })
    return null
  })
  return (
    <>
      <div className={styles.form} {...handover}>
        <SegmentedControl
          label="Token standard"
          value={state.standard}
          options={standardOptions}
          onChange={(standard) => send({ type: 'standardChosen', standard })}
        />
        <Button
          variant="primary"
          isDisabled={isGenerating}
          describedBy={isGenerating ? noticeId : undefined}
          onClick={() => send({ type: 'generatePressed' })}
        >
          {isGenerating ? 'Generating...' : 'Generate'}
        </Button>
        <p className={styles.use} aria-live="polite">
          <span>{standardUses[state.standard]}</span>
        </p>
      </div>
      <CodePane
        phase={phase}
        standard={state.standard}
        written={writtenLines(state)}
        part={state.part}
        off={state.off}
        token={state.token}
        onToken={(field, text) => send({ type: 'tokenTyped', field, text })}
        isRust={isRust}
        onVersion={() => send({ type: 'versionSwitched' })}
        onFeature={(feature) => send({ type: 'featureSwitched', feature })}
        copy={phase === 'generated' ? state.copy : null}
        noticeId={noticeId}
        paneRef={pane}
        onPart={(part) => send({ type: 'partChosen', part })}
        onCopy={() =>
          void capabilities
            .copyText(text)
            .then((isCopied) => send({ type: isCopied ? 'copied' : 'copyRefused' }))
        }
        onDownload={() => capabilities.downloadText(isRust ? rustFileName : contractFileName, text)}
      />
    </>
  )
}
