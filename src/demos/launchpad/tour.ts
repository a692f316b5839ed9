import type { Tour } from '../../simulation/tour.ts'
import type { LaunchpadEvent } from './launchpad.ts'

const tour: Tour<LaunchpadEvent> = [
  {
    caption: 'A project describes itself in its own words.',
    acts: [
      { at: { role: 'textbox', name: 'Name' }, event: { type: 'textTyped', field: 'name', text: 'Orchard' } },
      {
        at: { role: 'textbox', name: 'Description' },
        event: { type: 'textTyped', field: 'description', text: 'One token for each tree.' },
      },
      { at: { role: 'heading', name: 'Sale card' } },
    ],
  },
  {
    caption: 'Simple steps, one at a time, and users can always go back.',
    acts: [
      {
        at: { role: 'textbox', name: 'Token address' },
        event: {
          type: 'textTyped',
          field: 'tokenAddress',
          text: '0x4f0Ca17B6E6b1D1cF1a0F3AB3b7D5c0E5B2291aE',
        },
      },
      { at: { role: 'button', name: 'Next Step' }, event: { type: 'nextPressed' } },
    ],
  },
  {
    caption: 'You decide which types of sale your platform allows.',
    acts: [
      { at: { role: 'radio', name: 'Private' }, event: { type: 'saleTypeChosen', saleType: 'private' } },
    ],
  },
  {
    caption: 'Caps, price and dates are on one page, each with a short explanation.',
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
      {
        at: { role: 'date', name: 'Start date' },
        event: { type: 'textTyped', field: 'startDate', text: '2026-04-01T09:00' },
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
    caption: 'A summary lists what is missing and what the launch will cost.',
    acts: [
      { at: { role: 'button', name: 'Next Step' }, event: { type: 'nextPressed' } },
      { at: { role: 'term', name: 'Estimated gas' } },
    ],
  },
]

export default tour
