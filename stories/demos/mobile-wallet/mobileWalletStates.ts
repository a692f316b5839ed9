// One state for each picture of the mobile wallet, by replaying what leads to it.
import { mobileWallet, type MobileWalletTab, type TextName } from '#src/demos/mobile-wallet/mobileWallet.ts'
import { sampleRecipient } from '#src/demos/mobile-wallet/sampleMobileWallet.ts'
import { replay } from '#src/simulation/replay.ts'
import { hostileTexts } from '../hostileTexts.ts'

const chosen = (tab: MobileWalletTab) => ({ type: 'tabChosen', tab }) as const
const typed = (field: TextName, text: string) => ({ type: 'textTyped', field, text }) as const
const opened = (symbol: 'BTC' | 'ETH' | 'SOL' | 'AIZ' | 'USDT') => ({ type: 'assetOpened', symbol }) as const
const hidden = { type: 'balanceHidden' } as const
const send = chosen('send')
const receive = chosen('receive')
const transfer = [
  send,
  { type: 'assetChosen', symbol: 'ETH' },
  typed('recipient', sampleRecipient('ETH')),
  typed('amount', '0.5'),
] as const
const sendWith = (recipient: string, amount: string) =>
  replay(mobileWallet, [send, typed('recipient', recipient), typed('amount', amount)])

export const states = {
  home: replay(mobileWallet),
  balanceHidden: replay(mobileWallet, [hidden]),
  ethereumOpen: replay(mobileWallet, [opened('ETH')]),
  bitcoinOpen: replay(mobileWallet, [opened('BTC')]),
  solanaOpen: replay(mobileWallet, [opened('SOL'), hidden]),
  aizOpen: replay(mobileWallet, [opened('AIZ')]),
  tetherOpen: replay(mobileWallet, [opened('USDT')]),
  sendEmpty: replay(mobileWallet, [send]),
  sendFilled: replay(mobileWallet, [...transfer, typed('amount', ' 0.250')]),
  sendToAnotherChain: replay(mobileWallet, [
    send,
    typed('recipient', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'),
    { type: 'assetChosen', symbol: 'ETH' },
  ]),
  sendTooMuch: sendWith('', '99'),
  confirmFirst: replay(mobileWallet, [...transfer, { type: 'sendPressed' }]),
  confirmedOnce: replay(mobileWallet, [...transfer, { type: 'sendPressed' }, { type: 'transferConfirmed' }]),
  sendWithBalanceHidden: replay(mobileWallet, [hidden, send]),
  scriptTyped: sendWith(hostileTexts.script, hostileTexts.negative),
  rightToLeftTyped: sendWith(hostileTexts.rightToLeft, hostileTexts.infinite),
  veryLongTyped: sendWith(hostileTexts.veryLong, hostileTexts.veryLong),
  receive: replay(mobileWallet, [receive]),
  addressCopied: replay(mobileWallet, [receive, { type: 'copied' }]),
  copyRefused: replay(mobileWallet, [receive, { type: 'copyRefused' }]),
  security: replay(mobileWallet, [chosen('settings')]),
  sendSol: replay(mobileWallet, [send, { type: 'assetChosen', symbol: 'SOL' }, typed('amount', '4')]),
  sendUsdt: replay(mobileWallet, [send, { type: 'assetChosen', symbol: 'USDT' }, typed('amount', '120')]),
  sendAiz: replay(mobileWallet, [send, { type: 'assetChosen', symbol: 'AIZ' }, typed('amount', '1500')]),
}
