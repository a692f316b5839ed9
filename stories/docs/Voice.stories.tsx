import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Sheet } from './Tokens.tsx'
import {
  Claims,
  DeniedTexts,
  Failures,
  FiguresWritten,
  InOurWords,
  Lengths,
  Rewrites,
  TryAText,
  WordsReplaced,
} from './Voice.tsx'
import { onAPhone } from '../viewports.ts'

const meta = preview.meta({
  tags: ['slow'],
  id: 'theme-voice',
  title: 'Workshop/Parts/Voice',
  component: Sheet,
  args: { children: '' },
})
const said = (
  <>
    <InOurWords />
    <Failures />
    <FiguresWritten />
    <Claims />
  </>
)

export const Said = meta.story({ args: { children: said } })
export const SaidOnAPhone = meta.story({ args: { children: said }, ...onAPhone })
const plain = (
  <>
    <Rewrites />
    <WordsReplaced />
  </>
)
export const PlainEnglish = meta.story({ args: { children: plain } })
export const PlainEnglishOnAPhone = meta.story({ args: { children: plain }, ...onAPhone })
export const Denied = meta.story({ args: { children: <DeniedTexts /> } })
export const DeniedOnAPhone = meta.story({
  args: { children: <DeniedTexts /> },
  ...onAPhone,
})
export const ATextTried = meta.story({
  args: { children: <TryAText /> },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Your text')
    await step('What is denied is named, with its words', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'A seamless token.')
      await expect(canvas.getByRole('status')).toHaveTextContent('hype: "A seamless token."')
    })
    await step('A word that the guide replaces is named', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'We answer by mail.')
      await expect(canvas.getByRole('status')).toHaveTextContent('by mail: "We answer by mail."')
    })
    await step('A plain sentence passes', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'A token with your name.')
      await expect(canvas.getByRole('status')).toHaveTextContent('No fault found.')
    })
  },
})
export const LengthsOfTexts = meta.story({
  args: { children: <Lengths /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'How long the parts of a page are' })).toBeVisible()
  },
})
