// What the client will see: the top of the sent demo, and the message.
import type { ReactElement } from 'react'
import type { Demo } from '../../content/demos.ts'
import { CoverStrip } from '../demo/CoverStrip.tsx'
import type { Branded } from '../demo/DemoFrame.tsx'
import { DemoHead } from '../demo/DemoHead.tsx'
import { isCovered, type Cover } from './cover.ts'
import type { Message } from './sending.ts'
import * as styles from './SendPanel.css.ts'

export interface SentPreviewProps {
  /** The demo. */
  demo: Demo
  /** The client's name and color; null for the company's. */
  brand: Branded | null
  /** What goes with it. */
  cover: Cover
  /** The link, which the preview does not open. */
  link: string
  /** The message with the link. */
  message: Message
  /** The current time in milliseconds since 1970. */
  now: () => number
}

/** The top of the demo as the client will see it, inert, and the message. */
export const SentPreview = ({ demo, brand, cover, link, message, now }: SentPreviewProps): ReactElement => (
  <div className={styles.preview}>
    <h3 className={styles.heading}>What they will see</h3>
    <div className={styles.seen} inert>
      <DemoHead demo={demo} client={brand?.name ?? ''} tones={brand?.tones ?? null} isSent />
      {isCovered(cover) && (
        <CoverStrip
          key={cover.until}
          cover={cover}
          now={now}
          answer={() => ({ demo, client: brand?.name ?? '', link: { kind: 'start', link }, entries: [] })}
        />
      )}
    </div>
    <h3 className={styles.heading}>The message</h3>
    <div className={styles.letter}>
      <p className={styles.subject}>{message.subject}</p>
      <p className={styles.letterText}>{message.text}</p>
    </div>
  </div>
)
