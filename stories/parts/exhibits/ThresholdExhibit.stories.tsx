import daoPlatform from '#src/content/copy/services/dao-platform.ts'
import tradingBot from '#src/content/copy/products/trading-bot.ts'
import { ThresholdExhibit } from '#src/parts/exhibits/ThresholdExhibit.tsx'
import type { FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone } from '../../viewports.ts'
import { LONG, onASheet } from './onASheet.tsx'

const { exhibit } = daoPlatform

const meta = preview.meta({
  id: 'patterns-threshold-exhibit',
  title: 'Patterns/Exhibits/Bars with a threshold',
  component: ThresholdExhibit,
  argTypes: { exhibit: oneOf({ 'dao-platform': daoPlatform.exhibit, 'trading-bot': tradingBot.exhibit }) },
  decorators: [(Story) => onASheet(<Story />)],
  parameters: { layout: 'fullscreen' },
  args: { exhibit: daoPlatform.exhibit, family: 'launch' as FamilyName },
})

export const Default = meta.story()
export const OfAnotherOffer = meta.story({ args: { exhibit: tradingBot.exhibit, family: 'trade' } })
/** A bar ends at the highest value. */
export const BeyondTheScale = meta.story({
  args: {
    exhibit: { ...exhibit, bars: [{ name: LONG, at: 900, mark: 'caution', verdict: LONG }, ...exhibit.bars] },
  },
})
export const Narrow = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
