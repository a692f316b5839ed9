// The one state of the DAO demo, and proposals that prove a layout.
import { dao } from '#src/demos/dao/dao.ts'
import type { Proposal } from '#src/demos/dao/sampleDao.ts'
import { replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

export const states = { everything: replay(dao) }

const proposalOf = (id: string, text: string, votesFor: number, votesAgainst: number): Proposal => ({
  id,
  title: text,
  description: text,
  status: 'active',
  votesFor,
  votesAgainst,
  timeLeft: text.slice(0, 80),
  aiScore: 0,
  category: text.slice(0, 80),
})

export const hostileProposals: readonly Proposal[] = [
  proposalOf('very-long', hostileTexts.veryLong.slice(0, 400), 0, 0),
  proposalOf('right-to-left', hostileTexts.rightToLeft, Number.MAX_SAFE_INTEGER, 1),
  proposalOf('script', hostileTexts.script, 1, Number.MAX_SAFE_INTEGER),
]
