import { fn } from 'storybook/test'
import { CoinCard, LargeChart } from '#src/demos/price-tracker/CoinCard.tsx'
import { cards } from '#src/demos/price-tracker/PriceTracker.css.ts'
import { sampleCoins } from '#src/demos/price-tracker/sampleCoins.ts'
import preview from '#storybook/preview.tsx'
import { oneByName } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-price-tracker',
  title: 'Demo parts/Price tracker',
  component: CoinCard,
  subcomponents: { LargeChart },
  argTypes: { coin: oneByName(sampleCoins) },
  ...partOf('price-tracker'),
  render: (args) => (
    <ul className={cards}>
      <CoinCard {...args} />
    </ul>
  ),
  args: { coin: sampleCoins[0]!, isOpen: false, read: null, onRead: fn(), onToggle: fn() },
})

export const OneCoin = meta.story()
/** Its chart is large, below. */
export const Open = meta.story({ args: { isOpen: true } })
const chart = { coin: sampleCoins[1]!, coins: sampleCoins, read: null, onRead: fn(), onCompare: fn() }
export const Large = meta.story({
  render: () => (
    <ul className={cards}>
      <LargeChart {...chart} compared={null} />
    </ul>
  ),
})
export const Compared = meta.story({
  render: () => (
    <ul className={cards}>
      <LargeChart {...chart} compared="solana" />
    </ul>
  ),
})
/** A place of the week is read: the line above says when, and the price. */
export const Read = meta.story({ args: { read: 0.25 } })
