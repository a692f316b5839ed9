// The votes of a proposal as one bar, with the share that it needs.
import type { ReactElement } from 'react'
import { plainNumber } from '../../format/number.ts'
import { plainPercent } from '../../format/percent.ts'
import { ProgressMeter, PITCH, SQUARE } from '../../primitives/ProgressMeter.tsx'
import { sharesOf } from './dao.ts'
import type { Proposal } from './sampleDao.ts'
import * as styles from './Dao.css.ts'

/** More squares than fit: the row fills its place. */
const SQUARES = 60
/** Where the words of a notch are centered below it, in percent; nearer to an end they begin or end there. */
const CENTERED = { from: 30, to: 70 } as const

export interface VoteBarProps {
  /** Its votes for and against, and its threshold. */
  proposal: Pick<Proposal, 'title' | 'votesFor' | 'votesAgainst' | 'threshold'>
}

/** Both sides of a vote, a notch at the threshold, and "Needs 60%" below the notch. */
export function VoteBar({ proposal }: VoteBarProps): ReactElement {
  const { title, votesFor, votesAgainst, threshold } = proposal
  const shares = sharesOf(proposal)
  const needs = `${plainNumber(threshold, 2)}%`
  return (
    <div>
      <ProgressMeter
        label={`Votes for: ${title}`}
        value={votesFor}
        max={votesFor + votesAgainst}
        valueText={`${plainPercent(shares.for)} for, ${plainPercent(shares.against)} against, needs ${needs}`}
        squares={SQUARES}
        tone="gain"
        rest="loss"
        threshold={threshold}
      />
      <svg className={styles.needs} width={SQUARES * PITCH - (PITCH - SQUARE)}>
        <text
          className={styles.needsText}
          x={`${threshold}%`}
          y="1em"
          textAnchor={threshold < CENTERED.from ? 'start' : threshold > CENTERED.to ? 'end' : 'middle'}
        >
          {`Needs ${needs}`}
        </text>
      </svg>
    </div>
  )
}
