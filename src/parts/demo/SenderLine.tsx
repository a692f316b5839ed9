// The company that made a demo, its client and its sender: above the demo, in the company's colors (Rules, Sending a demo).
import type { ReactElement, ReactNode } from 'react'
import { companyName } from '../../content/companyName.ts'
import { inQuotes } from '../../format/quoted.ts'
import { Logo } from '../../primitives/Mosaic.tsx'
import { notPrinted } from '../../theme/global.css.ts'
import * as styles from './SenderLine.css.ts'

export interface SenderLineProps {
  /** The client's name; '' for none. */
  client: string
  /** The sender and the ways to reply, drawn by Answers. Here in a wide window. */
  answers?: ReactNode
  /** The primary action, in a wide window; in narrower ones it is in the foot. */
  ask?: ReactNode
}

/** The line above a sent demo. */
export const SenderLine = ({ client, answers, ask }: SenderLineProps): ReactElement => (
  <div className={styles.line}>
    <Logo size={26} />
    <p className={styles.words}>
      <span>
        A demo by <b className={styles.name}>{companyName}</b>
      </span>
      {client !== '' && (
        <span>
          , prepared for{' '}
          <b className={styles.name}>
            <bdi>{inQuotes(client)}</bdi>
          </b>
        </span>
      )}
    </p>
    {answers && <div className={styles.onlyWide}>{answers}</div>}
    {ask && <div className={`${styles.onlyWide} ${notPrinted}`}>{ask}</div>}
  </div>
)

export interface SenderRowProps {
  /** The sender and the ways to reply, drawn by Answers. */
  answers: ReactNode
}

/** The sender on a narrow screen: a row that scrolls with the demo. */
export const SenderRow = ({ answers }: SenderRowProps): ReactElement => (
  <div className={styles.row}>{answers}</div>
)
