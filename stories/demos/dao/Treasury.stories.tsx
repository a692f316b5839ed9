import { expect } from 'storybook/test'
import { sampleProposals, sampleTreasury } from '#src/demos/dao/sampleDao.ts'
import { UsedTiles } from '#src/demos/dao/UsedTiles.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { TreasuryBreakdown } from '#src/demos/dao/TreasuryBreakdown.tsx'

const proposals = Object.fromEntries(sampleProposals.map((proposal) => [proposal.title, proposal]))

const spending = sampleProposals.filter(({ use }) => use?.kind === 'spends')

const meta = preview.meta({
  id: 'parts-dao-treasury',
  title: 'Demo parts/DAO governance, treasury',
  component: TreasuryBreakdown,
  argTypes: {
    treasury: oneOf({ samples: sampleTreasury }),
    passed: oneOf({ none: [], 'the audit and the grants': spending }),
    lifted: oneOf({ none: undefined, ...proposals }),
  },
  subcomponents: { UsedTiles },
  ...partOf('dao'),
  args: { treasury: sampleTreasury },
})

export const Whole = meta.story()
export const OfAProposal = meta.story({
  render: ({ treasury }) => <UsedTiles treasury={treasury} proposal={sampleProposals[0]!} isLifted={false} />,
})
/** Two proposals pass with the visitor's votes: their tiles are gone, and the figures follow. */
export const Spent = meta.story({
  args: { passed: spending },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /25\.00%, WBTC 12\.50%\. Gone: USDC 1\.24%\. Gone: AIZ 4\.94%$/,
    )
    await expect(canvas.getByText('$4,553,664.00')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /USDC.*1,153,416.*\$1,153,416/ })).toBeVisible()
  },
})
