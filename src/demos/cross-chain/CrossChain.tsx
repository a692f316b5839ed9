// The cross-chain bridge demo: two chains, an amount, a fixed estimate, and a button that bridges nothing.
import { ArrowRightLeft } from 'lucide'
import { useId, type ReactElement } from 'react'
import { Button } from '../../primitives/Button.tsx'
import { SelectField, TextField } from '../../primitives/Field.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { KeyValues } from '../../primitives/KeyValues.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import {
  hasAmount,
  isSameChain,
  obstaclesOf,
  type CrossChainEvent,
  type CrossChainState,
} from './crossChain.ts'
import { chainOf, chains, howItWorks, sampleAnalysis, type ChainId } from './sampleChains.ts'
import * as styles from './CrossChain.css.ts'

const chainOptions = chains.map(({ id, name, symbol }) => ({ value: id, label: `${name} (${symbol})` }))

/** What stands in the way, and what to do about it. */
function reasonOf(state: CrossChainState): string {
  const texts = {
    'same-chain': `Source and destination are both ${chainOf(state.source).name}. Choose two different chains.`,
    'no-amount': 'Enter an amount.',
  }
  return obstaclesOf(state)
    .map((obstacle) => texts[obstacle])
    .join(' ')
}

/** What the analysis says once there is an amount. See `NoAmount`, `AmountTyped`. */
function Analysis({ isShown }: { isShown: boolean }): ReactElement {
  return (
    <section className={styles.analysis}>
      <h3 className={styles.heading}>Analysis</h3>
      {/* In place from the start: what fills it is announced once, and not again while one types on. */}
      <div role="status">
        {isShown ? (
          <>
            <KeyValues items={sampleAnalysis} />
            <p className={styles.note}>Fixed sample estimates, the same for every amount and chain.</p>
          </>
        ) : (
          <p className={styles.note}>Shows once an amount is entered.</p>
        )}
      </div>
    </section>
  )
}

/** Draws the bridge's state. */
export function CrossChain({ state, send }: DemoViewProps<CrossChainState, CrossChainEvent>): ReactElement {
  const reasonId = useId()
  const reason = reasonOf(state)
  return (
    <>
      <div className={styles.bridge}>
        <div className={styles.fields}>
          <div className={styles.ends}>
            <SelectField
              label="Source chain"
              value={state.source}
              options={chainOptions}
              onChange={(chain: ChainId) => send({ type: 'sourceChosen', chain })}
            />
            <span className={styles.glyph}>
              <Icon icon={ArrowRightLeft} size={24} />
            </span>
            <SelectField
              label="Destination chain"
              value={state.destination}
              options={chainOptions.map((option) => ({
                ...option,
                isDisabled: option.value === state.source,
              }))}
              error={isSameChain(state) ? 'The same as the source chain.' : undefined}
              onChange={(chain: ChainId) => send({ type: 'destinationChosen', chain })}
            />
          </div>
          <TextField
            label="Amount"
            kind="decimal"
            value={state.amount}
            onChange={(text) => send({ type: 'amountTyped', text })}
            placeholder="For example 2.5"
            unit={chainOf(state.source).symbol}
          />
        </div>
        <div className={styles.action}>
          {/* Whatever makes one take the other's place happens in a field: no focus is lost with the button. */}
          {reason === '' ? (
            <SampleButton
              variant="primary"
              explains={`In your version this locks the amount on ${chainOf(state.source).name} and releases it on ${chainOf(state.destination).name}.`}
            >
              Bridge Assets
            </SampleButton>
          ) : (
            <Button variant="primary" isDisabled describedBy={reasonId}>
              Bridge Assets
            </Button>
          )}
          <p className={styles.reason} id={reasonId} role="status">
            {reason}
          </p>
        </div>
        <Analysis isShown={hasAmount(state)} />
      </div>
      <section>
        <h3 className={styles.heading}>How it works</h3>
        <ol className={styles.steps}>
          {howItWorks.map(({ name, text }, index) => (
            <li key={name} className={styles.step}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <h4 className={styles.stepName}>{name}</h4>
              <p className={styles.stepText}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
