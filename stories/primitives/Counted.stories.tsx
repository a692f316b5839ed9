import { useState } from 'react'
import { expect } from 'storybook/test'
import { price } from '#src/format/money.ts'
import { Button } from '#src/primitives/Button.tsx'
import { Counted } from '#src/primitives/Counted.tsx'
import { MARKED_MS } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { row } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-counted',
  title: 'Primitives/Counted',
  component: Counted,
  args: { text: '$1,284.07', value: 1284.07 },
})

export const Default = meta.story()
export const Gain = meta.story({ args: { isGain: true } })

/** The mark of a figure, or null. */
const markIn = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-digits]')
/** Sets the clock of every animation in the story. */
const moveClock = (root: HTMLElement, ms: number) => {
  for (const animation of root.getAnimations({ subtree: true })) {
    animation.pause()
    animation.currentTime = ms
  }
}

/** Presses move the figure: its changed digits are marked for 1.2 s. */
export const UpAndDown = meta.story({
  args: { isGain: true },
  render: function UpAndDown({ isGain }) {
    const [cents, setCents] = useState(128_407)
    return (
      <div className={row}>
        <Counted text={price(cents / 100)} value={cents} isGain={isGain} />
        <Button onClick={() => setCents(cents + 412)}>Win</Button>
        <Button onClick={() => setCents(cents - 250)}>Lose</Button>
      </div>
    )
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('At first nothing is marked', async () => {
      await expect(markIn(canvasElement)).toBeNull()
    })
    await step('A win marks the digits that changed, and the text stays one piece', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Win' }))
      moveClock(canvasElement, 0)
      await expect(canvas.getByText('$1,288.19')).toBeVisible()
      await expect(markIn(canvasElement)).toHaveAttribute('data-digits', '8.19')
      await expect(getComputedStyle(markIn(canvasElement)!).opacity).toBe('1')
    })
    await step('After its time the mark is gone', async () => {
      moveClock(canvasElement, MARKED_MS.digits + 1)
      await expect(getComputedStyle(markIn(canvasElement)!).opacity).toBe('0')
    })
    await step('A loss has another mark', async () => {
      const { className } = markIn(canvasElement)!
      await userEvent.click(canvas.getByRole('button', { name: 'Lose' }))
      await expect(markIn(canvasElement)).toHaveAttribute('data-digits', '5.69')
      await expect(markIn(canvasElement)!.className).not.toBe(className)
      await expect(getComputedStyle(markIn(canvasElement)!, '::after').clipPath).not.toBe('none')
    })
  },
})
/** A fee that grows is no gain: its digits keep their color, and there is no triangle. */
export const AmountUpAndDown = meta.story({
  ...UpAndDown.input,
  args: { isGain: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { color } = getComputedStyle(canvas.getByText('$1,284.07'))
    await userEvent.click(canvas.getByRole('button', { name: 'Win' }))
    await expect(getComputedStyle(markIn(canvasElement)!, '::after').content).toBe('none')
    await expect(getComputedStyle(markIn(canvasElement)!).color).toBe(color)
  },
})
