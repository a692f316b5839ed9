// The third step: what the page has, and, apart from it, the fixed values of another sale: no gap is praised.
import type { ReactElement } from 'react'
import { ProgressMeter } from '../../primitives/ProgressMeter.tsx'
import { AnswerLine } from './AnswerLine.tsx'
import type { LaunchpadDraft } from './launchpad.ts'
import { HIGHEST_SCORE, sampleAnalysis } from './launchpadSamples.ts'
import { factsOf, needsInWords } from './salePage.ts'
import * as styles from './Launchpad.css.ts'

/** The maximum number of squares of a score; in a narrow place, as many as fit. */
const FINDING_SQUARES = 10

export interface AiAnalysisProps {
  /** The entries so far: each line says what the page has, and which step asks for the rest. See `AiAnalysisEmpty`. */
  draft: LaunchpadDraft
}

/** Step 3: what is typed, read part by part, and apart from it the fixed values of a sample sale. See `AiAnalysis`. */
export function AiAnalysis({ draft }: AiAnalysisProps): ReactElement {
  const facts = factsOf(draft)
  return (
    <div className={styles.analysis}>
      <div>
        <h3 className={styles.heading}>Sample analysis</h3>
        <p className={styles.analysisNote}>What your page has, part by part.</p>
      </div>
      <dl className={styles.findings}>
        {sampleAnalysis.map(({ about, name, looksAt }) => (
          <div key={about} className={styles.finding}>
            <dt className={styles.findingName}>
              <span>{name}</span> <strong>{needsInWords(facts[about])}</strong>
            </dt>{' '}
            <dd>
              <ul className={styles.findingFacts}>
                {facts[about].map((answer, at) => (
                  <li key={at}>
                    <AnswerLine {...answer} step="aiAnalysis" />
                  </li>
                ))}
              </ul>
            </dd>
            <dd className={styles.looksAt}>{looksAt}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.finding}>
        <div className={styles.verdict}>
          <h4 className={styles.samplesHeading}>Another, complete sale</h4>
          <p className={styles.looksAt}>Fixed sample values, for comparison.</p>
        </div>
        <dl className={styles.findingFacts}>
          {sampleAnalysis.map(({ about, name, verdict, score }) => (
            <div key={about} className={styles.verdict}>
              <dt>{name}</dt>{' '}
              <dd className={styles.verdictValue}>
                <strong>{verdict}</strong>
                <ProgressMeter
                  label={`${name}, sample sale`}
                  value={score}
                  max={HIGHEST_SCORE}
                  squares={FINDING_SQUARES}
                  valueText={`${score} of ${HIGHEST_SCORE}`}
                />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
