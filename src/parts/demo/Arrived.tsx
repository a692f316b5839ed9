// How a demo was opened, if a link led into it; it scrolls with the demo (Rules, Sending a demo). Loaded when a link says anything.
import { useState, type ReactElement } from 'react'
import type { Arrival } from '../../simulation/demoRun.ts'
import * as styles from './DemoFrame.css.ts'

export interface ArrivedProps {
  /** How it was opened. See `BrokenLink`. */
  arrival: Arrival
  /** Opens the demo again from its start, and returns the way back to what was sent; undefined where that is not offered. */
  onStartOver: (() => () => void) | undefined
  /** It is opened again, and the pressed button disappears; receives what to announce. */
  onReopened: (result: string) => void
}

/** The line, with "Start over" and the way back. */
export function Arrived({ arrival, onStartOver, onReopened }: ArrivedProps): ReactElement | null {
  /** After "Start over": opens it as it was sent. */
  const [goBack, setGoBack] = useState<(() => void) | null>(null)
  if (arrival === 'broken')
    return (
      <p className={styles.notice}>
        <b>The link could not be read, so the demo starts from the beginning.</b>
        <span> It may have been cut off: ask its sender to send it again.</span>
      </p>
    )
  const action = (name: string, result: string, act: () => (() => void) | null) => (
    <button
      type="button"
      className={styles.noticeAction}
      onClick={() => {
        onReopened(result)
        const back = act()
        setGoBack(() => back)
      }}
    >
      {name}
    </button>
  )
  if (arrival === 'sent')
    return (
      <p className={styles.notice}>
        <span>Opened as it was sent. </span>
        <span>The entries in it came with the link. </span>
        {onStartOver && action('Start over', 'Started over.', onStartOver)}
      </p>
    )
  return (
    goBack && (
      <p className={styles.notice}>
        <span>You started over. </span>
        {action('Open it as it was sent', 'Opened as it was sent.', () => {
          goBack()
          return null
        })}
      </p>
    )
  )
}
