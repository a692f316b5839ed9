// Looked at by another library than the one that derives the tones.
import {
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  wcagContrast,
  type Color,
} from 'culori'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { brandColors } from './brand.ts'
import { brandTones, type BrandTokens } from './brandTones.ts'
import { ink, paper } from './palettes.ts'
import { families, type FamilyName } from './tokens.ts'

const themes = { paper, ink }
const onOf = { build: 'onBuild', launch: 'onLaunch', trade: 'onTrade', secure: 'onSecure' } as const
const oklab = converter('oklab')
const rgb = converter('rgb')
const BLACK = { mode: 'rgb', r: 0, g: 0, b: 0 } as const

const visions: readonly (<C extends Color>(color: C) => C | undefined)[] = [
  (color) => color,
  filterDeficiencyProt(1),
  filterDeficiencyDeuter(1),
  filterDeficiencyTrit(1),
]

/** How far the two faces that are hardest to tell apart are apart, in OKLab, by all kinds of sight. */
function leastApart(tokens: Record<FamilyName, string>): number {
  let least = Infinity
  for (const vision of visions) {
    const faces = families.map((name) => oklab(vision(rgb(tokens[name]) ?? BLACK)))
    for (const [index, one] of faces.entries())
      for (const other of faces.slice(index + 1))
        if (one && other)
          least = Math.min(least, Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b))
  }
  return least
}
const today = { paper: leastApart(paper), ink: leastApart(ink) }

/** Every pair with too little contrast, as text. */
function shortcomings(tokens: BrandTokens, theme: 'paper' | 'ink'): string[] {
  const { paper: page, sheet, well, ink: text, ink2, gain, loss, warn } = themes[theme]
  const found: string[] = []
  const check = (what: string, one: string, other: string, least: number) => {
    const contrast = wcagContrast(one, other)
    if (contrast < least) found.push(`${theme}: ${what} ${contrast.toFixed(2)}`)
  }
  for (const name of families) {
    const tint = tokens[`${name}T`]
    check(`text on ${name}`, tokens[onOf[name]], tokens[name], 4.5)
    for (const [ground, color] of Object.entries({ page, sheet, well, tint })) {
      check(`${name}'s text on ${ground}`, tokens[`${name}Ink`], color, 4.5)
      check(`${name}'s mark on ${ground}`, tokens[`${name}M`], color, 3)
    }
    for (const [what, color] of Object.entries({ text, ink2, gain, loss, warn }))
      check(`${what} on ${name}'s tint`, color, tint, 4.5)
    if (tokens[name] === tokens[`${name}R`]) found.push(`${theme}: ${name} has no reverse`)
  }
  const apart = leastApart(tokens)
  if (apart < today[theme]) found.push(`${theme}: families are ${apart.toFixed(3)} apart`)
  return found
}

const look = (color: string, family: FamilyName) => {
  const tones = brandTones(color, family)
  expect({
    color,
    family,
    found: [...shortcomings(tones.paper, 'paper'), ...shortcomings(tones.ink, 'ink')],
  }).toEqual({ color, family, found: [] })
  return tones
}
const hex = (value: number) => `#${value.toString(16).padStart(6, '0')}`

it('for all colors, in both themes, every text and mark is visible and the families are distinguishable', () => {
  const steps = [0, 0x33, 0x66, 0x99, 0xcc, 0xff]
  let index = 0
  for (const r of steps)
    for (const g of steps)
      for (const b of steps)
        look(hex(r * 0x10000 + g * 0x100 + b), families[index++ % families.length] as FamilyName)
})

it('for any random color, in any family', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(...families), (value, family) => {
      look(hex(value), family)
    }),
    { numRuns: 150 },
  )
})

it.each(brandColors)('$name is unchanged', ({ color }) => {
  for (const family of families) {
    const { paper: onPaper, moved } = look(color, family)
    expect(onPaper[family]).toBe(color)
    expect(moved.paper).toBeCloseTo(0, 2)
  }
})

/** A color's lightness, chroma and hue. */
const oklch = converter('oklch')

it.each(brandColors)(
  'all tones of $name have its hue: 12, 32, 62 and 86 % light, its own among them',
  ({ color }) => {
    const hue = oklch(color)?.h ?? 0
    for (const family of families)
      for (const tokens of Object.values(brandTones(color, family)).slice(0, 2) as BrandTokens[]) {
        const faces = families.map((name) => tokens[name])
        for (const [name, value] of Object.entries(tokens)) {
          if (name.startsWith('on')) continue
          const found = oklch(value)
          // A gray has no hue.
          const away = Math.abs((((found?.h ?? hue) - hue + 540) % 360) - 180)
          expect(
            (found?.c ?? 0) < 0.02 || away < 8,
            `${family}: ${name} ${value} is ${away.toFixed(0)}° away`,
          ).toBe(true)
        }
        const others = families.filter((name) => name !== family).map((name) => oklch(tokens[name])?.l ?? 0)
        expect(
          others.every((l) => [0.12, 0.32, 0.62, 0.86].some((level) => Math.abs(l - level) < 0.01)),
        ).toBe(true)
        // A mosaic shows no fifth tone on a fold's reverse.
        expect(faces).toEqual(expect.arrayContaining(families.map((name) => tokens[`${name}R`])))
      }
  },
)

it('a medium color has white labels', () => {
  for (const color of ['#26863a', '#2b8a3e', '#0b7285', '#c8102e', '#1c5bd9'])
    expect(brandTones(color, 'build').paper.onBuild, color).toBe('#ffffff')
})

it('reports how far a color was adjusted', () => {
  expect(brandTones('#ffffff', 'launch').moved.paper).toBeLessThan(-0.05)
  expect(brandTones('#000000', 'launch').moved.paper).toBeGreaterThan(0.2)
  expect(brandTones('#000000', 'launch').moved.ink).toBeGreaterThan(0.3)
})

it('the same color gives the same tones', () => {
  expect(brandTones('#7a1fa2', 'trade')).toEqual(brandTones('#7a1fa2', 'trade'))
})

it('the default marks are visible on all of their backgrounds', () => {
  for (const theme of ['paper', 'ink'] as const)
    for (const name of families)
      for (const ground of ['paper', 'sheet', 'well', `${name}T`] as const)
        expect(
          wcagContrast(themes[theme][`${name}M`], themes[theme][ground]),
          `${theme} ${name} ${ground}`,
        ).toBeGreaterThanOrEqual(3)
})
