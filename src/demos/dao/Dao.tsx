// The DAO governance demo: proposals with their votes, the treasury that they spend, figures and insights.
import { useState, type ReactElement } from 'react'
import { abbreviatedUsd } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { Insights } from '../../patterns/figures/Insights.tsx'
import { usePointedAt } from '../../patterns/controls/usePointedAt.ts'
import { StatTiles } from '../../patterns/figures/StatTiles.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { passesWith, summaryOf, treasuryAfter, type DaoEvent, type DaoState } from './dao.ts'
import { ProposalRow } from './ProposalRow.tsx'
import {
  SAMPLE_MEMBERS,
  sampleInsights,
  sampleProposals,
  sampleTreasury,
  type Proposal,
} from './sampleDao.ts'
import { TreasuryBreakdown } from './TreasuryBreakdown.tsx'
import * as styles from './Dao.css.ts'

export interface DaoProps extends DemoViewProps<DaoState, DaoEvent> {
  /** The proposals to list; the samples when not given. See `HostileProposals`. */
  proposals?: readonly Proposal[]
}

/** Draws the DAO's state. */
export function Dao({ state, send, proposals = sampleProposals }: DaoProps): ReactElement {
  const { active, votes } = summaryOf(proposals)
  const { shown, atRest, handlersOf, forgetTouch } = usePointedAt(state.lifted)
  /** The first proposal shows what it spends while no other one does. */
  const lifted = shown ?? proposals[0]?.id
  /** The visitor's votes: local to the view, as what is tried changes nothing, and is in no link. */
  const [own, setOwn] = useState<Readonly<Record<string, number>>>({})
  const ownOf = (id: string) => own[id] ?? 0
  const ownVotes = Object.values(own).reduce((sum, votes) => sum + Math.abs(votes), 0)
  const passing = proposals.filter((proposal) => passesWith(proposal, ownOf(proposal.id)))
  const press = (id: string) => {
    forgetTouch()
    const next = atRest === id ? null : id
    if (next !== state.lifted) send({ type: 'proposalLifted', proposal: next })
  }
  return (
    <>
      <div className={styles.views}>
        <section>
          <h3 className={styles.heading}>Proposals</h3>
          <ul className={styles.proposals}>
            {proposals.map((proposal) => (
              <ProposalRow
                key={proposal.id}
                proposal={proposal}
                treasury={sampleTreasury}
                isLifted={lifted === proposal.id}
                isPressed={atRest === proposal.id}
                lifts={handlersOf(proposal.id)}
                onPress={() => press(proposal.id)}
                own={ownOf(proposal.id)}
                onOwn={(votes) => setOwn((before) => ({ ...before, [proposal.id]: votes }))}
              />
            ))}
          </ul>
        </section>
        <TreasuryBreakdown
          treasury={sampleTreasury}
          passed={passing}
          lifted={proposals.find((proposal) => proposal.id === lifted && !passing.includes(proposal))}
          isFailing={lifted !== undefined && ownOf(lifted) !== 0}
        />
      </div>
      <StatTiles
        stats={[
          { label: 'Active proposals', figure: plainNumber(active, 0) },
          {
            label: ownVotes > 0 ? 'Votes cast, with yours' : 'Votes cast, all proposals',
            figure: plainNumber(votes + ownVotes, 0),
          },
          { label: 'Members', figure: plainNumber(SAMPLE_MEMBERS, 0) },
          { label: 'Treasury', figure: abbreviatedUsd(treasuryAfter(sampleTreasury, passing).totalValue) },
        ]}
      />
      <section>
        <h3 className={styles.heading}>{ownVotes > 0 ? 'Insights before your votes' : 'Insights'}</h3>
        <Insights insights={sampleInsights} />
      </section>
    </>
  )
}
