// What a run of the brute-force tester ends with: the score and the findings.
import { useId, type ReactElement, type Ref } from 'react'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { StatusBadge } from '../../primitives/Badge.tsx'
import { ProgressMeter } from '../../primitives/ProgressMeter.tsx'
import { Alert } from '../../primitives/Text.tsx'
import { unfolded } from '../../theme/motion.css.ts'
import { MAX_SCORE, type Score } from './bruteForce.ts'
import { secrets, writtenOut, type Target } from './bruteForceSamples.ts'
import * as styles from './BruteForce.css.ts'

export interface ScoreSummaryProps {
  /** Points from 0 to 10, and the risk in words. */
  score: Score
  /**
   * Whether it is assumed before a result, or that of the last run while another target is chosen. See `Ready`, `DoneAndOtherTarget`.
   * @default 'now'
   */
  when?: 'before' | 'now' | 'last'
}

/** The score as ten squares, in figures and in words. See `Ready`, `Done`. */
export function ScoreSummary({ score, when = 'now' }: ScoreSummaryProps): ReactElement {
  const { points, risk } = score
  return (
    <section className={styles.summary}>
      <h3 className={styles.summaryHeading}>
        {when === 'last' ? 'Security score after the last run' : 'Security score'}
      </h3>
      <p className={styles.score}>
        <span>{points}</span>
        <span className={styles.scoreUnit}>/{MAX_SCORE}</span>
      </p>
      <ProgressMeter
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
      {when === 'before' && <p className={styles.summaryHeading}>Assumed before a result</p>}
    </section>
  )
}

export interface FindingsProps {
  /** The target of the run. */
  target: Target
  /** Whether its weak secrets were found. See `Ready`. */
  isFound: boolean
  /** The heading, which takes the focus when a run ends. */
  headingRef: Ref<HTMLHeadingElement>
}

/** What a run looks for in a target. */
export const weaknessesOf = (target: Target): string =>
  target === 'api-key' ? 'weak keys' : 'weak passwords'

/** Weak secrets on loss tint, or when they appear. */
export function Findings({ target, isFound, headingRef }: FindingsProps): ReactElement {
  const headingId = useId()
  return (
    <section className={styles.findings} aria-labelledby={headingId}>
      <h3 ref={headingRef} id={headingId} className={panelHeading} tabIndex={-1}>
        {target === 'api-key' ? 'Weak keys' : 'Weak passwords'}
      </h3>
      {!isFound ? (
        <p className={styles.findingsLead}>A run ends at 100% and lists what it found, and why.</p>
      ) : (
        <ul className={`${styles.findingsList} ${unfolded}`}>
          {secrets[target].map((secret) => (
            <li key={secret.name}>
              <Alert tone="bad">
                <strong className={styles.weakness}>
                  <span>{secret.weakness}</span>:{' '}
                  <span className={styles.password}>{writtenOut(secret)}</span>
                </strong>
                {secret.reason}
              </Alert>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
