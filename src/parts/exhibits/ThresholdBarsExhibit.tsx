// Bars, and the threshold that some of them reach.
import type { ReactElement } from 'react'
import type { ThresholdBarsExhibit as Threshold } from '../../content/copy/exhibit.ts'
import { plainNumber } from '../../format/number.ts'
import { ExhibitFrame, VerdictMark, type ExhibitProps } from './ExhibitFrame.tsx'
import * as styles from './ThresholdBarsExhibit.css.ts'

/** Height of a bar, and how far the notch reaches over it, in px. */
const HEIGHT = 22
const NOTCH = 5
const HUNDRED = 100

/** A list of bars with their figures and verdicts; the notch is the threshold. */
export function ThresholdBarsExhibit({ exhibit, family }: ExhibitProps<Threshold>): ReactElement {
  const { caption, name, unit, most, threshold, bars } = exhibit
  const share = (value: number) => `${Math.min(HUNDRED, (value / most) * HUNDRED)}%`
  const figure = (value: number) => `${plainNumber(value, 0)}${unit}`
  return (
    <ExhibitFrame caption={caption} family={family}>
      <p className={styles.head}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.thresholdKey}>{`${threshold.name} ${figure(threshold.at)}`}</span>
      </p>
      <ul className={styles.bars}>
        {bars.map(({ name: bar, at, mark, verdict }) => (
          <li key={bar}>
            <p className={styles.words}>
              <span className={styles.name}>{bar}</span> <span className={styles.figure}>{figure(at)}</span>{' '}
              <span className={styles.verdict}>
                <VerdictMark mark={mark} />
                {verdict}
              </span>
            </p>
            <svg className={styles.bar} width="100%" height={HEIGHT} aria-hidden>
              <rect className={styles.track} width="100%" height={HEIGHT} />
              <rect className={styles.reached[mark]} width={share(at)} height={HEIGHT} />
              <line
                className={styles.notch}
                x1={share(threshold.at)}
                x2={share(threshold.at)}
                y1={-NOTCH}
                y2={HEIGHT + NOTCH}
              />
            </svg>
          </li>
        ))}
      </ul>
    </ExhibitFrame>
  )
}
