import type { Tour } from '../../simulation/tour.ts'
import type { BusinessPartnerEvent } from './businessPartner.ts'

const tour: Tour<BusinessPartnerEvent> = [
  {
    caption: 'Visitors see who is near, on a map and in a list.',
    acts: [{ at: { role: 'heading', name: 'Palm Exchange Desk' } }],
  },
  {
    caption: 'A region narrows the list at once, and the map with it.',
    acts: [
      { at: { role: 'combobox', name: 'State' }, event: { type: 'usStateChosen', usState: 'Illinois' } },
    ],
  },
  {
    caption: 'Ratings and verification stand beside each name, so that trust has a ground.',
    acts: [{ at: { role: 'heading', name: 'Lakeside Loop Dealers' } }],
  },
  {
    caption: 'A trade in escrow is followed to its end, and each side knows where it stands.',
    acts: [{ at: { role: 'tab', name: 'Escrow Trades' }, event: { type: 'tabChosen', tab: 'escrow' } }],
  },
  {
    caption: 'Meetings are kept in the same place, so that nothing is agreed twice.',
    acts: [{ at: { role: 'tab', name: 'Appointments' }, event: { type: 'tabChosen', tab: 'appointments' } }],
  },
]

export default tour
