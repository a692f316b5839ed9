import whitepaperDocumentation from '#src/content/copy/services/whitepaper-documentation.ts'
import contractBuilder from '#src/content/copy/products/contract-builder.ts'
import { DocumentOutlineExhibit } from '#src/parts/exhibits/DocumentOutlineExhibit.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { exhibitOf, LONG } from './exhibitStories.tsx'

const { exhibit } = whitepaperDocumentation

const meta = preview.meta({
  id: 'patterns-outline-exhibit',
  title: 'Patterns/Exhibits/Document outline',
  component: DocumentOutlineExhibit,
  ...exhibitOf(
    {
      'whitepaper-documentation': whitepaperDocumentation.exhibit,
      'contract-builder': contractBuilder.exhibit,
    },
    whitepaperDocumentation.exhibit,
    'launch',
  ),
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
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
