import { expect, fireEvent, fn } from 'storybook/test'
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
  args: { from: chainOf('ethereum'), to: chainOf('solana'), ticks: null },
})

export const FromChainToChain = meta.story()
export const AtStepTwo = meta.story({ args: { ticks: 3 } })
export const Arrived = meta.story({ args: { ticks: 18 } })
export const ToTheSameChain = meta.story({ args: { to: chainOf('ethereum') } })
export const Fee = meta.story({
  render: ({ from, to }) => <Analysis amount="12.5" source={from} destination={to} />,
})
/** To be moved by pointer, finger and arrow keys. */
export const Moved = meta.story({
  args: { ticks: 4, onMove: fn() },
  play: async ({ canvas, args }) => {
    const range = canvas.getByRole('slider', { name: 'Move the amount from Ethereum to Solana' })
    await expect(range).toHaveAttribute('aria-valuetext', '4:40 left, at step 2, Confirm')
    await fireEvent.change(range, { target: { value: '9' } })
    await expect(args.onMove).toHaveBeenLastCalledWith(9)
  },
})
/** A long figure is in one line. */
export const LongFigure = meta.story({
  render: ({ from, to }) => <Analysis amount="12345.6789" source={from} destination={to} />,
})
