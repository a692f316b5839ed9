import type { Tour } from '../../simulation/tour.ts'
import type { StakingEvent } from './staking.ts'

const tour: Tour<StakingEvent> = [
  {
    caption: 'One amount shows your customers what every pool earns.',
    acts: [
      {
        at: { role: 'textbox', name: 'Amount in each pool' },
        event: { type: 'comparedTyped', text: '2500' },
      },
      { at: { role: 'heading', name: 'Polygon Growth' } },
    ],
  },
  {
    caption: 'Each curve shows when a pool pays, and what a day has earned.',
    acts: [{ at: { role: 'heading', name: 'Ether Core' } }, { at: { role: 'heading', name: 'AIZ Reserve' } }],
  },
  {
    caption: 'Staking starts on the same page, with the amount filled in.',
    acts: [
      {
        at: { role: 'button', name: 'Stake in AIZ Reserve' },
        event: { type: 'poolOpened', poolId: 'aiz-reserve' },
      },
      { at: { role: 'textbox', name: 'Amount to stake' } },
    ],
  },
  {
    caption: 'Staking in another pool closes the first one.',
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
