// The staking platform demo: three sample pools compared for one amount, one of which may be open, their terms, and summary
// cards.
import { useEffect, useId, useRef, type ReactElement } from 'react'
import { abbreviatedUsd, price } from '../../format/money.ts'
import { plainPercent } from '../../format/percent.ts'
import { StatTiles } from '../../patterns/figures/StatTiles.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { Comparison } from './Comparison.tsx'
import { PoolTerms } from './PoolTerms.tsx'
import { samplePools, samplePosition } from './samplePools.ts'
import { StakeForm } from './StakeForm.tsx'
import { amountOf, dollarsOf, summaryOf, type StakingEvent, type StakingState } from './staking.ts'

/** Draws the staking demo's state. */
export function Staking({ state, send }: DemoViewProps<StakingState, StakingEvent>): ReactElement {
  const formId = useId()
  const stake = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLElement>(null)
  const openBefore = useRef(state.openPool)
  useEffect(() => {
    if (state.openPool !== null && state.openPool !== openBefore.current)
      form.current?.querySelector('input')?.focus()
    openBefore.current = state.openPool
  }, [state.openPool])
  const summary = summaryOf(samplePools)
  const open = samplePools.find(({ id }) => id === state.openPool)
  const typed = (text: string) => send({ type: open ? 'amountTyped' : 'comparedTyped', text })
  return (
    <>
      <Comparison
        pools={samplePools}
        amount={amountOf(state)}
        dollars={dollarsOf(state)}
        openPool={state.openPool}
        formId={formId}
        form={
          open && (
            <StakeForm
              key={open.id}
              id={formId}
              pool={open}
              amount={amountOf(state)}
              ref={form}
              onAmount={typed}
              onCancel={() => {
                // The button has the focus before the form is gone.
                stake.current?.focus()
                send({ type: 'poolClosed' })
              }}
            />
          )
        }
        openedRef={stake}
        onAmount={typed}
        onOpen={(poolId) => send({ type: 'poolOpened', poolId })}
        onClose={() => send({ type: 'poolClosed' })}
      />
      <PoolTerms pools={samplePools} />
      <StatTiles
        stats={[
          { label: 'Total value locked', figure: abbreviatedUsd(summary.tvl) },
          { label: 'Average rate, weighted', figure: plainPercent(summary.averageApy) },
          { label: 'Your stake', figure: price(samplePosition.stake) },
          { label: 'Rewards to date', figure: price(samplePosition.rewardsToDate) },
        ]}
      />
    </>
  )
}
