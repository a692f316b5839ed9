import { Analysis } from '#src/demos/cross-chain/Analysis.tsx'
import { Route } from '#src/demos/cross-chain/Route.tsx'
import { chainOf, chains } from '#src/demos/cross-chain/sampleChains.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const byName = Object.fromEntries(chains.map((chain) => [chain.name, chain]))

const meta = preview.meta({
  id: 'parts-cross-chain',
  title: 'Demo parts/Cross-chain bridge',
  component: Route,
  subcomponents: { Analysis },
  argTypes: { from: oneOf(byName), to: oneOf(byName) },
  ...partOf('cross-chain'),
  args: { from: chainOf('ethereum'), to: chainOf('solana'), stop: 0 },
})

export const FromChainToChain = meta.story()
export const AtStepTwo = meta.story({ args: { stop: 2, timeLeft: '6:00' } })
export const Arrived = meta.story({ args: { stop: 5, timeLeft: '0:00' } })
export const ToTheSameChain = meta.story({ args: { to: chainOf('ethereum') } })
export const Fee = meta.story({
  render: ({ from, to }) => <Analysis amount="12.5" source={from} destination={to} />,
})
