import nftStudio from '#src/content/copy/products/nft-studio.ts'
import mobileWallet from '#src/content/copy/products/mobile-wallet.ts'
import memeLauncher from '#src/content/copy/products/meme-launcher.ts'
import { ScreenExhibit } from '#src/parts/exhibits/ScreenExhibit.tsx'
import type { FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { LONG, onASheet } from './onASheet.tsx'

const { exhibit } = nftStudio

const meta = preview.meta({
  id: 'patterns-screen-exhibit',
  title: 'Patterns/Exhibits/Product screen',
  component: ScreenExhibit,
  argTypes: { exhibit: oneOf({ 'nft-studio': nftStudio.exhibit, 'mobile-wallet': mobileWallet.exhibit }) },
  decorators: [(Story) => onASheet(<Story />)],
  parameters: { layout: 'fullscreen' },
  args: { exhibit: nftStudio.exhibit, family: 'trade' as FamilyName },
})

export const Default = meta.story()
export const OfAnotherOffer = meta.story({ args: { exhibit: mobileWallet.exhibit, family: 'secure' } })
/** With one generated picture. */
export const WithArt = meta.story({ args: { exhibit: memeLauncher.exhibit } })
export const LongestTexts = meta.story({
  tags: ['slow'],
  ...onTheSmallest,
  args: {
    exhibit: { ...exhibit, name: LONG, headline: LONG, rows: [{ name: LONG, value: LONG, mark: 'bad' }] },
  },
})
export const Narrow = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
