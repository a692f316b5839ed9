// The story of the home page: a demo is tried, branded for a client, and sent (Rules, The story). Three tabs control one
// stage. With reduced motion, on narrow screens, without scripts and in print, three still pictures replace it.
import { useId, useState, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { useMediaQuery } from '../../browser/externalStores.ts'
import { demoByKey, demoHref } from '../../content/demos.ts'
import { PARAMETERS, withBrand, withParams } from '../../address/address.ts'
import { contactHref } from '../demo/contactHref.ts'
import { ButtonLink } from '../../primitives/Button.tsx'
import { DemoThumbnail } from '../../primitives/Marks.tsx'
import { useTabs } from '../../primitives/useTabs.ts'
import { beatKeys, beats, sampleClient, storyDemo, type BeatKey } from './storyBeats.ts'
import * as styles from './HomeStory.css.ts'

export interface BeatPlaceProps {
  /** The scene to draw. */
  beat: BeatKey
  /** Called when the demo is drawn, with the code of its moment. */
  onDrawn: (moment: string) => void
}

/** The place for the picture of a scene. */
export type BeatSlot = ComponentType<BeatPlaceProps>

export interface HomeStoryProps {
  /** The first scene of the stage. See `MakeItYours`, `SendIt`. */
  first?: BeatKey
  /** Draws a scene with the demo; without it the stages stay empty. See `WithoutPictures`. */
  BeatPlace?: BeatSlot | undefined
}

const { family, key } = demoByKey(storyDemo)
const tabs = beatKeys.map((beat) => ({ key: beat, label: beats[beat].label }))

/** The buttons under a scene, with links to the demo as drawn, once that is known. */
function actionsOf(beat: BeatKey, moment: string | null): ReactNode {
  const demo = withParams(demoHref(key), { [PARAMETERS.moment]: moment })
  switch (beat) {
    case 'try':
      return (
        <>
          <ButtonLink size="small" href={withParams(demoHref(key), { [PARAMETERS.tour]: '' })}>
            Watch it
          </ButtonLink>
          <ButtonLink size="small" variant="primary" href={demo}>
            Open live demo
          </ButtonLink>
        </>
      )
    case 'yours':
      return (
        <ButtonLink
          size="small"
          variant="primary"
          href={withParams(withBrand(demoHref(key), sampleClient), { [PARAMETERS.moment]: moment })}
        >
          See it branded
        </ButtonLink>
      )
    case 'send':
      return (
        <ButtonLink size="small" variant="primary" href={contactHref(key, sampleClient, moment)}>
          Ask for your version
        </ButtonLink>
      )
  }
}

/** Tabs and stage. */
export function HomeStory({ first = 'try', BeatPlace }: HomeStoryProps): ReactElement {
  const id = useId()
  const [selected, setSelected] = useState(first)
  const [hasTurned, setHasTurned] = useState(false)
  const [moment, setMoment] = useState<string | null>(null)
  const isOneStage = useMediaQuery(styles.ONE_STAGE)
  const { list, tab } = useTabs(
    {
      label: 'What a demo can do',
      tabs,
      selected,
      onSelect: (next) => {
        setSelected(next)
        setHasTurned(true)
      },
    },
    { isVertical: true },
  )
  return (
    <div className={styles.story} data-family={family}>
      <div className={styles.tabs} {...list}>
        {beatKeys.map((beat, index) => (
          <button
            key={beat}
            className={styles.tab}
            {...tab(index)}
            id={`${id}${beat}`}
            aria-controls={`${id}${beat}-panel`}
          >
            <span className={styles.tabName}>{beats[beat].label}</span>
            <span>{beats[beat].text}</span>
            <span className={styles.tabArt}>
              <DemoThumbnail demo={`story-${beat}`} />
            </span>
          </button>
        ))}
      </div>
      <div className={styles.beatList}>
        {beatKeys.map((beat) => {
          const isChosen = beat === selected
          return (
            <div
              key={beat}
              className={isChosen ? styles.beat : `${styles.beat} ${styles.resting}`}
              id={`${id}${beat}-panel`}
              {...(isOneStage && { role: 'tabpanel', 'aria-labelledby': `${id}${beat}` })}
            >
              <div className={styles.words}>
                <div>
                  <h3 className={styles.name}>{beats[beat].label}</h3>
                  <p className={styles.text}>{beats[beat].text}</p>
                </div>
                <span className={styles.art}>
                  <DemoThumbnail demo={`story-${beat}`} />
                </span>
              </div>
              <div
                data-family={family}
                className={[styles.stage, styles.groundOf[beat], isChosen && hasTurned && styles.turned]
                  .filter(Boolean)
                  .join(' ')}
              >
                <div className={beat === 'send' ? `${styles.window} ${styles.longWindow}` : styles.window}>
                  {BeatPlace && <BeatPlace beat={beat} onDrawn={setMoment} />}
                </div>
                <div className={styles.foot}>
                  <p className={styles.caption}>{beats[beat].caption}</p>
                  {actionsOf(beat, moment)}
                </div>
              </div>
            </div>
          )
        })}
      </div>
    </div>
  )
}
