import { expect } from 'storybook/test'
import { StatTiles } from '#src/patterns/figures/StatTiles.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone } from '../../viewports.ts'

const four = [
  { label: 'Latest block', figure: '18,947,221' },
  { label: 'Win rate', figure: '87.3%' },
  { label: 'Health score', figure: '94.7', unit: '/100' },
  { label: 'Security level', figure: 'Maximum' },
]

const meta = preview.meta({
  id: 'patterns-stat-tiles',
  title: 'Patterns/Figures/Stat tiles',
  component: StatTiles,
  argTypes: { stats: oneOf({ four, three: four.slice(1), one: four.slice(3) }) },
  args: { stats: four },
})

export const Four = meta.story()
export const Three = meta.story({ args: { stats: four.slice(1) } })
export const FourOnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
export const ThreeOnAPhone = meta.story({
  tags: ['slow'],
  args: { stats: four.slice(1) },
  ...onAPhone,
})
/** With a figure that changes in place, all of the row are set in tabular figures of one typeface. */
export const Running = meta.story({
  args: { stats: [{ label: 'Total Profit', figure: '$12,847.65', isRunning: true }, ...four.slice(1)] },
  play: async ({ canvas }) => {
    const typefaces = canvas.getAllByRole('definition').map((figure) => getComputedStyle(figure).fontFamily)
    await expect(new Set(typefaces).size).toBe(1)
  },
})
export const VeryLongFigure = meta.story({
  tags: ['slow'],
  args: { stats: [{ label: 'Balance', figure: '9'.repeat(80) }, ...four.slice(1)] },
  ...onAPhone,
})
