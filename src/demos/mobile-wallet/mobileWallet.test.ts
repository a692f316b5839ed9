import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../simulation/entries.ts'
import { after, replay } from '../../simulation/replay.ts'
import {
  addressDoubt,
  changeOf,
  mobileWallet,
  mobileWalletTabs,
  limitNote,
  missingOf,
  sendingOf,
  totalOf,
  type MobileWalletEvent,
  type MobileWalletTab,
} from './mobileWallet.ts'
import { buyOutcome, transferOutcome } from './outcomes.tsx'
import { sampleAssets, sampleRecipient } from './sampleMobileWallet.ts'

const chosen = (tab: MobileWalletTab): MobileWalletEvent => ({ type: 'tabChosen', tab })
const typed = (field: 'recipient' | 'amount', text: string): MobileWalletEvent => ({
  type: 'textTyped',
  field,
  text,
})
const hidden: MobileWalletEvent = { type: 'balanceHidden' }
const shown: MobileWalletEvent = { type: 'balanceShown' }
const copied: MobileWalletEvent = { type: 'copied' }
const refused: MobileWalletEvent = { type: 'copyRefused' }

describe('the balance', () => {
  it.each<[string, MobileWalletEvent[], boolean]>([
    ['is visible at first', [], false],
    ['can be hidden', [hidden], true],
    ['hidden twice, is hidden', [hidden, hidden], true],
    ['can be shown again', [hidden, shown], false],
    ['stays hidden on another tab', [hidden, chosen('receive'), copied, chosen('home')], true],
  ])('%s', (_, events, isBalanceHidden) => {
    expect(replay(mobileWallet, events)).toMatchObject({ isBalanceHidden })
  })
})

describe('the tabs', () => {
  it('are those of the rules', () => {
    expect(mobileWalletTabs.map(({ key, label }) => [key, label])).toEqual([
      ['home', 'Home'],
      ['send', 'Send'],
      ['receive', 'Receive'],
      ['settings', 'Security'],
    ])
  })
  it('start with home, and show the last choice', () => {
    expect(replay(mobileWallet).tab).toBe('home')
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...mobileWalletTabs.map(({ key }) => key)), { minLength: 1 }),
        (tabs) => {
          expect(replay(mobileWallet, tabs.map(chosen)).tab).toBe(tabs.at(-1))
        },
      ),
    )
  })
})

describe('an asset', () => {
  const opened = (symbol: 'ETH' | 'SOL'): MobileWalletEvent => ({ type: 'assetOpened', symbol })
  it('opens on the home screen, and closes with its arrow or any tab', () => {
    expect(replay(mobileWallet, [opened('ETH')]).asset).toBe('ETH')
    expect(replay(mobileWallet, [opened('ETH'), { type: 'assetClosed' }])).toEqual(replay(mobileWallet))
    for (const tab of ['home', 'send', 'receive'] as const)
      expect(replay(mobileWallet, [opened('SOL'), chosen(tab)]).asset).toBeNull()
  })
  it('opens nowhere else', () => {
    const events = [chosen('send'), opened('ETH')]
    expect(replay(mobileWallet, events)).toEqual(replay(mobileWallet, [chosen('send')]))
  })
})

describe('the form', () => {
  it('keeps all text as typed, across tabs', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (recipient, amount) => {
        const events = [chosen('send'), typed('recipient', recipient), typed('amount', amount)]
        const { draft } = replay(mobileWallet, [...events, chosen('settings'), chosen('send')])
        expect(draft).toEqual({ recipient, amount, symbol: 'BTC' })
      }),
    )
  })
  it('accepts another asset, and keeps the amount', () => {
    const events: MobileWalletEvent[] = [typed('amount', '2'), { type: 'assetChosen', symbol: 'SOL' }]
    expect(replay(mobileWallet, events).draft).toEqual({ recipient: '', amount: '2', symbol: 'SOL' })
  })
})

