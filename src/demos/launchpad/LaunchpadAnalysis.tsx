// The third step: fixed sample values, and beside each what the page itself has of it.
import type { ReactElement } from 'react'
import { Meter } from '../../primitives/Meter.tsx'
import { AnswerLine } from './AnswerLine.tsx'
import type { LaunchpadDraft } from './launchpad.ts'
import { HIGHEST_SCORE, sampleAnalysis } from './launchpadSamples.ts'
import { factsOf } from './salePage.ts'
import * as styles from './Launchpad.css.ts'

/** The maximum number of squares of a score; in a narrow place, as many as fit. */
const FINDING_SQUARES = 16

export interface AiAnalysisProps {
  /** The entries so far: each line says what the page has, and which step asks for the rest. See `AiAnalysisEmpty`. */
  draft: LaunchpadDraft
}

/** Step 3: what is typed, read line by line, beside the fixed values of a sample sale. See `AiAnalysis`. */
export function AiAnalysis({ draft }: AiAnalysisProps): ReactElement {
  const facts = factsOf(draft)
  return (
    <div className={styles.analysis}>
      <div>
        <h3 className={styles.heading}>Sample analysis</h3>
        <p className={styles.analysisNote}>
          Fixed sample values, for a sample sale. Above each is what your page says.
        </p>
      </div>
      <dl className={styles.findings}>
        {sampleAnalysis.map(({ about, name, verdict, score, looksAt }) => (
          <div key={about} className={styles.finding}>
            <dt className={styles.findingName}>{name}</dt>{' '}
            <dd>
              <ul className={styles.findingFacts}>
                {facts[about].map((answer, at) => (
                  <li key={at}>
                    <AnswerLine {...answer} step="aiAnalysis" />
                  </li>
                ))}
              </ul>
            </dd>
            <dd className={styles.verdict}>
              <span>
                {'Sample sale: '}
                <strong>{verdict}</strong>
              </span>
              <Meter
                label={`${name}, sample sale`}
                value={score}
                max={HIGHEST_SCORE}
                squares={FINDING_SQUARES}
                valueText={`${score} of ${HIGHEST_SCORE}`}
              />
            </dd>
            <dd className={styles.looksAt}>{looksAt}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
