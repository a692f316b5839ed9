import { expect } from 'storybook/test'
import { Mosaic } from '#src/primitives/Mosaic.tsx'
import { families } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { band, mosaics, square280 } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-mosaic',
  title: 'Primitives/Mosaic',
  component: Mosaic,
  argTypes: { families: { control: { type: 'check' }, options: families } },
  args: { seed: 'Lagoon study', cols: 8, rows: 8 },
  render: (args) => (
    <div className={square280}>
      <Mosaic {...args} />
    </div>
  ),
})

export const Fourfold = meta.story({ args: { symmetry: 'fourfold', rest: 0.06, ground: 'tint' } })
export const WithoutSymmetry = meta.story()
export const Labeled = meta.story({
  args: { symmetry: 'fourfold', families: ['launch', 'trade'], rest: 0, label: 'Lagoon study, a mosaic' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Lagoon study, a mosaic' })).toBeVisible()
  },
})
export const OnReverse = meta.story({
  args: { symmetry: 'fourfold', families: ['build', 'secure'], ground: 'build-r' },
})
export const Band = meta.story({
  args: { cols: 24, rows: 6, families: ['launch', 'trade'], rest: 0, isCovering: true },
  render: (args) => (
    <div className={band}>
      <Mosaic {...args} />
    </div>
  ),
})
export const EachFamily = meta.story({
  render: () => (
    <div className={mosaics}>
      {families.map((family) => (
        <Mosaic key={family} seed="fill" cols={6} rows={6} families={[family]} rest={0.2} />
      ))}
    </div>
  ),
})
export const SeedsOfAllKinds = meta.story({
  render: () => (
    <div className={mosaics}>
      {['', '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', 'مرحبا', '🪙'].map((seed) => (
        <Mosaic key={seed} seed={seed} cols={8} rows={8} symmetry="fourfold" ground="tint" />
      ))}
    </div>
  ),
})
