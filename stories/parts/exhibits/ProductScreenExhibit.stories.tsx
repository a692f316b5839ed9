import nftStudio from '#src/content/copy/products/nft-studio.ts'
import mobileWallet from '#src/content/copy/products/mobile-wallet.ts'
import memeLauncher from '#src/content/copy/products/meme-launcher.ts'
import { ProductScreenExhibit } from '#src/parts/exhibits/ProductScreenExhibit.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { exhibitOf, LONG } from './exhibitStories.tsx'

const { exhibit } = nftStudio

const meta = preview.meta({
  id: 'patterns-screen-exhibit',
  title: 'Patterns/Exhibits/Product screen',
  component: ProductScreenExhibit,
  ...exhibitOf(
    { 'nft-studio': nftStudio.exhibit, 'mobile-wallet': mobileWallet.exhibit },
    nftStudio.exhibit,
    'trade',
  ),
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
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
