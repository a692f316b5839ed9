import type { Tour } from '../../simulation/tour.ts'
import type { DaoEvent } from './dao.ts'

const tour: Tour<DaoEvent> = [
  {
    caption: 'Members see in one line how alive their organization is.',
    acts: [{ at: { role: 'term', name: 'Active proposals' } }, { at: { role: 'term', name: 'Members' } }],
  },
  {
    caption: 'A proposal says what it asks for, what it costs, and how long there is to decide.',
    acts: [{ at: { role: 'heading', name: 'Pay for a second audit of the vault' } }],
  },
  {
    caption: 'How the votes stand can be seen before a single figure is read.',
    acts: [{ at: { role: 'heading', name: 'Lower the swap fee to 0.25%' } }],
  },
  {
    caption: 'What was decided stays on record, with the votes that decided it.',
    acts: [{ at: { role: 'heading', name: 'Keep a quarter of the treasury in USDC' } }],
  },
  {
    caption: 'The treasury is an open book: every holding, in a picture and in figures.',
    acts: [{ at: { role: 'table', name: 'What the treasury holds' } }],
  },
  {
    caption: 'A few remarks tell newcomers what the figures mean.',
    acts: [{ at: { role: 'heading', name: 'Insights' } }],
  },
]

export default tour
