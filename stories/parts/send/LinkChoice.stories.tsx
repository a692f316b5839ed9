import { expect, fn } from 'storybook/test'
import { LinkChoice } from '#src/parts/send/LinkChoice.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'patterns-link-choice',
  title: 'Patterns/Demo panel/Link choice',
  component: LinkChoice,
  args: { isOneLink: false, onOneLink: fn() },
})

/** A link to each demo, or one for all. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^One link for all/ }))
    await expect(args.onOneLink).toHaveBeenCalledWith(true)
  },
})
export const OneLink = meta.story({ args: { isOneLink: true } })
/** With what was typed in the demos, one link is longer than email apps keep. */
export const TooLong = meta.story({
  args: { isTooLong: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^One link for all Too long/ })).toBeDisabled()
  },
})
