// From one color every tone of the theme contract, for Paper and Ink (Rules, Made yours). The color is derived, not
// trusted: whatever it is, texts can be read on every tone, and the four families can be told apart.
import { convert, hexToRGB, OKLab, OKLCH, RGBToHex, sRGB, sRGBLinear } from '@texel/color'
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

/** Step of the search for a lightness that can be read. */
const STEP = 0.004
const STEPS = 250

const toneOf = (hex: string): Tone => {
  const [r = 0, g = 0, b = 0] = convert(hexToRGB(hex), sRGB, sRGBLinear)
  return { hex, luminance: 0.2126 * r + 0.7152 * g + 0.0722 * b }
}

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
  return toneOf(RGBToHex(rgb.map(clamp)))
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
  /** Lightness of the other families' faces, to choose from. */
  readonly levels: readonly number[]
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
    levels: [0.36, 0.46, 0.54, 0.66, 0.76, 0.86],
  }),
  ink: themeOf(ink, {
    range: [0.4, 0.92],
    away: 'lighter',
    tint: [0.31, 0.07],
    text: 0.8,
    levels: [0.42, 0.49, 0.54, 0.66, 0.76, 0.86],
  }),
}

const texts = ['#ffffff', ink.paper, '#000000'].map(toneOf)
const textOn = (face: Tone) => texts.find((text) => contrast(text, face) >= TEXT_CONTRAST)

/** The face of that color, and how far it was moved. */
function faceOf([lightness = 0, chroma = 0, hue = 0]: Vector, { range: [lowest, highest] }: Theme) {
  const start = Math.min(highest, Math.max(lowest, lightness))
  return nearest(
    start,
    'either',
    (at) => tone(at, chroma, hue),
    (face) => textOn(face) !== undefined,
  )
}

/** All tones of one family around its face. */
function familyTones(face: Tone, theme: Theme): Record<'face' | 'R' | 'T' | 'M' | 'Ink' | 'on', string> {
  const [lightness = 0, chroma = 0, hue = 0] = convert(hexToRGB(face.hex), sRGB, OKLCH)
  const [tintLightness, tintChroma] = theme.tint
  const tint = tone(tintLightness, Math.min(tintChroma, chroma * 0.4), hue)
  const canBe = (least: number) => (found: Tone) =>
    [...theme.grounds, tint].every((ground) => contrast(found, ground) >= least)
  const atChroma = (most: number) => (at: number) => tone(at, Math.min(most, chroma), hue)
  return {
    face: face.hex,
    R: tone(lightness > 0.42 ? lightness - 0.14 : lightness - 0.11, chroma, hue).hex,
    T: tint.hex,
    M: nearest(lightness, theme.away, atChroma(chroma), canBe(MARK_CONTRAST)).tone.hex,
    Ink: nearest(theme.text, theme.away, atChroma(0.2), canBe(TEXT_CONTRAST)).tone.hex,
    on: (textOn(face) ?? face).hex,
  }
}

// How people without one kind of cone see, in linear light (Machado, Oliveira and Fernandes 2009, severity 1.0).
// oxfmt-ignore
const VISIONS: readonly (readonly Vector[])[] = [
  [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
  // On paper from a printer without colors.
  [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]],
]
const clamp = (value: number) => Math.min(1, Math.max(0, value))
const through = (matrix: readonly Vector[], [r = 0, g = 0, b = 0]: Vector) =>
  matrix.map(([ofR = 0, ofG = 0, ofB = 0]) => clamp(ofR * r + ofG * g + ofB * b))

/** A color as each of the visions sees it, in OKLab; by screens' light, and by its encoded values, as some simulate it. */
function seen({ hex }: Tone): readonly Vector[] {
  const encoded = hexToRGB(hex)
  const linear = convert(encoded, sRGB, sRGBLinear)
  return VISIONS.flatMap((matrix) => [
    convert(through(matrix, linear), sRGBLinear, OKLab),
    convert(through(matrix, encoded), sRGB, OKLab),
  ])
}

/** The distance of two colors in OKLab, for the type of color vision that distinguishes them least. */
function apart(one: readonly Vector[], other: readonly Vector[]): number {
  let least = Infinity
  one.forEach(([l = 0, a = 0, b = 0], vision) => {
    const [l2 = 0, a2 = 0, b2 = 0] = other[vision] ?? []
    least = Math.min(least, (l - l2) ** 2 + (a - a2) ** 2 + (b - b2) ** 2)
  })
  return Math.sqrt(least)
}

/** Beyond this more distance is no gain; less pleasant harmonies are then not tried. */
const FAR_ENOUGH = 0.1
/** Hues of the three other families, from the brand's own: four corners, a fan, a triangle with the near one. */
const HARMONIES = [
  [90, 180, 270],
  [60, 180, 240],
  [120, 150, 240],
] as const

/** Faces for the other three families that differ from the brand's and from each other. */
function otherFaces(own: Tone, theme: Theme): readonly Tone[] {
  const [, chroma = 0, hue = 0] = convert(hexToRGB(own.hex), sRGB, OKLCH)
  const ownSeen = seen(own)
  let best: readonly Tone[] = []
  let bestDistance = 0
  for (const turns of HARMONIES) {
    const [first = [], second = [], third = []] = turns.map((turn) =>
      theme.levels.map((level) => {
        const face = faceOf([level, Math.min(0.2, Math.max(0.09, chroma)), (hue + turn) % 360], theme).tone
        const sight = seen(face)
        return { face, seen: sight, toOwn: apart(ownSeen, sight) }
      }),
    )
    const between = (some: typeof first, others: typeof first) =>
      some.map((one) => others.map((other) => apart(one.seen, other.seen)))
    const toSecond = between(first, second)
    const toThird = between(first, third)
    const secondToThird = between(second, third)
    first.forEach((a, i) => {
      second.forEach((b, j) => {
        third.forEach((c, k) => {
          const distance = Math.min(
            a.toOwn,
            b.toOwn,
            c.toOwn,
            toSecond[i]?.[j] ?? 0,
            toThird[i]?.[k] ?? 0,
            secondToThird[j]?.[k] ?? 0,
          )
          if (distance <= bestDistance) return
          bestDistance = distance
          best = [a.face, b.face, c.face]
        })
      })
    })
    if (bestDistance >= FAR_ENOUGH) break
  }
  return best
}

function tokensOf(color: Vector, family: FamilyName, theme: Theme): { tokens: BrandTokens; moved: number } {
  const own = faceOf(color, theme)
  const others = [...otherFaces(own.tone, theme)]
  const tokens: Record<string, string> = {}
  for (const name of families) {
    const face = name === family ? own.tone : (others.shift() ?? own.tone)
    const { on, face: base, ...tones } = familyTones(face, theme)
    tokens[name] = base
    tokens[`on${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`] = on
    for (const [suffix, hex] of Object.entries(tones)) tokens[`${name}${suffix}`] = hex
  }
  return { tokens: tokens as BrandTokens, moved: own.lightness - (color[0] ?? 0) }
}

/**
 * Every tone of a brand whose own family has the given color; the other three are its harmonies.
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
