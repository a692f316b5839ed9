import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { works } from '#src/demos/nft-marketplace/NftMarketplace.css.ts'
import { sampleWorks } from '#src/demos/nft-marketplace/sampleWorks.ts'
import { WorkStage } from '#src/demos/nft-marketplace/WorkStage.tsx'
import { loadPriceHistory } from '#src/patterns/figures/LatePriceHistory.tsx'
import preview from '#storybook/preview.tsx'
import { oneByName, oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-nft-marketplace-opened',
  title: 'Demo parts/NFT marketplace/Opened work',
  component: WorkStage,
  argTypes: {
    work: oneByName(sampleWorks),
    found: oneOf({ all: sampleWorks, 'the first three': sampleWorks.slice(0, 3) }),
  },
  ...partOf('nft-marketplace'),
  loaders: [loadPriceHistory],
  render: (args) => (
    <ul className={works}>
      <WorkStage {...args} />
    </ul>
  ),
  args: {
    work: sampleWorks[0]!,
    found: sampleWorks,
    trait: null,
    onTrait: fn(),
    onTurn: fn(),
    onClose: fn(),
  },
})

export const OneUnfolded = meta.story()
/** The only one that was found: there is nothing to turn to. */
export const OnlyOne = meta.story({ args: { found: sampleWorks.slice(0, 1) } })
/** Pressed, Bid shows on a slip the bid that is tried, and its place among the offers. */
export const SlipOfATriedBid = meta.story({
  tags: ['focus'],
  play: async ({ canvas, userEvent }) => {
    await fireEvent.change(canvas.getByRole('slider', { name: 'Try a bid' }), { target: { value: '81' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Bid: Paper Harbor' }))
    await waitFor(() => expect(canvas.getByText('Offer to the seller')).toBeVisible())
    await expect(canvas.getByText('0.81 ETH, $2,849.76')).toBeVisible()
    await expect(canvas.getByText('1 of 4', { selector: '[popover] *' })).toBeVisible()
  },
})
