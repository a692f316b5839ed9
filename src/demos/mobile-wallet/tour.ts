import type { Tour } from '../../simulation/tour.ts'
import type { MobileWalletEvent } from './mobileWallet.ts'

const tour: Tour<MobileWalletEvent> = [
  {
    caption: 'One screen shows the balance, the assets and the next actions.',
    acts: [{ at: { role: 'heading', name: 'Assets' } }],
  },
  {
    caption: 'An asset opens to its week as a chart.',
    acts: [
      { at: { role: 'button', name: 'Ethereum ETH' }, event: { type: 'assetOpened', symbol: 'ETH' } },
      { at: { role: 'button', name: 'Back to the assets' }, event: { type: 'assetClosed' } },
      { at: { role: 'heading', name: 'Assets' } },
    ],
  },
  {
    caption: 'One tap hides the balance in public places.',
    acts: [
      { at: { role: 'button', name: 'Hide balance' }, event: { type: 'balanceHidden' } },
      { at: { role: 'button', name: 'Show balance' }, event: { type: 'balanceShown' } },
      { at: { role: 'button', name: 'Hide balance' } },
    ],
  },
  {
    caption: 'Sending takes three inputs, all on one screen.',
    acts: [
      { at: { role: 'button', name: 'Send' }, event: { type: 'tabChosen', tab: 'send' } },
      {
        at: { role: 'textbox', name: 'Recipient address' },
        event: { type: 'textTyped', field: 'recipient', text: 'bc1qg65kqnv7kuhu098sgpqg0u7q00x8v990cgjzj0' },
      },
      {
        at: { role: 'textbox', name: 'Amount' },
        event: { type: 'textTyped', field: 'amount', text: '0.02' },
      },
    ],
  },
  {
    caption: 'Large transfers are confirmed twice, so a slip costs nothing.',
    acts: [
      { at: { role: 'button', name: 'Send Bitcoin' }, event: { type: 'sendPressed' } },
      { at: { role: 'button', name: 'Confirm 1 of 2' }, event: { type: 'transferConfirmed' } },
      { at: { role: 'button', name: 'Confirm 2 of 2' } },
    ],
  },
  {
    caption: 'To receive assets, users copy their address, so no one has to type it.',
    acts: [
      { at: { role: 'tab', name: 'Receive' }, event: { type: 'tabChosen', tab: 'receive' } },
      { at: { role: 'button', name: 'Copy address' } },
    ],
  },
  {
    caption: 'Security has its own screen: you choose which checks are required.',
    acts: [{ at: { role: 'tab', name: 'Security' }, event: { type: 'tabChosen', tab: 'settings' } }],
  },
]

export default tour
