import { describe, expect, it } from 'vitest'
import { searcher, wordsOf } from './ranking.ts'

describe('words', () => {
  it.each([
    ['Do you build BRIDGES?', ['bridge']],
    ['currencies and classes', ['currency', 'classe']],
    ['the of and', []],
    ['cross-chain, cross chain', ['cross', 'chain']],
    ['ERC\u200b-20 ＡＢＣ', ['erc', '20', 'abc']],
    ['🙂 <b>', []],
    ['🙂', []],
    ['gas, bus', ['gas', 'bus']],
  ])('of "%s"', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})

describe('the search', () => {
  const texts = [
    { strong: 'bridge', weak: 'moves things between networks' },
    { strong: 'explorer', weak: 'shows blocks of networks' },
    { strong: 'bridge explorer', weak: 'shows bridges' },
    { strong: 'vault', weak: 'stores keys' },
    ...Array.from({ length: 20 }, (_, index) => ({ strong: `filler${index}`, weak: '' })),
  ]
  const search = searcher(texts)
  const found = (question: string) => search.find(question).map(({ strong }) => strong)

  it.each([
    ['a word of the name', 'explorers', ['explorer', 'bridge explorer']],
    ['both words: the one that has both first', 'bridge explorer', ['bridge explorer', 'bridge', 'explorer']],
    ['one wrong letter', 'vaylt', ['vault']],
    ['one letter too few', 'valt', ['vault']],
    ['the beginning of a word', 'explo', ['explorer', 'bridge explorer']],
    ['a slip beside something else: nothing', 'vaylt elephants', []],
    ['a beginning beside something else: nothing', 'explo elephants', []],
    ['a word beside something else', 'vault elephants', ['vault']],
    ['slips in all that was asked', 'vaylt stors', ['vault']],
    ['two wrong letters: nothing', 'vuylt', []],
    ['a short beginning: nothing', 'bri', []],
    ['one weak word: nothing', 'keys', []],
    ['two weak words', 'stores keys', ['vault']],
    ['only words of every question', 'what can you build for me', []],
    ['nothing', '', []],
  ])('%s', (_, question, expected) => {
    expect(found(question)).toEqual(expected)
  })

  it.each([
    ['of two words the one that fewer texts have', 'bridge vault', 'vault'],
    ['a longer word that begins with it', 'bridgehead', 'bridge'],
    ['half of a word', 'expl', 'explorer'],
    ['a slip in a long word beside something else', 'explorrer elephants', 'explorer'],
    ['a slip in a word of every question beside it: as if it were not there', 'vaylt platfrom', 'vault'],
  ])('finds first for %s', (_, question, first) => {
    expect(found(question)[0]).toBe(first)
  })

  it('wants all that was asked in weak words: two of three are nothing', () => {
    expect(found('stores keys elephants')).toEqual([])
  })

  it('knows a word as it is, with more of it, and with so many slips', () => {
    const known = (word: string, slips?: number) => search.knows(word, slips)
    expect(['vault', 'vaults', 'the', 'vaylt', 'elephant'].map((word) => known(word))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect([known('vaylt', 1), known('explrr', 1), known('elephant', 2)]).toEqual([true, false, false])
    expect([known('exploorerr', 1), known('exploorerr', 2)]).toEqual([false, true])
  })

  describe('among others', () => {
    const others = searcher([
      { strong: 'explorer', weak: 'explores networks' },
      { strong: 'staking', weak: 'pools' },
      { strong: 'lantern meadow quarry', weak: '' },
      { strong: 'quarry', weak: '' },
      ...Array.from({ length: 20 }, (_, index) => ({ strong: `filler${index}`, weak: '' })),
    ])
    it.each([
      ['a beginning of a strong word and a weak one: the strong one counts', 'explor', ['explorer']],
      ['a slip in a word of seven letters', 'stakking elephants', ['staking']],
      [
        'what has half of the best and leaves no wish open',
        'lantern meadow quarry',
        ['lantern meadow quarry'],
      ],
      ['the same alone', 'quarry', ['lantern meadow quarry', 'quarry']],
    ])('finds for %s', (_, question, expected) => {
      expect(others.find(question).map(({ strong }) => strong)).toEqual(expected)
    })
  })

  it('looks at the first words of a long question only', () => {
    const others = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')
    expect(found(`${others(59)} vault`)).toEqual(['vault'])
    expect(found(`${others(60)} vault`)).toEqual([])
  })
})
