// A late event changes nothing: a notice ends after its step is over, or a link contains an event without a button.
import { expect, it } from 'vitest'
import { after, replay } from '#src/simulation/replay.ts'
import type { Simulation } from '#src/simulation/simulation.ts'
import { bruteForce } from '#src/demos/brute-force/bruteForce.ts'
import { mobileWallet } from '#src/demos/mobile-wallet/mobileWallet.ts'
import { smartContracts } from '#src/demos/smart-contracts/smartContracts.ts'
import { tokenGenerator, type TokenGeneratorEvent } from '#src/demos/token-generator/tokenGenerator.ts'

const copies = [{ type: 'copied' }, { type: 'copyRefused' }, { type: 'copyNoticeEnded' }] as const

/** Whether an event after `before` changes neither the state nor the due event. */
function changesNothing<State, Event>(
  simulation: Simulation<State, Event>,
  before: Parameters<typeof replay<State, Event>>[1] & object,
  event: Event,
): void {
  const state = replay(simulation, before)
  const next = replay(simulation, [...before, event])
  expect(next).toEqual(state)
  expect(simulation.due?.(next)).toEqual(simulation.due?.(state))
}

const filled: TokenGeneratorEvent[] = (['name', 'symbol', 'supply'] as const).map((field) => ({
  type: 'textTyped',
  field,
  text: '1',
}))
const reviewed: TokenGeneratorEvent[] = [...filled, { type: 'reviewOpened' }]
const deploying: TokenGeneratorEvent[] = [...reviewed, { type: 'deployPressed' }]
const copied: TokenGeneratorEvent[] = [
  { type: 'copied', what: 'hash' },
  { type: 'copyRefused', what: 'address' },
  { type: 'copyNoticeEnded' },
]

it.each<[string, TokenGeneratorEvent[], TokenGeneratorEvent[]]>([
  ['configuring', filled, [{ type: 'deployed' }, { type: 'anotherStarted' }, ...copied]],
  [
    'under review',
    reviewed,
    [{ type: 'reviewOpened' }, { type: 'deployed' }, { type: 'anotherStarted' }, ...copied],
  ],
  [
    'being deployed',
    deploying,
    [
      { type: 'reviewOpened' },
      { type: 'configurationReopened' },
      { type: 'deployPressed' },
      { type: 'anotherStarted' },
      ...copied,
    ],
  ],
])('a token that is %s', (_, before, events) => {
  for (const event of events) changesNothing(tokenGenerator, before, event)
})

it('a token that stands', () => {
  const before = [...deploying, after(3000)]
  expect(replay(tokenGenerator, before).step).toBe('success')
  for (const type of ['reviewOpened', 'configurationReopened', 'deployPressed', 'deployed'] as const)
    changesNothing(tokenGenerator, before, { type })
})

it('a contract that is not there yet', () => {
  for (const event of [...copies, { type: 'generated' } as const]) changesNothing(smartContracts, [], event)
  for (const event of copies) changesNothing(smartContracts, [{ type: 'generatePressed' }], event)
})

it('a wallet that shows no address', () => {
  const nothing = { asset: null, draft: { recipient: '', amount: '', symbol: 'BTC' }, confirmed: null }
  const onTab = (tab: 'send' | 'receive') => replay(mobileWallet, [{ type: 'tabChosen', tab }])
  expect(onTab('send')).toEqual({ tab: 'send', isBalanceHidden: false, ...nothing })
  expect(onTab('receive')).toEqual({
    tab: 'receive',
    isBalanceHidden: false,
    ...nothing,
    copy: null,
  })
  for (const event of copies) changesNothing(mobileWallet, [], event)
  for (const event of copies) changesNothing(mobileWallet, [{ type: 'tabChosen', tab: 'send' }], event)
})

it('a test that does not run', () => {
  for (const type of ['ticked', 'stopPressed'] as const) changesNothing(bruteForce, [], { type })
  expect(bruteForce.due?.(replay(bruteForce, []))).toBeNull()
})
