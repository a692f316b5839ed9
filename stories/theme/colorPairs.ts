// The pairs of text and background colors, their minimum contrast (WCAG 2.2, 1.4.3 and 1.4.11), and a story for each.
import { wcagContrast } from 'culori'
import { families } from '#src/theme/tokens.ts'
import { themes, type Theme } from './Palette.tsx'
import type { Token } from './Palette.css.ts'

const TEXT = 4.5
const MARK = 3

export interface ColorPairs {
  readonly color: Token
  /** Its backgrounds. */
  readonly on: readonly Token[]
  /** The least contrast, to 1. */
  readonly least: typeof TEXT | typeof MARK
  /** The id of a story that shows it. */
  readonly story: string
}

const grounds: readonly Token[] = ['paper', 'sheet', 'well']
const text = (color: Token, on: readonly Token[], story: string): ColorPairs => ({
  color,
  on,
  least: TEXT,
  story,
})
const mark = (color: Token, on: readonly Token[], story: string): ColorPairs => ({
  ...text(color, on, story),
  least: MARK,
})

/** Every pair that a part of the product draws. */
export const colorPairs: readonly ColorPairs[] = [
  text('ink', grounds, 'screens-about--default'),
  text('ink2', grounds, 'patterns-stat-tiles--four'),
  ...families.map((name) =>
    text(`${name}Ink`, grounds, name === 'build' ? 'primitives-links--text' : 'theme-colors--paper'),
  ),
  text('gain', grounds, 'primitives-delta--up'),
  text('loss', grounds, 'primitives-delta--down'),
  text('warn', grounds, 'demos-p2p-crypto--amount-outside-all'),
  text('paper', ['ink'], 'primitives-button--primary'),
  ...families.map((name) => {
    const on = `on${name.charAt(0).toUpperCase()}${name.slice(1)}` as Token
    return text(on, [name], 'primitives-links--on-family-faces')
  }),
  ...families.map((name) => text(`${name}Ink`, [`${name}T`], 'primitives-note--each-family')),
  text(
    'ink',
    families.map((name) => `${name}T` as const),
    'patterns-readings--three',
  ),
  text('gain', ['gainT'], 'primitives-status-badge--tones'),
  text('loss', ['lossT'], 'primitives-note--failed'),
  text('warn', ['warnT'], 'primitives-status-badge--tones'),
  text('onSlab', ['slab', 'slab2'], 'patterns-site-footer--default'),
  text('onSlab2', ['slab', 'slab2'], 'patterns-tour-player--playing'),
  mark('edge', grounds, 'primitives-text-field--empty'),
  ...families.map((name) => mark(`${name}M`, grounds, 'primitives-meter--in-family-colors')),
  mark('focus', ['focusGap'], 'primitives-tabs--by-keyboard'),
]

/** The contrast of two tokens in a theme, from 1 to 21. */
export const contrastOf = (color: Token, on: Token, theme: Theme): number =>
  wcagContrast(themes[theme].values[color], themes[theme].values[on])
