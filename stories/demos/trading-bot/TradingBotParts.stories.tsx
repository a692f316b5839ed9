import { fn } from 'storybook/test'
import { MarketAnalysis, Strategies, Trades } from '#src/demos/trading-bot/BotReport.tsx'
import { BotRun, Ledger, RunCourse } from '#src/demos/trading-bot/BotRun.tsx'
import { sampleAnalysis, sampleStrategies, sampleTrades } from '#src/demos/trading-bot/sampleBot.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { states } from './tradingBotStates.ts'

const nothing = fn()
const unpointed = {
  onPointerEnter: nothing,
  onPointerLeave: nothing,
  onPointerUp: nothing,
  onFocus: nothing,
  onBlur: nothing,
}

const meta = preview.meta({
  id: 'parts-trading-bot',
  title: 'Demo parts/Trading bot',
  component: Strategies,
  argTypes: { strategies: oneOf({ samples: sampleStrategies, one: sampleStrategies.slice(0, 1), none: [] }) },
  subcomponents: { Trades, MarketAnalysis, RunCourse, Ledger, BotRun },
  ...partOf('trading-bot'),
  args: { strategies: sampleStrategies },
})

export const ActiveStrategies = meta.story()
export const RecentTrades = meta.story({ render: () => <Trades trades={sampleTrades} /> })
export const Analysis = meta.story({ render: () => <MarketAnalysis analysis={sampleAnalysis} /> })
const { profitCents, moves, sizes, size } = states.active
/** The line and the ledger of a run of twelve trades. */
export const Run = meta.story({
  render: () => (
    <BotRun state={states.active} trades={moves.length}>
      <p>The switch is beside the line.</p>
    </BotRun>
  ),
})
/** The third trade is read. */
export const CourseAndLedger = meta.story({
  render: () => (
    <>
      <RunCourse
        profitCents={profitCents}
        moves={moves}
        sizes={sizes}
        size={size}
        trades={12}
        isActive
        read={27}
        onRead={fn()}
      />
      <Ledger
        moves={moves}
        sizes={sizes}
        size={size}
        trades={12}
        isActive
        read={3}
        handlersOf={() => unpointed}
        onPress={fn()}
      />
    </>
  ),
})
