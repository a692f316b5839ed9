// The contract: the CSS variables that a theme or a family fills, and the two themes that fill them.
import { createGlobalTheme, createGlobalThemeContract, fallbackVar, globalStyle } from '@vanilla-extract/css'
import './layers.css.ts'
import { inkWithContrast, paperWithContrast } from './palettes.ts'
import { houseThemes } from './themes.ts'
import { durations, families, font, media, print, propertyOf, type FamilyName } from './tokens.ts'

const { paper, ink } = houseThemes

const named = (tokens: typeof paper) =>
  Object.fromEntries(Object.keys(tokens).map((key) => [key, key])) as Record<keyof typeof paper, string>

/** Theme colors and shadows; each differs between Paper and Ink. */
export const color = createGlobalThemeContract(named(paper), (name) => propertyOf(name ?? ''))

/** Durations; all become 1 ms under reduced motion. */
export const duration = createGlobalThemeContract(
  { press: 'press', fold: 'fold', unfold: 'unfold' },
  (name) => `d-${name}`,
)

/**
 * The seven tones of the current element's family, and the accent of its miniature. `mark` is for drawings on a surface, `print`
 * is the tint inside art, which is printed matter: the same in both themes.
 */
export const family = createGlobalThemeContract(
  {
    face: 'face',
    reverse: 'reverse',
    tint: 'tint',
    print: 'print',
    mark: 'mark',
    ink: 'ink',
    on: 'on',
    accent: 'accent',
  },
  (name) => `f-${name}`,
)

/** The client's color on what counts; unset outside of a branded demo (Rules, Made yours). */
export const accentVars = createGlobalThemeContract(
  { face: 'face', on: 'on', edge: 'edge', flap: 'flap', mark: 'mark', bar: 'bar', link: 'link' },
  (name) => `a-${name}`,
)
/**
 * The colors of what counts: primary actions and chosen options (`face`, `on`, `edge`, `flap`), drawn values and lines
 * (`mark`), the bar on an open row (`bar`) and links (`link`). Ink, or the client's color inside a branded demo.
 */
export const accent = {
  face: fallbackVar(accentVars.face, color.ink),
  on: fallbackVar(accentVars.on, color.paper),
  edge: fallbackVar(accentVars.edge, accentVars.face, color.ink),
  flap: fallbackVar(accentVars.flap, family.face),
  mark: fallbackVar(accentVars.mark, color.ink),
  bar: fallbackVar(accentVars.bar, 'transparent'),
  // While it is unset, a link has the color of the surrounding text, because CSS ignores an unset variable.
  link: accentVars.link,
} as const
/**
 * For the element that has a client's tones and their family. A mark keeps 3:1 to every ground, and is the face itself where
 * that does, so it is the face's edge as well.
 */
export const clientAccent = {
  [accentVars.face]: family.face,
  [accentVars.on]: family.on,
  [accentVars.edge]: family.mark,
  [accentVars.flap]: family.reverse,
  [accentVars.mark]: family.mark,
  [accentVars.bar]: family.mark,
  [accentVars.link]: family.ink,
  [color.focus]: family.mark,
} as const

/** The three faces. */
export const face = createGlobalThemeContract(
  { display: 'display', text: 'text', code: 'code' },
  (name) => `font-${name}`,
)

/** The color behind a flap's cut: every surface sets it to its own color. */
export const ground = createGlobalThemeContract({ color: 'ground' }, () => 'ground')

createGlobalTheme(':root', face, font)
createGlobalTheme(':root, [data-theme="light"]', color, paper)
/** Some colors as variables of the contract. */
const varsOf = (colors: Partial<typeof paper>) =>
  Object.fromEntries(Object.entries(colors).map(([key, value]) => [color[key as keyof typeof paper], value]))

// On paper it is always Paper: Ink is for screens.
const dark = { colorScheme: 'dark', vars: varsOf(ink) } as const
globalStyle('[data-theme="dark"]', { '@media': { screen: dark } })
globalStyle(':root:not([data-theme])', { '@media': { 'screen and (prefers-color-scheme: dark)': dark } })
globalStyle(':root, [data-theme="light"]', {
  '@media': { [`screen and ${media.moreContrast}`]: { vars: varsOf(paperWithContrast) } },
})
globalStyle('[data-theme="dark"]', {
  '@media': { [`screen and ${media.moreContrast}`]: { vars: varsOf(inkWithContrast) } },
})
globalStyle(':root:not([data-theme])', {
  '@media': {
    [`screen and (prefers-color-scheme: dark) and ${media.moreContrast}`]: { vars: varsOf(inkWithContrast) },
  },
})
globalStyle(':root, [data-theme="light"]', { colorScheme: 'light' })
globalStyle(':root', {
  vars: {
    [duration.press]: durations.press,
    [duration.fold]: durations.fold,
    [duration.unfold]: durations.unfold,
  },
  '@media': {
    [media.motionReduced]: {
      vars: { [duration.press]: '1ms', [duration.fold]: '1ms', [duration.unfold]: '1ms' },
    },
  },
})

const tones = (name: FamilyName) => {
  const on = { build: color.onBuild, launch: color.onLaunch, trade: color.onTrade, secure: color.onSecure }[
    name
  ]
  return {
    [family.face]: color[name],
    [family.reverse]: color[`${name}R`],
    [family.tint]: color[`${name}T`],
    [family.print]: color[`${name}P`],
    [family.mark]: color[`${name}M`],
    [family.ink]: color[`${name}Ink`],
    [family.on]: on,
    [family.accent]: name === 'trade' ? color.build : color.trade,
  }
}
globalStyle(':root', { vars: tones('launch') })
for (const name of families) globalStyle(`[data-family="${name}"]`, { vars: tones(name) })

// The miniatures' sprite is an external file: it sees inherited custom properties only.
globalStyle(':root', { vars: { '--mini-light': print.light, '--mini-ink': print.ink } })
