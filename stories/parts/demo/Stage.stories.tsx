import { useRef, type ReactElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import { demoByKey } from '#src/content/demos.ts'
import staking from '#src/demos/staking/demo.ts'
import stakingTour from '#src/demos/staking/tour.ts'
import tokenGenerator from '#src/demos/token-generator/demo.ts'
import tokenGeneratorTour from '#src/demos/token-generator/tour.ts'
import { DemoTile } from '#src/parts/sections/DemoTile.tsx'
import { Stages } from '#src/parts/demo/Stages.tsx'
import { StillPlace } from '#src/parts/demo/StagePlace.tsx'
import { Stage, type StageProps } from '#src/parts/demo/Stage.tsx'
import { manualClock } from '#src/simulation/clock.ts'
import preview from '#storybook/preview.tsx'
import { noPicture } from '../../checks.ts'
import * as places from '../../patterns/places.css.ts'

const clock = manualClock()

/** A stage over the tile of its demo, as at the head of a page; it plays while it may. */
function OverATile({ isPlaying = true }: Pick<StageProps, 'isPlaying'>): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} className={places.stage}>
      <DemoTile demo={demoByKey('staking')} href="?demo=staking" look="head" />
      <Stage
        id="staking"
        demo={staking}
        tour={stakingTour}
        clock={clock}
        isPlaying={isPlaying}
        place={place}
      />
    </div>
  )
}

const meta = preview.meta({
  id: 'patterns-stage',
  title: 'Patterns/Stage',
  component: OverATile,
  subcomponents: { StillPlace, Stage, Stages },
})

/** Before the stage comes, and where nothing plays: the tile, which opens the demo. */
export const Still = meta.story({
  render: () => (
    <StillPlace ids={['staking']} className={places.stage}>
      <DemoTile demo={demoByKey('staking')} href="?demo=staking" look="head" />
    </StillPlace>
  ),
})

/** It plays; Pause holds it, and the link opens the demo as it stands. */
export const Playing = meta.story({
  play: async ({ canvas }) => {
    // It comes slowly.
    await waitFor(() => expect(canvas.getByText(stakingTour[0]?.caption ?? '')).toBeVisible())
    await expect(canvas.getByRole('button', { name: 'Pause the preview' })).toBeVisible()
  },
})
export const Held = Playing.extend({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  play: async ({ canvas, userEvent, step }) => {
    const first = stakingTour[0]?.caption ?? ''
    await step('The first caption is shown, and time brings the next', async () => {
      // It comes slowly.
      await waitFor(() => expect(canvas.getByText(first)).toBeVisible())
      for (let ms = 0; ms < 22_000; ms += 100) clock.advance(100)
      await expect(await canvas.findByText(stakingTour[2]?.caption ?? '')).toBeVisible()
    })
    await step('Paused, it stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause the preview' }))
      await expect(canvas.getByRole('button', { name: 'Play the preview' })).toBeVisible()
      for (let ms = 0; ms < 20_000; ms += 100) clock.advance(100)
      await expect(canvas.getByText(stakingTour[2]?.caption ?? '')).toBeVisible()
    })
    await step('The link opens the demo at that instant', async () => {
      const link = canvas.getByRole('link', { name: 'Open demo: Staking' })
      link.addEventListener('click', (event) => event.preventDefault(), { once: true })
      link.click()
      await expect(link.getAttribute('href')).toMatch(/^\?demo=staking#at=\w/)
    })
  },
})
/** Several take turns; one is chosen by its name. */
export const InTurn = meta.story({
  render: () => (
    <div className={places.wideStage}>
      <Stages
        ids={['staking', 'token-generator']}
        load={(id) =>
          Promise.resolve(
            id === 'staking'
              ? { demo: staking, tour: stakingTour }
              : { demo: tokenGenerator, tour: tokenGeneratorTour },
          )
        }
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Open this demo: Staking platform' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the preview' }))
    const other = canvas.getByRole('button', { name: 'Token generator' })
    await userEvent.click(other)
    await expect(other).toHaveAttribute('aria-pressed', 'true')
    await expect(await canvas.findByRole('link', { name: 'Open this demo: Token generator' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the preview' }))
  },
})
export const Paused = meta.story({ args: { isPlaying: false } })
