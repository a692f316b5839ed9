// A sample proposal to vote on: the wallet's votes are dragged to either side, and the patches change sides.
import type { ReactElement } from 'react'
import { plainNumber } from '../../format/number.ts'
import { VoteSlider } from '../../patterns/controls/VoteSlider.tsx'
import { votesWith } from '../../patterns/controls/votes.ts'
import { inSteps } from './dapp.ts'
import { Patches } from './Patches.tsx'
import { sampleVote } from './sampleDapp.ts'
import * as styles from './Dapp.css.ts'

export interface VoteTryProps {
  /** The wallet's votes in all. */
  power: number
  /** Those that are given: above 0 for it, below 0 against it. See `VotedAgainst`. */
  votes: number
  /** Other votes were given. */
  onVotes: (votes: number) => void
}

/** What is tried is sent nowhere. See `Governance`, `VotedAgainst`. */
export function VoteTry({ power, votes, onVotes }: VoteTryProps): ReactElement {
  const { votesFor, votesAgainst, threshold } = votesWith(sampleVote, votes)
  return (
    <div className={styles.tryout}>
      <div>
        <p className={styles.drawingLabel}>{sampleVote.title}</p>
        <Patches
          label="Sample vote"
          parts={[
            { name: 'For', value: votesFor, tone: 'build' },
            { name: 'Against', value: votesAgainst, tone: 'trade' },
          ]}
          thresholdPercent={threshold}
        />
      </div>
      <div>
        <VoteSlider
          vote={sampleVote}
          power={inSteps(power, sampleVote.step)}
          step={sampleVote.step}
          own={votes}
          onOwn={onVotes}
        />
        <p className={styles.remark}>
          {`${plainNumber(votesFor, 0)} votes for, ${plainNumber(votesAgainst, 0)} against. The wallet has ${plainNumber(power, 0)} votes.`}
        </p>
      </div>
    </div>
  )
}
