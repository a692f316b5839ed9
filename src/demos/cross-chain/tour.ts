import type { Tour } from '../../simulation/tour.ts'
import { lastTickOf, TICK_MS, type CrossChainEvent } from './crossChain.ts'
import { planOf } from './sampleChains.ts'

const tour: Tour<CrossChainEvent> = [
  {
    caption: 'Your users choose two chains and enter one amount.',
    acts: [
      { at: { role: 'combobox', name: 'Source chain' } },
      { at: { role: 'combobox', name: 'Destination chain' } },
    ],
  },
  {
    caption: 'Users watch the way of their amount, and see its fee before they decide.',
    acts: [
      {
        at: { role: 'textbox', name: 'Amount' },
        event: { type: 'amountTyped', text: '2.5' },
        passes: lastTickOf(planOf('ethereum', 'polygon')) * TICK_MS,
      },
      { at: { role: 'term', name: 'Bridge fee' } },
    ],
  },
  {
    caption: 'The bridge catches invalid choices early and explains the reason.',
    acts: [
      { at: { role: 'combobox', name: 'Source chain' }, event: { type: 'sourceChosen', chain: 'polygon' } },
      { at: { role: 'button', name: 'Bridge Assets' } },
    ],
  },
  {
    caption: 'One change fixes it, and the form keeps the amount.',
    acts: [
      {
        at: { role: 'combobox', name: 'Destination chain' },
        event: { type: 'destinationChosen', chain: 'solana' },
      },
      { at: { role: 'heading', name: 'Polygon to Solana' } },
    ],
  },
  {
    caption: 'The explanation on the page reduces support requests.',
    acts: [{ at: { role: 'heading', name: 'How it works' } }],
  },
]

export default tour
