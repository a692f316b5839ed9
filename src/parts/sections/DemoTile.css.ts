import { duration, family, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { atLeast, sizeOf, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { depth, ease, line, media, print, space } from '../../theme/tokens.ts'

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
    '&:hover::after': { width: '28px', height: '28px' },
    // A double ring inside the tile: its neighbors leave no room outside.
    '&:focus-visible': {
      outline: `${line.bold} solid ${print.light}`,
      outlineOffset: '-6px',
      boxShadow: 'none',
      borderRadius: 0,
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

export const name = pattern.style({ overflowWrap: 'anywhere' })
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
