import type { Tour } from '../../simulation/tour.ts'
import type { DappEvent } from './dapp.ts'

const tour: Tour<DappEvent> = [
  {
    caption: 'A wallet connects, and its dashboard is sewn together.',
    acts: [
      { at: { role: 'button', name: 'Connect Wallet' }, event: { type: 'walletConnected' } },
      { at: { role: 'tab', name: 'Dashboard' } },
    ],
  },
  {
    caption: 'Holdings, rewards and voting power are on one page.',
    acts: [{ at: { role: 'term', name: 'Portfolio' } }, { at: { role: 'term', name: 'Governance power' } }],
  },
  {
    caption: 'Short notes explain the figures.',
    acts: [{ at: { role: 'heading', name: 'AI insights' } }],
  },
  {
    caption: 'Type an amount, and the swap quotes what you get.',
    acts: [
      { at: { role: 'tab', name: 'AI Swap' }, event: { type: 'tabChosen', tab: 'swap' } },
      { at: { role: 'textbox', name: 'From' }, event: { type: 'fromTyped', text: '1.5' } },
      { at: { role: 'textbox', name: 'From' }, event: { type: 'fromTyped', text: '2.4' } },
    ],
  },
  {
    caption: 'Users see route, slippage and gas before they sign.',
    acts: [{ at: { role: 'heading', name: 'Terms' } }],
  },
  {
    caption: 'You can add more tabs, such as staking and votes.',
    acts: [{ at: { role: 'tab', name: 'DAO Vote' }, event: { type: 'tabChosen', tab: 'governance' } }],
  },
]

export default tour
