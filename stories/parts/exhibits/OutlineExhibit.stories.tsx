import whitepaperDocumentation from '#src/content/copy/services/whitepaper-documentation.ts'
import contractBuilder from '#src/content/copy/products/contract-builder.ts'
import { OutlineExhibit } from '#src/parts/exhibits/OutlineExhibit.tsx'
import type { FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { LONG, onASheet } from './onASheet.tsx'

const { exhibit } = whitepaperDocumentation

const meta = preview.meta({
  id: 'patterns-outline-exhibit',
  title: 'Patterns/Exhibits/Document outline',
  component: OutlineExhibit,
  argTypes: {
    exhibit: oneOf({
      'whitepaper-documentation': whitepaperDocumentation.exhibit,
      'contract-builder': contractBuilder.exhibit,
    }),
  },
  decorators: [(Story) => onASheet(<Story />)],
  parameters: { layout: 'fullscreen' },
  args: { exhibit: whitepaperDocumentation.exhibit, family: 'launch' as FamilyName },
})

export const Default = meta.story()
export const OfAnotherOffer = meta.story({ args: { exhibit: contractBuilder.exhibit, family: 'build' } })
export const LongestTexts = meta.story({
  tags: ['slow'],
  ...onTheSmallest,
  args: {
    exhibit: {
      ...exhibit,
      parts: exhibit.parts.map((part) => ({ ...part, value: LONG })),
      excerpt: [LONG, `Also ${LONG}`],
    },
  },
})
export const Narrow = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
