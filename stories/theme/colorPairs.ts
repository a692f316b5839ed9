// Which color stands on which, what it must keep to be read (WCAG 2.2, 1.4.3 and 1.4.11), and a story that shows it.
import { wcagContrast } from 'culori'
import { families } from '#src/theme/tokens.ts'
import { themes, type Theme } from './Palette.tsx'
import type { Token } from './Palette.css.ts'

const TEXT = 4.5
const MARK = 3

export interface ColorPair {
  readonly color: Token
  readonly on: Token
  /** The least contrast, to 1. */
  readonly least: typeof TEXT | typeof MARK
  /** The id of a story that shows it. */
  readonly story: string
}

const grounds = ['paper', 'sheet', 'well'] as const
const onGrounds = (color: Token, story: string, least: ColorPair['least'] = TEXT): ColorPair[] =>
  grounds.map((on) => ({ color, on, least, story }))
const text = (color: Token, on: Token, story: string): ColorPair => ({ color, on, least: TEXT, story })

/** Every pair that a part of the product draws. */
export const colorPairs: readonly ColorPair[] = [
  ...onGrounds('ink', 'screens-about--default'),
  ...onGrounds('ink2', 'patterns-stat-tiles--four'),
  ...families.flatMap((name) =>
    onGrounds(`${name}Ink`, name === 'build' ? 'primitives-links--text' : 'theme-colors--paper'),
  ),
  ...onGrounds('gain', 'primitives-delta--up'),
  ...onGrounds('loss', 'primitives-delta--down'),
  ...onGrounds('warn', 'demos-p2p-crypto--amount-outside-all'),
  text('paper', 'ink', 'primitives-button--primary'),
  ...families.map((name) => {
    const on = `on${name.charAt(0).toUpperCase()}${name.slice(1)}` as Token
    return text(on, name, 'primitives-links--on-family-faces')
  }),
  ...families.map((name) => text(`${name}Ink`, `${name}T`, 'primitives-family-badge--each-family')),
  text('ink', 'tradeT', 'patterns-readings--three'),
  text('gain', 'gainT', 'primitives-status-badge--tones'),
  text('loss', 'lossT', 'primitives-note--bad'),
  text('warn', 'warnT', 'primitives-status-badge--tones'),
  text('onSlab', 'slab', 'patterns-site-footer--default'),
  text('onSlab2', 'slab', 'patterns-site-footer--default'),
  text('onSlab2', 'slab2', 'patterns-tour-player--playing'),
  ...onGrounds('edge', 'primitives-text-field--empty', MARK),
  ...families.flatMap((name) => onGrounds(`${name}M`, 'primitives-meter--in-family-colors', MARK)),
  { color: 'focus', on: 'focusGap', least: MARK, story: 'primitives-tabs--by-keyboard' },
]

/** The contrast of a pair in a theme, from 1 to 21. */
export const contrastOf = ({ color, on }: ColorPair, theme: Theme): number =>
  wcagContrast(themes[theme].values[color], themes[theme].values[on])
