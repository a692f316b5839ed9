import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Sheet } from './Tokens.tsx'
import { Claims, DeniedTexts, Failures, FiguresWritten, InOurWords, Lengths, TryAText } from './Voice.tsx'
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
export const Denied = meta.story({ args: { children: <DeniedTexts /> } })
export const DeniedOnAPhone = meta.story({
  args: { children: <DeniedTexts /> },
  ...onAPhone,
})
export const ATextTried = meta.story({
  args: { children: <TryAText /> },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('A text of yours')
    await step('What is denied is named, with its words', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'A seamless token.')
      await expect(canvas.getByRole('status')).toHaveTextContent('hype: "A seamless token."')
    })
    await step('A plain sentence passes', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'A token with your name.')
      await expect(canvas.getByRole('status')).toHaveTextContent('Nothing in it is denied.')
    })
  },
})
export const LengthsOfTexts = meta.story({
  args: { children: <Lengths /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'How long the parts of a page are' })).toBeVisible()
  },
})