describe('copying', () => {
  const receive = chosen('receive')
  it('says so for 2 s', () => {
    expect(replay(mobileWallet, [receive, copied, after(1999)])).toMatchObject({ copy: { result: 'copied' } })
    expect(replay(mobileWallet, [receive, copied, after(2000)])).toMatchObject({ copy: null })
  })
  it('if refused, keeps the text for manual copying', () => {
    expect(replay(mobileWallet, [receive, refused, after(60_000)])).toMatchObject({
      copy: { result: 'refused' },
    })
  })
  it('is cleared with the tab', () => {
    expect(replay(mobileWallet, [receive, refused, chosen('home'), receive])).toMatchObject({ copy: null })
  })
  it('is kept when the current tab is chosen again', () => {
    expect(replay(mobileWallet, [receive, refused, receive])).toMatchObject({ copy: { result: 'refused' } })
  })
  it.each([
    ['copied', copied],
    ['copyRefused', refused],
    ['copyNoticeEnded', { type: 'copyNoticeEnded' } as const],
  ])('%s, come too late, changes nothing', (_, event) => {
    const left = [receive, chosen('home')]
    expect(replay(mobileWallet, [...left, event])).toEqual(replay(mobileWallet, left))
  })
})

describe('the sample data', () => {
  it('adds up', () => {
    expect(totalOf(sampleAssets)).toBeCloseTo(13_161.03, 2)
    expect(totalOf([])).toBe(0)
    expect(changeOf(sampleAssets)).toBeCloseTo(0.84, 2)
  })
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, MobileWalletEvent[], Entry[]]>([
  [
    'filled in',
    [
      { type: 'textTyped', field: 'recipient', text: '0x2' },
      { type: 'textTyped', field: 'amount', text: '7' },
    ],
    [
      ['Asset', 'BTC'],
      ['Recipient address', '0x2'],
      ['Amount', '7'],
    ],
  ],
])('has entries: %s', (_, events, entries) => {
  expect(mobileWallet.entries?.(replay(mobileWallet, events))).toEqual(entries)
})

describe('what an amount does', () => {
  const [bitcoin] = sampleAssets as [(typeof sampleAssets)[number]]
  it.each<[string, string, ReturnType<typeof sendingOf>]>([
    ['nothing typed sends nothing', ' ', { worth: 0, left: bitcoin.balance, why: null }],
    [
      'all of it leaves nothing for the fee',
      '0.0425',
      { worth: null, left: null, why: 'This leaves nothing for the network fee.' },
    ],
    [
      'half of it is worth half',
      '0.02125',
      { worth: bitcoin.value / 2, left: 0.02125 - 0.000_02, why: null },
    ],
    ['more than there is', '0.05', { worth: null, left: null, why: 'This is more than the sample balance.' }],
    ['below zero', '-1', { worth: null, left: null, why: 'An amount cannot be below zero.' }],
    ['no number', 'all', { worth: null, left: null, why: 'This is not a number.' }],
  ])('%s', (_, amount, sending) => {
    expect(sendingOf(amount, bitcoin)).toEqual(sending)
  })
})

describe('a recipient', () => {
  const bitcoin = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  const ethereum = '0x4d9bf7CA6466dF792296FAB7758f24c8145e71fe'
  const solana = '7LkDzGcSYy1Bhm6r9Vt7Qm2mJ5x3n8WcUeYpRkFhG9KA'
  it.each([
    ['BTC', bitcoin, null],
    ['BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', null],
    ['BTC', ethereum, 'Bitcoin'],
    ['ETH', ethereum, null],
    ['ETH', ` ${ethereum} `, null],
    ['ETH', bitcoin, 'Ethereum'],
    ['ETH', `${ethereum}0`, 'Ethereum'],
    ['AIZ', solana, 'Ethereum'],
    ['USDT', ethereum, null],
    ['SOL', solana, null],
    ['SOL', bitcoin, 'Solana'],
    ['SOL', ethereum, 'Solana'],
    ['SOL', '', null],
    ['ETH', '<script>', 'Ethereum'],
  ])('of %s typed as %j is doubted: %j', (symbol, recipient, network) => {
    expect(addressDoubt(recipient, symbol)).toBe(
      network && `This does not look like an address on ${network}.`,
    )
  })
  it.each([
    ['BTC', bitcoin],
    ['ETH', ethereum],
    ['SOL', solana],
  ])('of %s is not doubted while it is typed', (symbol, whole) => {
    for (let length = 0; length <= whole.length; length += 1)
      expect(addressDoubt(whole.slice(0, length), symbol)).toBeNull()
  })
})

describe('a transfer', () => {
  const filled = [chosen('send'), typed('recipient', sampleRecipient('BTC')), typed('amount', '0.02')]
  const pressed: MobileWalletEvent = { type: 'sendPressed' }
  const confirmed: MobileWalletEvent = { type: 'transferConfirmed' }
  it.each<[string, MobileWalletEvent[], 0 | 1 | null]>([
    ['waits when the form can be sent', [...filled, pressed], 0],
    ['does not without an amount', [...filled.slice(0, 2), pressed], null],
    ['does not to a part of an address', [...filled, typed('recipient', 'bc1q'), pressed], null],
    ['does not of more than there is', [...filled, typed('amount', '5'), pressed], null],
    ['is confirmed once at most', [...filled, pressed, confirmed, confirmed], 1],
    ['cannot be confirmed before', [...filled, confirmed], null],
    ['goes back to the form', [...filled, pressed, { type: 'transferLeft' }], null],
    ['is gone with another tab', [...filled, pressed, chosen('home'), chosen('send')], null],
    ['is gone with another amount', [...filled, pressed, typed('amount', '1')], null],
  ])('%s', (_, events, expected) => {
    expect(replay(mobileWallet, events).confirmed).toBe(expected)
  })
  it.each([
    ['', '', 'Type a recipient and an amount.'],
    ['', '1', 'Type a recipient.'],
    ['0x12345', '1', 'This address on Ethereum is not complete.'],
    [sampleRecipient('ETH'), '', 'Type an amount.'],
    [sampleRecipient('ETH'), '1', null],
  ])('to %j of %j misses: %s', (recipient, amount, missing) => {
    expect(missingOf({ recipient, amount, symbol: 'ETH' })).toBe(missing)
  })
  it.each(sampleAssets.map(({ symbol }) => symbol))(
    'of %s has a sample recipient that is whole',
    (symbol) => {
      expect(missingOf({ recipient: sampleRecipient(symbol), amount: '1', symbol })).toBeNull()
    },
  )
})

it.each([
  [null, 0, null],
  [1000, 1000, null],
  [1000.01, 1000, 'Above your limit of $1,000: you confirm twice.'],
  [0.01, 0, 'Above your limit of $0: you confirm twice.'],
  [0, 0, null],
])('what a worth of %s asks with a limit of %i', (worth, limit, note) => {
  expect(limitNote(worth, limit)).toBe(note)
})

describe('the slips', () => {
  const ether = sampleAssets.find(({ symbol }) => symbol === 'ETH')!
  const draftOf = (amount: string) => ({
    amount,
    recipient: ` ${sampleRecipient('ETH')} `,
    symbol: 'ETH' as const,
  })
  it('have the transfer as it waits, and what it leaves', () => {
    expect(transferOutcome(ether, draftOf('0.5'), false)?.rows).toEqual([
      ['Amount', '0.5 ETH'],
      ['To', '0xd6b9…72Fc'],
      ['Network fee', '0.0003 ETH, $1.06'],
      ['Left', '1.3397 ETH'],
    ])
    expect(transferOutcome(ether, draftOf('1'), false)?.rows).toContainEqual(['Left', '0.8397 ETH'])
  })
  it('do not tell a hidden balance', () => {
    const names = transferOutcome(ether, draftOf('0.5'), true)?.rows.map(([name]) => name)
    expect(names).toEqual(['Amount', 'To', 'Network fee'])
  })
  it('have nothing of an amount that cannot be sent', () => {
    expect(transferOutcome(ether, draftOf('99'), false)).toBeUndefined()
  })
  it('compare what each way to pay gives of the chosen coin', () => {
    expect(buyOutcome('USDT').rows).toEqual([
      ['You pay', '$100.00'],
      ['Card', '2.9% fee, 97.10 USDT'],
      ['Phone', '2.4% fee, 97.60 USDT'],
      ['Bank transfer', '0.5% fee, 99.50 USDT'],
    ])
    expect(buyOutcome('BTC').rows).toContainEqual(['Bank transfer', '0.5% fee, 0.001476 BTC'])
  })
})
