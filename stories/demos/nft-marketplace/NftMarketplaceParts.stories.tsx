import { fn } from 'storybook/test'
import { works } from '#src/demos/nft-marketplace/NftMarketplace.css.ts'
import { sampleWorks } from '#src/demos/nft-marketplace/sampleWorks.ts'
import { WorkActions, WorkCard, WorkMeta, WorkPicture } from '#src/demos/nft-marketplace/WorkCard.tsx'
import preview from '#storybook/preview.tsx'
import { oneByName } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-nft-marketplace',
  title: 'Demo parts/NFT marketplace',
  component: WorkCard,
  subcomponents: { WorkPicture, WorkMeta, WorkActions },
  argTypes: { work: oneByName(sampleWorks) },
  ...partOf('nft-marketplace'),
  render: (args) => (
    <ul className={works}>
      <WorkCard {...args} />
    </ul>
  ),
  args: { work: sampleWorks[0]!, onDetails: fn() },
})

export const OneWork = meta.story()
/** What the card and the opened work share. */
export const Pieces = meta.story({
  render: ({ work }) => (
    <ul className={works}>
      <li>
        <WorkPicture work={work} isOpen={false} onPress={fn()} />
        <WorkMeta work={work} categoryLabel="Art" />
        <WorkActions work={work} bid={null} />
      </li>
    </ul>
  ),
})
