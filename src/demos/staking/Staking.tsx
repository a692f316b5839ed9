// The staking platform demo: summary cards and three sample pools, one of which may be open.
import type { ReactElement } from 'react'
import { abbreviatedUsd, price } from '../../format/money.ts'
import { plainPercent } from '../../format/percent.ts'
import { StatTiles } from '../../patterns/figures/StatTiles.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { PoolRhythms } from './RewardStairs.tsx'
import { samplePools, samplePosition } from './samplePools.ts'
import { summaryOf, type StakingEvent, type StakingState } from './staking.ts'
import { poolHeads, StakingPool } from './StakingPool.tsx'
import * as styles from './Staking.css.ts'

/** Draws the staking demo's state. */
export function Staking({ state, send }: DemoViewProps<StakingState, StakingEvent>): ReactElement {
  const summary = summaryOf(samplePools)
  return (
    <>
      <StatTiles
        stats={[
          { label: 'Total value locked', figure: abbreviatedUsd(summary.tvl) },
          { label: 'Average rate, weighted', figure: plainPercent(summary.averageApy) },
          { label: 'Your stake', figure: price(samplePosition.stake) },
          { label: 'Rewards to date', figure: price(samplePosition.rewardsToDate) },
        ]}
      />
      <section>
        <h3 className={styles.heading}>Pools</h3>
        <div className={styles.heads} aria-hidden>
          <span>Pool</span>
          {poolHeads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        <ul className={styles.pools}>
          {samplePools.map((pool) => (
            <StakingPool
              key={pool.id}
              pool={pool}
              amount={state.openPool === pool.id ? state.amount : null}
              onOpen={() => send({ type: 'poolOpened', poolId: pool.id })}
              onClose={() => send({ type: 'poolClosed' })}
              onAmount={(text) => send({ type: 'amountTyped', text })}
            />
          ))}
        </ul>
      </section>
      {/* An open pool draws its own. */}
      {state.openPool === null && <PoolRhythms pools={samplePools} />}
    </>
  )
}
