import { expect, fn, waitFor } from 'storybook/test'
import staking from '#src/demos/staking/demo.ts'
import { HomeStoryPicture } from '#src/parts/story/HomeStoryPicture.tsx'
import type { BeatKey } from '#src/parts/story/storyBeats.ts'
import { manualClock } from '#src/simulation/clock.ts'
import preview from '#storybook/preview.tsx'
import { noPicture } from '../../checks.ts'
import * as places from '../../patterns/places.css.ts'

const clock = manualClock()
/** The field of the open pool, or null. */
const amountIn = (root: HTMLElement) =>
  [...root.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === 'Amount to stake') ??
  null

const meta = preview.meta({
  id: 'patterns-beat-picture',
  title: 'Patterns/Sections/Home story picture',
  component: HomeStoryPicture,
  args: {
    beat: 'try' as BeatKey,
    demo: staking,
    clock,
    copyText: fn(() => Promise.resolve(true)),
    onDrawn: fn(),
  },
  decorators: [
    (Story) => (
      <div className={places.wideStage}>
        <Story />
      </div>
    ),
  ],
})

export const TryIt = meta.story({
  play: async ({ args, canvasElement }) => {
    await expect(args.onDrawn).toHaveBeenCalledWith(expect.stringMatching(/^\w/))
    const field = amountIn(canvasElement)
    await expect(field).toHaveValue('2')
    await expect(field?.labels?.[0]?.parentElement).toHaveAttribute('data-toured')
  },
})
export const MakeItYours = meta.story({
  args: { beat: 'yours' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“Nordwind Energie”')).toBeVisible()
  },
})
export const SendIt = meta.story({ args: { beat: 'send' } })
export const LinkCopied = meta.story({
  args: { beat: 'send' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByText('Copied.')).toBeVisible()
    await expect(args.copyText).toHaveBeenCalledWith(
      expect.stringMatching(/\/\?demo=staking#for=Nordwind\+Energie&color=0b7285&at=\w/),
    )
  },
})
export const CopyFailed = meta.story({
  args: { beat: 'send', copyText: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByText('The browser did not allow copying.')).toBeVisible()
  },
})
/** The pool opens and the amount is typed while one looks, in less than 5 s, and stays. */
export const Playing = meta.story({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  args: { isPlaying: true },
  play: async ({ canvasElement, step }) => {
    const fieldNow = () => amountIn(canvasElement)
    await step('It begins closed, when it is visible', async () => {
      await expect(fieldNow()).toBeNull()
      // Until the browser has said that it is visible: to its own observer before this one.
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(
          ([entry]) => {
            if (!entry?.isIntersecting) return
            observer.disconnect()
            resolve()
          },
          { threshold: 0.5 },
        )
        observer.observe(canvasElement.querySelector('[data-family]') ?? canvasElement)
      })
      await new Promise((resolve) => setTimeout(resolve, 100))
    })
    await step('After less than 5 s it stands as the stills do', async () => {
      for (let ms = 0; ms < 4900; ms += 100) clock.advance(100)
      await waitFor(() => expect(fieldNow()).toHaveValue('2'))
      await expect(fieldNow()?.labels?.[0]?.parentElement).toHaveAttribute('data-toured')
    })
  },
})
