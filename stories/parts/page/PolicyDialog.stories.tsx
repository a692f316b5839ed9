import { expect, fn, screen, waitFor } from 'storybook/test'
import { policies, policiesOf } from '#src/content/policies.ts'
import { PolicyDialog } from '#src/parts/page/PolicyDialog.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { realCompany } from '../../realCompany.ts'
import { inSection, shows } from '../../card.ts'
import { onAPhone } from '../../viewports.ts'

const meta = preview.meta({
  id: 'patterns-policy-dialog',
  title: 'Patterns/Page/Policy dialog',
  component: PolicyDialog,
  argTypes: { texts: oneOf({ 'of a sample': policies, 'of a real one': policiesOf(realCompany) }) },
  parameters: { ...inSection('Policies'), layout: 'fullscreen' },
  args: { policy: 'privacy' as const, onClose: fn(), returnFocusTo: fn(() => null) },
})

export const Privacy = meta.story({
  parameters: shows('The privacy policy is open'),
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Privacy Policy' })
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
export const Cookies = meta.story({
  parameters: shows('The cookie policy is open'),
  args: { policy: 'cookies' },
})
export const PrivacyOnAPhone = meta.story({
  parameters: shows('The privacy policy is open'),
  tags: ['slow'],
  ...onAPhone,
})
export const CookiesOnAPhone = meta.story({
  parameters: shows('The cookie policy is open'),
  tags: ['slow'],
  args: { policy: 'cookies' },
  ...onAPhone,
})

/** With the lines that a real company adds. */
export const OfARealCompany = meta.story({
  args: { policy: 'privacy', texts: policiesOf(realCompany) },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Privacy Policy' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveTextContent('The data controller is Ada Okafor, data@orchard.example.')
    await expect(dialog).not.toHaveTextContent('sample company')
  },
})
