import daoPlatform from '#src/content/copy/services/dao-platform.ts'
import tradingBot from '#src/content/copy/products/trading-bot.ts'
import { ThresholdBarsExhibit } from '#src/parts/exhibits/ThresholdBarsExhibit.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone } from '../../viewports.ts'
import { exhibitOf, LONG } from './exhibitStories.tsx'

const { exhibit } = daoPlatform

const meta = preview.meta({
  id: 'patterns-threshold-exhibit',
  title: 'Patterns/Exhibits/Threshold bars',
  component: ThresholdBarsExhibit,
  ...exhibitOf(
    { 'dao-platform': daoPlatform.exhibit, 'trading-bot': tradingBot.exhibit },
    daoPlatform.exhibit,
    'launch',
  ),
})

export const Default = meta.story()
export const OfAnotherOffer = meta.story({ args: { exhibit: tradingBot.exhibit, family: 'trade' } })
/** A bar ends at the highest value. */
export const BeyondTheScale = meta.story({
  args: {
    exhibit: { ...exhibit, bars: [{ name: LONG, at: 900, mark: 'caution', verdict: LONG }, ...exhibit.bars] },
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
