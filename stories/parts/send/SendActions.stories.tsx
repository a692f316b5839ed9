import { expect, fn } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { demoByKey } from '#src/content/demos.ts'
import { SendActions, type SendActionsProps } from '#src/parts/send/SendActions.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'

const link = `${siteUrl}/demo/staking`
const message = { subject: 'Staking platform demo', text: `Hello,\n\n${link}` }
const one = [{ demo: demoByKey('staking'), link }]
const two = [...one, { demo: demoByKey('dao'), link: `${siteUrl}/demo/dao` }]
const told = {
  Nothing: null,
  Copied: { count: 1, text: 'Link copied.' },
  Refused: { count: 1, text: 'The browser did not allow copying. Copy this by hand:', shown: link },
}

const meta = preview.meta({
  id: 'patterns-send-actions',
  title: 'Patterns/Demo panel/Send actions',
  component: SendActions,
  argTypes: {
    message: oneOf({ 'A message': message }),
    links: oneOf({ One: one, Two: two }),
    told: oneOf(told),
  },
  args: {
    links: one,
    message,
    share: fn(() => Promise.resolve(true)) as SendActionsProps['share'],
    onSent: fn(),
    told: null as SendActionsProps['told'],
    say: fn(),
    copy: fn(() => Promise.resolve()),
  },
})

/** The link or the whole message is copied. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(args.copy).toHaveBeenLastCalledWith(link, 'Link', expect.any(Function))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy message' }))
    await expect(args.copy).toHaveBeenLastCalledWith(
      `${message.subject}\n\n${message.text}`,
      'Message',
      expect.any(Function),
    )
  },
})
/** Each link is below the name of its demo. */
export const TwoLinks = meta.story({
  args: { links: two },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy 2 links' }))
    await expect(args.copy).toHaveBeenLastCalledWith(
      `Staking platform\n${link}\n\nDAO governance\n${siteUrl}/demo/dao`,
      'Links',
      expect.any(Function),
    )
  },
})
export const Copied = meta.story({ args: { told: told.Copied } })
/** The text is there to be copied by hand. */
export const CopyFailed = meta.story({ args: { told: told.Refused, share: null } })
/** A note or an address that cannot be used is in no link: that is said before the link is copied. */
export const Incomplete = meta.story({
  args: { isIncomplete: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What is marked above is not in the link.')).toBeVisible()
  },
})
