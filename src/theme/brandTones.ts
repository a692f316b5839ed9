// From one color every tone of the theme contract, for Paper and Ink (Rules, Made yours): four tones of one hue. The color is
// derived, not trusted: whatever it is, texts can be read on every tone, and the four families can be told apart.
import { convert, hexToRGB, OKLCH, RGBToHex, sRGB, sRGBLinear } from '@texel/color'
import { ink, paper } from './palettes.ts'
import { families, type FamilyName } from './tokens.ts'

/** The tokens of the theme contract that a brand fills. */
type BrandToken = {
  [Name in FamilyName]: Name | `${Name}R` | `${Name}T` | `${Name}M` | `${Name}Ink` | `on${Capitalize<Name>}`
}[FamilyName]
/** A brand's tokens in one theme, each as `#rrggbb`. */
export type BrandTokens = Readonly<Record<BrandToken, string>>

export interface BrandTones {
  readonly paper: BrandTokens
  readonly ink: BrandTokens
  /** How far the face is from the color that was given, in OKLCH lightness: below 0 darker, above 0 lighter. */
  readonly moved: { readonly paper: number; readonly ink: number }
}

type Vector = readonly number[]
interface Tone {
  readonly hex: string
  readonly luminance: number
}

/** WCAG 2.2, 1.4.3 and 1.4.11; a little more, since tones are rounded to 8 bits. */
const TEXT_CONTRAST = 4.52
const MARK_CONTRAST = 3.02

/** The four tones of a client's hue, in OKLCH lightness (Rules, Made yours). */
const LEVELS = [0.12, 0.32, 0.62, 0.86] as const
/** How much darker a face may become to have white labels. */
const MOVED_FOR_WHITE = 0.035

/** Step of the search for a lightness that can be read. */
const STEP = 0.004
const STEPS = 250

const toneOf = (hex: string): Tone => {
  const [r = 0, g = 0, b = 0] = convert(hexToRGB(hex), sRGB, sRGBLinear)
  return { hex, luminance: 0.2126 * r + 0.7152 * g + 0.0722 * b }
}

const lchOf = ({ hex }: Tone): Vector => convert(hexToRGB(hex), sRGB, OKLCH)

const contrast = (one: Tone, other: Tone): number => {
  const [low, high] =
    one.luminance < other.luminance ? [one.luminance, other.luminance] : [other.luminance, one.luminance]
  return (high + 0.05) / (low + 0.05)
}

const isInGamut = (rgb: Vector) => rgb.every((channel) => channel > -0.0005 && channel < 1.0005)

/** The tone of that lightness and hue with as much of the chroma as a screen can show. */
function tone(lightness: number, chroma: number, hue: number): Tone {
  let rgb = convert([lightness, chroma, hue], OKLCH, sRGB)
  if (!isInGamut(rgb)) {
    let low = 0
    let high = chroma
    for (let round = 0; round < 12; round++) {
      const middle = (low + high) / 2
      if (isInGamut(convert([lightness, middle, hue], OKLCH, sRGB))) low = middle
      else high = middle
    }
    rgb = convert([lightness, low, hue], OKLCH, sRGB)
  }
  return toneOf(RGBToHex(rgb.map((channel) => Math.min(1, Math.max(0, channel)))))
}

/** The first lightness from `start` on, into one direction or into both by turns, whose tone is as wanted. */
function nearest(
  start: number,
  direction: 'darker' | 'lighter' | 'either',
  toneAt: (lightness: number) => Tone,
  isWanted: (tone: Tone) => boolean,
): { lightness: number; tone: Tone } {
  for (let step = 0; step <= STEPS; step++)
    for (const sign of direction === 'darker' ? [-1] : direction === 'lighter' ? [1] : [-1, 1]) {
      const lightness = start + sign * step * STEP
      if (lightness < 0 || lightness > 1) continue
      const found = toneAt(lightness)
      if (isWanted(found)) return { lightness, tone: found }
    }
  // Black and white are as far as one can go.
  const lightness = direction === 'lighter' ? 1 : 0
  return { lightness, tone: toneAt(lightness) }
}

interface Theme {
  readonly tokens: typeof paper
  /** What families are drawn and written on. */
  readonly grounds: readonly Tone[]
  /** A face is no darker and no lighter: it must stay apart from the page, and show its reverse. */
  readonly range: readonly [number, number]
  /** Away from the grounds. */
  readonly away: 'darker' | 'lighter'
  /** Lightness and most chroma of tints. */
  readonly tint: readonly [number, number]
  /** Where the search for the texts' lightness begins. */
  readonly text: number
  /** Where the search for the marks' lightness begins, to choose from: they can be told apart in a chart. */
  readonly marks: readonly number[]
}

