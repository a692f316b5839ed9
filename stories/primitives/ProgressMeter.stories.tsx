import { expect } from 'storybook/test'
import { ProgressMeter } from '#src/primitives/ProgressMeter.tsx'
import preview from '#storybook/preview.tsx'
import { narrowPlace, stack } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-meter',
  title: 'Primitives/Progress meter',
  component: ProgressMeter,
  args: { label: 'Security score', value: 64 },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Security score' })).toHaveAttribute('aria-valuenow', '64')
  },
})
export const Empty = meta.story({ args: { value: 0 } })
export const Full = meta.story({ args: { value: 100 } })
export const OutsideItsBounds = meta.story({
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100')
  },
})
export const WithWords = meta.story({
  args: { label: 'Attempts', value: 7, max: 10, valueText: '7 of 10 attempts' },
})
export const InFamilyColors = meta.story({
  args: { label: 'AI score', value: 94, squares: 25, tone: 'family' },
  render: (args) => (
    <div className={stack}>
      {(['build', 'launch', 'trade', 'secure'] as const).map((family) => (
        <div key={family} data-family={family}>
          <ProgressMeter {...args} label={`${args.label}, ${family}`} />
        </div>
      ))}
    </div>
  ),
})
export const WeighedAgainstEachOther = meta.story({
  args: { label: 'Votes for', value: 72, squares: 25, tone: 'gain' },
  render: (args) => (
    <div className={stack}>
      <ProgressMeter {...args} />
      <ProgressMeter {...args} label="Votes against" value={28} tone="loss" />
    </div>
  ),
})
export const TwoSided = meta.story({
  args: { label: 'Votes for', value: 184_200, max: 205_800, squares: 15, tone: 'gain', rest: 'loss' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Votes for' })).toHaveAttribute('aria-valuemax', '205800')
  },
})
export const TwoSidedWithoutVotes = meta.story({
  args: { label: 'Votes for', value: 0, max: 0, squares: 15, tone: 'gain', rest: 'loss' },
})
/** A notch where the votes are enough; it is also said in words. */
export const WithThreshold = meta.story({
  args: {
    label: 'Votes for',
    value: 52,
    squares: 15,
    tone: 'gain',
    rest: 'loss',
    threshold: 60,
    valueText: '52% for, 48% against, needs 60%',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      '52% for, 48% against, needs 60%',
    )
  },
})
export const AcrossItsPlace = meta.story({ args: { label: 'Attempts', squares: 120 } })
export const InNarrowPlace = meta.story({
  args: { value: 50 },
  decorators: [(Story) => <div className={narrowPlace}>{Story()}</div>],
  play: async ({ canvas, step }) => {
    await step('Its squares keep their size; what does not fit is left out', async () => {
      await expect(canvas.getByRole('meter').getBoundingClientRect()).toMatchObject({ width: 58, height: 12 })
    })
  },
})
