import type { Tour } from '../../simulation/tour.ts'
import type { BusinessPartnerEvent } from './businessPartner.ts'

const tour: Tour<BusinessPartnerEvent> = [
  {
    caption: 'Visitors see all nearby partners together, on a map and in a list.',
    acts: [{ at: { role: 'heading', name: 'Palm Exchange Desk' } }],
  },
  {
    caption: 'Choosing a state or a city filters the list and the map.',
    acts: [
      { at: { role: 'combobox', name: 'State' }, event: { type: 'usStateChosen', usState: 'Illinois' } },
    ],
  },
  {
    caption: 'The ratings and the verification of each partner help build trust.',
    acts: [{ at: { role: 'heading', name: 'Lakeside Loop Dealers' } }],
  },
  {
    caption: 'Both sides follow a trade in escrow, step by step.',
    acts: [
      { at: { role: 'tab', name: 'Escrow Trades' }, event: { type: 'tabChosen', tab: 'escrow' } },
      { at: { role: 'button', name: 'Next step' }, event: { type: 'escrowStepChosen', step: 2 } },
    ],
  },
  {
    caption: 'Appointments are kept in the same place, so no slot is booked twice.',
    acts: [{ at: { role: 'tab', name: 'Appointments' }, event: { type: 'tabChosen', tab: 'appointments' } }],
  },
]

export default tour
