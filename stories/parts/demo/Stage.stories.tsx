import { useRef, useState, type ReactElement } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { demoByKey } from '#src/content/demos.ts'
import staking from '#src/demos/staking/demo.ts'
import tokenGenerator from '#src/demos/token-generator/demo.ts'
import tokenLocker from '#src/demos/token-generator/forTokenLocker.tsx'
import tokenGeneratorTour from '#src/demos/token-generator/tour.ts'
import stakingTour from '#src/demos/staking/tour.ts'
import { DemoCard } from '#src/parts/sections/DemoCard.tsx'
import { StillPlace } from '#src/parts/demo/StagePlace.tsx'
import { DemoPicture, PICTURE_SEED } from '#src/parts/demo/DemoPicture.tsx'
import { Stage, type StageProps } from '#src/parts/demo/Stage.tsx'
import { manualClock } from '#src/simulation/clock.ts'
import { stepMs } from '#src/simulation/tour.ts'
import preview from '#storybook/preview.tsx'
import { noPicture } from '../../checks.ts'
import * as places from '../../patterns/places.css.ts'

const clock = manualClock()

interface OverATileProps extends Pick<StageProps, 'isPlaying'> {
  /** Lists the steps of the tour above the stage. */
  hasSteps?: boolean
}

/** A stage over the tile of its demo, as at the head of a page; it plays while it may. */
function OverATile({ isPlaying = true, hasSteps = false }: OverATileProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  // The steps go into an element that is there first, as it is on a page.
  const [steps, setSteps] = useState<HTMLDivElement | null>(null)
  return (
    <>
      {hasSteps && <div ref={setSteps} className={places.steps} data-family="trade" />}
      <div ref={place} className={places.stage}>
        <DemoCard demo={demoByKey('staking')} href="?demo=staking" look="head" />
        {(!hasSteps || steps) && (
          <Stage
            id="staking"
            demo={staking}
            tour={stakingTour}
            clock={clock}
            isPlaying={isPlaying}
            place={place}
            stepsPlace={{ current: steps }}
          />
        )}
      </div>
    </>
  )
}

const meta = preview.meta({
  id: 'patterns-stage',
  title: 'Patterns/Demo panel/Stage',
  component: OverATile,
  subcomponents: { Stage, StillPlace, DemoPicture },
})

/** Before the stage comes, and where nothing plays: the tile, which opens the demo. */
export const Still = meta.story({
  render: () => (
    <StillPlace className={places.stage}>
      <DemoCard demo={demoByKey('staking')} href="?demo=staking" look="head" />
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
export const InTheDark = Playing.extend({ globals: { theme: 'dark' } })
export const Held = Playing.extend({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  play: async ({ canvas, userEvent, step }) => {
    const first = stakingTour[0]?.caption ?? ''
    await step('The first caption is shown, and time brings the next', async () => {
      // It comes slowly.
      await waitFor(() => expect(canvas.getByText(first)).toBeVisible())
      // Shortly before the end of the third step.
      const until = stakingTour.slice(0, 3).reduce((sum, told) => sum + stepMs(told), -1000)
      for (let ms = 0; ms < until; ms += 100) clock.advance(100)
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
/** Beside the stage the steps of the tour: a press on one plays it. */
export const WithSteps = meta.story({
  args: { hasSteps: true, isPlaying: false },
  play: async ({ canvas, userEvent, step }) => {
    const steps = within(await canvas.findByRole('list', { name: 'Steps of the preview' }))
    await step('The first step is the current one, and rests', async () => {
      const first = steps.getByRole('button', { name: `${stakingTour[0]?.caption} Paused` })
      await expect(first).toHaveAttribute('aria-current', 'step')
    })
    await step('A press plays another', async () => {
      await userEvent.click(steps.getByRole('button', { name: stakingTour[2]?.caption ?? '' }))
      await expect(
        steps.getByRole('button', { name: `${stakingTour[2]?.caption} Playing now` }),
      ).toHaveAttribute('aria-current', 'step')
      await expect(canvas.getByRole('button', { name: 'Pause the preview' })).toBeVisible()
    })
    await step('Paused, the control in use is ringed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause the preview' }))
    })
  },
})
export const Paused = meta.story({ args: { isPlaying: false } })
function ForTheTokenLocker(): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} className={places.stage}>
      <DemoCard demo={demoByKey('token-generator')} href="?demo=token-generator" look="head" />
      <Stage
        id="token-generator"
        demo={tokenGenerator}
        tour={tokenGeneratorTour}
        forOffer={tokenLocker}
        clock={clock}
        isPlaying={false}
        place={place}
      />
    </div>
  )
}
/** On the page of a product that borrows the demo, it begins filled in; its link leads to that beginning. */
export const ForAProduct = meta.story({
  render: () => <ForTheTokenLocker />,
  play: async ({ canvasElement }) => {
    const name = canvasElement.querySelector<HTMLInputElement>('[inert] input')
    await expect(name).toHaveValue('Harbor')
  },
})
/** What stays above the fields while they scroll covers no label. */
export const PictureOfAField = meta.story({
  render: () => (
    <div className={places.lowStage}>
      <DemoPicture
        demo={demoByKey('token-generator')}
        opened={tokenGenerator.open({ seed: PICTURE_SEED, clock })}
        ringed={{ role: 'textbox', name: 'Token name' }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const edge = (element: Element) => element.getBoundingClientRect()
    const name = await waitFor(() => {
      const found = canvasElement.querySelector('[data-toured]')
      if (!found) throw new Error('It is not marked.')
      return found
    })
    const quilt = canvasElement.querySelector('aside')!
    await expect(getComputedStyle(quilt).position).toBe('sticky')
    await expect(edge(name).top).toBeGreaterThanOrEqual(edge(quilt).bottom)
  },
})
/** The demo of a stage, alone: inert, with a ring around the control in use. */
export const Picture = meta.story({
  render: () => (
    <div className={places.stage}>
      <DemoPicture
        demo={demoByKey('staking')}
        opened={staking.open({ seed: PICTURE_SEED, clock })}
        ringed={{ role: 'button', name: 'Stake in Ether Core' }}
      />
    </div>
  ),
})
