import { expect } from 'storybook/test'
import { TileChart, type TiledPart } from '#src/primitives/drawings/TileChart.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'

const wholeTiles: readonly TiledPart[] = [
  { name: 'ETH', value: 37.5, tone: 'launch' },
  { name: 'USDC', value: 25, tone: 'build' },
  { name: 'AIZ', value: 25, tone: 'trade' },
  { name: 'WBTC', value: 12.5, tone: 'secure' },
]

const brokenTiles: readonly TiledPart[] = [
  { name: 'ETH', value: 5, tone: 'build' },
  { name: 'USDC', value: 2, tone: 'launch' },
  { name: 'AIZ', value: 1.5, tone: 'secure' },
]

const lifted = { name: 'USDC', share: 0.07, id: 'audit' }
const gone = { id: 'audit', name: 'USDC', share: 0.03 }

const meta = preview.meta({
  id: 'primitives-share-tiles',
  title: 'Primitives/Charts/Tile chart',
  component: TileChart,
  argTypes: {
    parts: oneOf({ whole: wholeTiles, broken: brokenTiles }),
    lifted: oneOf({ none: undefined, 'a part of USDC': lifted }),
    gone: oneOf({ none: [], 'a part of USDC': [gone] }),
  },
  args: {
    label: 'Treasury',
    columns: 4,
    rows: 2,
    parts: wholeTiles,
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Treasury: ETH 37.50%, USDC 25.00%, AIZ 25.00%, WBTC 12.50%',
    )
  },
})
export const NoWholeTiles = meta.story({ args: { parts: brokenTiles } })
/** A share of a part is lifted, and the rest is pale. */
export const Lifted = meta.story({
  args: { columns: 10, rows: 8, lifted },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/WBTC 12\.50%\. Lifted: USDC 7\.00%$/)
  },
})
/** A share has left the sheet: its place is empty. */
export const Gone = meta.story({
  args: { gone: [gone] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/\. Gone: USDC 3\.00%$/)
  },
})
