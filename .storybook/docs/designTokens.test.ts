// The file of tokens is what the format of the Design Tokens Community Group asks for, and holds all that the theme has.
import { expect, it } from 'vitest'
import { houseThemes } from '../../src/theme/themes.ts'
import { designTokens, type TokenGroup } from './designTokens.ts'

interface Found {
  path: string
  $type: string
  $value: unknown
}

const isToken = (value: object): value is Found => '$value' in value

const tokensIn = (group: TokenGroup, path = ''): Found[] =>
  Object.entries(group).flatMap(([name, value]) => {
    const here = path === '' ? name : `${path}.${name}`
    return isToken(value) ? [{ ...value, path: here }] : tokensIn(value as TokenGroup, here)
  })

const tokens = tokensIn(designTokens())
const share = expect.toSatisfy((value: number) => value >= 0 && value <= 1)
const color = {
  colorSpace: 'srgb',
  components: [share, share, share],
}
const dimension = { value: expect.toSatisfy(Number.isFinite), unit: expect.stringMatching(/^(?:px|rem)$/) }
const shapes: Record<string, unknown> = {
  color: expect.objectContaining(color),
  shadow: {
    color: expect.objectContaining(color),
    offsetX: dimension,
    offsetY: dimension,
    blur: dimension,
    spread: dimension,
  },
  dimension,
  fontFamily: expect.arrayContaining([expect.any(String)]),
  fontWeight: expect.toSatisfy((value: number) => value >= 1 && value <= 1000),
  number: expect.toSatisfy(Number.isFinite),
  duration: { value: expect.toSatisfy(Number.isFinite), unit: 'ms' },
  cubicBezier: [share, expect.any(Number), share, expect.any(Number)],
}

it.each(tokens)('$path is a $type', ({ $type, $value }) => {
  expect(shapes).toHaveProperty($type)
  expect($value).toEqual(shapes[$type])
})

it('has every color of both themes, as it is', () => {
  for (const name of ['paper', 'ink'] as const)
    for (const [key, css] of Object.entries(houseThemes[name])) {
      const found = tokens.find(({ path }) => path === `${name}.${key}`)
      expect(found).toBeDefined()
      if (css.startsWith('#')) expect(found?.$value).toMatchObject({ hex: css })
    }
})

it('has names that the format allows', () => {
  expect(tokens.filter(({ path }) => /[{}$]/.test(path) || /\.\.|\.$/.test(path))).toEqual([])
})
