// One state for each picture of the wallet, by replaying what leads to it.
import { wallet, type WalletTab } from '#src/demos/wallet/wallet.ts'
import { replay } from '#src/simulation/replay.ts'

const chosen = (tab: WalletTab) => ({ type: 'tabChosen', tab }) as const
const pressed = (symbol: 'ETH' | 'AIZ' | 'USDC' | 'POL') => ({ type: 'assetPressed', symbol }) as const
const hidden = { type: 'balanceHidden' } as const

export const states = {
  assets: replay(wallet),
  chosenEthereum: replay(wallet, [pressed('ETH')]),
  ethereumMoved: replay(wallet, [pressed('ETH'), { type: 'moveTried', percent: 10 }]),
  allMoved: replay(wallet, [{ type: 'moveTried', percent: -20 }]),
  chosenAiz: replay(wallet, [pressed('AIZ')]),
  chosenUsdc: replay(wallet, [pressed('USDC')]),
  chosenPolygon: replay(wallet, [pressed('POL'), hidden]),
  week: replay(wallet, [{ type: 'rangeChosen', range: 'week' }]),
  quarter: replay(wallet, [{ type: 'rangeChosen', range: 'quarter' }, pressed('AIZ')]),
  balanceHidden: replay(wallet, [hidden]),
  transactions: replay(wallet, [chosen('transactions')]),
  transactionsHidden: replay(wallet, [chosen('transactions'), hidden]),
  nfts: replay(wallet, [chosen('nfts')]),
}
