// Every number and color of the design is here once, as plain data. Styles read the contract, not this file,
// for whatever differs between the themes.

/** The four families: a face, a fold and a corner each (Rules, Families). */
export const families = ['build', 'launch', 'trade', 'secure'] as const
/** One of the four families. */
export type FamilyName = (typeof families)[number]

/** The custom property of a color of the contract, without its dashes. */
export const propertyOf = (colorName: string): string => `c-${colorName}`

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
  fromTall: 'screen and (min-height: 480px)',
  /** Room for a bar that stays while the rest scrolls. */
  fromTallest: 'screen and (min-height: 720px)',
  coarsePointer: '(pointer: coarse)',
  motionAllowed: '(prefers-reduced-motion: no-preference)',
  motionReduced: '(prefers-reduced-motion: reduce)',
  /** The visitor's own few colors take the place of ours: what only a background said needs another way. */
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  withoutScripts: '(scripting: none)',
  /** The width from which a demo may play automatically. */
  plays: 'screen and (prefers-reduced-motion: no-preference) and (scripting: enabled)',
} as const

// The widths of a demo's place are in rem: in letters of twice the size a demo has the layout of half the width.
/** Narrower than this, a demo has its narrow layout: its panel in a window of 768 px (688 px). */
const DEMO_NARROW_BELOW = '43rem'
/** From this width on, a demo has its wide layout: its panel in a window of 1080 px (1000 px). */
const DEMO_WIDE_FROM = '62.5rem'
/** Narrower than this, two fields or facts no longer fit side by side: a phone of 320 px (350 px). */
const DEMO_SMALLEST_BELOW = '21.875rem'
/** Narrower than this, not even two figures do: a phone with letters of twice the size. */
const DEMO_ONE_COLUMN_BELOW = '15rem'
/** The container name of a demo's place. */
export const DEMO_PLACE = 'demo'
/**
 * How wide the place of a demo is: its frame, or a stage. A demo is laid out for its place, not for the window. Without such a
 * place and on paper nothing of it holds, and the layout is the wide one.
 */
export const within = {
  oneColumn: `${DEMO_PLACE} (width < ${DEMO_ONE_COLUMN_BELOW})`,
  smallest: `${DEMO_PLACE} (width < ${DEMO_SMALLEST_BELOW})`,
  narrow: `${DEMO_PLACE} (width < ${DEMO_NARROW_BELOW})`,
  fromMedium: `${DEMO_PLACE} (width >= ${DEMO_NARROW_BELOW})`,
  belowWide: `${DEMO_PLACE} (width < ${DEMO_WIDE_FROM})`,
  wide: `${DEMO_PLACE} (width >= ${DEMO_WIDE_FROM})`,
} as const

/** Printed inks: fixed inside tiles and art in both themes, never for page text. */
export const print = { light: '#faf7ef', ink: '#141722' } as const

/** Darkens the face below it. */
export const shade = 'rgb(0 0 0 / .1)'

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
  20: '1.25rem',
  22: '1.375rem',
  24: '1.5rem',
  28: '1.75rem',
  30: '1.875rem',
  40: '2.5rem',
} as const

/** Letter spacing of Besley by size. */
export const tracking = { mega: '-.045em', head: '-.032em', sub: '-.018em', brand: '-.04em' } as const
/** Font weights, from text to the brand. Some are between the usual steps, because neighboring texts must differ. */
export const weight = {
  regular: 420,
  /** Text set large. */
  large: 450,
  /** Units and second words. */
  medium: 500,
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
export const spaces = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64] as const
type Space = (typeof spaces)[number]

/** Space from the scale, for one side or for several: `space(12)`, `space(0, 16, 12)`. */
export const space = (...sides: (Space | 0 | 'auto')[]): string =>
  sides.map((side) => (typeof side === 'number' && side > 0 ? `${side}px` : side)).join(' ')

/** A folded corner, as a background: the ground behind the sheet, and the sheet's reverse. */
export const folded = (behind: string, turned: string): string =>
  `linear-gradient(to bottom left, ${behind} 49.6%, ${turned} 50.4%)`

/** Space between a page's sections. */
export const sectionSpace = 'clamp(56px, 2.5rem + 2.5vw, 80px)'
/** Side margin of the sheet. */
export const gutter = 'clamp(16px, 3.125vw, 40px)'

/** The corner of the window that the chat's button takes, in px to either side (Rules, Chat). */
export const CORNER = 56
/** The sheet: eight tiles wide; one tile and a third of one, inside its container. */
export const grid = { sheetMax: '1440px', unit: '12.5cqi', third: '4.16667cqi' } as const
const columnsOf = (share: string) => `repeat(auto-fit, minmax(min(100%, max(8.5rem, ${share})), 1fr))`
/** As many columns as letters leave room for. */
export const fourOrFewer = /* @__PURE__ */ columnsOf('20%')
/** The same on narrow screens. */
export const twoOrOne = /* @__PURE__ */ columnsOf('34%')
/** The distance of a panel from the window's top: it hangs from there and grows downwards. */
export const panelTop = 'clamp(40px, 8vh, 96px)'
/** Line widths; `bold` is for what has the focus and for warnings. */
export const line = { hair: '1px', edge: '1.5px', rule: '2px', bold: '3px' } as const
/** Heights of controls. */
export const control = { normal: '48px', small: '40px', mini: '28px', touch: '44px' } as const
/** Stacking order: `behind` and `raised` within a component, the rest are the page's layers. */
export const depth = {
  behind: -1,
  raised: 1,
  ticker: 10,
  header: 20,
  dropdown: 30,
  chat: 40,
  overlay: 50,
  dialog: 60,
} as const
/** How long things move: the contract takes them, and 1 ms in their place under reduced motion. */
export const durations = { press: '120ms', fold: '200ms', unfold: '320ms' } as const
/** Easings. */
export const ease = { out: 'cubic-bezier(.2, .8, .2, 1)', fold: 'cubic-bezier(.65, 0, .2, 1)' } as const
/** The six verbs of motion in a demo: how long, how, and what it means. At most two move at the same time. */
export const verbs = {
  /** Something is put away or done. */
  fold: { ms: 200, ease: ease.fold },
  /** Something opens over what is there. */
  unfold: { ms: 320, ease: ease.fold },
  /** A press took effect. */
  stamp: { ms: 160, ease: ease.out },
  /** The same thing is at another place. */
  slide: { ms: 240, ease: ease.out },
  /** A figure went to this value. */
  count: { ms: 400, ease: ease.out },
  /** A line or an area grows from its data. */
  draw: { ms: 600, ease: ease.out },
} as const
/** One of the six verbs. */
export type Verb = keyof typeof verbs
/** The length and the easing of a verb, for a rule of CSS. */
export const timed = (verb: Verb): string => `${verbs[verb].ms}ms ${verbs[verb].ease}`
/** How long a still mark shows what changed: digits that went up or down, and a stamp without motion; in ms. */
export const MARKED_MS = { digits: 1200, stamp: 1000 } as const
