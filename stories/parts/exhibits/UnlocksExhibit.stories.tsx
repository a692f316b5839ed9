import { expect } from 'storybook/test'
import tokenLocker from '#src/content/copy/products/token-locker.ts'
import airdropManager from '#src/content/copy/products/airdrop-manager.ts'
import { UnlocksExhibit } from '#src/parts/exhibits/UnlocksExhibit.tsx'
import type { FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone } from '../../viewports.ts'
import { onASheet } from './onASheet.tsx'

const { exhibit } = tokenLocker

const meta = preview.meta({
  id: 'patterns-unlocks-exhibit',
  title: 'Patterns/Exhibits/Unlock stairs',
  component: UnlocksExhibit,
  argTypes: {
    exhibit: oneOf({ 'token-locker': tokenLocker.exhibit, 'airdrop-manager': airdropManager.exhibit }),
  },
  decorators: [(Story) => onASheet(<Story />)],
  parameters: { layout: 'fullscreen' },
  args: { exhibit: tokenLocker.exhibit, family: 'launch' as FamilyName },
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
export const Narrow = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
