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
  argTypes: { from: oneOf(byName), to: oneOf(byName) },
  ...partOf('cross-chain'),
  args: { from: chainOf('ethereum'), to: chainOf('solana') },
})

export const FromChainToChain = meta.story()
export const ToTheSameChain = meta.story({ args: { to: chainOf('ethereum') } })
