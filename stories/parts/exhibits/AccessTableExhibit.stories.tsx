import privateBlockchain from '#src/content/copy/services/private-blockchain.ts'
import enterpriseSolutions from '#src/content/copy/products/enterprise-solutions.ts'
import { AccessTableExhibit } from '#src/parts/exhibits/AccessTableExhibit.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone } from '../../viewports.ts'
import { exhibitOf } from './exhibitStories.tsx'

const { exhibit } = privateBlockchain

const meta = preview.meta({
  id: 'patterns-ledger-exhibit',
  title: 'Patterns/Exhibits/Access table',
  component: AccessTableExhibit,
  ...exhibitOf(
    { 'private-blockchain': privateBlockchain.exhibit, 'enterprise-solutions': enterpriseSolutions.exhibit },
    privateBlockchain.exhibit,
    'build',
  ),
})

export const Default = meta.story()
export const OfAnotherOffer = meta.story({ args: { exhibit: enterpriseSolutions.exhibit, family: 'build' } })
/** More parties than fit keep their names. */
export const SixParties = meta.story({
  args: {
    exhibit: {
      ...exhibit,
      parties: [...exhibit.parties, 'Regulator', 'Insurer'],
      entries: exhibit.entries.map(({ name, cells }) => ({ name, cells: [...cells, 'hash', 'none'] })),
    },
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
