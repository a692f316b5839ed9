import dappDevelopment from '#src/content/copy/services/dapp-development.ts'
import tokenGenerator from '#src/content/copy/products/token-generator.ts'
import { ComparisonExhibit } from '#src/parts/exhibits/ComparisonExhibit.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { exhibitOf, LONG } from './exhibitStories.tsx'

const { exhibit } = dappDevelopment

const meta = preview.meta({
  id: 'patterns-compare-exhibit',
  title: 'Patterns/Exhibits/Comparison',
  component: ComparisonExhibit,
  ...exhibitOf(
    { 'dapp-development': dappDevelopment.exhibit, 'token-generator': tokenGenerator.exhibit },
    dappDevelopment.exhibit,
    'build',
  ),
})

export const Default = meta.story()
export const OfAnotherOffer = meta.story({ args: { exhibit: tokenGenerator.exhibit, family: 'launch' } })
export const LongestTexts = meta.story({
  tags: ['slow'],
  ...onTheSmallest,
  args: {
    exhibit: {
      ...exhibit,
      sides: [
        { ...exhibit.sides[0], headline: LONG, code: [LONG] },
        { ...exhibit.sides[1], headline: LONG.replaceAll(' ', '') },
      ],
    },
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
