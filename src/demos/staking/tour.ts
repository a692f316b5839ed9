import type { Tour } from '../../simulation/tour.ts'
import type { StakingEvent } from './staking.ts'

const tour: Tour<StakingEvent> = [
  {
    caption: 'Your customers see at a glance what your pools hold, and what they earn themselves.',
    acts: [
      { at: { role: 'term', name: 'Total value locked' } },
      { at: { role: 'term', name: 'Your stake' } },
    ],
  },
  {
    caption: 'Rate, minimum, lock period and risk stand side by side, so pools are easy to compare.',
    acts: [
      { at: { role: 'heading', name: 'Ether Core' } },
      { at: { role: 'heading', name: 'Rewards over the lock period' } },
    ],
  },
  {
    caption: 'Staking begins in place: there is no other page to find and no form to look for.',
    acts: [
      {
        at: { role: 'button', name: 'Stake in Ether Core' },
        event: { type: 'poolOpened', poolId: 'ether-core' },
      },
      { at: { role: 'textbox', name: 'Amount to stake' } },
    ],
  },
  {
    caption: "Changing one's mind costs nothing: another pool opens, and the first one closes.",
    acts: [
      {
        at: { role: 'button', name: 'Stake in Polygon Growth' },
        event: { type: 'poolOpened', poolId: 'polygon-growth' },
      },
      { at: { role: 'heading', name: 'Polygon Growth' } },
    ],
  },
  {
    caption: 'An estimate follows every figure that is typed, before anything is committed.',
    acts: [
      { at: { role: 'textbox', name: 'Amount to stake' }, event: { type: 'amountTyped', text: '2500' } },
    ],
  },
]

export default tour
