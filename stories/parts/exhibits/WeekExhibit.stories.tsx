import training from '#src/content/copy/services/training.ts'
import fastTrackSupport from '#src/content/copy/services/fast-track-support.ts'
import { WeekExhibit } from '#src/parts/exhibits/WeekExhibit.tsx'
import type { FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { LONG, onASheet } from './onASheet.tsx'

const { exhibit } = training

const meta = preview.meta({
  id: 'patterns-week-exhibit',
  title: 'Patterns/Exhibits/Week plan',
  component: WeekExhibit,
  argTypes: {
    exhibit: oneOf({ training: training.exhibit, 'fast-track-support': fastTrackSupport.exhibit }),
  },
  decorators: [(Story) => onASheet(<Story />)],
  parameters: { layout: 'fullscreen' },
  args: { exhibit: training.exhibit, family: 'secure' as FamilyName },
})

export const Default = meta.story()
export const OfAnotherOffer = meta.story({ args: { exhibit: fastTrackSupport.exhibit, family: 'launch' } })
export const LongestTexts = meta.story({
  tags: ['slow'],
  ...onTheSmallest,
  args: {
    exhibit: {
      ...exhibit,
      parts: [LONG, 'Stop if'],
      days: [{ name: LONG, parts: [LONG, LONG] }, ...exhibit.days.slice(1)],
    },
  },
})
export const Narrow = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
