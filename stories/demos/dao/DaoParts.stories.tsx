import { ProposalRow } from '#src/demos/dao/ProposalRow.tsx'
import { sampleProposals, sampleTreasury } from '#src/demos/dao/sampleDao.ts'
import { TreasuryBreakdown } from '#src/demos/dao/TreasuryBreakdown.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { demoParameters, partOf } from '../demoStories.tsx'

const proposalThat = (status: 'active' | 'passed') =>
  sampleProposals.find((proposal) => proposal.status === status)!

const meta = preview.meta({
  id: 'parts-dao',
  title: 'Parts/DAO governance',
  component: ProposalRow,
  argTypes: {
    proposal: oneOf(Object.fromEntries(sampleProposals.map((proposal) => [proposal.title, proposal]))),
  },
  subcomponents: { TreasuryBreakdown },
  decorators: [partOf('dao')],
  render: (args) => (
    <ul>
      <ProposalRow {...args} />
    </ul>
  ),
  parameters: demoParameters,
  args: { proposal: proposalThat('active') },
})

/** It can be voted on. */
export const ActiveProposal = meta.story()
/** It can't: no vote buttons. */
export const PassedProposal = meta.story({ args: { proposal: proposalThat('passed') } })
export const Treasury = meta.story({ render: () => <TreasuryBreakdown treasury={sampleTreasury} /> })
