import { expect, fn } from 'storybook/test'
import { ProposalRow } from '#src/demos/dao/ProposalRow.tsx'
import { sampleProposals, sampleTreasury } from '#src/demos/dao/sampleDao.ts'
import { TreasuryBreakdown } from '#src/demos/dao/TreasuryBreakdown.tsx'
import { UsedTiles } from '#src/demos/dao/UsedTiles.tsx'
import { VoteBar } from '#src/demos/dao/VoteBar.tsx'
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
    treasury: oneOf({ samples: sampleTreasury }),
  },
  subcomponents: { TreasuryBreakdown, UsedTiles, VoteBar },
  ...partOf('dao'),
  render: (args) => (
    <ul>
      <ProposalRow {...args} />
    </ul>
  ),
  parameters: { layout: 'fullscreen', ...inSection('DAO') },
  args: {
    proposal: proposalThat('active'),
    treasury: sampleTreasury,
    isLifted: false,
    isPressed: false,
    lifts: {
      onPointerEnter: fn(),
      onPointerLeave: fn(),
      onPointerUp: fn(),
      onFocus: fn(),
      onBlur: fn(),
    },
    onPress: fn(),
    own: 0,
    onOwn: fn(),
  },
})

/** It can be voted on. */
export const ActiveProposal = meta.story({ parameters: shows('A proposal is active: one may vote') })
/** It can't: no vote buttons. */
export const PassedProposal = meta.story({
  parameters: shows('A proposal has passed: one may not'),
  args: { proposal: proposalThat('passed') },
})
/** Its part of the treasury is lifted, and stays so. */
export const LiftedProposal = meta.story({
  args: { isLifted: true, isPressed: true },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('What it spends is a pressed button', async () => {
      const use = canvas.getByRole('button', { name: 'Spends $60,000, 1.24% of the treasury', pressed: true })
      await userEvent.click(use)
      await expect(args.onPress).toHaveBeenCalledOnce()
    })
  },
})
export const Treasury = meta.story({
  render: () => <TreasuryBreakdown treasury={sampleTreasury} />,
})
/** Ten grants: nearly four of its eighty tiles. */
export const TreasuryLifted = meta.story({
  render: () => (
    <TreasuryBreakdown
      treasury={sampleTreasury}

      lifted={sampleProposals.find(({ id }) => id === 'tools-grants')}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Treasury by value: ETH 37.50%, USDC 25.00%, AIZ 25.00%, WBTC 12.50%. Lifted: AIZ 4.94%',
    )
  },
})
/** With the visitor's votes it fails: nothing is spent. */
export const TreasuryOfAFailing = meta.story({
  render: () => (
    <TreasuryBreakdown
      treasury={sampleTreasury}
      lifted={sampleProposals.find(({ id }) => id === 'tools-grants')}
      isFailing
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Treasury' }).nextElementSibling).toHaveTextContent(
      'It fails, stays at $4,853,664.00',
    )
  },
})
/** The votes of a proposal, with its threshold. */
export const Votes = meta.story({ render: ({ proposal }) => <VoteBar proposal={proposal} /> })
/** The part of the treasury that a proposal takes, lifted. */
export const TilesLifted = meta.story({
  render: ({ proposal }) => <UsedTiles treasury={sampleTreasury} proposal={proposal} isLifted />,
})
/** It passes with the visitor's votes: what it spends has left the treasury. */
export const TilesSpent = meta.story({
  render: ({ proposal }) => <UsedTiles treasury={sampleTreasury} proposal={proposal} isLifted isSpent />,
})
