// One state for each picture of the DApp, by replaying what leads to it.
import { dapp, type DappTab, type SwapSide } from '#src/demos/dapp/dapp.ts'
import { replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const connected = { type: 'walletConnected' } as const
const chosen = (tab: DappTab) => ({ type: 'tabChosen', tab }) as const
const typed = (side: SwapSide, text: string) => ({ type: 'amountTyped', side, text }) as const
const asked = (text: string) => ({ type: 'fromTyped', text }) as const
const swapOf = (from: string) => replay(dapp, [connected, chosen('swap'), asked(from)])
const swapWith = (from: string, to: string) =>
  replay(dapp, [connected, chosen('swap'), typed('from', from), typed('to', to)])

export const states = {
  notConnected: replay(dapp),
  dashboard: replay(dapp, [connected]),
  swapEmpty: swapWith('', ''),
  swapQuoted: swapOf('1.5'),
  swapOfALittle: swapOf('0.00001'),
  swapOfMoreThanThere: swapOf('5'),
  swapOfNoNumber: swapOf('a few'),
  swapWanted: replay(dapp, [connected, chosen('swap'), asked('1.5'), { type: 'toTyped', text: '5000' }]),
  swapFilled: swapWith('0.50', '4000'),
  scriptTyped: swapWith(hostileTexts.script, hostileTexts.negative),
  rightToLeftTyped: swapWith(hostileTexts.rightToLeft, hostileTexts.infinite),
  veryLongTyped: swapWith(hostileTexts.veryLong, '9'.repeat(300)),
  stake: replay(dapp, [connected, chosen('stake')]),
  governance: replay(dapp, [connected, chosen('governance')]),
}
