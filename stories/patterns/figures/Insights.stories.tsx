import { Insights } from '#src/patterns/figures/Insights.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone } from '../../viewports.ts'

const insights = [
  {
    title: 'Closest vote',
    text: 'The vote on the swap fee is the closest of the active proposals: a margin of 8,330 votes.',
  },
  { title: 'Treasury', text: 'ETH and USDC together make up 62.50% of the treasury.' },
  { title: 'AI scores', text: 'Fixed sample values from 0 to 100, made up for this demo.' },
]

const meta = preview.meta({
  id: 'patterns-insights',
  title: 'Patterns/Figures/Insights',
  component: Insights,
  argTypes: { insights: oneOf({ three: insights, one: insights.slice(0, 1) }) },
  decorators: [(Story) => <div data-family="launch">{Story()}</div>],
  args: {
    insights,
  },
})

export const Default = meta.story({})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
