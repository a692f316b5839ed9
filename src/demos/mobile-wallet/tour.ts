import type { Tour } from '../../simulation/tour.ts'
import type { MobileWalletEvent } from './mobileWallet.ts'

const tour: Tour<MobileWalletEvent> = [
  {
    caption: 'The whole wallet fits in one hand: balance, assets and the next step.',
    acts: [{ at: { role: 'heading', name: 'Assets' } }],
  },
  {
    caption: 'On a train nobody reads along: balances are hidden with one touch.',
    acts: [
      { at: { role: 'button', name: 'Hide balance' }, event: { type: 'balanceHidden' } },
      { at: { role: 'button', name: 'Show balance' } },
    ],
  },
  {
    caption: 'Sending asks for three things only, and all of them are in sight.',
    acts: [
      { at: { role: 'button', name: 'Send' }, event: { type: 'tabChosen', tab: 'send' } },
      { at: { role: 'textbox', name: 'Recipient address' } },
    ],
  },
  {
    caption: 'Receiving takes an address that is shown or copied, and never typed.',
    acts: [
      { at: { role: 'tab', name: 'Receive' }, event: { type: 'tabChosen', tab: 'receive' } },
      { at: { role: 'button', name: 'Copy address' } },
    ],
  },
  {
    caption: 'Safety has a place of its own: you choose what your wallet insists on.',
    acts: [{ at: { role: 'tab', name: 'Security' }, event: { type: 'tabChosen', tab: 'settings' } }],
  },
]

export default tour
