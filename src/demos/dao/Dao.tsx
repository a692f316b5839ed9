// The DAO governance demo: figures, the treasury, proposals with their votes, and insights.
import type { ReactElement } from 'react'
import { abbreviatedUsd } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { Insights } from '../../patterns/figures/Insights.tsx'
import { StatTiles } from '../../patterns/figures/StatTiles.tsx'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { summaryOf, type DaoEvent, type DaoState } from './dao.ts'
import { ProposalRow } from './ProposalRow.tsx'
import {
  SAMPLE_MEMBERS,
  sampleInsights,
  sampleProposals,
  sampleTreasury,
  treasuryRemark,
  type Proposal,
} from './sampleDao.ts'
import { TreasuryBreakdown } from './TreasuryBreakdown.tsx'
import * as styles from './Dao.css.ts'

export interface DaoProps extends DemoViewProps<DaoState, DaoEvent> {
  /** The proposals to list; the samples when not given. See `HostileProposals`. */
  proposals?: readonly Proposal[]
}

/** Draws the DAO, which never changes. */
export function Dao({ proposals = sampleProposals }: DaoProps): ReactElement {
  const { active, votes } = summaryOf(proposals)
  return (
    <>
      <StatTiles
        stats={[
          { label: 'Active proposals', figure: plainNumber(active, 0) },
          { label: 'Votes cast, all proposals', figure: plainNumber(votes, 0) },
          { label: 'Members', figure: plainNumber(SAMPLE_MEMBERS, 0) },
          { label: 'Treasury', figure: abbreviatedUsd(sampleTreasury.totalValue) },
        ]}
      />
      <div className={styles.views}>
        <TreasuryBreakdown treasury={sampleTreasury} remark={treasuryRemark} />
        <section>
          <h3 className={styles.heading}>Proposals</h3>
          <ul className={styles.proposals}>
            {proposals.map((proposal) => (
              <ProposalRow key={proposal.id} proposal={proposal} />
            ))}
          </ul>
        </section>
      </div>
      <section>
        <h3 className={styles.heading}>Insights</h3>
        <Insights insights={sampleInsights} />
      </section>
    </>
  )
}
