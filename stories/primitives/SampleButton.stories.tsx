import { Settings } from 'lucide'
import { useRef, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { CoinMark } from '#src/primitives/CoinMark.tsx'
import { SampleButton, sampleDescription } from '#src/primitives/SampleButton.tsx'
import { Line, type SampleOutcome } from '#src/primitives/SampleLine.tsx'
import { iconButton } from '#src/primitives/Button.css.ts'
import preview from '#storybook/preview.tsx'
import { noPicture } from '../checks.ts'
import { row } from './layout.css.ts'
import { onAPhone } from '../viewports.ts'
import { iconsByName, oneOf } from '../controls.ts'

const SENTENCE = 'In your version this signs a bid that the seller can accept.'

/** What a marketplace would answer to a bid. */
const offer: SampleOutcome = {
  title: 'Receipt of the bid',
  picture: <CoinMark symbol="ETH" />,
  rows: [
    ['Bid', '1.20 ETH'],
    ['The seller answers by', 'June 30'],
    ['Held until then by', 'the bid contract'],
  ],
}

const meta = preview.meta({
  id: 'primitives-sample-button',
  title: 'Primitives/Sample button',
  component: SampleButton,
  subcomponents: { Line },
  argTypes: { icon: oneOf(iconsByName), outcome: oneOf({ receipt: () => Promise.resolve(offer) }) },
  args: { children: 'Place a bid', explains: SENTENCE },
})

export const Secondary = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Place a bid' })
    await step('It says what it is before it is pressed', async () => {
      await expect(button).toBeEnabled()
      await expect(button).toHaveAccessibleDescription(`Sample control. ${SENTENCE}`)
      await expect(getComputedStyle(button).cursor).toBe('help')
    })
    await step('Under the pointer the line shows, and goes with it', async () => {
      await userEvent.hover(button)
      await waitFor(() => expect(canvas.getByText(SENTENCE, { selector: '[aria-hidden] *' })).toBeVisible())
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
      await userEvent.unhover(button)
      await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
    })
    await step('With the focus of the keyboard, too, until Escape', async () => {
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await expect(await canvas.findByRole('status')).toBeInTheDocument()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
      await expect(button).toHaveFocus()
    })
  },
})
/** Pressed, it says the sentence, and nothing moves for it; a press elsewhere or on it takes it away. */
export const Pressed = meta.story({
  tags: ['focus'],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Place a bid' })
    const { top, left, height } = button.getBoundingClientRect()
    await step('The line is announced and visible beside the button, which does not move', async () => {
      await userEvent.click(button)
      await expect(await canvas.findByRole('status')).toHaveTextContent(SENTENCE)
      await expect(button.getBoundingClientRect()).toMatchObject({ top, left, height })
    })
    await step('It stays in the window, 12 px from the button', async () => {
      const line = canvas.getByText(SENTENCE, { selector: '[aria-hidden] *' }).parentElement!
      const apart = () => {
        const [one, other] = [line, button].map((element) => element.getBoundingClientRect()) as [
          DOMRect,
          DOMRect,
        ]
        const across = Math.max(one.left - other.right, other.left - one.right)
        return Math.round(Math.max(across, one.top - other.bottom, other.top - one.bottom))
      }
      await waitFor(() => expect(apart()).toBe(12))
      const box = line.getBoundingClientRect()
      await expect(Math.min(box.left, box.top, window.innerWidth - box.right)).toBeGreaterThanOrEqual(8)
    })
    await step('A press elsewhere takes it away, and the next press on it, too', async () => {
      await userEvent.click(document.body)
      await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
      await userEvent.click(button)
      await canvas.findByRole('status')
      await userEvent.click(button)
      await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
      await userEvent.click(button)
      await canvas.findByRole('status')
    })
  },
})
/** Pressed, a slip below the line shows what the real product would answer with what was entered. */
export const WithSlip = meta.story({
  tags: ['focus'],
  args: { outcome: () => Promise.resolve(offer) },
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Place a bid' })
    await step('Under the pointer, only the line shows', async () => {
      await userEvent.hover(button)
      await waitFor(() => expect(canvas.getByText(SENTENCE, { selector: '[aria-hidden] *' })).toBeVisible())
      await expect(canvas.queryByText('Receipt of the bid')).not.toBeInTheDocument()
    })
    await step('Pressed, the slip shows and is said', async () => {
      await userEvent.click(button)
      await waitFor(() => expect(canvas.getByText('Receipt of the bid')).toBeVisible())
      await expect(canvas.getByRole('status')).toHaveTextContent(
        `${SENTENCE} Then, for example: Receipt of the bid. Bid: 1.20 ETH.`,
      )
    })
  },
})
/** The pointer is on the slip when Escape takes it away: the row learns that it left. */
export const PointerOnTheSlip = meta.story({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  args: { outcome: () => Promise.resolve(offer) },
  render: function PointerOnTheSlip(args) {
    const [isIn, setIsIn] = useState(false)
    return (
      <div onPointerEnter={() => setIsIn(true)} onPointerLeave={() => setIsIn(false)}>
        <SampleButton {...args} />
        <p>{isIn ? 'Lit' : 'Not lit'}</p>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place a bid' }))
    await userEvent.hover(await canvas.findByText('Receipt of the bid'))
    await expect(canvas.getByText('Lit')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.hover(document.body)
    await waitFor(() => expect(canvas.getByText('Not lit')).toBeVisible())
  },
})
export const WithSlipOnAPhone = WithSlip.extend({ tags: ['slow'], ...onAPhone })
/** The line alone, as it loads with the first press. */
export const LineBeside = meta.story({
  render: function LineBeside() {
    const anchor = useRef<HTMLButtonElement>(null)
    const bubble = useRef<HTMLSpanElement>(null)
    return (
      <>
        <button ref={anchor} type="button" className={iconButton}>
          Bid
        </button>
        <Line
          anchor={anchor}
          bubble={bubble}
          explains={SENTENCE}
          outcome={undefined}
          isShown
          isSaid
          onLeave={fn()}
          onHide={fn()}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(SENTENCE, { selector: '[aria-hidden] *' })).toBeVisible())
    await expect(canvas.getByRole('status')).toHaveTextContent(SENTENCE)
  },
})
export const Primary = meta.story({ args: { variant: 'primary' } })
export const Small = meta.story({ args: { size: 'small' } })
export const WithIcon = meta.story({ args: { icon: Settings, children: 'Settings' } })
export const IconOnly = meta.story({
  args: { variant: 'bare', icon: Settings, label: 'Settings', children: '', className: iconButton },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveAccessibleDescription(
      sampleDescription(SENTENCE),
    )
  },
})
/** One line at a time. */
export const Variants = meta.story({
  render: () => (
    <div className={row}>
      <SampleButton variant="primary" explains="In your version this signs a vote for it.">
        Vote for
      </SampleButton>
      <SampleButton explains="In your version this signs a vote against it.">Vote against</SampleButton>
      <SampleButton variant="primary" size="small" explains="In your version this buys it.">
        Buy now
      </SampleButton>
      <SampleButton
        size="small"
        label="View chart of Moon Biscuit"
        explains="In your version this opens the price history."
      >
        View chart
      </SampleButton>
    </div>
  ),
})
export const OneLineAtATime = Variants.extend({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.hover(canvas.getByRole('button', { name: 'Buy now' }))
    await waitFor(() => expect(canvas.getAllByRole('status')).toHaveLength(1))
  },
})
