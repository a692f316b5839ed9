import { ProgressMeter, LevelIndicator } from '#src/primitives/ProgressMeter.tsx'
import { MetricsPanel } from '#src/patterns/figures/MetricsPanel.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone } from '../../viewports.ts'

const readings = [
  {
    name: 'Sentiment',
    value: 'Bullish 78%',
    mark: <ProgressMeter label="Sentiment" value={78} squares={20} />,
  },
  { name: 'Volatility, next 4 hours', value: 'Moderate', mark: <LevelIndicator filled={2} of={3} /> },
  { name: 'Action', value: 'Hold Position' },
]

const meta = preview.meta({
  id: 'patterns-readings',
  title: 'Patterns/Figures/Metrics panel',
  component: MetricsPanel,
  argTypes: { readings: oneOf({ three: readings, two: readings.slice(0, 2) }) },
  decorators: [(Story) => <div data-family="trade">{Story()}</div>],
  args: {
    title: 'AI Market Analysis',
    note: 'Fixed sample values, the same every time. Not advice.',
    readings,
  },
})

export const Three = meta.story({})
export const Two = meta.story({
  args: {
    title: 'Network reading',
    readings: [
      {
        name: 'Health score',
        value: '94.7',
        unit: '/100',
        mark: <ProgressMeter label="Health score" value={94.7} />,
      },
      { name: 'Security level', value: 'Maximum', mark: <LevelIndicator filled={4} of={4} /> },
    ],
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
