// What the stories of every demo share: the frame around a state, watched capabilities, a clock to move by hand.
import { fn } from 'storybook/test'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { copyText } from '#src/browser/clipboard.ts'
import { downloadText } from '#src/browser/download.ts'
import { demoByKey, type DemoId } from '#src/content/demos.ts'
import { siteUrl } from '#src/content/site.ts'
import { DemoFrame } from '#src/patterns/DemoFrame.tsx'
import { page } from '#src/patterns/DemoFrame.css.ts'
import { manualClock, type ManualClock } from '#src/simulation/clock.ts'
import type { DemoCapabilities, DemoComponent } from '#src/simulation/LiveDemo.tsx'

/** The seed of every preview and journey: the same pictures for everybody. */
const STORY_SEED = 1

/** Capabilities that do nothing and can be asked whether they were used. */
export const watchedCapabilities = (): DemoCapabilities => ({
  close: fn(),
  copyText: fn(() => Promise.resolve(true)),
  downloadText: fn(),
})

/** The real ones; closing goes back to the first state. */
const realCapabilities: DemoCapabilities = {
  close: () => window.location.reload(),
  copyText,
  downloadText,
}

function Framed({ id, children }: { id: DemoId; children: ReactNode }): ReactElement {
  return (
    <div className={page}>
      <DemoFrame
        demo={demoByKey(id)}
        link={`${siteUrl}/?demo=${id}`}
        onClose={realCapabilities.close}
        copyText={copyText}
      >
        {children}
      </DemoFrame>
    </div>
  )
}

/** A decorator: the story's state inside the frame of its demo. */
export const framedAs = (id: DemoId) => (Story: ComponentType) => (
  <Framed id={id}>
    <Story />
  </Framed>
)

/** Parameters of every demo's stories: the frame brings its own margins. */
export const demoParameters = { layout: 'fullscreen' as const }

/** For `Preview`: the demo at work, on the real clock with real capabilities; not compared as a picture. */
export const previewOf = (Demo: DemoComponent) => ({
  render: () => <Demo seed={STORY_SEED} capabilities={realCapabilities} />,
  parameters: { chromatic: { disableSnapshot: true } },
})

/** For a journey: the demo on a clock that the play moves; see `passTime`. */
export const journeyOf = (Demo: DemoComponent) => ({
  loaders: [() => ({ clock: manualClock(), capabilities: watchedCapabilities() })],
  render: (_: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
    <Demo
      seed={STORY_SEED}
      clock={loaded.clock as ManualClock}
      capabilities={loaded.capabilities as DemoCapabilities}
    />
  ),
})

/** In a journey: lets `ms` milliseconds pass, and draws what they brought before going on. */
export function passTime({ loaded }: { loaded: Record<string, unknown> }, ms: number): void {
  flushSync(() => (loaded.clock as ManualClock).advance(ms))
}
/** The watched capabilities of a journey. */
export const capabilitiesOf = ({ loaded }: { loaded: Record<string, unknown> }): DemoCapabilities =>
  loaded.capabilities as DemoCapabilities

/** Texts that must stay text, whatever the field. */
export const hostileTexts = {
  veryLong: 'Wolkenkratzer'.repeat(770).slice(0, 10_000),
  rightToLeft: 'بستان الزيتون 🫒 42',
  emoji: '👩‍👩‍👧‍👦🦄🇺🇳',
  script: '<script>alert(1)</script>',
  infinite: '1e400',
  notANumber: 'NaN',
  negative: '-5',
} as const
