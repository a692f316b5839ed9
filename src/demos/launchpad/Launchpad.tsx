// The launchpad builder demo: four steps from a name to the sale's page and its days. No step is blocked, and nothing is deployed.
import { useId, type ReactElement } from 'react'
import { Stepper } from '../../patterns/controls/Stepper.tsx'
import { Button } from '../../primitives/Button.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { steps, type LaunchpadEvent, type LaunchpadState, type Step, type TextName } from './launchpad.ts'
import * as styles from './Launchpad.css.ts'
import { AiAnalysis } from './LaunchpadAnalysis.tsx'
import { BasicInfo, Deploy, SaleConfig } from './LaunchpadSteps.tsx'
import { previewOf } from './salePreview.ts'
import { SalePage } from './SalePage.tsx'

/** The steps' names (Rules, Launchpad). */
const stepNames = {
  basicInfo: 'Basic Info',
  saleConfig: 'Sale Config',
  aiAnalysis: 'AI Analysis',
  deploy: 'Deploy',
} as const satisfies Record<Step, string>

/** Draws the launchpad builder's state. */
export function Launchpad({ state, send }: DemoViewProps<LaunchpadState, LaunchpadEvent>): ReactElement {
  const reasonId = useId()
  const { step, draft, place } = state
  const preview = step === 'deploy' ? previewOf(draft, place) : undefined
  const isFirst = step === 'basicInfo'
  const onText = (field: TextName, text: string) => send({ type: 'textTyped', field, text })
  return (
    <div className={styles.flow}>
      <Stepper
        steps={steps.map((one) => stepNames[one])}
        current={steps.indexOf(step)}
        reasonId={reasonId}
        reason={isFirst ? 'This is the first step: there is no previous one.' : undefined}
        actions={
          <>
            <Button
              isDisabled={isFirst}
              describedBy={isFirst ? reasonId : undefined}
              onClick={() => send({ type: 'previousPressed' })}
            >
              Previous
            </Button>
            {step === 'deploy' ? (
              <SampleButton
                variant="primary"
                explains="In your version this asks the wallet to sign, then deploys the sale contract."
                outcome={async () => (await import('./outcomes.tsx')).deployOutcome(draft)}
              >
                Deploy Launchpad
              </SampleButton>
            ) : (
              <Button variant="primary" onClick={() => send({ type: 'nextPressed' })}>
                Next Step
              </Button>
            )}
          </>
        }
      >
        <div className={preview ? styles.lastColumns : styles.columns}>
          {step === 'basicInfo' && (
            <BasicInfo draft={draft} onText={onText} onExample={() => send({ type: 'exampleFilled' })} />
          )}
          {step === 'saleConfig' && (
            <SaleConfig
              draft={draft}
              onText={onText}
              onSaleType={(saleType) => send({ type: 'saleTypeChosen', saleType })}
            />
          )}
          {step === 'aiAnalysis' && <AiAnalysis draft={draft} />}
          {preview && (
            <Deploy
              draft={draft}
              place={place}
              preview={preview}
              onPlace={(next) => send({ type: 'placePreviewed', place: next })}
              onPlay={() => send({ type: 'previewPlayed' })}
            />
          )}
          <SalePage draft={draft} step={step} preview={preview} />
        </div>
      </Stepper>
    </div>
  )
}
