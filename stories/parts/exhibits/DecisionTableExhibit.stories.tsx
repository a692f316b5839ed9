import consultingCompliance from '#src/content/copy/services/consulting-compliance.ts'
import p2pCrypto from '#src/content/copy/products/p2p-crypto.ts'
import { DecisionTableExhibit } from '#src/parts/exhibits/DecisionTableExhibit.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { exhibitOf, LONG } from './exhibitStories.tsx'

const { exhibit } = consultingCompliance

const meta = preview.meta({
  id: 'patterns-decisions-exhibit',
  title: 'Patterns/Exhibits/Decision table',
  component: DecisionTableExhibit,
  ...exhibitOf(
    { 'consulting-compliance': consultingCompliance.exhibit, 'p2p-crypto': p2pCrypto.exhibit },
    consultingCompliance.exhibit,
    'secure',
  ),
})

export const Default = meta.story()
export const OfAnotherOffer = meta.story({ args: { exhibit: p2pCrypto.exhibit, family: 'trade' } })
export const LongestTexts = meta.story({
  tags: ['slow'],
  ...onTheSmallest,
  args: { exhibit: { ...exhibit, rows: [[LONG, LONG, LONG], ...exhibit.rows] } },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
