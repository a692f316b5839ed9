// The state of the network in one strip: health, security, and the load of the latest blocks.
import type { ReactElement } from 'react'
import { plainNumber } from '../../format/number.ts'
import { ColumnChart } from '../../primitives/drawings/ColumnChart.tsx'
import { ProgressMeter, LevelIndicator } from '../../primitives/ProgressMeter.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import { HEALTH_SCORE, HIGHEST_SCORE, SECURITY_LEVEL, SECURITY_STEPS, type Block } from './sampleChain.ts'
import * as styles from './BlockchainExplorer.css.ts'

/** More squares than fit: the row fills its place. */
const HEALTH_SQUARES = 80
/** Squares of a full column: as high as the readings beside it. */
const COLUMN_ROWS = 4

export interface NetworkHealthProps {
  /** Newest first. */
  blocks: readonly Block[]
}

/** Appears below the tabs on every tab. See `Health`. */
export function NetworkHealth({ blocks }: NetworkHealthProps): ReactElement {
  const span = `last ${blocks.length} blocks`
  return (
    <section className={styles.health}>
      <h3 className={visuallyHidden}>Network reading</h3>
      <dl className={styles.healthReading}>
        <dt className={styles.healthName}>Health score</dt>{' '}
        <dd className={styles.healthFigure}>
          <span>{HEALTH_SCORE}</span>
          <span className={styles.healthUnit}>{`/${HIGHEST_SCORE}`}</span>
        </dd>
      </dl>
      <div className={styles.healthMeter}>
        <ProgressMeter
          label="Health score"
          value={HEALTH_SCORE}
          max={HIGHEST_SCORE}
          squares={HEALTH_SQUARES}
          valueText={`${HEALTH_SCORE} of ${HIGHEST_SCORE}`}
        />
        <p className={styles.healthWords}>Fixed sample values. In your version your own nodes report them.</p>
      </div>
      <dl className={`${styles.healthReading} ${styles.security}`}>
        <dt className={styles.healthName}>Security level</dt>{' '}
        <dd className={styles.securityLevel}>{SECURITY_LEVEL}</dd>
        <dd>
          <LevelIndicator filled={SECURITY_STEPS} of={SECURITY_STEPS} />
        </dd>
      </dl>
      <div className={styles.healthBlocks}>
        <ColumnChart
          label={`Transactions, ${span}, oldest first`}
          values={blocks.toReversed().map(({ transactions }) => transactions)}
          format={(count) => plainNumber(count, 0)}
          rows={COLUMN_ROWS}
        />
        <p className={styles.healthWords}>{`Transactions, ${span}`}</p>
      </div>
    </section>
  )
}
