import { ProposalRow } from '#src/demos/dao/ProposalRow.tsx'
import { sampleProposals, sampleTreasury, treasuryRemark } from '#src/demos/dao/sampleDao.ts'
import { TreasuryBreakdown } from '#src/demos/dao/TreasuryBreakdown.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { inSection, shows } from '../../card.ts'

const proposalThat = (status: 'active' | 'passed') =>
  sampleProposals.find((proposal) => proposal.status === status)!

const meta = preview.meta({
  id: 'parts-dao',
  title: 'Demo parts/DAO governance',
  component: ProposalRow,
  argTypes: {
    proposal: oneOf(Object.fromEntries(sampleProposals.map((proposal) => [proposal.title, proposal]))),
  },
  subcomponents: { TreasuryBreakdown },
  ...partOf('dao'),
  render: (args) => (
    <ul>
      <ProposalRow {...args} />
    </ul>
  ),
  parameters: { layout: 'fullscreen', ...inSection('DAO') },
  args: { proposal: proposalThat('active') },
})

/** It can be voted on. */
export const ActiveProposal = meta.story({ parameters: shows('A proposal is active: one may vote') })
/** It can't: no vote buttons. */
export const PassedProposal = meta.story({
  parameters: shows('A proposal has passed: one may not'),
  args: { proposal: proposalThat('passed') },
})
export const Treasury = meta.story({
  render: () => <TreasuryBreakdown treasury={sampleTreasury} remark={treasuryRemark} />,
})
