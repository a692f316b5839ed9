// The cross-chain bridge demo: two chains, an amount whose planned way a tile shows on the arch between them, its fee with a
// fixed estimate, and a sample button.
import { ArrowLeftRight, Check, RotateCcw } from 'lucide'
import { useId, type ReactElement } from 'react'
import { useMediaQuery } from '../../browser/externalStores.ts'
import { Button } from '../../primitives/Button.tsx'
import { ChainMark } from '../../primitives/ChainMark.tsx'
import { Select } from '../../primitives/Field.tsx'
import { FigureField } from '../../primitives/FigureField.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { SegmentedControl } from '../../primitives/SegmentedControl.tsx'
import { stamped } from '../../theme/motion.css.ts'
import { media } from '../../theme/tokens.ts'
import { Analysis, briefCoins } from './Analysis.tsx'
import {
  amountOf,
  canCross,
  isNoAmount,
  isSameChain,
  lastTickOf,
  minutesOf,
  obstaclesOf,
  planFor,
  receivedOf,
  stepsReached,
  stopOf,
  type CrossChainEvent,
  type CrossChainState,
} from './crossChain.ts'
import { Route } from './Route.tsx'
import { chainOf, chains, finality, planOf, routes, stepsOf, type ChainId } from './sampleChains.ts'
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
  const received = canCross(state) && stop > plan.length ? receivedOf(state) : null
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
          route={state.route}
          amount={amountOf(state)}
          ticks={isSameChain(state) ? null : ticks}
          onMove={(to) => to !== ticks && send({ type: 'tileMoved', ticks: to })}
        />
        <div className={styles.destinationTile}>
          <ChainMark chain={destination.id} isCovering />
          {/* The route and the analysis say it in words. */}
          {received !== null && (
            <p className={`${styles.arrived} ${stamped}`} aria-hidden>
              <Icon icon={Check} size={20} />
              <span>{briefCoins(received, source.symbol)}</span>
            </p>
          )}
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
            outcome={async () => (await import('./outcomes.tsx')).transferOutcome(state)}
          >
            Bridge Assets
          </SampleButton>
        ) : (
          <Button variant="primary" isDisabled describedBy={reasonId}>
            Bridge Assets
          </Button>
        )}
        <div className={styles.reason}>
          <p id={reasonId} role="status">
            {reason}
          </p>
          {canCross(state) && !isStill && (
            <Button icon={RotateCcw} onClick={() => send({ type: 'replayPressed' })}>
              Replay
            </Button>
          )}
        </div>
      </div>
      <SegmentedControl
        label="Sample routes"
        value={state.route}
        options={routes.map(({ id, name, fee }) => {
          const received = isSameChain(state) ? null : receivedOf({ ...state, route: id })
          const minutes = minutesOf(planOf(source.id, destination.id, id))
          const what = received === null ? `${fee}% fee` : briefCoins(received, source.symbol)
          return { value: id, label: name, note: `${what}, ${minutes}\u00a0min` }
        })}
        onChange={(route) => send({ type: 'routeChosen', route })}
      />
      <Analysis amount={state.amount} source={source} destination={destination} route={state.route} />
      <section>
        <h3 className={styles.heading}>How it works</h3>
        <ol className={styles.steps}>
          {stepsOf(state.route).map(({ name, text }, index) => (
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
