import type { Tour } from '../../simulation/tour.ts'
import type { P2pCryptoEvent } from './p2pCrypto.ts'

const tour: Tour<P2pCryptoEvent> = [
  {
    caption: 'Buyers and rated sellers meet directly, on your terms.',
    acts: [{ at: { role: 'heading', name: 'HarborDesk' } }],
  },
  {
    caption: 'Traders set asset, payment method and amount with a few choices.',
    acts: [
      { at: { role: 'combobox', name: 'Asset' }, event: { type: 'assetChosen', asset: 'ETH' } },
      {
        at: { role: 'combobox', name: 'Payment method' },
        event: { type: 'paymentChosen', payment: 'paypal' },
      },
    ],
  },
  {
    caption: 'Offers that take the method come first, and each says what one receives.',
    acts: [
      { at: { role: 'textbox', name: 'USD amount' }, event: { type: 'amountTyped', text: '750' } },
      {
        at: { role: 'button', name: 'See the trade with mira_k' },
        event: { type: 'tradeOpened', offer: 'mira-k' },
      },
      { at: { role: 'button', name: 'I have paid' }, event: { type: 'stepPressed' } },
      { at: { role: 'heading', name: 'mira_k' } },
    ],
  },
  {
    caption: 'Users switch from buying to selling without starting over.',
    acts: [{ at: { role: 'tab', name: 'Sell' }, event: { type: 'sideChosen', side: 'sell' } }],
  },
  {
    caption: 'Price, limits and payment are visible before the chat begins.',
    acts: [{ at: { role: 'term', name: 'Spread' } }, { at: { role: 'heading', name: 'NorthFerry' } }],
  },
  {
    caption: 'Verification, escrow and ratings are explained with the offers.',
    acts: [{ at: { role: 'heading', name: 'How a trade is kept safe' } }],
  },
]

export default tour
