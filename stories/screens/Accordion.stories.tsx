import { expect } from 'storybook/test'
import { Accordion } from '#src/screens/Accordion.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../controls.ts'
import { onAPhone } from '../viewports.ts'

const questions = [
  {
    question: 'Where do staking rewards come from?',
    answer: 'From a budget that you fund with newly minted tokens, protocol fees or treasury money.',
  },
  {
    question: 'Can a holder leave before the lock ends?',
    answer: 'That is your rule to set. The contract enforces it and the page states it before the deposit.',
  },
]

const meta = preview.meta({
  id: 'patterns-questions',
  title: 'Patterns/Sections/Accordion',
  component: Accordion,
  argTypes: { questions: oneOf({ two: questions, one: questions.slice(0, 1) }) },
  args: {
    questions,
  },
})

export const Default = meta.story()
export const OneOpened = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/before the deposit\.$/)).not.toBeVisible()
    await userEvent.click(canvas.getByText('Can a holder leave before the lock ends?'))
    await expect(canvas.getByText(/before the deposit\.$/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Where do staking rewards come from?' })).toBeVisible()
    await expect(canvas.getByText(/treasury money\.$/)).toBeVisible()
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
