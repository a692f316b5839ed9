import type { Tour } from '../../simulation/tour.ts'
import type { CrossChainEvent } from './crossChain.ts'

const tour: Tour<CrossChainEvent> = [
  {
    caption: 'Two lists and one amount: that is all your users need to know about a bridge.',
    acts: [
      { at: { role: 'combobox', name: 'Source chain' } },
      { at: { role: 'combobox', name: 'Destination chain' } },
    ],
  },
  {
    caption: 'Time, fee and security level are told before anybody decides.',
    acts: [
      { at: { role: 'textbox', name: 'Amount' }, event: { type: 'amountTyped', text: '2.5' } },
      { at: { role: 'heading', name: 'Analysis' } },
    ],
  },
  {
    caption: 'What makes no sense is caught early, and the reason is given in words.',
    acts: [
      { at: { role: 'combobox', name: 'Source chain' }, event: { type: 'sourceChosen', chain: 'polygon' } },
      { at: { role: 'button', name: 'Bridge Assets' } },
    ],
  },
  {
    caption: 'It is put right in one move, and the amount is still there.',
    acts: [
      {
        at: { role: 'combobox', name: 'Destination chain' },
        event: { type: 'destinationChosen', chain: 'solana' },
      },
      { at: { role: 'heading', name: 'Polygon to Solana' } },
    ],
  },
  {
    caption: 'How the bridge works is explained on the spot, which spares your support.',
    acts: [{ at: { role: 'heading', name: 'How it works' } }],
  },
]

export default tour
