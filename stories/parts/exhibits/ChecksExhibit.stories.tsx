import snipingBot from '#src/content/copy/products/sniping-bot.ts'
import tokenCreation from '#src/content/copy/services/token-creation.ts'
import { ChecksExhibit } from '#src/parts/exhibits/ChecksExhibit.tsx'
import type { FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { LONG, onASheet } from './onASheet.tsx'

const { exhibit } = snipingBot

const meta = preview.meta({
  id: 'patterns-checks-exhibit',
  title: 'Patterns/Exhibits/Checks',
  component: ChecksExhibit,
  argTypes: {
    exhibit: oneOf({ 'sniping-bot': snipingBot.exhibit, 'token-creation': tokenCreation.exhibit }),
  },
  decorators: [(Story) => onASheet(<Story />)],
  parameters: { layout: 'fullscreen' },
  args: { exhibit: snipingBot.exhibit, family: 'trade' as FamilyName },
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
export const Narrow = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
