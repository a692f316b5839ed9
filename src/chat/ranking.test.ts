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

  it('looks at the first words of a long question only', () => {
    const others = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')
    expect(found(`${others(59)} vault`)).toEqual(['vault'])
    expect(found(`${others(60)} vault`)).toEqual([])
  })
})
