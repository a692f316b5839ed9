// The fixed sample contract: its text is SampleToken.sol itself, its colors are looked up at build time.
import { spans } from './sampleContract.generated.ts'
import source from './SampleToken.sol?raw'

/** The kind of a span of code. `value`: a string, a number, true or false. */
export type TokenKind = 'comment' | 'keyword' | 'type' | 'name' | 'value' | 'plain'

/** A span of code of one kind. */
export interface Token {
  kind: TokenKind
  text: string
}

/** The letter of each kind in the generated spans. */
export const kindLetters = {
  comment: 'c',
  keyword: 'k',
  type: 't',
  name: 'n',
  value: 'v',
  plain: 'p',
} as const satisfies Record<TokenKind, string>

const kindOf = Object.fromEntries(
  Object.entries(kindLetters).map(([kind, letter]) => [letter, kind as TokenKind]),
)

/** The name of the downloaded file: `<ContractName>.sol` (Rules, Contract builder). */
export const contractFileName = 'SampleToken.sol'

/** The whole text, as it is copied and downloaded. */
export const contractText = source

/** Cuts a text into tokens, line by line; a line's spans are letters of kinds and lengths: `k6p1t7`. */
function tokensOf(text: string, spanLines: string): Token[][] {
  const spansOfLine = spanLines.trim().split('\n')
  return text
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      let from = 0
      return Array.from((spansOfLine[index] ?? '').matchAll(/([a-z])(\d+)/g), ([, letter = '', length]) => {
        const start = from
        from += Number(length)
        return { kind: kindOf[letter] ?? 'plain', text: line.slice(start, from) }
      })
    })
}

/** The contract's lines, each cut into tokens. */
export const contractLines: readonly (readonly Token[])[] = tokensOf(contractText, spans)
