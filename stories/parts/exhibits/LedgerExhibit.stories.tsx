import privateBlockchain from '#src/content/copy/services/private-blockchain.ts'
import enterpriseSolutions from '#src/content/copy/products/enterprise-solutions.ts'
import { LedgerExhibit } from '#src/parts/exhibits/LedgerExhibit.tsx'
import type { FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone } from '../../viewports.ts'
import { onASheet } from './onASheet.tsx'

const { exhibit } = privateBlockchain

const meta = preview.meta({
  id: 'patterns-ledger-exhibit',
  title: 'Patterns/Exhibits/Access table',
  component: LedgerExhibit,
  argTypes: {
    exhibit: oneOf({
      'private-blockchain': privateBlockchain.exhibit,
      'enterprise-solutions': enterpriseSolutions.exhibit,
    }),
  },
  decorators: [(Story) => onASheet(<Story />)],
  parameters: { layout: 'fullscreen' },
  args: { exhibit: privateBlockchain.exhibit, family: 'build' as FamilyName },
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
export const Narrow = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
