// The cross-chain bridge demo: two chains, an amount whose planned way a tile shows on the arch between them, its fee with a
// fixed estimate, and a sample button.
import { ArrowLeftRight } from 'lucide'
import { useId, type ReactElement } from 'react'
import { useMediaQuery } from '../../browser/externalStores.ts'
import { Button } from '../../primitives/Button.tsx'
import { ChainMark } from '../../primitives/ChainMark.tsx'
import { Select } from '../../primitives/Field.tsx'
import { FigureField } from '../../primitives/FigureField.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { stamped } from '../../theme/motion.css.ts'
import { media } from '../../theme/tokens.ts'
import { Analysis } from './Analysis.tsx'
import {
  canCross,
  isNoAmount,
  isSameChain,
  lastTickOf,
  obstaclesOf,
  planFor,
  stepsReached,
  stopOf,
  type CrossChainEvent,
  type CrossChainState,
} from './crossChain.ts'
import { Route } from './Route.tsx'
import { chainOf, chains, finality, howItWorks, type ChainId } from './sampleChains.ts'
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

/** Draws the bridge's state. */
export function CrossChain({ state, send }: DemoViewProps<CrossChainState, CrossChainEvent>): ReactElement {
  const reasonId = useId()
  const reason = reasonOf(state)
  // With reduced motion a tile that is under way is already at its destination.
  const isStill = useMediaQuery(media.motionReduced)
  const plan = planFor(state)
  const ticks = isStill && state.tile.nextAt !== null ? lastTickOf(plan) : state.tile.ticks
  const stop = stopOf(ticks, plan)
  const reached = stepsReached(state, stop)
  const [source, destination] = [chainOf(state.source), chainOf(state.destination)]
  return (
    <>
      <section className={styles.chains} aria-label="Chains">
        <div className={styles.sourceTile}>
          <ChainMark chain={source.id} isCovering />
        </div>
        <div className={styles.source}>
          <Select
            label="Source chain"
            value={source.id}
            options={chainOptions}
            onChange={(chain: ChainId) => send({ type: 'sourceChosen', chain })}
          />
        </div>
        <Route
          from={source}
          to={destination}
          ticks={canCross(state) ? ticks : null}
          onMove={(to) => to !== ticks && send({ type: 'tileMoved', ticks: to })}
          onReplay={canCross(state) && !isStill ? () => send({ type: 'replayPressed' }) : undefined}
        />
        <div className={styles.destinationTile}>
          <ChainMark chain={destination.id} isCovering />
        </div>
        <div className={styles.swap}>
          <Button
            size="small"
            icon={ArrowLeftRight}
            label={`Swap ${source.name} and ${destination.name}`}
            isDisabled={isSameChain(state)}
            onClick={() => send({ type: 'chainsSwapped' })}
          >
            Swap
          </Button>
        </div>
        <div className={styles.destination}>
          <Select
            label="Destination chain"
            value={destination.id}
            options={chainOptions.map((option) => ({ ...option, isDisabled: option.value === source.id }))}
            error={isSameChain(state) ? 'The same as the source chain.' : undefined}
            onChange={(chain: ChainId) => send({ type: 'destinationChosen', chain })}
          />
        </div>
      </section>
      <div className={styles.bridge}>
        <div className={styles.amount}>
          <FigureField
            label="Amount"
            value={state.amount}
            onChange={(text) => send({ type: 'amountTyped', text })}
            placeholder="For example 2.5"
            unit={source.symbol}
            error={isNoAmount(state) ? 'This is not an amount. Type a number from 0 up.' : undefined}
          />
        </div>
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
      <Analysis amount={state.amount} source={source} destination={destination} />
      <section>
        <h3 className={styles.heading}>How it works</h3>
        <ol className={styles.steps}>
          {howItWorks.map(({ name, text }, index) => (
            <li key={name} className={styles.step}>
              {/* The route's name says where the tile is. */}
              {index < reached ? (
                <span key="reached" className={`${styles.number} ${stamped}`} aria-hidden>
                  {index + 1}
                </span>
              ) : (
                <span key="ahead" className={styles.numberAhead} aria-hidden>
                  {index + 1}
                </span>
              )}
              <h4 className={styles.stepName}>
                {name}
                {index < reached && <span className={styles.planned}>{` ${plan[index]} min planned`}</span>}
              </h4>
              <p className={styles.stepText}>
                <span>{text}</span>
                {name === 'Confirm' && (
                  <span>{` Sample: ${finality[source.id].blocks} blocks on ${source.name}.`}</span>
                )}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
