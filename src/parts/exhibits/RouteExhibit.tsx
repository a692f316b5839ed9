// Stations one after the other, and the one where the way waits or stops.
import type { ReactElement } from 'react'
import type { RouteExhibit as Route } from '../../content/copy/exhibit.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import { ExhibitFrame, type ExhibitProps } from './ExhibitFrame.tsx'
import * as styles from './RouteExhibit.css.ts'

/** Side of a mark, in units of its picture. */
const SIDE = 28
/** What a mark says, in words. */
const STATES = { done: 'Done', waiting: 'Waiting', stopped: 'Stopped', open: 'Not reached yet' } as const

const MARKS = {
  done: <path className={styles.done} d={`M0 0H${SIDE}V${SIDE}H0Z`} />,
  waiting: (
    <>
      <path className={styles.waitingHalf} d={`M0 0H${SIDE}L0 ${SIDE}Z`} />
      <path className={styles.waiting} d="M1.5 1.5H26.5V26.5H1.5Z" />
    </>
  ),
  stopped: <path className={styles.stopped} d="M1.5 1.5H26.5V26.5H1.5ZM8 8L20 20M20 8L8 20" />,
  open: <path className={styles.open} d="M1 1H27V27H1Z" />,
} as const

/** A list of stations; each mark has its words. */
export function RouteExhibit({ exhibit, family }: ExhibitProps<Route>): ReactElement {
  const { caption, stations } = exhibit
  return (
    <ExhibitFrame caption={caption} family={family} layout="over">
      <ol className={styles.route}>
        {stations.map(({ name, note, state }, index) => {
          const next = stations[index + 1]
          const way = next?.state === 'done' ? styles.way : `${styles.way} ${styles.blocked}`
          return (
            <li key={name} className={styles.station}>
              {next && <span className={way} aria-hidden />}
              <svg className={styles.mark} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden>
                {MARKS[state]}
              </svg>
              <p className={styles.name}>
                <span>{name}</span> <span className={visuallyHidden}>{STATES[state]}</span>
              </p>
              <p className={styles.note}>{note}</p>
            </li>
          )
        })}
      </ol>
    </ExhibitFrame>
  )
}
