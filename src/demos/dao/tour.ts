import type { Tour } from '../../simulation/tour.ts'
import type { DaoEvent } from './dao.ts'

const tour: Tour<DaoEvent> = [
  {
    caption: 'Each proposal states its goal, its cost and the time left to decide.',
    acts: [{ at: { role: 'heading', name: 'Pay for a second audit of the vault' } }],
  },
  {
    caption: 'A proposal shows what it spends, and what the treasury is after it.',
    acts: [
      {
        at: { role: 'button', name: 'Spends $240,000, 4.94% of the treasury' },
        event: { type: 'proposalLifted', proposal: 'tools-grants' },
      },
    ],
  },
  {
    caption: 'Bars show the votes, and a notch the share that a proposal needs.',
    acts: [{ at: { role: 'heading', name: 'Lower the swap fee to 0.25%' } }],
  },
  {
    caption: 'The treasury is transparent: a chart and figures for every holding.',
    acts: [{ at: { role: 'table', name: 'What the treasury holds' } }],
  },
  {
    caption: 'Members see at a glance how active their organization is.',
    acts: [{ at: { role: 'term', name: 'Active proposals' } }, { at: { role: 'term', name: 'Members' } }],
  },
]

export default tour
