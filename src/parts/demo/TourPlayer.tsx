// The player of a tour: what is gained, where one is in it, and the way through it (Rules, Tours).
import { ArrowLeft, ArrowRight, Pause, Play, RotateCcw, type IconNode } from 'lucide'
import { useEffect, useEffectEvent, useId, useRef, type ReactElement } from 'react'
import { Button, ButtonLink } from '../../primitives/Button.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { PLAYER_NAME } from './tourMark.ts'
import * as styles from './TourPlayer.css.ts'

/** `takenOver`: something in the demo was touched, and it goes on from there. */
export type TourStatus = 'playing' | 'paused' | 'ended' | 'takenOver'

export interface TourPlayerProps {
  /** One for each step, in order. */
  captions: readonly string[]
  /** Index of the step one is at. */
  step: number
  /** Whether it goes on by itself, rests, is over, or left the demo to the visitor. See `Playing`, `Paused`, `Ended`, `TakenOver`. */
  status: TourStatus
  /** What was passed over of the demo's own time: "30 s later". See `Later`. */
  later?: string | null
  /** Less motion is asked for: it goes step by step, by hand. See `ByHand`. */
  isByHand?: boolean
  /** All captions show in place of the current one. See `Reading`. */
  isReading?: boolean
  /** Play or Replay was pressed. See `Paused`, `Ended`. */
  onPlay: () => void
  /** Pause was pressed. See `Playing`. */
  onPause: () => void
  /** Back, Next, a mark or a key asks for a step. */
  onStep: (step: number) => void
  /** All captions shall show, or the current one alone. See `Reading`. */
  onReading: (isReading: boolean) => void
  /** The visitor goes on by hand from here. See `TakenOver`. */
  onTakeOver: () => void
  /** Takes the player away, once the demo was taken over. */
  onClose: () => void
  /** The inquiry about this demo. */
  askHref: string
  /** The inquiry is about to be followed: it may still be told where the demo stands. */
  onAsk: (link: HTMLAnchorElement) => void
}

interface RoundProps {
  icon: IconNode
  label: string
  /** Leads nowhere from here; it keeps the focus all the same. */
  isIdle?: boolean
  onClick: () => void
}

function Round({ icon, label, isIdle = false, onClick }: RoundProps): ReactElement {
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={label}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
    >
      <Icon icon={icon} />
    </button>
  )
}

const TAKEN_OVER = 'It is yours now, and goes on from here.'

/** The player of a tour: what is shown now, in one sentence, and the ways through its steps. */
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
  askHref,
  onAsk,
}: TourPlayerProps): ReactElement {
  const player = useRef<HTMLDivElement>(null)
  const captionId = useId()
  const last = captions.length - 1
  const isTakenOver = status === 'takenOver'
  useEffect(() => player.current?.focus({ preventScroll: true }), [])

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isTakenOver || event.ctrlKey || event.metaKey || event.altKey) return
    const target = { ArrowRight: step + 1, ArrowLeft: step - 1, Home: 0, End: last }[event.key]
    // A control that has the focus takes the space bar itself, and a list that scrolls takes the arrows up and down.
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
  const playing =
    status === 'playing' ? (
      <Round icon={Pause} label="Pause" onClick={onPause} />
    ) : status === 'ended' ? (
      <Round icon={RotateCcw} label="Replay" onClick={onPlay} />
    ) : (
      <Round icon={Play} label="Play" onClick={onPlay} />
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
      <div className={styles.inside}>
        <div className={styles.steps} role="group" aria-label="Steps">
          {captions.map((text, index) => (
            <button
              key={text}
              type="button"
              className={`${styles.step} ${index < step ? styles.done : index === step ? styles.current : ''}`}
              aria-label={`Step ${index + 1}`}
              aria-current={index === step ? 'step' : undefined}
              title={text}
              onClick={() => onStep(index)}
            />
          ))}
        </div>
        <div className={styles.count}>
          <span>{`Step ${step + 1} of ${captions.length}`}</span>
          <span className={styles.later} aria-live="polite">
            {later}
          </span>
          <button
            type="button"
            className={styles.read}
            aria-expanded={isReading}
            onClick={() => onReading(!isReading)}
          >
            Read it instead
          </button>
        </div>
        <div>
          {isReading && (
            <div className={styles.list} tabIndex={0} role="group" aria-label="The tour in words">
              <ol>
                {captions.map((text, index) => (
                  <li
                    key={text}
                    className={`${styles.listed} ${index === step ? styles.listedNow : ''}`}
                    aria-current={index === step ? 'step' : undefined}
                  >
                    <span aria-hidden>{index + 1}</span>
                    <span>{text}</span>
                  </li>
                ))}
              </ol>
            </div>
          )}
          <p id={captionId} className={isReading ? undefined : styles.caption} aria-live="polite">
            {isReading ? '' : isTakenOver ? TAKEN_OVER : captions[step]}
          </p>
        </div>
        <div className={styles.controls}>
          {isTakenOver ? (
            <>
              <Button size="small" onClick={() => onStep(step)}>
                Back to the tour
              </Button>
              <Button size="small" variant="primary" onClick={onClose}>
                Close tour
              </Button>
            </>
          ) : (
            <>
              <Round icon={ArrowLeft} label="Back" isIdle={step === 0} onClick={() => onStep(step - 1)} />
              {!isByHand && playing}
              <Round icon={ArrowRight} label="Next" isIdle={step === last} onClick={() => onStep(step + 1)} />
              <Button size="small" onClick={onTakeOver}>
                Take over
              </Button>
              {status === 'ended' && (
                <ButtonLink size="small" variant="primary" href={askHref} onUse={onAsk}>
                  Ask for your version
                </ButtonLink>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  )
}
