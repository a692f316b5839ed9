// One state for each picture of the wallet, by replaying what leads to it.
import { wallet, type WalletTab } from '#src/demos/wallet/wallet.ts'
import { replay } from '#src/simulation/replay.ts'

const chosen = (tab: WalletTab) => ({ type: 'tabChosen', tab }) as const
const hidden = { type: 'balanceHidden' } as const

export const states = {
  assets: replay(wallet),
  balanceHidden: replay(wallet, [hidden]),
  transactions: replay(wallet, [chosen('transactions')]),
  nfts: replay(wallet, [chosen('nfts')]),
}
