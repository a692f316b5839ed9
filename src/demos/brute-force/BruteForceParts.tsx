// The brute-force tester's parts: the target, the progress, and the findings.
import { useId, type ReactElement, type Ref } from 'react'
import { plainNumber } from '../../format/number.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { Meter } from '../../primitives/Meter.tsx'
import { Note } from '../../primitives/Text.tsx'
import { MAX_SCORE, type Score } from './bruteForce.ts'
import { targetOptions, type Finding, type Target } from './bruteForceSamples.ts'
import * as styles from './BruteForce.css.ts'

/** More squares than fit: the row fills its place. */
const PROGRESS_SQUARES = 100

export interface ScoreSummaryProps {
  /** Points from 0 to 10, and the risk in words. */
  score: Score
}

/** The score as ten squares, in figures and in words. See `Ready`, `Done`. */
export function ScoreSummary({ score }: ScoreSummaryProps): ReactElement {
  const { points, risk } = score
  return (
    <section className={styles.summary}>
      <h3 className={styles.summaryHeading}>Security score</h3>
      <p className={styles.score}>
        <span>{points}</span>
        <span className={styles.scoreUnit}>/{MAX_SCORE}</span>
      </p>
      <Meter
        label="Security score"
        value={points}
        max={MAX_SCORE}
        squares={MAX_SCORE}
        valueText={`${points} of ${MAX_SCORE}, ${risk}`}
      />
      {risk === 'High Risk' ? (
        <StatusBadge tone="bad" mark="hollow">
          {risk}
        </StatusBadge>
      ) : (
        <StatusBadge tone="caution" mark="half">
          {risk}
        </StatusBadge>
      )}
      <p className={styles.summaryNote}>A preset sample score that drops after a run.</p>
    </section>
  )
}

export interface RunProgressProps {
  /** The target of the run. */
  target: Target
  /** Whole percent, 0 to 100. */
  percent: number
  /** The number of passwords tried so far. */
  attempts: number
}

/** Progress across the whole panel, and the attempts so far. See `Running`, `Stopped`. */
export function RunProgress({ target, percent, attempts }: RunProgressProps): ReactElement {
  const name = targetOptions.find((option) => option.value === target)?.label
  return (
    <section className={styles.run}>
      <div className={styles.runHead}>
        <h3 className={panelHeading}>
          Progress <span className={styles.runTarget}>{name}</span>
        </h3>
        <dl className={styles.runFigures}>
          <div className={styles.runFigure}>
            <dt className={styles.runLabel}>Attempts</dt>{' '}
            <dd className={styles.attemptsFigure}>{plainNumber(attempts, 0)}</dd>
          </div>
          <div className={styles.runFigure}>
            <dt className={styles.runLabel}>Done</dt>{' '}
            <dd className={styles.percentFigure}>{`${percent}%`}</dd>
          </div>
        </dl>
      </div>
      <Meter label="Progress" value={percent} squares={PROGRESS_SQUARES} valueText={`${percent}%`} />
    </section>
  )
}

export interface FindingsProps {
  /** The findings of the run; empty before the result. See `Ready`. */
  findings: readonly Finding[]
  /** The heading, which takes the focus when a run ends. */
  headingRef: Ref<HTMLHeadingElement>
}

/** Weak passwords on loss tint, or that there are none yet. */
export function Findings({ findings, headingRef }: FindingsProps): ReactElement {
  const headingId = useId()
  const isEmpty = findings.length === 0
  return (
    <section className={styles.findings} aria-labelledby={headingId}>
      <h3 ref={headingRef} id={headingId} className={panelHeading} tabIndex={-1}>
        Weak passwords
      </h3>
      <p className={styles.findingsLead}>
        {isEmpty
          ? 'None yet. Findings appear when a run reaches 100%.'
          : 'Fixed sample findings, the same after every run and for every target.'}
      </p>
      {!isEmpty && (
        <ul className={styles.findingsList}>
          {findings.map(({ id, weakness, password, reason }) => (
            <li key={id}>
              <Note tone="bad">
                <strong className={styles.weakness}>
                  <span>{weakness}</span>: <span className={styles.password}>{password}</span>
                </strong>
                {reason}
              </Note>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
