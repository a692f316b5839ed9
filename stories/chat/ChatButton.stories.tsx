import { expect, fn, waitFor } from 'storybook/test'
import { ChatButton } from '#src/chat/ChatButton.tsx'
import { UnreadCount } from '#src/chat/UnreadCount.tsx'
import { company } from '#src/content/company.ts'
import { LoadError } from '#src/parts/loading/LoadError.tsx'
import preview from '#storybook/preview.tsx'
import { inSection, shows } from '../card.ts'
import { oneOf } from '../controls.ts'
import * as places from '../patterns/places.css.ts'
import { onAPhone } from '../viewports.ts'

const meta = preview.meta({
  id: 'chat-button',
  title: 'Features/Chat button',
  component: ChatButton,
  argTypes: { children: oneOf({ nothing: null, 'three unread': <UnreadCount unread={3} /> }) },
  subcomponents: { UnreadCount },
  parameters: { ...inSection('Chat'), layout: 'fullscreen' },
  args: { onOpen: fn(), onApproach: fn() },
})

export const Default = meta.story({
  parameters: shows({ says: 'Closed', after: 'chat-assistant--closed-with-answer' }),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Coming near loads the chat, pressing opens it', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Open chat' }))
      await expect(args.onApproach).toHaveBeenCalled()
      await expect(args.onOpen).not.toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('button', { name: 'Open chat' }))
      await expect(args.onOpen).toHaveBeenCalledOnce()
    })
  },
})
export const OnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
/** The visitor scrolled down: it is beside the window, until scrolling up or until the focus comes. */
export const AwayOnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
  render: (args) => (
    <>
      <div className={places.longPage} />
      <ChatButton {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const button = canvas.getByRole('button', { name: 'Open chat' })
    const { defaultView: view } = canvasElement.ownerDocument
    const isAway = () => button.getBoundingClientRect().left >= document.body.getBoundingClientRect().right
    const scrollTo = (top: number) => view?.scrollTo({ top, behavior: 'instant' })
    await step('Scrolling up brings it back', async () => {
      scrollTo(600)
      await waitFor(() => expect(isAway()).toBe(true))
      scrollTo(500)
      await waitFor(() => expect(isAway()).toBe(false))
    })
    await step('Scrolling down takes it away', async () => {
      scrollTo(700)
      await waitFor(() => expect(isAway()).toBe(true))
    })
  },
})
export const Loading = meta.story({
  parameters: shows({ says: 'Its code is loading, or did not load', after: 'chat-button--default' }),
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the chat')
  },
})
export const OneNewAnswer = meta.story({ args: { unread: 1, children: <UnreadCount unread={1} /> } })
/** The chat's code did not come. */
export const Failed = meta.story({
  parameters: shows('Its code is loading, or did not load'),
  render: (args) => (
    <>
      <LoadError what="The chat" kind="failed" onRetry={args.onOpen} onClose={fn()}>
        Or write to <a href={company.mailHref}>{company.supportEmail}</a>.
      </LoadError>
      <ChatButton {...args} />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The chat could not be loaded.')
    await expect(canvas.getByRole('link', { name: company.supportEmail })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})
export const FailedOnAPhone = Failed.extend({ tags: ['slow'], ...onAPhone })
