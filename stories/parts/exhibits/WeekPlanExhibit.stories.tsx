import training from '#src/content/copy/services/training.ts'
import fastTrackSupport from '#src/content/copy/services/fast-track-support.ts'
import { WeekPlanExhibit } from '#src/parts/exhibits/WeekPlanExhibit.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { exhibitOf, LONG } from './exhibitStories.tsx'

const { exhibit } = training

const meta = preview.meta({
  id: 'patterns-week-exhibit',
  title: 'Patterns/Exhibits/Week plan',
  component: WeekPlanExhibit,
  ...exhibitOf(
    { training: training.exhibit, 'fast-track-support': fastTrackSupport.exhibit },
    training.exhibit,
    'secure',
  ),
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
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
