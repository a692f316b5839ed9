import { Link2 } from 'lucide'
import { expect, fn } from 'storybook/test'
import { AskForYourVersion } from '#src/parts/demo/AskForYourVersion.tsx'
import { FootAction } from '#src/parts/demo/FootAction.tsx'
import { TourPlayer, type TourStatus } from '#src/parts/demo/TourPlayer.tsx'
import { beginTour, LiveTour, type BegunTour } from '#src/parts/demo/LiveTour.tsx'
import staking from '#src/demos/staking/demo.ts'
import tour from '#src/demos/staking/tour.ts'
import type { OpenDemo } from '#src/simulation/LiveDemo.tsx'
import { manualClock } from '#src/simulation/clock.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone, onTheSmallest } from '../../viewports.ts'

const captions = [
  'Your customers name their own token, and watch its picture take shape.',
  'Large figures are read back in full, so that no one miscounts the zeros.',
  'One form serves four networks: you decide which ones your customers can choose.',
  'Everything is read back once more before it is final.',
  'The visitor sees each step while the contract is deployed.',
]

const ask = <AskForYourVersion about="token-generator" brand={null} />

const playing: TourStatus = 'playing'

const meta = preview.meta({
  id: 'patterns-tour-player',
  title: 'Patterns/Demo panel/Tour player',
  component: TourPlayer,
  argTypes: {
    ask: oneOf({ 'to the contact page': ask, none: null }),
    captions: oneOf({ five: captions, one: captions.slice(0, 1) }),
    tools: oneOf({ none: undefined, 'a button': <button type="button">Make it yours</button> }),
  },
  subcomponents: { LiveTour },
  parameters: { layout: 'fullscreen' },
  args: {
    captions,
    step: 2,
    status: playing,
    ask,
    onPlay: fn(),
    onPause: fn(),
    onStep: fn(),
    onReading: fn(),
    onTakeOver: fn(),
    onClose: fn(),
  },
})

export const Playing = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const player = canvas.getByRole('group', { name: 'Tour' })
    await step('It has the focus, and says what is gained', async () => {
      await expect(player).toHaveFocus()
      await expect(player).toHaveAccessibleDescription(captions[2]!)
    })
    await step('By keyboard I pause and go from step to step', async () => {
      await userEvent.keyboard(' ')
      await expect(args.onPause).toHaveBeenCalledOnce()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onStep).toHaveBeenLastCalledWith(3)
      await userEvent.keyboard('{ArrowLeft}')
      await expect(args.onStep).toHaveBeenLastCalledWith(1)
      await userEvent.keyboard('{Home}')
      await expect(args.onStep).toHaveBeenLastCalledWith(0)
      await userEvent.keyboard('{End}')
      await expect(args.onStep).toHaveBeenLastCalledWith(4)
    })
    await step('So I do with the pointer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
      await expect(args.onPause).toHaveBeenCalledTimes(2)
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
      await expect(args.onStep).toHaveBeenLastCalledWith(3)
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await expect(args.onStep).toHaveBeenLastCalledWith(1)
      await userEvent.click(canvas.getByRole('button', { name: 'Take over' }))
      await expect(args.onTakeOver).toHaveBeenCalledOnce()
    })
    await step('On a button the space bar is the button’s', async () => {
      canvas.getByRole('button', { name: 'Next' }).focus()
      await userEvent.keyboard(' ')
      await expect(args.onStep).toHaveBeenLastCalledWith(3)
      await expect(args.onPause).toHaveBeenCalledTimes(2)
    })
  },
})
export const PlayingOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const Paused = meta.story({
  args: { status: 'paused' },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('group', { name: 'Tour' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onPlay).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
  },
})
export const FirstStep = meta.story({
  args: { step: 0 },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('group', { name: 'Tour' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onStep).not.toHaveBeenCalled()
  },
})
/** A wait of the demo's own was passed over. */
export const Later = meta.story({ args: { later: '30 s later' } })
/** The list and the end have further actions of the demo. */
export const WithTools = meta.story({
  args: {
    isReading: true,
    tools: (
      <FootAction icon={Link2} onClick={fn()}>
        Copy link
      </FootAction>
    ),
  },
})
export const Ended = meta.story({
  args: { status: 'ended', step: 4 },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('There is nothing after it, but again, and my own', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onStep).not.toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('button', { name: 'Watch again' }))
      await expect(args.onPlay).toHaveBeenCalledOnce()
    })
    await step('The inquiry is there', async () => {
      const link = canvas.getByRole('link', { name: 'Ask for your version' })
      await expect(link).toHaveAttribute('href', '/contact?about=token-generator')
    })
  },
})
export const EndedOnAPhone = meta.story({
  tags: ['slow'],
  args: { status: 'ended', step: 4 },
  ...onAPhone,
})
/** Something in the demo was touched. */
export const TakenOver = meta.story({
  args: { status: 'takenOver' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onStep).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the tour' }))
    await expect(args.onStep).toHaveBeenCalledWith(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Close tour' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
/** With reduced motion nothing plays automatically. */
export const ByHand = meta.story({
  args: { status: 'paused', isByHand: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard(' ')
    await expect(args.onPlay).not.toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument()
  },
})
export const Reading = meta.story({
  args: { status: 'paused', isReading: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(captions.length)
    await userEvent.click(canvas.getByRole('button', { name: captions[0]! }))
    await expect(args.onStep).toHaveBeenCalledWith(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the text' }))
    await expect(args.onReading).toHaveBeenCalledWith(false)
  },
})
export const ReadingOnAPhone = meta.story({
  tags: ['slow'],
  args: { status: 'paused', isReading: true },
  ...onAPhone,
})
/** Nine steps, each with the longest caption, where there is least room. */
export const LongestCaptions = meta.story({
  tags: ['slow'],
  args: {
    captions: Array.from({ length: 9 }, (_, index) =>
      `${index + 1} ${'Every word of it counts here. '.repeat(3)}`.slice(0, 72),
    ),
    step: 8,
    status: 'ended',
  },
  ...onTheSmallest,
})
/** Bound to a demo, on a stopped clock. */
export const OfADemo = meta.story({
  loaders: [
    () => {
      const clock = manualClock()
      const at = staking.open({ seed: 1, clock })
      return { at, begun: beginTour(at, tour, { clock, step: 2 }) }
    },
  ],
  render: (_, { loaded }) => (
    <LiveTour
      ask={ask}
      at={loaded.at as OpenDemo}
      begun={loaded.begun as BegunTour}
      place={() => null}
      onClose={fn()}
    />
  ),
})
