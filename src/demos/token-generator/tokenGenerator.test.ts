import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COPY_NOTICE_MS } from '../../patterns/feedback/copyNotice.ts'
import { decimalsFault, sampleDeployments } from './tokenOptions.ts'
import type { Entry } from '../../simulation/entries.ts'
import { after, replay } from '../../simulation/replay.ts'
import {
  canReview,
  DEPLOY_MS,
  prefillOf,
  PREFILL_LIMITS,
  tokenGenerator,
  type TextName,
  type TokenGeneratorEvent,
  squaresOf,
  supplyText,
} from './tokenGenerator.ts'

const typed = (field: TextName, text: string): TokenGeneratorEvent => ({ type: 'textTyped', field, text })
const filled = [typed('name', 'Orchard'), typed('symbol', 'ORCH'), typed('supply', '10000000')]
const review: TokenGeneratorEvent = { type: 'reviewOpened' }
const back: TokenGeneratorEvent = { type: 'configurationReopened' }
const deploy: TokenGeneratorEvent = { type: 'deployPressed' }
const another: TokenGeneratorEvent = { type: 'anotherStarted' }
const stepAfter = (...steps: Parameters<typeof replay<unknown, TokenGeneratorEvent>>[1] & object) =>
  replay(tokenGenerator, steps).step

describe('Continue to Review', () => {
  it.each([
    ['', '', '', false],
    ['Orchard', 'ORCH', '', false],
    ['Orchard', '', '1', false],
    ['', 'ORCH', '1', false],
    ['Orchard', 'ORCH', '0', true],
    [' ', ' ', ' ', true],
    ['Orchard', 'ORCH', '-5', true],
    ['<script>', '👾', '1e400', true],
  ])('with %j, %j, %j: %s', (name, symbol, supply, isPossible) => {
    const draft = { name, symbol, supply, decimals: '18', network: 'ethereum' } as const
    expect(canReview(draft)).toBe(isPossible)
    const events = [typed('name', name), typed('symbol', symbol), typed('supply', supply), review]
    expect(stepAfter(...events)).toBe(isPossible ? 'review' : 'configuration')
  })
  it('goes back and keeps all entries', () => {
    expect(replay(tokenGenerator, [...filled, review, back])).toEqual(replay(tokenGenerator, filled))
  })
})

describe('Deploy', () => {
  const deploying = [...filled, review, deploy]
  it('takes 3 s', () => {
    expect(DEPLOY_MS).toBe(3000)
    expect(stepAfter(...deploying, after(2999))).toBe('deploying')
    expect(stepAfter(...deploying, after(3000))).toBe('success')
  })
  it.each([
    ['Deploy again', deploy],
    ['Back', back],
    ['typing', typed('name', 'x')],
    ['Create Another Token', another],
  ])('meanwhile %s does nothing', (_, event) => {
    expect(replay(tokenGenerator, [...deploying, after(1000), event])).toEqual(
      replay(tokenGenerator, deploying),
    )
  })
  it('is not possible from the first step', () => {
    expect(stepAfter(...filled, deploy, after(5000))).toBe('configuration')
  })
  it('Create Another Token clears the fields', () => {
    expect(replay(tokenGenerator, [...deploying, after(3000), another])).toEqual(replay(tokenGenerator))
  })
})

describe('copying', () => {
  const success = [...filled, review, deploy, after(DEPLOY_MS)]
  it('says so for 2 s', () => {
    const copied = [...success, { type: 'copied', what: 'address' }] as const
    expect(replay(tokenGenerator, [...copied, after(COPY_NOTICE_MS - 1)])).toMatchObject({
      copy: { what: 'address', result: 'copied' },
    })
    expect(replay(tokenGenerator, [...copied, after(COPY_NOTICE_MS)])).toMatchObject({ copy: null })
  })
  it('if refused, keeps the text for manual copying', () => {
    expect(
      replay(tokenGenerator, [...success, { type: 'copyRefused', what: 'hash' }, after(60_000)]),
    ).toMatchObject({ copy: { what: 'hash', result: 'refused' } })
  })
})

