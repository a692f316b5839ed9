// Every number and color of the design stands here once, as plain data. Styles read the contract, not this file,
// for whatever differs between the themes.

/** The four families: a face, a fold and a corner each (Rules, Families). */
export const families = ['build', 'launch', 'trade', 'secure'] as const
/** One of the four families. */
export type FamilyName = (typeof families)[number]

/** Widths below this many CSS pixels are "narrow" (Rules, Layout). */
const NARROW_BELOW_PX = 768
/** From this width the home page shows its wide wall (Rules, Wall). */
const WIDE_FROM_PX = 1080

/** Media queries of the three layouts and of the visitor's preferences. */
export const media = {
  narrow: `screen and (max-width: ${NARROW_BELOW_PX - 0.02}px)`,
  fromMedium: `screen and (min-width: ${NARROW_BELOW_PX}px)`,
  belowWide: `screen and (max-width: ${WIDE_FROM_PX - 0.02}px)`,
  wide: `screen and (min-width: ${WIDE_FROM_PX}px)`,
  /** Too low for anything to stay while the rest scrolls: a phone on its side, a page at 400 %. */
  low: 'screen and (max-height: 479.98px)',
  coarsePointer: '(pointer: coarse)',
  motionAllowed: '(prefers-reduced-motion: no-preference)',
  motionReduced: '(prefers-reduced-motion: reduce)',
  withoutScripts: '(scripting: none)',
} as const

/** Theme "Paper": warm newsprint. The keys are the contract's names. */
export const paper = {
  paper: '#f1ede2',
  sheet: '#faf7ef',
  well: '#e6e1d2',
  ink: '#141722',
  ink2: '#4b4c55',
  line: '#cdc7b6',
  edge: '#837e6f',
  slab: '#141722',
  slab2: '#232735',
  slabLine: '#3b4050',
  onSlab: '#f4f0e6',
  onSlab2: '#b4b2a8',
  build: '#2743c9',
  buildR: '#16287f',
  buildT: '#d6dbf4',
  buildM: '#2743c9',
  buildInk: '#223cb4',
  onBuild: '#ffffff',
  launch: '#f0532a',
  launchR: '#b5340f',
  launchT: '#fbd7c8',
  launchM: '#e04317',
  launchInk: '#a82f0d',
  onLaunch: '#141722',
  trade: '#f3a7ba',
  tradeR: '#cf5f80',
  tradeT: '#fadfe5',
  tradeM: '#c65679',
  tradeInk: '#9c2a51',
  onTrade: '#141722',
  secure: '#17594a',
  secureR: '#0b362c',
  secureT: '#cddfd4',
  secureM: '#17594a',
  secureInk: '#14513f',
  onSecure: '#ffffff',
  gain: '#17694a',
  gainT: '#cfe5d6',
  loss: '#b0261c',
  lossT: '#f9d6d0',
  warn: '#7d5200',
  warnT: '#f6e2b3',
  fear1: '#b0261c',
  fear2: '#d9691b',
  fear3: '#d9a800',
  fear4: '#4f9350',
  fear5: '#1d6238',
  focus: '#141722',
  focusGap: '#faf7ef',
  backdrop: 'rgb(12 14 22 / .88)',
  /** The backdrop over bare paper: behind it, the place kept for the scroll bar. */
  backdropSolid: '#28292f',
  popShadow: '0 18px 40px -18px rgb(20 23 34 / .38)',
  panelShadow: '0 40px 80px -24px rgb(0 0 0 / .6)',
}

/** Theme "Ink": blue-black. Faces of tiles barely move between the themes; they are printed matter. */
export const ink: typeof paper = {
  paper: '#11141d',
  sheet: '#1a1e2a',
  well: '#0b0d14',
  ink: '#f3efe4',
  ink2: '#aeaca1',
  line: '#31353f',
  edge: '#777a88',
  slab: '#0b0d14',
  slab2: '#1a1e2a',
  slabLine: '#31353f',
  onSlab: '#f3efe4',
  onSlab2: '#aeaca1',
  build: '#3a57e8',
  buildR: '#2138a6',
  buildT: '#1f2a5e',
  buildM: '#496bfd',
  buildInk: '#a5b4ff',
  onBuild: '#ffffff',
  launch: '#f0532a',
  launchR: '#b5340f',
  launchT: '#4a2013',
  launchM: '#f0532a',
  launchInk: '#ff9676',
  onLaunch: '#141722',
  trade: '#f3a7ba',
  tradeR: '#cf5f80',
  tradeT: '#4a2433',
  tradeM: '#f3a7ba',
  tradeInk: '#f6b3c4',
  onTrade: '#141722',
  secure: '#1e7260',
  secureR: '#0f483b',
  secureT: '#153a31',
  secureM: '#3d8c79',
  secureInk: '#7fd0b8',
  onSecure: '#ffffff',
  gain: '#74d3a3',
  gainT: '#143a2a',
  loss: '#ff9286',
  lossT: '#4c1b17',
  warn: '#f0c25a',
  warnT: '#443207',
  fear1: '#f06a5c',
  fear2: '#ee8a45',
  fear3: '#e6bf3a',
  fear4: '#6fbf72',
  fear5: '#3d9a62',
  focus: '#f3efe4',
  focusGap: '#11141d',
  backdrop: 'rgb(4 5 9 / .88)',
  backdropSolid: '#06070b',
  popShadow: '0 18px 40px -14px rgb(0 0 0 / .8)',
  panelShadow: '0 40px 80px -24px rgb(0 0 0 / .9)',
}

