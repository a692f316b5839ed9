import { sampleProposals, sampleTreasury, treasuryRemark } from '#src/demos/dao/sampleDao.ts'
import { UsedTiles } from '#src/demos/dao/UsedTiles.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { TreasuryBreakdown } from '#src/demos/dao/TreasuryBreakdown.tsx'

const proposals = Object.fromEntries(sampleProposals.map((proposal) => [proposal.title, proposal]))

const meta = preview.meta({
  id: 'parts-dao-treasury',
  title: 'Demo parts/DAO governance, treasury',
  component: TreasuryBreakdown,
  argTypes: {
    treasury: oneOf({ samples: sampleTreasury }),
    lifted: oneOf({ none: undefined, ...proposals }),
  },
  subcomponents: { UsedTiles },
  ...partOf('dao'),
  args: { treasury: sampleTreasury, remark: treasuryRemark },
})

export const Whole = meta.story()
export const OfAProposal = meta.story({
  render: ({ treasury }) => <UsedTiles treasury={treasury} proposal={sampleProposals[0]!} isLifted={false} />,
})
