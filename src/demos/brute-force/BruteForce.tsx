// The brute-force tester demo: a target, a simulated run that guesses its sample secrets, a score and three findings.
import { useId, useRef, type ReactElement } from 'react'
import type { DemoViewProps } from '../../simulation/LiveDemo.tsx'
import { plainNumber } from '../../format/number.ts'
import { Button } from '../../primitives/Button.tsx'
import { SegmentedControl } from '../../primitives/SegmentedControl.tsx'
import { useFocusHandover } from '../../primitives/useFocusHandover.ts'
import { visuallyHidden } from '../../theme/global.css.ts'
import {
  announcedPercent,
  runOf,
  scoreOf,
  shownPercent,
  tickOf,
  FULL_PROGRESS,
  MAX_SCORE,
  type BruteForceEvent,
  type BruteForceState,
} from './bruteForce.ts'
import { Findings, ScoreSummary, weaknessesOf } from './BruteForceParts.tsx'
import { secrets, targetOptions } from './bruteForceSamples.ts'
import { PasswordTry } from './PasswordTry.tsx'
import { UnderAttack } from './Secrets.tsx'
import * as styles from './BruteForce.css.ts'

/** Which buttons are disabled, and why. */
const waiting = {
  ready: 'Start a run to use Stop and Reset.',
  running: 'Stop the run to start again or to change the target.',
  stopped: 'The run is stopped. Start begins a new run from zero.',
  done: 'The run is done. Start begins a new run from zero.',
} as const

/** The announcement: only at each quarter, because five per second would be too many. */
function announcement(state: BruteForceState): string {
  const percent = announcedPercent(state)
  if (percent === 0) return ''
  if (percent < FULL_PROGRESS) return `${percent}% done`
  const { points, risk } = scoreOf(state)
  const { tested } = runOf(state)
  return `100% done. ${secrets[tested].length} ${weaknessesOf(tested)} found. Security score ${points}/${MAX_SCORE}, ${risk}.`
}

/** Draws the brute-force tester's state. */
export function BruteForce({ state, send }: DemoViewProps<BruteForceState, BruteForceEvent>): ReactElement {
  const hintId = useId()
  const startButton = useRef<HTMLButtonElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)
  const findings = useRef<HTMLHeadingElement>(null)
  const { phase } = state
  const handover = useFocusHandover(
    phase,
    () => ({ ready: startButton, running: stopButton, stopped: startButton, done: findings })[phase].current,
  )

  const isRunning = phase === 'running'
  const isReady = phase === 'ready'
  const run = runOf(state)
  const percent = shownPercent(state)
  /** Another target is chosen: the figures are those of the run before it. */
  const isLast = run.tested !== state.target
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.form}>
          <SegmentedControl
            label="Target type"
            value={state.target}
            options={targetOptions.map((option) => ({ ...option, isDisabled: isRunning }))}
            onChange={(target) => send({ type: 'targetChosen', target })}
          />
          <dl className={styles.figures}>
            <dt className={styles.figureLabel}>{isLast ? 'Attempts in the last run' : 'Attempts'}</dt>{' '}
            <dd className={styles.attempts}>{plainNumber(run.attempts, 0)}</dd>{' '}
            <dt className={visuallyHidden}>Done</dt>{' '}
            <dd className={styles.figureLabel}>{`${percent}% of the sample run, slowed to be watched`}</dd>
          </dl>
          <div>
            <div className={styles.actions} {...handover}>
              <Button
                ref={startButton}
                variant="primary"
                isDisabled={isRunning}
                describedBy={hintId}
                onClick={() => send({ type: 'startPressed' })}
              >
                Start
              </Button>
              <Button
                ref={stopButton}
                variant="stop"
                isDisabled={!isRunning}
                describedBy={isReady ? hintId : undefined}
                onClick={() => send({ type: 'stopPressed' })}
              >
                Stop
              </Button>
              <Button
                isDisabled={isReady}
                describedBy={isReady ? hintId : undefined}
                onClick={() => send({ type: 'resetPressed' })}
              >
                Reset
              </Button>
            </div>
            <p className={styles.hint} id={hintId}>
              {waiting[phase]}
            </p>
          </div>
        </div>
        <UnderAttack target={run.tested} percent={percent} tick={tickOf(state)} isLast={isLast} />
      </div>
      <PasswordTry />
      <p className={visuallyHidden} role="status">
        {announcement(state)}
      </p>
      <div className={styles.columns}>
        <ScoreSummary score={scoreOf(state)} when={phase !== 'done' ? 'before' : isLast ? 'last' : 'now'} />
        <Findings target={run.tested} isFound={phase === 'done'} headingRef={findings} />
      </div>
    </>
  )
}
