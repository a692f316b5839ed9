// The company that made a demo, its client and its sender: in the head of the demo, in the company's colors (Rules, Sending a demo).
import type { ReactElement, ReactNode } from 'react'
import { companyName } from '../../content/companyName.ts'
import { inQuotes } from '../../format/quoted.ts'
import { Logo } from '../../primitives/Mosaic.tsx'
import * as styles from './SenderLine.css.ts'

export interface SenderLineProps {
  /** The client's name; '' for none. */
  client: string
}

/** The line in the head of a sent demo. */
export const SenderLine = ({ client }: SenderLineProps): ReactElement => (
  <div className={styles.line}>
    <Logo size={16} />
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
  </div>
)

export interface SenderRowProps {
  /** The sender and the ways to reply, drawn by Answers. */
  answers: ReactNode
}

/** The sender where the head has no room: a row that scrolls with the demo. */
export const SenderRow = ({ answers }: SenderRowProps): ReactElement => (
  <div className={styles.row}>{answers}</div>
)
