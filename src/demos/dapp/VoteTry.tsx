// A sample proposal to vote on: the wallet's votes are dragged to either side, and the patches change sides.
import type { ReactElement } from 'react'
import { plainNumber } from '../../format/number.ts'
import { VoteSlider } from '../../patterns/controls/VoteSlider.tsx'
import { votesWith } from '../../patterns/controls/votes.ts'
import { Button } from '../../primitives/Button.tsx'
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
  /** The lock is to be changed, because it leaves no votes. See `AllLocked`. */
  onLock: () => void
}

/** What is tried is sent nowhere. See `Governance`, `VotedAgainst`. */
export function VoteTry({ power, votes, onVotes, onLock }: VoteTryProps): ReactElement {
  const most = inSteps(power, sampleVote.step)
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
        <VoteSlider vote={sampleVote} power={most} step={sampleVote.step} own={votes} onOwn={onVotes} />
        {most > 0 ? (
          <p className={styles.remark}>
            {`${plainNumber(votesFor, 0)} votes for, ${plainNumber(votesAgainst, 0)} against. The wallet has ${plainNumber(power, 0)} votes.`}
          </p>
        ) : (
          <div className={styles.noVotes}>
            <p>Your AIZ are locked, and locked AIZ have no votes.</p>
            <Button size="small" onClick={onLock}>
              Lock less
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
