import { MarketAnalysis, Strategies, Trades } from '#src/demos/trading-bot/BotReport.tsx'
import { Ledger, RunCourse } from '#src/demos/trading-bot/BotRun.tsx'
import { sampleAnalysis, sampleStrategies, sampleTrades } from '#src/demos/trading-bot/sampleBot.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { states } from './tradingBotStates.ts'

const meta = preview.meta({
  id: 'parts-trading-bot',
  title: 'Demo parts/Trading bot',
  component: Strategies,
  argTypes: { strategies: oneOf({ samples: sampleStrategies, one: sampleStrategies.slice(0, 1), none: [] }) },
  subcomponents: { Trades, MarketAnalysis, RunCourse, Ledger },
  ...partOf('trading-bot'),
  args: { strategies: sampleStrategies },
})

export const ActiveStrategies = meta.story()
export const RecentTrades = meta.story({ render: () => <Trades trades={sampleTrades} /> })
export const Analysis = meta.story({ render: () => <MarketAnalysis analysis={sampleAnalysis} /> })
/** The line and the ledger of a run of twelve trades. */
export const Run = meta.story({
  render: () => (
    <>
      <RunCourse profitCents={states.active.profitCents} moves={states.active.moves} isActive />
      <Ledger moves={states.active.moves} trades={states.active.moves.length} isActive />
    </>
  ),
})
