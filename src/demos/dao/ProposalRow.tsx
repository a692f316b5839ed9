// One proposal: its request, what it spends, the current votes, and, while it is active, votes to try and two sample controls.
import type { ReactElement } from 'react'
import { priceWith } from '../../format/money.ts'
import { plainNumber } from '../../format/number.ts'
import { plainPercent } from '../../format/percent.ts'
import type { PointedHandlers } from '../../patterns/controls/usePointedAt.ts'
import { VoteSlider } from '../../patterns/controls/VoteSlider.tsx'
import { votesWith } from '../../patterns/controls/votes.ts'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { ProgressMeter } from '../../primitives/ProgressMeter.tsx'
import { SampleButton } from '../../primitives/SampleButton.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import { changeInWords, passesWith, usedShareOf } from './dao.ts'
import { SAMPLE_VOTES, type Proposal, type Treasury } from './sampleDao.ts'
import { UsedTiles } from './UsedTiles.tsx'
import { VoteBar } from './VoteBar.tsx'
import * as styles from './Dao.css.ts'

/** Squares of the AI score, out of 100. */
const SCORE_SQUARES = 5

const votes = [
  { vote: 'Vote For', side: 'for' },
  { vote: 'Vote Against', side: 'against' },
] as const

export interface ProposalRowProps {
  /** `active` or `passed`, its votes for and against, and its AI score from 0 to 100. */
  proposal: Proposal
  /** What it spends from. */
  treasury: Treasury
  /** Its part of the treasury is lifted now. */
  isLifted: boolean
  /** Its part stays lifted, because the visitor pressed it. */
  isPressed: boolean
  /** A pointer or the focus comes and goes. */
  lifts: PointedHandlers
  /** What it spends was pressed. */
  onPress: () => void
  /** The visitor's votes: above 0 for it, below 0 against it. */
  own: number
  /** Other votes were given. */
  onOwn: (own: number) => void
}

const useWords = { spends: 'Spends', keeps: 'Keeps' } as const

/** A row of the list; Vote For and Vote Against appear on active proposals only, and have no effect (Rules, DAO). */
export function ProposalRow({
  proposal,
  treasury,
  isLifted,
  isPressed,
  lifts,
  onPress,
  own,
  onOwn,
}: ProposalRowProps): ReactElement {
  const tried = votesWith(proposal, own)
  const { title, description, status, timeLeft, aiScore, category, use } = proposal
  const isActive = status === 'active'
  return (
    <li className={isLifted ? styles.litProposal : styles.proposal} {...lifts}>
      <div className={styles.words}>
        <h4 className={styles.title} dir="auto">
          {title}
        </h4>
        <p className={styles.description} dir="auto">
          {description}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt className={visuallyHidden}>Category</dt> <dd className={styles.fact}>{category}</dd>
          </div>
          <div className={styles.score}>
            <dt>AI score</dt>{' '}
            <dd className={styles.fact}>
              <span className={styles.scoreMeter}>
                <ProgressMeter label={`AI score of ${title}`} value={aiScore} squares={SCORE_SQUARES} />
              </span>
              <span>{aiScore}</span>
            </dd>
          </div>
        </dl>
        {use ? (
          <button type="button" className={styles.use} aria-pressed={isPressed} onClick={onPress}>
            <UsedTiles
              treasury={treasury}
              proposal={proposal}
              isLifted={isLifted}
              isSpent={passesWith(proposal, own)}
            />
            <span>{`${useWords[use.kind]} ${priceWith(0, use.value)}, ${plainPercent(usedShareOf(proposal, treasury))} of the treasury`}</span>
          </button>
        ) : (
          <p className={styles.noUse}>Spends nothing</p>
        )}
        <p className={styles.change}>
          {changeInWords(proposal, treasury, own === 0 ? undefined : tried.isPassing)}
        </p>
      </div>
      <div className={styles.standing}>
        <p className={styles.status}>
          {isActive ? (
            <StatusBadge tone="good" mark="full">
              Active
            </StatusBadge>
          ) : (
            <StatusBadge tone="neutral" mark="full">
              Passed
            </StatusBadge>
          )}
          <span className={visuallyHidden}>Time left: </span>
          <span className={styles.timeLeft}>{timeLeft}</span>
        </p>
        <VoteBar proposal={{ ...proposal, ...tried }} />
        <dl className={styles.counts}>
          {(
            [
              ['For', tried.votesFor],
              ['Against', tried.votesAgainst],
            ] as const
          ).map(([name, count]) => (
            <div key={name} className={styles.count}>
              <dt>{name}</dt> <dd className={styles.countFigure}>{plainNumber(count, 0)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {isActive && (
        <div className={styles.trial}>
          <VoteSlider vote={proposal} of={title} {...SAMPLE_VOTES} own={own} onOwn={onOwn} />
        </div>
      )}
      {isActive && (
        <div className={styles.actions}>
          {votes.map(({ vote, side }) => (
            <SampleButton
              key={vote}
              size="small"
              label={`${vote}: ${title}`}
              explains={`In your version this signs a vote ${side} the proposal, weighted by the voter’s tokens.`}
              outcome={async () => (await import('./outcomes.ts')).voteOutcome(proposal, treasury, side, own)}
            >
              {vote}
            </SampleButton>
          ))}
        </div>
      )}
    </li>
  )
}
