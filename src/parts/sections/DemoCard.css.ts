import { keyframes } from '@vanilla-extract/css'
import { duration, family, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { atLeast, sizeOf, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { depth, ease, families, line, media, print, space, timed, type Verb } from '../../theme/tokens.ts'

export const tile = pattern.style({
  position: 'relative',
  display: 'block',
  backgroundColor: family.face,
  color: family.on,
  textDecoration: 'none',
  // Not "hidden": a long name makes its tile higher.
  overflow: 'clip',
  isolation: 'isolate',
  // A tile is printed matter: its face belongs to the picture.
  printColorAdjust: 'exact',
  transition: `opacity ${duration.fold}`,
  // And so it stays printed where the page takes the visitor's colors.
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', border: `${line.hair} solid CanvasText` },
  },
})
pattern.global(`${tile} > svg`, { position: 'absolute', inset: '0 0 auto', height: 'auto', aspectRatio: '1' })

/** The pictures end above this part of their square; the rest is for the name, which may need more. */
const below = pattern.style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  paddingTop: '77%',
})
export const look = {
  wall: pattern.style(below, { minHeight: '100%' }),
  // In parts of the sheet: a part with its own width would make the row beside it lower than its texts.
  head: pattern.style(below, {
    paddingTop: '28.8cqi',
    '@media': { [media.narrow]: { paddingTop: '77cqi' }, print: { paddingTop: '77%' } },
  }),
}
/** A tile that opens something: a corner folds over when it is pointed at. */
export const link = pattern.style({
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      top: 0,
      right: 0,
      width: 0,
      height: 0,
      background: `linear-gradient(to bottom left, ${ground.color} 49.5%, ${family.reverse} 50.5%)`,
      transition: `width ${duration.fold} ${ease.fold}, height ${duration.fold} ${ease.fold}`,
    },
    '&:is(:hover, :focus-visible)::after': { width: '28px', height: '28px' },
    // A double ring inside the tile: its neighbors leave no room outside.
    '&:focus-visible': {
      outline: `${line.bold} solid ${print.light}`,
      outlineOffset: '-6px',
      boxShadow: 'none',
    },
    '&:focus-visible::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `${line.bold} solid ${print.ink}`,
      zIndex: depth.raised,
    },
  },
})

/** What the picture does once when its tile is pointed at: one verb for each family. */
const moves = {
  launch: { from: { transform: 'scale(1.12)' } },
  build: { from: { transform: 'translateX(-12%)' } },
  trade: { from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } },
  secure: { from: { transform: 'scaleY(.7)' } },
} as const satisfies Record<(typeof families)[number], unknown>
const verbs = { launch: 'stamp', build: 'slide', trade: 'draw', secure: 'fold' } as const satisfies Record<
  (typeof families)[number],
  Verb
>
for (const of of families)
  pattern.global(`${link}[data-family="${of}"]:is(:hover, :focus-visible) > svg`, {
    '@media': {
      [media.motionAllowed]: { animation: `${keyframes(moves[of])} ${timed(verbs[of])} backwards` },
    },
  })

export const name = pattern.style({ overflowWrap: 'anywhere' })
/** Above the picture of a tile that is pointed at, so that no name moves. */
export const open = pattern.style({
  display: 'none',
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  padding: space(6, 12),
  backgroundColor: family.face,
  ...sizeOf(textStyle.small),
  textDecoration: 'underline',
  selectors: { [`${link}:is(:hover, :focus-visible) > &`]: { display: 'block' } },
})
const large = pattern.style({ ...textStyle.heading, textWrap: 'balance' })
export const nameLook = {
  wall: pattern.style({
    padding: '0 4% 6.5% 8%',
    ...specialStyle.tileName,
    '@media': {
      [media.belowWide]: sizeOf(atLeast(textStyle.caption, '1.5cqi')),
      [media.narrow]: { ...sizeOf(textStyle.caption), padding: space(0, 2, 8, 8) },
    },
  }),
  head: pattern.style(large, {
    padding: space(0, 24, 20),
    ...sizeOf(textStyle.subheading),
    '@media': { [media.narrow]: { padding: space(0, 16, 14) }, print: { display: 'none' } },
  }),
}
