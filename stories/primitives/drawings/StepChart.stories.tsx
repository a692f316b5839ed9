import { expect } from 'storybook/test'
import { plainNumber } from '#src/format/number.ts'
import { StepChart } from '#src/primitives/drawings/StepChart.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone } from '../../viewports.ts'

const every = (days: number, value: number) =>
  Array.from({ length: 60 / days }, (_, index) => ({ at: (index + 1) * days, value: (index + 1) * value }))

const quarters = [0, 15, 30, 45, 60]

const meta = preview.meta({
  id: 'primitives-stairs',
  title: 'Primitives/Charts/Step chart',
  component: StepChart,
  argTypes: {
    format: oneOf({
      'with its unit': (value: number) => `${plainNumber(value, 2)} POL`,
      'as a number': (value: number) => plainNumber(value, 2),
    }),
    brief: oneOf({
      'with decimals': (value: number) => plainNumber(value, 2),
      'without decimals': (value: number) => plainNumber(value, 0),
    }),
    scale: oneOf({ 'its last step': undefined, 'a longer one': { at: 90, value: 80 } }),
    steps: oneOf({ four: every(15, 10.5), many: every(1, 0.7), one: every(60, 42) }),
    ticks: oneOf({ quarters, ends: [0, 60] }),
  },
  args: {
    label: 'Rewards over the lock period',
    stepsName: 'Paid every 15 days',
    courseName: 'Earned',
    steps: every(15, 10.5),
    ticks: quarters,
    start: 'Today',
    unit: 'Day',
    format: (value: number) => `${plainNumber(value, 2)} POL`,
    brief: (value: number) => plainNumber(value, 2),
    end: '42 POL by day 60',
    nothing: 'no amount yet',
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Rewards over the lock period. Paid every 15 days: Day 15 10.5 POL, Day 30 21 POL, Day 45 31.5 POL, Day 60 42 POL',
    )
  },
})
/** One step a day; only the first two and the last are named. */
export const ManySteps = meta.story({
  args: { stepsName: 'Paid daily', steps: every(1, 0.7) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Rewards over the lock period. Paid daily: Day 1 0.7 POL, Day 2 1.4 POL, and so on, Day 60 42 POL',
    )
  },
})
export const OneStep = meta.story({ args: { stepsName: 'Paid at unlock', steps: every(60, 42) } })
export const Empty = meta.story({
  args: { steps: every(15, 0), end: '0 POL by day 60' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Rewards over the lock period. Paid every 15 days: no amount yet',
    )
  },
})
export const Small = meta.story({ args: { size: 'small' } })
export const OnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const SmallestSize = meta.story({ args: { size: 'smallest' } })
/** A place is read, and the name is nearby. */
export const Read = meta.story({
  args: { isBare: true, readAt: 20, drawnFor: 42 },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('img').querySelector('line[x1]')
    await expect(line?.getAttribute('x1')).toBe('33.33%')
  },
})
/** Beside a longer and higher one: it ends where its own last step is. */
export const OnOneScale = meta.story({
  args: { isBare: true, readAt: 30, scale: { at: 90, value: 84 } },
  play: async ({ canvasElement }) => {
    const stairs = canvasElement.querySelector('svg[preserveAspectRatio] path:not([d$="Z"])')
    await expect(stairs?.getAttribute('d')).toMatch(/H66\.67V50$/)
  },
})
