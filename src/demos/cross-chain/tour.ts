import type { Tour } from '../../simulation/tour.ts'
import type { CrossChainEvent } from './crossChain.ts'

const tour: Tour<CrossChainEvent> = [
  {
    caption: 'Two lists and one amount: that is all your users need to choose.',
    acts: [
      { at: { role: 'combobox', name: 'Source chain' } },
      { at: { role: 'combobox', name: 'Destination chain' } },
    ],
  },
  {
    caption: 'Time, fee and security level are shown before the user decides.',
    acts: [
      { at: { role: 'textbox', name: 'Amount' }, event: { type: 'amountTyped', text: '2.5' } },
      { at: { role: 'heading', name: 'Analysis' } },
    ],
  },
  {
    caption: 'Invalid choices are caught early, and the reason is explained.',
    acts: [
      { at: { role: 'combobox', name: 'Source chain' }, event: { type: 'sourceChosen', chain: 'polygon' } },
      { at: { role: 'button', name: 'Bridge Assets' } },
    ],
  },
  {
    caption: 'One change fixes it, and the amount is still there.',
    acts: [
      {
        at: { role: 'combobox', name: 'Destination chain' },
        event: { type: 'destinationChosen', chain: 'solana' },
      },
      { at: { role: 'heading', name: 'Polygon to Solana' } },
    ],
  },
  {
    caption: 'The explanation on the page saves your support team questions.',
    acts: [{ at: { role: 'heading', name: 'How it works' } }],
  },
]

export default tour
