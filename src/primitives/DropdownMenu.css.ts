import { color, duration, ground } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { depth, ease, line, media } from '../theme/tokens.ts'

export const menu = primitive.style({
  vars: { [ground.color]: color.sheet },
  width: 'min(600px, calc(100vw - 32px))',
  maxHeight: 'min(72vh, 596px)',
  // The menu itself scrolls, with a thin bar that shows; it can hold the focus, so keys can scroll it.
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.edge} ${color.well}`,
  backgroundColor: color.sheet,
  border: `${line.edge} solid ${color.ink}`,
  boxShadow: color.popShadow,
  zIndex: depth.dropdown,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: color.popShadow } },
  '@media': {
    [media.wide]: { width: '800px', maxHeight: 'min(72vh, 780px)' },
    [media.motionAllowed]: { animation: `unfold ${duration.unfold} ${ease.fold}` },
  },
})
/** The anchor of the menu: as wide as its place, without height. */
export const anchor = primitive.style({
  position: 'absolute',
  inset: 'auto 0 0 0',
  height: 0,
  pointerEvents: 'none',
})