describe('the result of a deployment', () => {
  const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  const bytesOf = (base58: string) => {
    const value = Array.from(base58).reduce((sum, letter) => sum * 58n + BigInt(ALPHABET.indexOf(letter)), 0n)
    return value.toString(16).length / 2
  }

  it.each(['ethereum', 'bsc', 'polygon'] as const)('on %s: a hash of 32 bytes', (network) => {
    expect(sampleDeployments[network].hash).toMatch(/^0x[0-9a-f]{64}$/)
    expect(sampleDeployments[network].address).toMatch(/^0x[0-9a-fA-F]{40}$/)
  })
  it('on Solana: an address of 32 bytes and a signature of 64, in base58', () => {
    const { address, hash } = sampleDeployments.solana
    expect([address, hash].join('')).toMatch(new RegExp(`^[${ALPHABET}]+$`))
    expect([bytesOf(address), bytesOf(hash)].map(Math.ceil)).toEqual([32, 64])
  })
})

it('says what does not fit on Solana, and nothing elsewhere', () => {
  expect(decimalsFault('18', 'ethereum')).toBe('')
  expect(decimalsFault('9', 'solana')).toBe('')
  expect(decimalsFault('18', 'solana')).toBe('A Solana token has at most 9 decimals: choose 9.')
  // Amounts have 64 bits there: with 18 decimals, 18 tokens are the most.
  expect(18n * 10n ** 18n).toBeLessThan(2n ** 64n)
  expect(19n * 10n ** 18n).toBeGreaterThan(2n ** 64n)
})

describe('prefill', () => {
  it('takes name, symbol and supply, and nothing else', () => {
    expect(prefillOf({ name: 'Orchard', supply: '5', network: 'solana', demo: 'x' })).toEqual([
      { type: 'prefilled', texts: { name: 'Orchard', supply: '5' } },
    ])
    expect(prefillOf({})).toEqual([])
    expect(prefillOf({ name: '' })).toEqual([])
  })
  it('keeps 60 characters of a name, 12 of a symbol, 40 of a supply', () => {
    const kept = (length: number) => {
      const text = '🦄'.repeat(length)
      const { name, symbol, supply } = replay(
        tokenGenerator,
        prefillOf({ name: text, symbol: text, supply: '9'.repeat(length) }),
      ).draft
      return [[...name].length, [...symbol].length, supply.length]
    }
    expect(kept(300)).toEqual([60, 12, 40])
    expect(kept(12)).toEqual([12, 12, 12])
  })
  it('bounds any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300, size: 'max' }), (text) => {
        const state = replay(tokenGenerator, prefillOf({ name: text, symbol: text, supply: text }))
        expect([...state.draft.name].length).toBeLessThanOrEqual(PREFILL_LIMITS.name)
        expect([...state.draft.symbol].length).toBeLessThanOrEqual(PREFILL_LIMITS.symbol)
        expect(text.startsWith(state.draft.name)).toBe(true)
      }),
    )
  })
})

// The entries in an inquiry: the label and value of each field, in the order of the form (Rules, Inquiry).
it.each<[string, TokenGeneratorEvent[], Entry[]]>([
  [
    'filled in',
    [
      { type: 'textTyped', field: 'name', text: 'Orchard' },
      { type: 'textTyped', field: 'symbol', text: 'ORC' },
      { type: 'textTyped', field: 'supply', text: '1000' },
      { type: 'decimalsChosen', decimals: '6' },
      { type: 'networkChosen', network: 'solana' },
    ],
    [
      ['Token name', 'Orchard'],
      ['Symbol', 'ORC'],
      ['Total supply', '1000'],
      ['Decimals', '6'],
      ['Network', 'Solana'],
    ],
  ],
])('has entries: %s', (_, events, entries) => {
  expect(tokenGenerator.entries?.(replay(tokenGenerator, events))).toEqual(entries)
})

it.each([
  ['', 4],
  ['abc', 4],
  ['-5', 4],
  ['0.5', 4],
  ['1', 5],
  ['999', 7],
  ['1000', 8],
  ['10000000', 12],
  ['1e400', 4],
  ['9'.repeat(40), 16],
])('has as many squares along a side of the quilt as a supply of %j asks for: %d', (supply, squares) => {
  expect(squaresOf(supply)).toBe(squares)
})

it.each([
  ['2500000', '2,500,000'],
  ['123456789012345678', '123,456,789,012,345,678'],
  ['999', '999'],
  ['1e6', '1e6'],
  ['2,500,000', '2,500,000'],
  ['007', '007'],
])('a supply keeps each digit: %s is %s', (typed, text) => {
  expect(supplyText(typed)).toBe(text)
})