const themeOf = (tokens: typeof paper, rest: Omit<Theme, 'tokens' | 'grounds'>): Theme => ({
  tokens,
  grounds: [tokens.paper, tokens.sheet, tokens.well].map(toneOf),
  ...rest,
})
const themes = {
  paper: themeOf(paper, {
    range: [0.3, 0.92],
    away: 'darker',
    tint: [0.9, 0.045],
    text: 0.45,
    marks: [0.14, 0.3, 0.45, 0.58],
  }),
  ink: themeOf(ink, {
    range: [0.4, 0.92],
    away: 'lighter',
    tint: [0.33, 0.03],
    text: 0.8,
    marks: [0.9, 0.78, 0.67, 0.56],
  }),
}

const WHITE = toneOf('#ffffff')
const texts = [WHITE, ...[ink.paper, '#000000'].map(toneOf)]
const textOn = (face: Tone) => texts.find((text) => contrast(text, face) >= TEXT_CONTRAST)

/** The face of that color, and how far it was moved. */
function faceOf([lightness = 0, chroma = 0, hue = 0]: Vector, { range: [lowest, highest] }: Theme) {
  const start = Math.min(highest, Math.max(lowest, lightness))
  const at = (value: number) => tone(value, chroma, hue)
  const onWhite = nearest(start, 'darker', at, (face) => textOn(face) === WHITE)
  // A little darker, a color has white labels, which look brighter than black ones on it.
  if (start - onWhite.lightness <= MOVED_FOR_WHITE) return onWhite
  return nearest(start, 'either', at, (face) => textOn(face) !== undefined)
}

/** All tones of one family around its face. */
function familyTones(
  face: Tone,
  reverse: Tone,
  markFrom: number,
  theme: Theme,
): Record<'face' | 'R' | 'T' | 'P' | 'M' | 'Ink' | 'on', string> {
  const [, chroma = 0, hue = 0] = lchOf(face)
  const tintIn = ({ tint: [lightness, most] }: Theme) => tone(lightness, Math.min(most, chroma * 0.4), hue)
  const tint = tintIn(theme)
  const canBe = (least: number) => (found: Tone) =>
    [...theme.grounds, tint].every((ground) => contrast(found, ground) >= least)
  const atChroma = (most: number) => (at: number) => tone(at, Math.min(most, chroma), hue)
  return {
    face: face.hex,
    R: reverse.hex,
    T: tint.hex,
    // Art is printed matter.
    P: tintIn(themes.paper).hex,
    M: nearest(markFrom, theme.away, atChroma(chroma), canBe(MARK_CONTRAST)).tone.hex,
    Ink: nearest(theme.text, theme.away, atChroma(0.2), canBe(TEXT_CONTRAST)).tone.hex,
    on: (textOn(face) ?? face).hex,
  }
}

/** The levels without the one that is nearest to a lightness, which is in its place. */
function withoutNearest(levels: readonly number[], lightness: number): readonly number[] {
  const away = (level: number) => Math.abs(level - lightness)
  const [nearestLevel] = levels.toSorted((one, other) => away(one) - away(other))
  return levels.filter((level) => level !== nearestLevel)
}

/** The brand's family has the given color, the other three have tones of its hue at the other levels. */
function tokensOf(color: Vector, family: FamilyName, theme: Theme): { tokens: BrandTokens; moved: number } {
  const own = faceOf(color, theme)
  const [, chroma = 0, hue = 0] = color
  const [ownLightness = 0] = lchOf(own.tone)
  const faces = withoutNearest(LEVELS, ownLightness).map((level) => tone(level, chroma, hue))
  const marks = withoutNearest(theme.marks, ownLightness)
  const byLightness = [own.tone, ...faces].toSorted((one, other) => one.luminance - other.luminance)
  const tokens: Record<string, string> = {}
  let others = 0
  for (const name of families) {
    const isOwn = name === family
    const at = isOwn ? -1 : others++
    const face = faces[at] ?? own.tone
    // The next darker tone; for the darkest the next lighter one.
    const reverse = byLightness[Math.abs(byLightness.indexOf(face) - 1)] ?? face
    const { on, face: base, ...tones } = familyTones(face, reverse, marks[at] ?? ownLightness, theme)
    tokens[name] = base
    tokens[`on${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`] = on
    for (const [suffix, hex] of Object.entries(tones)) tokens[`${name}${suffix}`] = hex
  }
  return { tokens: tokens as BrandTokens, moved: own.lightness - (color[0] ?? 0) }
}

/**
 * Every tone of a brand whose own family has the given color; the other three have darker and lighter tones of its hue.
 * @param color `#rrggbb`
 */
export function brandTones(color: string, family: FamilyName): BrandTones {
  const given = convert(hexToRGB(color), sRGB, OKLCH)
  const onPaper = tokensOf(given, family, themes.paper)
  const onInk = tokensOf(given, family, themes.ink)
  return {
    paper: onPaper.tokens,
    ink: onInk.tokens,
    moved: { paper: onPaper.moved, ink: onInk.moved },
  }
}
