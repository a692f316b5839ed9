import { describe, expect, it } from 'vitest'
import { clausesOf, corrector, phraseFinder, withoutMarkup } from './phrases.ts'

const wordsOf = (text: string) => clausesOf(text).map(({ words }) => words.join(' '))

describe('clauses', () => {
  it.each([
    ['Thanks! How much?', ['thanks', 'how much']],
    ['ERC.20 at 1.5 %', ['erc 20 at 1 5 %']],
    ['wallets and bridges', ['wallets and bridges']],
    ['a wallet and can you start', ['a wallet', 'can you start']],
    ['staking + dao', ['staking', 'dao']],
    ["what's\nthat", ['whats', 'that']],
    ['🙂', []],
  ])('of %j', (text, clauses) => {
    expect(wordsOf(text)).toEqual(clauses)
  })
})

describe('markup', () => {
  it.each([
    ['<b>bold</b>', ' bold '],
    ['<script>alert(1)</script>and', ' and'],
    ['<script>to the end', ' '],
    ['<img src=x onerror=alert(1)>', ' '],
    ['<!-- note -->', ' '],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ])('%s', (text, left) => {
    expect(withoutMarkup(text)).toBe(left)
  })
})

describe('phrases', () => {
  const find = phraseFinder(['how long * take|need', '^ bye $', 'set me back', 'so * $', 'with us|$'])
  const places = (text: string) => [...find(text.split(' '))]

  it.each([
    ['how long does it take', [0, 1, 4]],
    ['how long take', [0, 1, 2]],
    ['and how long may one need', [1, 2, 5]],
    ['how long a b c d e take', [0, 1, 7]],
    ['how long a b c d e f take', []],
    ['so', [0]],
    ['so what', [0]],
    ['how take long', []],
    ['with', [0]],
    ['with us', [0, 1]],
    ['with them', []],
    ['bye', [0]],
    ['bye bye', []],
    ['would set me back', [1, 2, 3]],
  ])('in "%s"', (text, expected) => {
    expect(places(text)).toEqual(expected)
  })
})

describe('the corrector', () => {
  const correct = corrector(() => new Set(['thanks', 'hi', 'contact']))
  const isOther = (word: string, slips: number) => (slips === 0 ? word === 'tanks' : word === 'contrct')

  it.each([
    ['thnaks', 'thanks'],
    ['thankss', 'thanks'],
    ['hiiii', 'hi'],
    ['contct', 'contact'],
    // Another word as it is, and one that is as near to another.
    ['tanks', 'tanks'],
    ['contrct', 'contrct'],
    ['elephant', 'elephant'],
  ])('%s: %s', (typed, meant) => {
    expect(correct(typed, isOther)).toBe(meant)
  })
})
