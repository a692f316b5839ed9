import type { Tour } from '../../simulation/tour.ts'
import type { StakingEvent } from './staking.ts'

const tour: Tour<StakingEvent> = [
  {
    caption: 'Customers see what your pools hold and what they earn.',
    acts: [
      { at: { role: 'term', name: 'Total value locked' } },
      { at: { role: 'term', name: 'Your stake' } },
    ],
  },
  {
    caption: 'Each pool shows its rate, minimum, lock period and risk.',
    acts: [
      { at: { role: 'heading', name: 'Ether Core' } },
      { at: { role: 'heading', name: 'Polygon Growth' } },
    ],
  },
  {
    caption: 'Staking starts on the same page, without an extra form.',
    acts: [
      {
        at: { role: 'button', name: 'Stake in Ether Core' },
        event: { type: 'poolOpened', poolId: 'ether-core' },
      },
      { at: { role: 'textbox', name: 'Amount to stake' } },
    ],
  },
  {
    caption: 'Opening another pool closes the first one.',
    acts: [
      {
        at: { role: 'button', name: 'Stake in Polygon Growth' },
        event: { type: 'poolOpened', poolId: 'polygon-growth' },
      },
      { at: { role: 'heading', name: 'Polygon Growth' } },
    ],
  },
  {
    caption: 'The estimate updates as the amount is typed.',
    acts: [
      { at: { role: 'textbox', name: 'Amount to stake' }, event: { type: 'amountTyped', text: '2500' } },
    ],
  },
]

export default tour
