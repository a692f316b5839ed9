// A sample proposal to vote on: the pressed side gets the wallet's votes, and the patches change sides.
import { useState, type ReactElement } from 'react'
import { plainNumber } from '../../format/number.ts'
import { plainPercent } from '../../format/percent.ts'
import { SegmentedControl } from '../../primitives/SegmentedControl.tsx'
import { voteWith, type VoteSide } from './dapp.ts'
import { Patches } from './Patches.tsx'
import { sampleDashboard, sampleVote } from './sampleDapp.ts'
import * as styles from './Dapp.css.ts'

const power = plainNumber(sampleDashboard.governancePower, 0)
const options = [
  { value: 'none', label: 'Not voted' },
  { value: 'for', label: 'For' },
  { value: 'against', label: 'Against' },
] as const

/** Local to the view: what is tried changes nothing, and “Not voted” takes it back. See `Governance`, `VotedAgainst`. */
export function VoteTry(): ReactElement {
  const [side, setSide] = useState<VoteSide>('none')
  const vote = voteWith(side)
  return (
    <>
      <p className={styles.drawingLabel}>{sampleVote.title}</p>
      <Patches
        label="Sample vote"
        parts={[
          { name: 'For', value: vote.for, tone: 'build' },
          { name: 'Against', value: vote.against, tone: 'trade' },
        ]}
        thresholdPercent={sampleVote.thresholdPercent}
      />
      <p className={styles.outcome} role="status">
        <span>
          {vote.isPassing
            ? `Passes with ${plainPercent(vote.percentFor)} for`
            : `Fails: ${plainPercent(vote.percentFor)} for, ${sampleVote.thresholdPercent}% needed`}
        </span>
      </p>
      <SegmentedControl
        label={`Your vote here: ${power} votes of the sample wallet`}
        value={side}
        options={options}
        onChange={setSide}
      />
      <p className={styles.remark}>
        {`${plainNumber(vote.for, 0)} votes for, ${plainNumber(vote.against, 0)} against. The proposal passes from ${sampleVote.thresholdPercent}% for.`}
      </p>
    </>
  )
}
