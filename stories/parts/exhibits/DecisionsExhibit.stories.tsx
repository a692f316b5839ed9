import consultingCompliance from '#src/content/copy/services/consulting-compliance.ts'
import p2pCrypto from '#src/content/copy/products/p2p-crypto.ts'
import { DecisionsExhibit } from '#src/parts/exhibits/DecisionsExhibit.tsx'
import type { FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { LONG, onASheet } from './onASheet.tsx'

const { exhibit } = consultingCompliance

const meta = preview.meta({
  id: 'patterns-decisions-exhibit',
  title: 'Patterns/Exhibits/Decision table',
  component: DecisionsExhibit,
  argTypes: {
    exhibit: oneOf({
      'consulting-compliance': consultingCompliance.exhibit,
      'p2p-crypto': p2pCrypto.exhibit,
    }),
  },
  decorators: [(Story) => onASheet(<Story />)],
  parameters: { layout: 'fullscreen' },
  args: { exhibit: consultingCompliance.exhibit, family: 'secure' as FamilyName },
})

export const Default = meta.story()
export const OfAnotherOffer = meta.story({ args: { exhibit: p2pCrypto.exhibit, family: 'trade' } })
export const LongestTexts = meta.story({
  tags: ['slow'],
  ...onTheSmallest,
  args: { exhibit: { ...exhibit, rows: [[LONG, LONG, LONG], ...exhibit.rows] } },
})
export const Narrow = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
