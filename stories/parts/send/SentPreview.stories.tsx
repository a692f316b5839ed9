import { expect } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { demoByKey } from '#src/content/demos.ts'
import { NO_COVER, type Cover } from '#src/parts/send/cover.ts'
import { messageOf } from '#src/parts/send/sending.ts'
import { SentPreview } from '#src/parts/send/SentPreview.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onTheSmallest } from '../../viewports.ts'

const mara: Cover = {
  ...NO_COVER,
  sender: { name: 'Mara', reply: 'mara' },
  note: 'As agreed on Tuesday: three pools, paid weekly.',
  until: '2026-12-18',
}
const messageWith = (cover: Cover) =>
  messageOf(
    [{ demo: demoByKey('staking'), link: `${siteUrl}/demo/staking`, beginning: 'start' }],
    { brand: null, cover },
    'en-US',
  )
/** A page that needs no site. */
const PAGE = 'about:blank'

const meta = preview.meta({
  id: 'patterns-sent-preview',
  title: 'Patterns/Demo panel/Sent preview',
  component: SentPreview,
  argTypes: {
    message: oneOf({ 'Without a note': messageWith(NO_COVER), 'With a note': messageWith(mara) }),
  },
  args: { link: PAGE, message: messageWith(mara) },
})

/** The message. The page of the link is not loaded before it is wanted. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/As agreed on Tuesday: three pools, paid weekly\./)).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
})
/** Without a client and a sender. */
export const Empty = meta.story({ args: { message: messageWith(NO_COVER) } })
/** The page of the link in the window of a phone, which takes no press and no focus. */
export const Opened = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show their page' }))
    const page = canvasElement.querySelector('iframe')
    await expect(page).toHaveAttribute('src', PAGE)
    await expect(page?.closest('[inert]')).not.toBeNull()
    await expect(page?.clientWidth).toBe(390)
  },
})
/** It is made smaller where there is less room. */
export const OpenedOnTheSmallestPhone = Opened.extend({
  tags: ['slow'],
  ...onTheSmallest,
  play: async (context) => {
    await Opened.play(context)
    const { canvasElement } = context
    const page = canvasElement.querySelector('iframe')!
    await expect(page.getBoundingClientRect().width).toBeCloseTo(
      page.parentElement!.getBoundingClientRect().width,
      0,
    )
    await expect(page.getBoundingClientRect().width).toBeLessThan(320)
  },
})
