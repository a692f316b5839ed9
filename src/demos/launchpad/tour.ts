import type { Tour } from '../../simulation/tour.ts'
import type { LaunchpadEvent } from './launchpad.ts'

const tour: Tour<LaunchpadEvent> = [
  {
    caption: 'A project describes itself, and its public page follows.',
    acts: [
      { at: { role: 'textbox', name: 'Name' }, event: { type: 'textTyped', field: 'name', text: 'Orchard' } },
      {
        at: { role: 'textbox', name: 'Description' },
        event: { type: 'textTyped', field: 'description', text: 'One token for each tree.' },
      },
      { at: { role: 'heading', name: 'Public page' } },
    ],
  },
  {
    caption: 'You decide which types of sale your platform allows.',
    acts: [
      { at: { role: 'button', name: 'Next Step' }, event: { type: 'nextPressed' } },
      { at: { role: 'radio', name: 'Private' }, event: { type: 'saleTypeChosen', saleType: 'private' } },
    ],
  },
  {
    caption: 'Buyers see the caps to scale, and what 1 ETH buys.',
    acts: [
      {
        at: { role: 'textbox', name: 'Hard cap' },
        event: { type: 'textTyped', field: 'hardCap', text: '500' },
      },
      {
        at: { role: 'textbox', name: 'Soft cap' },
        event: { type: 'textTyped', field: 'softCap', text: '100' },
      },
      {
        at: { role: 'textbox', name: 'Price' },
        event: { type: 'textTyped', field: 'price', text: '0.0005' },
      },
    ],
  },
  {
    caption: 'The dates become a countdown.',
    acts: [
      {
        at: { role: 'date', name: 'Start date' },
        event: { type: 'textTyped', field: 'startDate', text: '2026-04-01T09:00' },
      },
      {
        at: { role: 'date', name: 'End date' },
        event: { type: 'textTyped', field: 'endDate', text: '2026-04-30T18:00' },
      },
    ],
  },
  {
    caption: 'An analysis checks the terms before the sale is public.',
    acts: [
      { at: { role: 'button', name: 'Next Step' }, event: { type: 'nextPressed' } },
      { at: { role: 'term', name: 'Sale terms' } },
    ],
  },
  {
    caption: 'The finished page shows any day of its sale before it is deployed.',
    acts: [
      { at: { role: 'button', name: 'Next Step' }, event: { type: 'nextPressed' } },
      { at: { role: 'heading', name: 'Public page' } },
      { at: { role: 'term', name: 'Estimated gas' } },
    ],
  },
]

export default tour
