// The token generator demo: three steps from a name to a simulated contract.
import { useEffect, useId, type ReactElement } from 'react'
import { Stepper } from '../../patterns/controls/Stepper.tsx'
import { Button } from '../../primitives/Button.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { loadHolderShares } from './later.ts'
import { canReview, type TokenGeneratorEvent, type TokenGeneratorState } from './tokenGenerator.ts'
import { Configuration, Review, Success } from './TokenGeneratorSteps.tsx'
import { sampleDeployments } from './tokenOptions.ts'

const steps = ['Configuration', 'Review and deploy', 'Success']
const stepIndex = { configuration: 0, review: 1, deploying: 1, success: 2 } as const

/** Draws the token generator's state. */
export function TokenGenerator({
  state,
  send,
  capabilities,
  next,
}: DemoViewProps<TokenGeneratorState, TokenGeneratorEvent>): ReactElement {
  const reasonId = useId()
  const isReady = canReview(state.draft)
  const isDeploying = state.step === 'deploying'
  // In these three seconds, what the last step shows besides.
  useEffect(() => {
    if (isDeploying) void loadHolderShares()
  }, [isDeploying])
  const exit = <Button onClick={capabilities.close}>Exit Demo</Button>
  const flow = {
    configuration: {
      content: (
        <Configuration
          draft={state.draft}
          onText={(field, text) => send({ type: 'textTyped', field, text })}
          onDecimals={(decimals) => send({ type: 'decimalsChosen', decimals })}
          onNetwork={(network) => send({ type: 'networkChosen', network })}
        />
      ),
      actions: (
        <>
          {exit}
          <Button
            variant="primary"
            isDisabled={!isReady}
            describedBy={isReady ? undefined : reasonId}
            onClick={() => send({ type: 'reviewOpened' })}
          >
            Continue to Review
          </Button>
        </>
      ),
    },
    review: {
      content: <Review draft={state.draft} isDeploying={isDeploying} />,
      actions: (
        <>
          <Button isDisabled={isDeploying} onClick={() => send({ type: 'configurationReopened' })}>
            Back
          </Button>
          <Button
            variant="primary"
            isDisabled={isDeploying}
            describedBy={isDeploying ? reasonId : undefined}
            onClick={() => send({ type: 'deployPressed' })}
          >
            {isDeploying ? 'Deploying...' : 'Deploy'}
          </Button>
        </>
      ),
    },
    success: {
      content: (
        <Success
          draft={state.draft}
          copy={state.step === 'success' ? state.copy : null}
          next={next}
          onCopy={(what) =>
            void capabilities
              .copyText(sampleDeployments[state.draft.network][what])
              .then((isCopied) => send({ type: isCopied ? 'copied' : 'copyRefused', what }))
          }
        />
      ),
      actions: (
        <>
          {exit}
          <Button variant="primary" onClick={() => send({ type: 'anotherStarted' })}>
            Create Another Token
          </Button>
        </>
      ),
    },
  }[isDeploying ? 'review' : state.step]
  return (
    <Stepper
      steps={steps}
      current={stepIndex[state.step]}
      actions={flow.actions}
      reasonId={reasonId}
      isBusy={isDeploying}
      reason={
        isDeploying
          ? 'The simulated deployment takes a few seconds.'
          : state.step === 'configuration' && !isReady
            ? 'To continue, fill in name, symbol and total supply.'
            : undefined
      }
    >
      {flow.content}
    </Stepper>
  )
}
