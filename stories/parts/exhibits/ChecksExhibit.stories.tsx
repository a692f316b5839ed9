import snipingBot from '#src/content/copy/products/sniping-bot.ts'
import tokenCreation from '#src/content/copy/services/token-creation.ts'
import { ChecksExhibit } from '#src/parts/exhibits/ChecksExhibit.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { exhibitOf, LONG } from './exhibitStories.tsx'

const { exhibit } = snipingBot

const meta = preview.meta({
  id: 'patterns-checks-exhibit',
  title: 'Patterns/Exhibits/Checks',
  component: ChecksExhibit,
  ...exhibitOf(
    { 'sniping-bot': snipingBot.exhibit, 'token-creation': tokenCreation.exhibit },
    snipingBot.exhibit,
    'trade',
  ),
})

export const Default = meta.story()
export const OfAnotherOffer = meta.story({ args: { exhibit: tokenCreation.exhibit, family: 'launch' } })
export const LongestTexts = meta.story({
  tags: ['slow'],
  ...onTheSmallest,
  args: {
    exhibit: {
      ...exhibit,
      name: LONG,
      checks: [{ name: LONG, value: LONG, mark: 'bad' }, ...exhibit.checks],
    },
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
