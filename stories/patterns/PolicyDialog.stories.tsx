import { expect, fn, screen, waitFor } from 'storybook/test'
import { PolicyDialog } from '#src/patterns/PolicyDialog.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'patterns-policy-dialog',
  title: 'Patterns/PolicyDialog',
  component: PolicyDialog,
  parameters: { layout: 'fullscreen' },
  args: { policy: 'privacy' as const, onClose: fn() },
})

export const Privacy = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Privacy Policy' })
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
export const Cookies = meta.story({ args: { policy: 'cookies' } })
export const PrivacyOnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } })
export const CookiesOnAPhone = meta.story({
  args: { policy: 'cookies' },
  globals: { viewport: { value: 'phone', isRotated: false } },
})
