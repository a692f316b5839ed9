// The states of the DAO demo, and proposals that prove a layout.
import { dao } from '#src/demos/dao/dao.ts'
import { sampleTreasury, type Proposal, type TreasuryUse } from '#src/demos/dao/sampleDao.ts'
import { replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const lifted = (proposal: string) => replay(dao, [{ type: 'proposalLifted', proposal }])

export const states = {
  everything: replay(dao),
  grantsLifted: lifted('tools-grants'),
  auditLifted: lifted('second-audit'),
  feeLifted: lifted('swap-fee'),
  quarterLifted: lifted('quarter-in-usdc'),
  minutesLifted: lifted('public-minutes'),
}

const proposalOf = (
  id: string,
  text: string,
  [votesFor, votesAgainst]: readonly [number, number],
  threshold: number,
  use: TreasuryUse | null,
): Proposal => ({
  id,
  title: text,
  description: text,
  status: 'active',
  votesFor,
  votesAgainst,
  timeLeft: text.slice(0, 80),
  aiScore: 0,
  category: text.slice(0, 80),
  threshold,
  use,
})

export const hostileProposals: readonly Proposal[] = [
  proposalOf('very-long', hostileTexts.veryLong.slice(0, 400), [0, 0], 0, {
    kind: 'spends',
    symbol: 'ETH',
    value: sampleTreasury.totalValue,
  }),
  proposalOf('right-to-left', hostileTexts.rightToLeft, [Number.MAX_SAFE_INTEGER, 1], 100, {
    kind: 'spends',
    symbol: 'NOT HELD',
    value: 1,
  }),
  proposalOf('script', hostileTexts.script, [1, Number.MAX_SAFE_INTEGER], 66.67, null),
]
