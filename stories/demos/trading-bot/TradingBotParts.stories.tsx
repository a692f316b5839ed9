import { MarketAnalysis, Strategies, Trades } from '#src/demos/trading-bot/BotReport.tsx'
import { sampleAnalysis, sampleStrategies, sampleTrades } from '#src/demos/trading-bot/sampleBot.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const meta = preview.meta({
  id: 'parts-trading-bot',
  title: 'Demo parts/Trading bot',
  component: Strategies,
  argTypes: { strategies: oneOf({ samples: sampleStrategies, one: sampleStrategies.slice(0, 1), none: [] }) },
  subcomponents: { Trades, MarketAnalysis },
  ...partOf('trading-bot'),
  args: { strategies: sampleStrategies },
})

export const ActiveStrategies = meta.story()
export const RecentTrades = meta.story({ render: () => <Trades trades={sampleTrades} /> })
export const Analysis = meta.story({ render: () => <MarketAnalysis analysis={sampleAnalysis} /> })
