import { expect, fn } from 'storybook/test'
import PolicyTexts from '#src/patterns/PolicyTexts.tsx'
import { SiteFooter } from '#src/patterns/SiteFooter.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'patterns-policy-texts',
  title: 'Patterns/PolicyTexts',
  component: PolicyTexts,
  parameters: { layout: 'fullscreen' },
  render: () => <SiteFooter theme="system" onTheme={fn()} policies={<PolicyTexts />} />,
})

export const Default = meta.story()
export const PrivacyOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Privacy Policy'))
    await expect(canvas.getByText(/matches keywords against a built-in list/)).toBeVisible()
    await expect(canvas.getByText(/This site sets no cookies/)).not.toBeVisible()
  },
})
export const PrivacyOpenOnAPhone = PrivacyOpen.extend({
  globals: { viewport: { value: 'phone', isRotated: false } },
})
