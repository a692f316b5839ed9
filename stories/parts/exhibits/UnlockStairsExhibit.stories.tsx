import { expect } from 'storybook/test'
import tokenLocker from '#src/content/copy/products/token-locker.ts'
import airdropManager from '#src/content/copy/products/airdrop-manager.ts'
import { UnlockStairsExhibit } from '#src/parts/exhibits/UnlockStairsExhibit.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone } from '../../viewports.ts'
import { exhibitOf } from './exhibitStories.tsx'

const { exhibit } = tokenLocker

const meta = preview.meta({
  id: 'patterns-unlocks-exhibit',
  title: 'Patterns/Exhibits/Unlock stairs',
  component: UnlockStairsExhibit,
  ...exhibitOf(
    { 'token-locker': tokenLocker.exhibit, 'airdrop-manager': airdropManager.exhibit },
    tokenLocker.exhibit,
    'launch',
  ),
})

export const Default = meta.story()
export const OfAnotherOffer = meta.story({ args: { exhibit: airdropManager.exhibit, family: 'launch' } })
/** All of it on the first day. */
export const SingleStep = meta.story({
  args: { exhibit: { ...exhibit, steps: [[0, 100]] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Released of a sample grant: Month 0 100%')
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
