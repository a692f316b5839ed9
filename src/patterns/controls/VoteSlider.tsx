// A visitor's votes on a sample vote: a slider from all against to all for, and the outcome in words.
import type { ReactElement } from 'react'
import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { Slider } from '../../primitives/Slider.tsx'
import { outcomeOf, ownVotes, votesWith, type Vote } from './votes.ts'
import * as styles from './VoteSlider.css.ts'

/** No votes of the visitor, in percent of the thumb's way. */
const MIDDLE = HUNDRED_PERCENT / 2

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
  /** The place of the thumb, in percent of its way; in the middle where no votes may be given. */
  const at = power > 0 ? (own / power + 1) * MIDDLE : MIDDLE
  return (
    <div className={styles.trial}>
      <p className={styles.outcome}>{outcome}</p>
      <svg className={styles.drawing} aria-hidden>
        <rect className={styles.rail} y="21" width="100%" height="2" />
        {own !== 0 && (
          <rect
            className={own < 0 ? styles.against : styles.inFavor}
            x={`${Math.min(at, MIDDLE)}%`}
            y="19"
            width={`${Math.abs(at - MIDDLE)}%`}
            height="6"
          />
        )}
        <circle className={styles.thumb} cx={`${at}%`} cy="22" r="8" />
        <circle className={styles.focus} cx={`${at}%`} cy="22" r="13" />
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