/** Printed inks: fixed inside tiles and art in both themes, never for page text. */
export const print = { light: '#faf7ef', ink: '#141722' } as const

/** Font stacks; the metric-adjusted fallbacks are declared in fonts.css. */
export const font = {
  display: "'Besley Variable', 'Besley fallback', 'Besley fallback Noto', 'Besley fallback DejaVu', serif",
  text: "'Instrument Sans Variable', 'Instrument Sans fallback', 'Instrument Sans fallback Roboto', 'Instrument Sans fallback DejaVu', sans-serif",
  code: "'Sometype Mono Variable', ui-monospace, Menlo, Consolas, monospace",
} as const

/** Type scale, fluid from 390 to 1280 px. `micro` (13 px) is the smallest allowed. */
export const size = {
  mega: 'clamp(3.25rem, 1.607rem + 6.74vw, 7.5rem)',
  t1: 'clamp(2.5rem, 1.624rem + 3.6vw, 4.75rem)',
  t2: 'clamp(2rem, 1.452rem + 2.25vw, 3.5rem)',
  t3: 'clamp(1.5rem, 1.281rem + .9vw, 2.125rem)',
  t4: 'clamp(1.1875rem, 1.105rem + .34vw, 1.4375rem)',
  lead: 'clamp(1.125rem, 1.07rem + .225vw, 1.3125rem)',
  body: '1rem',
  small: '.875rem',
  micro: '.8125rem',
} as const

/** Sizes that do not follow the window, by their px where the visitor's text is 16 px. */
export const fixedSize = {
  15: '.9375rem',
  17: '1.0625rem',
  18: '1.125rem',
  19: '1.1875rem',
  20: '1.25rem',
  22: '1.375rem',
  24: '1.5rem',
  28: '1.75rem',
  30: '1.875rem',
  40: '2.5rem',
} as const

/** Letter spacing of Besley by size. */
export const tracking = { mega: '-.045em', head: '-.032em', sub: '-.018em' } as const
/** Font weights, from text to the brand: what stands beside what decides, so there are steps between the usual ones. */
export const weight = {
  regular: 420,
  /** Text set large. */
  large: 450,
  /** Units and second words. */
  medium: 500,
  /** Names in a list. */
  listed: 520,
  /** Facts, and controls that are not chosen. */
  firm: 550,
  strong: 600,
  /** A tile's name, light on its face. */
  tile: 620,
  name: 650,
  display: 700,
  brand: 750,
} as const

/** The steps of space, in px: margins, paddings and gaps. */
const spaces = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64] as const
type Space = (typeof spaces)[number]

/** Space from the scale, for one side or for several: `space(12)`, `space(0, 16, 12)`. */
export const space = (...sides: (Space | 0 | 'auto')[]): string =>
  sides.map((side) => (typeof side === 'number' && side > 0 ? `${side}px` : side)).join(' ')

/** Space between a page's sections. */
export const sectionSpace = 'clamp(72px, 3rem + 5.6vw, 128px)'
/** Side margin of the sheet. */
export const gutter = 'clamp(16px, 3.125vw, 40px)'
/** The sheet: eight tiles wide; one tile and a third of one, inside its container. */
export const grid = { sheetMax: '1440px', unit: '12.5cqi', third: '4.16667cqi' } as const
/** The distance of a panel from the window's top: it hangs from there and grows downwards. */
export const panelTop = 'clamp(40px, 8vh, 96px)'
/** Line widths; `bold` is for what has the focus and for warnings. */
export const line = { hair: '1px', edge: '1.5px', rule: '2px', bold: '3px' } as const
/** Heights of controls. */
export const control = { normal: '48px', small: '40px', mini: '28px', touch: '44px' } as const
/** Stacking order of the page's layers. */
export const depth = { ticker: 10, header: 20, dropdown: 30, chat: 40, overlay: 50, dialog: 60 } as const
/** Easings. */
export const ease = { out: 'cubic-bezier(.2, .8, .2, 1)', fold: 'cubic-bezier(.65, 0, .2, 1)' } as const
