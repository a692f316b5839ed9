import type { Tour } from '../../simulation/tour.ts'
import type { DappEvent } from './dapp.ts'

const tour: Tour<DappEvent> = [
  {
    caption: 'One step connects a wallet. Nothing unnecessary is asked.',
    acts: [
      { at: { role: 'button', name: 'Connect Wallet' }, event: { type: 'walletConnected' } },
      { at: { role: 'tab', name: 'Dashboard' } },
    ],
  },
  {
    caption: 'Holdings, rewards and voting power are in one place.',
    acts: [{ at: { role: 'term', name: 'Portfolio' } }, { at: { role: 'term', name: 'Governance power' } }],
  },
  {
    caption: 'Short notes put the figures into words.',
    acts: [{ at: { role: 'heading', name: 'AI insights' } }],
  },
  {
    caption: 'Swaps are part of the same app: there is no second sign-in.',
    acts: [
      { at: { role: 'tab', name: 'AI Swap' }, event: { type: 'tabChosen', tab: 'swap' } },
      { at: { role: 'textbox', name: 'From' }, event: { type: 'amountTyped', side: 'from', text: '1.5' } },
      { at: { role: 'textbox', name: 'To' }, event: { type: 'amountTyped', side: 'to', text: '12' } },
    ],
  },
  {
    caption: 'Route, slippage and gas are shown before anything is signed.',
    acts: [{ at: { role: 'heading', name: 'Terms' } }],
  },
  {
    caption: 'There is room for what comes next: staking, votes and more.',
    acts: [{ at: { role: 'tab', name: 'DAO Vote' }, event: { type: 'tabChosen', tab: 'governance' } }],
  },
]

export default tour
