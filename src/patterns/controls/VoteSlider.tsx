// A visitor's votes on a sample vote: a slider from all against to all for, and the outcome in words.
import type { ReactElement } from 'react'
import { Slider } from '../../primitives/Slider.tsx'
import { outcomeOf, ownVotes, votesWith, type Vote } from './votes.ts'
import * as styles from './VoteSlider.css.ts'

export interface VoteSliderProps {
  /** The vote without the visitor's votes. See `Decided`. */
  vote: Vote
  /** What is voted on, for screen readers, where several are on one page. */
  of?: string
  /** The most votes that a visitor may give. */
  power: number
  /** The distance of two numbers of votes. */
  step: number
  /** The visitor's votes: above 0 for it, below 0 against it. See `Decided`. */
  own: number
  /** Other votes were given. */
  onOwn: (own: number) => void
}

/** Says whether a vote passes with the visitor's votes; the drawing of the vote is above it. Its bar grows from the middle. */
export function VoteSlider({ vote, of, power, step, own, onOwn }: VoteSliderProps): ReactElement {
  const outcome = outcomeOf(votesWith(vote, own))
  return (
    <div className={styles.trial}>
      <p className={styles.outcome}>{outcome}</p>
      <svg
        className={styles.track}
        viewBox={`${-power} 0 ${2 * power} 1`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <rect className={styles.rail} x={-power} width={2 * power} height="1" />
        {own !== 0 && (
          <rect
            className={own < 0 ? styles.against : styles.inFavor}
            x={Math.min(own, 0)}
            width={Math.abs(own)}
            height="1"
          />
        )}
      </svg>
      <Slider
        label="Your sample votes"
        of={of && `on ${of}`}
        min={-power}
        max={power}
        step={step}
        value={own}
        text={ownVotes(own)}
        valueText={`${ownVotes(own)}. ${outcome}`}
        onChange={onOwn}
      />
    </div>
  )
}
