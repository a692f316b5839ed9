import { fn } from 'storybook/test'
import { works } from '#src/demos/nft-marketplace/NftMarketplace.css.ts'
import { sampleWorks } from '#src/demos/nft-marketplace/sampleWorks.ts'
import { WorkCard } from '#src/demos/nft-marketplace/WorkCard.tsx'
import preview from '#storybook/preview.tsx'
import { oneByName } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-nft-marketplace',
  title: 'Demo parts/NFT marketplace',
  component: WorkCard,
  argTypes: { work: oneByName(sampleWorks) },
  ...partOf('nft-marketplace'),
  render: (args) => (
    <ul className={works}>
      <WorkCard {...args} />
    </ul>
  ),
  args: { work: sampleWorks[0]!, isOpen: false, onDetails: fn() },
})

export const OneWork = meta.story()
export const OneUnfolded = meta.story({ args: { isOpen: true } })
