// Who made a demo, for whom, and who sent it: above the demo, in the house's own colors (Rules, Sending a demo).
import type { ReactElement, ReactNode } from 'react'
import { companyName } from '../../content/companyName.ts'
import { Logo } from '../../primitives/Mosaic.tsx'
import { notPrinted } from '../../theme/global.css.ts'
import * as styles from './SenderLine.css.ts'

export interface SenderLineProps {
  /** The client's name; '' for none. */
  client: string
  /** Who sent it, and how to answer: drawn by Answers. Here where the window is wide. */
  answers?: ReactNode
  /** The one primary action, where the window is wide; below that it stands in the foot. */
  ask?: ReactNode
}

/** The line above a demo that was sent. */
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
            <bdi>{client}</bdi>
          </b>
        </span>
      )}
    </p>
    {answers && <div className={styles.onlyWide}>{answers}</div>}
    {ask && <div className={`${styles.onlyWide} ${notPrinted}`}>{ask}</div>}
  </div>
)

export interface SenderRowProps {
  /** Who sent it, and how to answer: drawn by Answers. */
  answers: ReactNode
}

/** The sender on a narrow screen: a row that scrolls away with the demo. */
export const SenderRow = ({ answers }: SenderRowProps): ReactElement => (
  <div className={styles.row}>{answers}</div>
)
