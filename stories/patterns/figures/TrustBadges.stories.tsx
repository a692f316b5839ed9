import { expect } from 'storybook/test'
import { TrustBadges } from '#src/patterns/figures/TrustBadges.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'patterns-trust-badges',
  title: 'Patterns/Figures/Trust badges',
  component: TrustBadges,
  args: { isOnline: true, isVerified: true },
})

export const Both = meta.story({})
export const Neither = meta.story({
  args: { isOnline: false, isVerified: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offline')).toBeVisible()
    await expect(canvas.getByText('Not verified')).toBeVisible()
  },
})
