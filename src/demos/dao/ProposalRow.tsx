// One proposal: what it asks for, how the votes stand, and, while it is active, two sample controls.
import type { ReactElement } from 'react'
import { plainNumber } from '../../format/number.ts'
import { plainPercent } from '../../format/percent.ts'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { Meter } from '../../primitives/Meter.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { sharesOf } from './dao.ts'
import type { Proposal } from './sampleDao.ts'
import * as styles from './Dao.css.ts'

/** Squares of the AI score, out of 100. */
const SCORE_SQUARES = 5
/** Squares of a vote meter, all votes together; fewer where the place is narrower. */
const VOTE_SQUARES = 20

export interface ProposalRowProps {
  /** `active` or `passed`, its votes for and against, and its AI score from 0 to 100. */
  proposal: Proposal
}

/** A row of the list; Vote For and Vote Against stand on active proposals only, and have no effect (Rules, DAO). */
export function ProposalRow({ proposal }: ProposalRowProps): ReactElement {
  const { title, description, status, votesFor, votesAgainst, timeLeft, aiScore, category } = proposal
  const shares = sharesOf(proposal)
  const sides = [
    { name: 'For', count: votesFor, share: shares.for, tone: 'gain', vote: 'Vote For' },
    { name: 'Against', count: votesAgainst, share: shares.against, tone: 'loss', vote: 'Vote Against' },
  ] as const
  return (
    <li className={styles.proposal}>
      <div>
        <div className={styles.proposalHead}>
          <h4 className={styles.title} dir="auto">
            {title}
          </h4>
          {status === 'active' ? (
            <StatusBadge tone="good" mark="full">
              Active
            </StatusBadge>
          ) : (
            <StatusBadge tone="neutral" mark="full">
              Passed
            </StatusBadge>
          )}
        </div>
        <p className={styles.description} dir="auto">
          {description}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt className={styles.factName}>Category</dt>
            <dd className={styles.fact}>{category}</dd>
          </div>
          <div>
            <dt className={styles.factName}>Time left</dt>
            <dd className={styles.fact}>{timeLeft}</dd>
          </div>
          <div>
            <dt className={styles.factName}>AI score</dt>
            <dd className={styles.fact}>
              <span className={styles.score}>
                <Meter label={`AI score of ${title}`} value={aiScore} squares={SCORE_SQUARES} />
              </span>
              <span className={styles.scoreFigure}>{aiScore}</span>
            </dd>
          </div>
        </dl>
      </div>
      <div className={styles.votes}>
        {sides.map(({ name, count, share, tone, vote }) => (
          <div key={name} className={styles.side}>
            <div className={styles.standing}>
              <p className={styles.count}>
                <span className={styles.sideName}>{name}</span>
                <span>{`${plainNumber(count, 0)} votes`}</span>
              </p>
              <Meter
                label={`Votes ${name.toLowerCase()}: ${title}`}
                value={count}
                max={votesFor + votesAgainst}
                valueText={plainPercent(share)}
                squares={VOTE_SQUARES}
                tone={tone}
              />
            </div>
            {status === 'active' && (
              <SampleButton
                size="small"
                label={`${vote}: ${title}`}
                explains={`In your version this signs a vote ${name.toLowerCase()} the proposal, weighted by the voter’s tokens.`}
              >
                {vote}
              </SampleButton>
            )}
          </div>
        ))}
      </div>
    </li>
  )
}
