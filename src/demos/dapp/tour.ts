import type { Tour } from '../../simulation/tour.ts'
import type { DappEvent } from './dapp.ts'

const tour: Tour<DappEvent> = [
  {
    caption: 'One step leads in, and nothing is asked that is not needed.',
    acts: [
      { at: { role: 'button', name: 'Connect Wallet' }, event: { type: 'walletConnected' } },
      { at: { role: 'tab', name: 'Dashboard' } },
    ],
  },
  {
    caption: 'What a user owns, earns and may vote with stands in one place.',
    acts: [{ at: { role: 'term', name: 'Portfolio' } }, { at: { role: 'term', name: 'Governance power' } }],
  },
  {
    caption: 'Remarks put the figures into words.',
    acts: [{ at: { role: 'heading', name: 'AI insights' } }],
  },
  {
    caption: 'Swapping is part of the same app: there is no second sign-in.',
    acts: [
      { at: { role: 'tab', name: 'AI Swap' }, event: { type: 'tabChosen', tab: 'swap' } },
      { at: { role: 'textbox', name: 'From' }, event: { type: 'amountTyped', side: 'from', text: '1.5' } },
      { at: { role: 'textbox', name: 'To' }, event: { type: 'amountTyped', side: 'to', text: '12' } },
    ],
  },
  {
    caption: 'Route, slippage and gas are on the table before anything is signed.',
    acts: [{ at: { role: 'heading', name: 'Terms' } }],
  },
  {
    caption: 'There is room for what comes next: votes, stakes, whatever your users ask for.',
    acts: [{ at: { role: 'tab', name: 'DAO Vote' }, event: { type: 'tabChosen', tab: 'governance' } }],
  },
]

export default tour
