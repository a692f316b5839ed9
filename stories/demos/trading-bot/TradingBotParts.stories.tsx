import { fn } from 'storybook/test'
import { MarketAnalysis, Strategies, Trades } from '#src/demos/trading-bot/BotReport.tsx'
import { BotRun, Ledger, RunCourse } from '#src/demos/trading-bot/BotRun.tsx'
import { sampleAnalysis, sampleTrades } from '#src/demos/trading-bot/sampleBot.ts'
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
  argTypes: { state: oneOf({ inactive: states.inactive, active: states.active }) },
  subcomponents: { Trades, MarketAnalysis, RunCourse, Ledger, BotRun },
  ...partOf('trading-bot'),
  args: { state: states.inactive, onSwitch: nothing },
})

export const ActiveStrategies = meta.story()
export const RecentTrades = meta.story({ render: () => <Trades trades={sampleTrades} /> })
export const Analysis = meta.story({ render: () => <MarketAnalysis analysis={sampleAnalysis} /> })
/** The line and the ledger of a run of twelve trades. */
export const Run = meta.story({
  render: () => (
    <BotRun state={states.active} trades={12}>
      <p>The switch is beside the line.</p>
    </BotRun>
  ),
})
/** The third trade is read. */
export const CourseAndLedger = meta.story({
  render: () => (
    <>
      <RunCourse state={states.active} trades={12} read={27} onRead={nothing} />
      <Ledger state={states.active} trades={12} read={3} handlersOf={() => unpointed} onPress={nothing} />
    </>
  ),
})
