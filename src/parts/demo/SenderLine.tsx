// The company that made a demo and its client: in the head of the demo, in the company's colors (Rules, Sending a demo).
import type { ReactElement } from 'react'
import { companyName } from '../../content/companyName.ts'
import { inQuotes } from '../../format/quoted.ts'
import { Logo } from '../../primitives/Mosaic.tsx'
import * as styles from './SenderLine.css.ts'

export interface SenderLineProps {
  /** The client's name; '' for none. */
  client: string
  /** Several demos were sent. */
  isSeveral?: boolean
}

/** The line in the head of a sent demo. */
export const SenderLine = ({ client, isSeveral = false }: SenderLineProps): ReactElement => (
  <div className={styles.line}>
    <Logo size={16} />
    <p className={styles.words}>
      <span>
        <span>{isSeveral ? 'Demos by ' : 'A demo by '}</span>
        <b className={styles.name}>{companyName}</b>
        {client !== '' && <span className={styles.comma}>,</span>}
      </span>
      {client !== '' && (
        <span>
          {' prepared for '}
          <b className={styles.name}>
            <bdi>{inQuotes(client)}</bdi>
          </b>
        </span>
      )}
    </p>
    <p className={styles.sample}>Sample data</p>
  </div>
)
