// The cross-chain bridge demo: two chains, an amount, a fixed estimate, and a sample button.
import { useId, type ReactElement } from 'react'
import { Blank } from '../../primitives/Blank.tsx'
import { Button } from '../../primitives/Button.tsx'
import { ChainMark } from '../../primitives/ChainMark.tsx'
import { SelectField } from '../../primitives/Field.tsx'
import { FigureField } from '../../primitives/FigureField.tsx'
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
import { Route } from './Route.tsx'
import { chainOf, chains, howItWorks, sampleAnalysis, type ChainId } from './sampleChains.ts'
import * as styles from './CrossChain.css.ts'

const chainOptions = chains.map(({ id, name, symbol }) => ({ value: id, label: `${name} (${symbol})` }))

/** Why the button is disabled, and what to do. */
function reasonOf(state: CrossChainState): string {
  const texts = {
    'same-chain': `Source and destination are both ${chainOf(state.source).name}. Choose two different chains.`,
    'no-amount': 'Enter an amount.',
  }
  return obstaclesOf(state)
    .map((obstacle) => texts[obstacle])
    .join(' ')
}

/** Placeholder squares for each value, about as wide as the value. */
const SQUARES = { 'Estimated time': 12, 'Bridge fee': 9, 'Security level': 9 } as const

/** The labels of its rows are always visible; the values appear with the amount. See `NoAmount`, `AmountTyped`. */
function Analysis({ isShown }: { isShown: boolean }): ReactElement {
  return (
    <section className={styles.analysis}>
      <h3 className={styles.heading}>Analysis</h3>
      {/* Always rendered: its content is announced once, and not again while the visitor continues to type. */}
      <div role="status">
        <KeyValues
          items={sampleAnalysis.map(({ key, value }) => ({
            key,
            value: isShown ? value : <Blank squares={SQUARES[key]}>Not yet</Blank>,
          }))}
        />
        <p className={styles.note}>
          {isShown
            ? 'Fixed sample estimates, the same for every amount and chain.'
            : 'Appears after you enter an amount.'}
        </p>
      </div>
    </section>
  )
}

const ChainTile = ({ id }: { id: ChainId }): ReactElement => (
  <div className={styles.chainArt}>
    <ChainMark chain={id} isCovering />
  </div>
)

/** Draws the bridge's state. */
export function CrossChain({ state, send }: DemoViewProps<CrossChainState, CrossChainEvent>): ReactElement {
  const reasonId = useId()
  const reason = reasonOf(state)
  const [source, destination] = [chainOf(state.source), chainOf(state.destination)]
  return (
    <>
      <section className={styles.chains} aria-label="Chains">
        <div className={styles.source}>
          <ChainTile id={source.id} />
          <SelectField
            label="Source chain"
            value={source.id}
            options={chainOptions}
            onChange={(chain: ChainId) => send({ type: 'sourceChosen', chain })}
          />
        </div>
        <Route from={source} to={destination} />
        <div className={styles.destination}>
          <ChainTile id={destination.id} />
          <SelectField
            label="Destination chain"
            value={destination.id}
            options={chainOptions.map((option) => ({ ...option, isDisabled: option.value === source.id }))}
            error={isSameChain(state) ? 'The same as the source chain.' : undefined}
            onChange={(chain: ChainId) => send({ type: 'destinationChosen', chain })}
          />
        </div>
      </section>
      <div className={styles.bridge}>
        <div className={styles.fields}>
          <FigureField
            label="Amount"
            value={state.amount}
            onChange={(text) => send({ type: 'amountTyped', text })}
            placeholder="For example 2.5"
            unit={source.symbol}
          />
          <div className={styles.action}>
            {/* The buttons are exchanged while the focus is in a field, so no focus is lost. */}
            {reason === '' ? (
              <SampleButton
                variant="primary"
                explains={`In your version this locks the amount on ${source.name} and releases it on ${destination.name}.`}
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
