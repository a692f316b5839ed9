import { expect } from 'storybook/test'
import { categories } from '#src/demos/nft-marketplace/sampleWorks.ts'
import { WorkArt, type WorkArtProps } from '#src/demos/nft-marketplace/WorkArt.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { mosaics } from '../../primitives/layout.css.ts'
import { partOf } from '../demoStories.tsx'

const seeds = ['one', 'two', 'three', 'four']
const looks = [
  { families: ['trade', 'launch', 'build'], ground: 'tint' },
  { families: ['secure', 'launch'], ground: 'tint' },
  { families: ['build', 'secure', 'trade'], ground: 'build-r' },
  { families: ['launch', 'trade'], ground: 'launch-r' },
] as const satisfies Pick<WorkArtProps, 'families' | 'ground'>[]

const meta = preview.meta({
  id: 'parts-nft-marketplace-pictures',
  title: 'Demo parts/NFT marketplace: pictures',
  component: WorkArt,
  ...partOf('nft-marketplace'),
  args: { seed: 'Lagoon study', ...looks[0], label: 'Lagoon study, generated artwork' },
  argTypes: {
    families: oneOf<WorkArtProps['families']>({ three: looks[0].families, two: looks[1].families }),
    category: { control: 'inline-radio', options: categories.slice(1).map(({ key }) => key) },
  },
  render: ({ category }) => (
    <div className={mosaics}>
      {looks.map((look, index) => (
        <WorkArt
          key={index}
          {...look}
          seed={seeds[index] ?? ''}
          category={category}
          label={`Work ${index + 1}`}
        />
      ))}
    </div>
  ),
})

export const Faces = meta.story({ args: { category: 'art' } })
export const Pitches = meta.story({ args: { category: 'gaming' } })
export const Waveforms = meta.story({ args: { category: 'music' } })
export const Horizons = meta.story({ args: { category: 'photography' } })
export const Lanes = meta.story({ args: { category: 'sports' } })
export const SeedsOfAllKinds = meta.story({
  args: { category: 'art' },
  render: (args) => (
    <div className={mosaics}>
      {['', 'مرحبا', '🪙', 'x'.repeat(1000)].map((seed) => (
        <WorkArt key={seed} {...args} seed={seed} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Lagoon study, generated artwork' })).toHaveLength(4)
  },
})
