// The pictures of the story: the demo at work, with the client's name and color, and on a phone beside its link and the
// inquiry (Rules, The story). Loaded when the visitor scrolls near it.
import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react'
import { withBrand } from '../../address/address.ts'
import { useIsTabHidden } from '../../browser/externalStores.ts'
import { demoByKey, demoHref } from '../../content/demos.ts'
import { siteUrl } from '../../content/site.ts'
import { Button, ButtonLink } from '../../primitives/Button.tsx'
import { DescriptionList } from '../../primitives/DescriptionList.tsx'
import { demoLeft, mailLink, topicById, whatsAppLink, type Inquiry } from '../inquiry/inquiry.ts'
import { realClock, type Clock } from '../../simulation/clock.ts'
import type { ClosedDemo, OpenDemo } from '../../simulation/LiveDemo.tsx'
import { createTourRun, type Control, type Tour } from '../../simulation/tour.ts'
import { BrandSettings } from '../demo/BrandSettings.tsx'
import { DemoPicture, PICTURE_SEED } from '../demo/DemoPicture.tsx'
import { sampleClient, storyDemo, type BeatKey } from './storyBeats.ts'
import * as styles from './HomeStoryPicture.css.ts'

const shown = demoByKey(storyDemo)
const { family } = shown

/** The last control of the story. */
const LAST: Control = { role: 'textbox', name: 'Amount to stake' }

/** The steps in all three scenes: open a pool, type an amount. They take less than 5 s, so they need no pause button. */
const storyTour: Tour<unknown> = [
  {
    caption: '',
    acts: [
      {
        at: { role: 'button', name: 'Stake in Ether Core' },
        event: { type: 'poolOpened', poolId: 'ether-core' },
      },
      { at: LAST, event: { type: 'amountTyped', text: '2' } },
    ],
  },
]

export interface HomeStoryPictureProps {
  /** The scene to draw. */
  beat: BeatKey
  /** The demo's code; each picture opens it once, with one seed for all visitors. */
  demo: ClosedDemo
  /** Copies a text; false if the browser refuses. See `LinkCopied`, `CopyFailed`. */
  copyText: (text: string) => Promise<boolean>
  /** Receives the code of the demo's final moment. */
  onDrawn?: ((moment: string) => void) | undefined
  /** By default the visitor's clock. */
  clock?: Clock
  /** Whether the steps play while the visitor watches; otherwise the picture shows the result. */
  isPlaying?: boolean
}

/** The picture of one scene. */
export function HomeStoryPicture({
  beat,
  demo,
  copyText,
  onDrawn,
  clock = realClock,
  isPlaying = false,
}: HomeStoryPictureProps): ReactElement {
  const [ended] = useState(() => {
    const opened = demo.open({ seed: PICTURE_SEED, clock })
    for (const { acts } of storyTour) for (const { event } of acts) opened.send(event)
    return opened
  })
  const [link] = useState(() => ended.linkTo(demoHref(storyDemo)))
  const moment = link.kind === 'moment' ? link.code : ''
  useEffect(() => onDrawn?.(moment), [onDrawn, moment])
  switch (beat) {
    case 'try':
      return isPlaying ? (
        <Playing demo={demo} clock={clock} />
      ) : (
        <DemoPicture demo={shown} opened={ended} ringed={LAST} />
      )
    case 'yours':
      return (
        <DemoPicture
          demo={shown}
          opened={ended}
          client={sampleClient.name}
          className={styles.inClientColor}
          panel={
            <BrandSettings
              id="story-brand"
              brand={sampleClient}
              tones={null}
              onChange={() => undefined}
              isCompact
            />
          }
          ringed={null}
          moveTo={LAST}
        />
      )
    case 'send':
      return <Sent opened={ended} moment={moment} copyText={copyText} />
  }
}

/** Plays the steps once, while visible, in less than 5 s. */
function Playing({ demo, clock }: { demo: ClosedDemo; clock: Clock }): ReactElement {
  const [opened] = useState(() => demo.open({ seed: PICTURE_SEED, clock }))
  const [run] = useState(() =>
    createTourRun(storyTour, { clock, isPlaying: true, show: (log) => opened.show(log) }),
  )
  const { control } = useSyncExternalStore(run.subscribe, run.getView)
  const isHidden = useIsTabHidden()
  const [isInSight, setIsInSight] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => run.start(), [run])
  useEffect(
    () => run.send({ type: 'visibilityChanged', isHidden: isHidden || !isInSight }),
    [run, isHidden, isInSight],
  )
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? false), {
      threshold: 0.5,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.screen}>
      <DemoPicture demo={shown} opened={opened} ringed={control} isSmooth />
    </div>
  )
}

interface SentProps {
  opened: OpenDemo
  /** The code of the moment. */
  moment: string
  copyText: (text: string) => Promise<boolean>
}

/** The demo on a phone, beside its link and the prepared inquiry. */
function Sent({ opened, moment, copyText }: SentProps): ReactElement {
  const [isCopied, setIsCopied] = useState<boolean>()
  const link = `${siteUrl}/${demoLeft(storyDemo, moment, sampleClient) ?? withBrand(demoHref(storyDemo), sampleClient)}`
  const inquiry: Inquiry = {
    topic: `demo:${storyDemo}`,
    demo: demoLeft(storyDemo, moment, sampleClient),
    brand: sampleClient,
    name: '',
    message: opened
      .getEntries()
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
  }
  const { name, color } = sampleClient
  return (
    <div className={styles.sending}>
      <div className={styles.phone}>
        <p className={styles.address}>{new URL(siteUrl).host}</p>
        <div className={styles.screen}>
          <DemoPicture
            demo={shown}
            opened={opened}
            client={name}
            className={styles.inClientColor}
            ringed={null}
            moveTo={LAST}
          />
        </div>
      </div>
      <div className={`${styles.slips} ${styles.inClientColor}`} data-family={family}>
        <div className={styles.slip}>
          <h4 className={styles.slipTitle}>The link</h4>
          <span className={styles.link}>{link.replace(/^https:\/\//, '')}</span>
          <p className={styles.note}>Opens the demo exactly as you left it.</p>
          <div className={styles.actions}>
            <Button size="small" variant="primary" onClick={() => void copyText(link).then(setIsCopied)}>
              Copy link
            </Button>
            <p className={styles.said} role="status">
              {isCopied === undefined ? '' : isCopied ? 'Copied.' : 'The browser did not allow copying.'}
            </p>
          </div>
        </div>
        <div className={styles.slip}>
          <h4 className={styles.slipTitle}>The prepared inquiry</h4>
          <DescriptionList
            items={[
              { key: 'About', value: topicById(inquiry.topic).fullName },
              { key: 'For', value: name },
              { key: 'Color', value: color },
              ...opened.getEntries().map(([key, value]) => ({ key, value })),
              { key: 'Demo', value: 'The link above' },
            ]}
          />
          <div className={styles.actions}>
            <ButtonLink size="small" href={mailLink(inquiry)}>
              Open in email app
            </ButtonLink>
            <ButtonLink size="small" href={whatsAppLink(inquiry)} isExternal>
              Open in WhatsApp
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}
