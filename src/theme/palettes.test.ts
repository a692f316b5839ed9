// What is written on what, in both themes, by another library than the one that derives tones.
import { converter, wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { ink, paper } from './palettes.ts'
import { families } from './tokens.ts'

const oklch = converter('oklch')

describe.each(Object.entries({ paper, ink }))('on %s', (_, theme) => {
  it.each(families)('texts and marks have enough contrast to the tint of %s', (family) => {
    const tint = theme[`${family}T`]
    for (const text of [theme.ink, theme.ink2, theme[`${family}Ink`], theme.gain, theme.loss, theme.warn])
      expect(wcagContrast(text, tint)).toBeGreaterThanOrEqual(4.5)
    expect(wcagContrast(theme[`${family}M`], tint)).toBeGreaterThanOrEqual(3)
  })
})

it('dark tints have little color, which would be brown or maroon, and stand out from the sheet', () => {
  for (const family of families) {
    expect(oklch(ink[`${family}T`])?.c).toBeLessThan(0.05)
    expect(wcagContrast(ink[`${family}T`], ink.sheet)).toBeGreaterThan(1.25)
  }
})

it('art is printed matter: its tints are the same in both themes', () => {
  for (const family of families) {
    expect(ink[`${family}P`]).toBe(paper[`${family}P`])
    expect(paper[`${family}P`]).toBe(paper[`${family}T`])
  }
})
