import { duration, family, ground } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { ease, fixedSize, font, line, media, print, size, tracking, weight } from '../theme/tokens.ts'

export const tile = pattern.style({
  position: 'relative',
  display: 'block',
  aspectRatio: '1',
  backgroundColor: family.face,
  color: family.on,
  textDecoration: 'none',
  overflow: 'hidden',
  isolation: 'isolate',
  // A tile is printed matter: its face belongs to the picture.
  printColorAdjust: 'exact',
  transition: `opacity ${duration.fold}`,
  // And so it stays printed where the page takes the visitor's colors.
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', border: `${line.hair} solid CanvasText` },
  },
})
pattern.global(`${tile} > svg`, { position: 'absolute', inset: 0 })

export const look = {
  wall: pattern.style({}),
  shelf: pattern.style({ aspectRatio: 'auto', '@media': { [media.narrow]: { aspectRatio: '1.15' } } }),
  head: pattern.style({}),
}
// The shelf's tile is taller than wide: the art keeps its square at the top.
pattern.global(`${look.shelf} > svg`, { inset: '0 0 auto', height: 'auto', aspectRatio: '1' })
pattern.global(`${look.shelf} > svg`, {
  '@media': { [media.narrow]: { inset: '-3% 10% auto', width: '80%' } },
})

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
      zIndex: 1,
    },
  },
})

export const name = pattern.style({ position: 'absolute', lineHeight: 1.15 })
const large = pattern.style({
  fontFamily: font.display,
  fontWeight: weight.name,
  lineHeight: 1.1,
  letterSpacing: tracking.sub,
  left: '24px',
  right: '24px',
  bottom: '20px',
  textWrap: 'balance',
  '@media': { [media.narrow]: { left: '16px', right: '16px', bottom: '14px' } },
})
export const nameLook = {
  wall: pattern.style({
    left: '8%',
    right: '4%',
    bottom: '6.5%',
    fontSize: `clamp(${size.micro}, 1.08cqi, ${fixedSize[15]})`,
    fontWeight: weight.tile,
    letterSpacing: '-.005em',
    '@media': {
      [media.belowWide]: { fontSize: `max(${size.micro}, 1.5cqi)` },
      [media.narrow]: {
        fontSize: size.micro,
        left: '9px',
        right: '4px',
        bottom: '8px',
        letterSpacing: '-.01em',
      },
    },
  }),
  shelf: pattern.style(large, { fontSize: size.t3 }),
  head: pattern.style(large, { fontSize: size.t4, '@media': { print: { display: 'none' } } }),
}
