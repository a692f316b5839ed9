// Checks the colors of the sample contract. After a change of SampleToken.sol, regenerate them with
//   npx vitest run --project unit src/demos/smart-contracts/sampleContract.test.ts -u
import { createHighlighter, type ThemeRegistrationRaw } from 'shiki'
import { expect, it } from 'vitest'
import { ink, paper } from '../../theme/palettes.ts'
import { codeColors } from './codeColors.ts'
import {
  contractFileName,
  contractLines,
  contractText,
  kindLetters,
  type TokenKind,
} from './sampleContract.ts'

const scopes: Record<Exclude<TokenKind, 'plain'>, string[]> = {
  comment: ['comment', 'comment storage.type'],
  keyword: ['keyword.control', 'storage.type', 'storage.modifier'],
  type: ['support.type', 'storage.type.mapping', 'variable.language.type'],
  name: ['entity.name'],
  value: ['string', 'constant.numeric', 'constant.language', 'constant.other.pragma'],
}
const kinds = Object.keys(kindLetters) as TokenKind[]

/** A theme whose colors number the kinds. */
const colorOf = (kind: TokenKind) => `#00000${kinds.indexOf(kind) + 1}`
const numbered: ThemeRegistrationRaw = {
  name: 'numbered',
  type: 'dark',
  fg: colorOf('plain'),
  bg: '#ffffff',
  settings: Object.entries(scopes).map(([kind, scope]) => ({
    scope,
    settings: { foreground: colorOf(kind as TokenKind) },
  })),
}

async function spansOf(text: string): Promise<string> {
  const highlighter = await createHighlighter({ langs: ['solidity'], themes: [numbered] })
  const { tokens } = highlighter.codeToTokens(text.trimEnd(), { lang: 'solidity', theme: 'numbered' })
  highlighter.dispose()
  const lines = tokens.map((line) => {
    const runs: { kind: TokenKind; length: number }[] = []
    for (const { content, color } of line) {
      const last = runs.at(-1)
      const colored = kinds.find((kind) => colorOf(kind) === color?.toLowerCase())
      if (!colored) throw new Error(`No kind has the color ${color}`)
      // Spaces take the kind before them: fewer spans.
      const kind = last && content.trim() === '' ? last.kind : colored
      if (last?.kind === kind) last.length += content.length
      else runs.push({ kind, length: content.length })
    }
    return runs.map(({ kind, length }) => `${kindLetters[kind]}${length}`).join('')
  })
  return lines.join('\n')
}

it('has the colors that shiki gives it today', async () => {
  const generated = `// Generated from SampleToken.sol by sampleContract.test.ts; do not edit. Each line of code has a line here: a letter
// for the kind of each span, see kindLetters, and its length. To regenerate it:
//   npx vitest run --project unit src/demos/smart-contracts/sampleContract.test.ts -u
export const spans = \`
${await spansOf(contractText)}
\`
`
  await expect(generated).toMatchFileSnapshot('./sampleContract.generated.ts')
})

it('loses no character of the text', () => {
  const joined = contractLines.map((line) => line.map(({ text }) => text).join('')).join('\n')
  expect(joined).toBe(contractText.trimEnd())
  expect(contractText.endsWith('}\n')).toBe(true)
})

it('has every kind, and names the file after the contract', () => {
  expect(new Set(contractLines.flat().map(({ kind }) => kind))).toEqual(new Set(kinds))
  const contracts = Array.from(contractText.matchAll(/^contract (\w+)/gm), ([, name]) => name)
  expect(contracts.map((name) => `${name}.sol`)).toEqual([contractFileName])
})

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
it.each(kinds)('shows a %s with a contrast of 4.5 at least, on the slab of either theme', (kind) => {
  for (const theme of [paper, ink])
    expect(contrast(ink[codeColors[kind]], theme.slab)).toBeGreaterThanOrEqual(4.5)
})
