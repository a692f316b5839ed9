import type { Tour } from '../../simulation/tour.ts'
import type { DaoEvent } from './dao.ts'

const tour: Tour<DaoEvent> = [
  {
    caption: 'Members see at a glance how active their organization is.',
    acts: [{ at: { role: 'term', name: 'Active proposals' } }, { at: { role: 'term', name: 'Members' } }],
  },
  {
    caption: 'Each proposal states its goal, its cost and the time left to decide.',
    acts: [{ at: { role: 'heading', name: 'Pay for a second audit of the vault' } }],
  },
  {
    caption: 'Bars show the current votes at a glance.',
    acts: [{ at: { role: 'heading', name: 'Lower the swap fee to 0.25%' } }],
  },
  {
    caption: 'Decisions stay on record, with the votes behind them.',
    acts: [{ at: { role: 'heading', name: 'Keep a quarter of the treasury in USDC' } }],
  },
  {
    caption: 'The treasury is transparent: a chart and figures for every holding.',
    acts: [{ at: { role: 'table', name: 'What the treasury holds' } }],
  },
  {
    caption: 'Short notes explain the figures to newcomers.',
    acts: [{ at: { role: 'heading', name: 'Insights' } }],
  },
]

export default tour
