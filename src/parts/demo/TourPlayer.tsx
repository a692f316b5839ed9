// The player of a tour, in one line at the foot of its demo: the caption, the position, and the controls (Rules, Tours).
import { ArrowLeft, ArrowRight, Pause, Play, RotateCcw, X, type IconNode } from 'lucide'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Button } from '../../primitives/Button.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { visuallyHidden } from '../../theme/global.css.ts'
import { PLAYER_NAME } from './tourMark.ts'
import * as styles from './TourPlayer.css.ts'

/** `takenOver`: the visitor used the demo, which continues from there. */
export type TourStatus = 'playing' | 'paused' | 'ended' | 'takenOver'

export interface TourPlayerProps {
  /** One for each step, in order. */
  captions: readonly string[]
  /** Index of the current step. */
  step: number
  /** Whether the tour plays, is paused, has ended, or the visitor has taken over. See `Playing`, `Paused`, `Ended`, `TakenOver`. */
  status: TourStatus
  /** The skipped time of the demo: "30 s later". See `Later`. */
  later?: string | null
  /** Reduced motion: the visitor moves from step to step. See `ByHand`. */
  isByHand?: boolean
  /** All captions show above the player, each as a button. See `Reading`. */
  isReading?: boolean
  /** Play or Replay was pressed. See `Paused`, `Ended`. */
  onPlay: () => void
  /** Pause was pressed. See `Playing`. */
  onPause: () => void
  /** A step was chosen by Back, Next, a caption in the list or a key. */
  onStep: (step: number) => void
  /** The visitor wants to see all captions, or only the current one. See `Reading`. */
  onReading: (isReading: boolean) => void
  /** The visitor takes over from here. See `TakenOver`. */
  onTakeOver: () => void
  /** Closes the player after the visitor has taken over. */
  onClose: () => void
  /** More actions for the demo in its current state: `FootAction`s. See `WithTools`. */
  tools?: ReactNode
  /** "Ask for your version", at its end. */
  ask: ReactNode
}

interface StepButtonProps {
  icon: IconNode
  label: string
  /** The style of its place. */
  className: string
  /** It has no target at this step, but it keeps the focus. */
  isIdle?: boolean
  onClick: () => void
}

function StepButton({ icon, label, className, isIdle = false, onClick }: StepButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
    >
      <Icon icon={icon} />
    </button>
  )
}

/** The texts in place of a caption. */
const SAID = {
  takenOver: { first: 'You have taken over.', rest: 'The demo continues from here.' },
  ended: { first: 'That was the tour.', rest: 'Now try the demo yourself.' },
}

/** The player of a tour: the caption of the current step, and the controls. */
export function TourPlayer({
  captions,
  step,
  status,
  later = null,
  isByHand = false,
  isReading = false,
  onPlay,
  onPause,
  onStep,
  onReading,
  onTakeOver,
  onClose,
  tools,
  ask,
}: TourPlayerProps): ReactElement {
  const player = useRef<HTMLDivElement>(null)
  const captionId = useId()
  const listId = useId()
  const last = captions.length - 1
  const isTakenOver = status === 'takenOver'
  const isEnded = status === 'ended'
  const said = isTakenOver ? SAID.takenOver : isEnded ? SAID.ended : null
  // Before the pressed button is missed: a dialog takes a lost focus itself, and is read whole.
  useLayoutEffect(() => player.current?.focus({ preventScroll: true }), [])

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isTakenOver || event.ctrlKey || event.metaKey || event.altKey) return
    const target = { ArrowRight: step + 1, ArrowLeft: step - 1, Home: 0, End: last }[event.key]
    // A focused control handles the space bar itself.
    const isToggle = event.key === ' ' && event.target === player.current && !isByHand
    if (target === undefined && !isToggle) return
    event.preventDefault()
    if (isToggle && status === 'playing') onPause()
    else if (isToggle) onPlay()
    else if (target !== undefined && target >= 0 && target <= last) onStep(target)
  })
  useEffect(() => {
    const element = player.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [])
  const back = (className: string) => (
    <StepButton
      icon={ArrowLeft}
      label="Back"
      className={className}
      isIdle={step === 0}
      onClick={() => onStep(step - 1)}
    />
  )
  return (
    <div
      ref={player}
      className={styles.player}
      role="group"
      aria-label={PLAYER_NAME}
      aria-describedby={captionId}
      tabIndex={-1}
    >
      {isReading && (
        <div className={styles.words} id={listId} role="group" aria-label="The tour in words">
          <ol>
            {captions.map((text, index) => (
              <li key={text}>
                <button
                  type="button"
                  className={styles.listed}
                  aria-current={index === step ? 'step' : undefined}
                  onClick={() => onStep(index)}
                >
                  <span aria-hidden>{index + 1}</span>
                  <span>{text}</span>
                </button>
              </li>
            ))}
          </ol>
          <div className={styles.wordsActions}>
            {back(styles.onlyNarrow)}
            <button type="button" className={styles.onlyNarrowWords} onClick={onTakeOver}>
              Take over
            </button>
            {tools}
          </div>
        </div>
      )}
      <div
        className={[styles.bar, said ? styles.spoken : isByHand && styles.byHand].filter(Boolean).join(' ')}
      >
        {!said && !isByHand && (
          <StepButton
            icon={status === 'playing' ? Pause : Play}
            label={status === 'playing' ? 'Pause' : 'Play'}
            className={styles.playing}
            onClick={status === 'playing' ? onPause : onPlay}
          />
        )}
        <div className={styles.told}>
          <div className={styles.marks}>
            {captions.map((text, index) => (
              <span
                key={text}
                className={`${styles.mark} ${index < step || isEnded ? styles.done : index === step ? styles.current : ''}`}
              />
            ))}
            <span className={visuallyHidden}>{`Step ${step + 1} of ${captions.length}`}</span>
            <span className={styles.later} aria-live="polite">
              {later}
            </span>
          </div>
          <p id={captionId} className={styles.caption} aria-live="polite">
            {said ? (
              <span>
                <b className={styles.first}>{`${said.first} `}</b>
                <span>{said.rest}</span>
              </span>
            ) : (
              <span>{captions[step]}</span>
            )}
          </p>
          {!said && (
            <button
              type="button"
              className={styles.read}
              aria-expanded={isReading}
              aria-controls={isReading ? listId : undefined}
              onClick={() => onReading(!isReading)}
            >
              <span className={styles.readWords}>{isReading ? 'Hide the text' : 'Read it instead'}</span>
            </button>
          )}
        </div>
        <div className={styles.controls}>
          {isTakenOver && (
            <>
              <Button size="small" onClick={() => onStep(step)}>
                Back to the tour
              </Button>
              <Button size="small" variant="primary" onClick={onClose}>
                Close tour
              </Button>
            </>
          )}
          {isEnded && (
            <>
              <button type="button" className={styles.again} onClick={isByHand ? () => onStep(0) : onPlay}>
                <Icon icon={RotateCcw} size={18} />
                Watch again
              </button>
              {tools}
              {ask}
              <StepButton icon={X} label="Close tour" className={styles.close} onClick={onTakeOver} />
            </>
          )}
          {!said && (
            <>
              {back(`${styles.step} ${styles.onlyWide}`)}
              <StepButton
                icon={ArrowRight}
                label="Next"
                className={styles.step}
                isIdle={step === last}
                onClick={() => onStep(step + 1)}
              />
              <span className={styles.onlyWide}>
                <Button size="small" onClick={onTakeOver}>
                  Take over
                </Button>
              </span>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
