import { expect, fn } from 'storybook/test'
import { chainAfter } from '#src/demos/blockchain-explorer/arrivals.ts'
import { soughtIn } from '#src/demos/blockchain-explorer/blockchainExplorer.ts'
import { ChainStrip } from '#src/demos/blockchain-explorer/ChainStrip.tsx'
import { sampleBlocks, sampleTransactions } from '#src/demos/blockchain-explorer/sampleChain.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-chain-strip',
  title: 'Demo parts/Blockchain explorer, blocks',
  component: ChainStrip,
  argTypes: {
    blocks: oneOf({ samples: sampleBlocks, 'the newest three': sampleBlocks.slice(0, 3) }),
    transactions: oneOf({ samples: sampleTransactions, none: [] }),
    sought: oneOf({
      nothing: null,
      'the newest block': soughtIn(String(sampleBlocks[0]!.number), {
        blocks: sampleBlocks,
        transactions: sampleTransactions,
      }),
    }),
    open: oneOf({ none: [], 'one row': [sampleTransactions[0]!.hash] }),
  },
  ...partOf('blockchain-explorer'),
  args: {
    blocks: sampleBlocks,
    transactions: sampleTransactions,
    lit: null,
    pressed: null,
    handlersOf: fn(() => ({
      onPointerEnter: fn(),
      onPointerLeave: fn(),
      onPointerUp: fn(),
      onFocus: fn(),
      onBlur: fn(),
    })),
    onPress: fn(),
  },
})

export const AtRest = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Block 18,947,219/ }))
    await expect(args.onPress).toHaveBeenCalledWith(18_947_219)
  },
})
export const OneLit = meta.story({ args: { lit: 18_947_219 } })
export const Pressed = meta.story({ args: { lit: 18_947_219, pressed: 18_947_219 } })
export const AddressLit = meta.story({ args: { address: 0 } })
export const BlocksArrived = meta.story({ args: { ...chainAfter(3), arrivals: 3 } })
export const Paused = meta.story({
  args: { isPaused: true, onPause: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(args.onPause).toHaveBeenCalled()
  },
})
/** What waits is above the place of the next block: a number, and a square for each twelve; the dark one is listed. */
export const Waiting = meta.story({
  args: { pool: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('120 waiting')).toBeVisible()
    await expect(canvas.getByText('0x02a6…85de, 12.0000 ETH')).toBeVisible()
  },
})
