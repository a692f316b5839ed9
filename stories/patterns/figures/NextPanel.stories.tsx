import { expect } from 'storybook/test'
import { NextPanel } from '#src/patterns/figures/NextPanel.tsx'
import { ProgressMeter } from '#src/primitives/ProgressMeter.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone } from '../../viewports.ts'

const vouchers = [
  { name: 'Earned', text: '1,000 CSP', value: 1000 },
  { name: 'Spent', text: '250 CSP', value: 250 },
  { name: 'Left', text: '750 CSP', value: 750 },
]
const meter = <ProgressMeter label="Points left" value={75} squares={80} />

const meta = preview.meta({
  id: 'patterns-next-panel',
  title: 'Patterns/Figures/Next panel',
  component: NextPanel,
  argTypes: {
    figures: oneOf({ three: vouchers, one: vouchers.slice(0, 1), none: [] }),
    children: oneOf({ meter, nothing: null }),
  },
  decorators: [(Story) => <div data-family="launch">{Story()}</div>],
  args: {
    title: 'Next: customers redeem vouchers',
    note: 'Sample: one of a thousand customers.',
    figures: vouchers,
    children: meter,
    answer: '1 of 3 vouchers redeemed.',
  },
})

export const WithFigures = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 vouchers redeemed.')
  },
})
/** The supply is no number. */
export const WithoutFigures = meta.story({
  args: {
    figures: [],
    children: undefined,
    answer: 'The supply “abc” is not a number above 0, so there is nothing to divide.',
  },
})
export const OnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
