import { expect, fn } from 'storybook/test'
import { AddressPage } from '#src/demos/blockchain-explorer/AddressPage.tsx'
import { Blocks, Transactions } from '#src/demos/blockchain-explorer/ChainTables.tsx'
import { NetworkAnalytics } from '#src/demos/blockchain-explorer/NetworkAnalytics.tsx'
import { NetworkHealth } from '#src/demos/blockchain-explorer/NetworkHealth.tsx'
import { sampleBlocks, sampleTransactions } from '#src/demos/blockchain-explorer/sampleChain.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const nothing = () => undefined
/** No block is lit, and no row is open. */
const atRest = {
  lit: null,
  first: null,
  address: null,
  open: [],
  handlersOf: () => ({
    onPointerEnter: nothing,
    onPointerLeave: nothing,
    onPointerUp: nothing,
    onFocus: nothing,
    onBlur: nothing,
  }),
  onToggle: fn(),
  onAddress: fn(),
}

const meta = preview.meta({
  id: 'parts-blockchain-explorer',
  title: 'Demo parts/Blockchain explorer',
  component: Transactions,
  argTypes: {
    transactions: oneOf({
      samples: sampleTransactions,
      'the newest three': sampleTransactions.slice(0, 3),
      none: [],
    }),
    sought: oneOf({ nothing: new Set<string>(), 'the newest': new Set([sampleTransactions[0]!.hash]) }),
    open: oneOf({ none: [], 'the newest': [sampleTransactions[0]!.hash] }),
  },
  subcomponents: { AddressPage, Blocks, NetworkAnalytics, NetworkHealth },
  ...partOf('blockchain-explorer'),
  args: { transactions: sampleTransactions, ...atRest },
})

export const LatestTransactions = meta.story()
/** Three seconds after the newest block. */
export const AgesGrown = meta.story({
  args: { elapsed: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('3 s ago')).toHaveLength(2)
    await expect(canvas.getByText('Waiting 8 s')).toBeVisible()
  },
})
export const LatestBlocks = meta.story({
  render: () => <Blocks blocks={sampleBlocks} transactions={sampleTransactions} {...atRest} />,
})
export const OneAddress = meta.story({
  render: () => <AddressPage {...atRest} transactions={sampleTransactions} address={0} takesFocus={false} />,
})
export const Analytics = meta.story({
  render: () => <NetworkAnalytics blocks={sampleBlocks} transactions={sampleTransactions} />,
})
export const Health = meta.story({ render: () => <NetworkHealth blocks={sampleBlocks} /> })
