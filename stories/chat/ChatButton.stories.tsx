import { expect, fn } from 'storybook/test'
import { ChatButton } from '#src/chat/ChatButton.tsx'
import { UnreadCount } from '#src/chat/UnreadCount.tsx'
import { company } from '#src/content/company.ts'
import { PartFailure } from '#src/patterns/PartFailure.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'chat-button',
  title: 'Chat/Button',
  component: ChatButton,
  subcomponents: { UnreadCount },
  parameters: { layout: 'fullscreen' },
  args: { onOpen: fn(), onApproach: fn() },
})
const onAPhone = { viewport: { value: 'phone', isRotated: false } }

export const Default = meta.story({
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
export const OnAPhone = meta.story({ globals: onAPhone })
export const Loading = meta.story({
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the chat')
  },
})
export const OneNewAnswer = meta.story({ args: { unread: 1, children: <UnreadCount unread={1} /> } })
/** The chat's code did not come. */
export const Failed = meta.story({
  render: (args) => (
    <>
      <PartFailure what="The chat" kind="failed" onRetry={args.onOpen} onClose={fn()}>
        Or write to <a href={company.mailHref}>{company.supportEmail}</a>.
      </PartFailure>
      <ChatButton {...args} />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The chat could not be loaded.')
    await expect(canvas.getByRole('link', { name: 'support@fourfold.example' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})
export const FailedOnAPhone = Failed.extend({ globals: onAPhone })
