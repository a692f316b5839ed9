import { keyframes } from '@vanilla-extract/css'
import { accent, color, ground } from '../../theme/contract.css.ts'
import { chosenInForcedColors } from '../../theme/forcedColors.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, leading, textStyle } from '../../theme/textStyles.ts'
import { DEMO_PLACE, depth, line, media, space, timed } from '../../theme/tokens.ts'

/** A phone's width, 390 px in letters of the usual size, and its greatest height (Rules, Mobile wallet). */
const PHONE = { width: '24.375rem', height: '760px' }
const BAR_HEIGHT = '56px'
/** The case around the screen: at the sides and the foot, and at the head. */
const CASE = { side: '8px', head: '14px' }
/**
 * What an overlay leaves: the window without its margins (8 % above, 40 px below), the bars of the frame (120 px) and the
 * stage's edges (24 px).
 */
const LEFT = '92dvh - 184px'
/** Where only one phone fits, the demo is the phone: it has no case and no neighbors. */
export const alone = `${DEMO_PLACE} (width < 34rem)`

/** The phones lie on each other; their places move them. */
export const phones = feature.style({
  display: 'grid',
  isolation: 'isolate',
  width: `min(100%, ${PHONE.width})`,
  minHeight: `min(${PHONE.height}, ${LEFT})`,
  // As high as the frame's room, where it has more than an overlay; then in the middle.
  '@container': { [alone]: { width: '100%', minHeight: 0, maxHeight: 'none' } },
  '@media': { print: { minHeight: 0 } },
})
export const phone = feature.style({
  gridArea: '1 / 1',
  minWidth: 0,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: `${CASE.head} ${CASE.side} ${CASE.side}`,
  backgroundColor: color.slab,
  outline: `${line.hair} solid color-mix(in srgb, ${color.onSlab} 30%, transparent)`,
  outlineOffset: `-${line.hair}`,
  boxShadow: color.popShadow,
  // The speaker.
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: '5px',
      insetInline: '40%',
      height: '4px',
      backgroundColor: color.onSlab2,
    },
  },
  '@container': {
    [alone]: {
      padding: 0,
      outline: 'none',
      boxShadow: 'none',
      selectors: { '&::before': { display: 'none' } },
    },
  },
  '@media': {
    [media.motionAllowed]: { transition: `transform ${timed('slide')}, opacity ${timed('slide')}` },
    print: {
      padding: 0,
      outline: 'none',
      boxShadow: 'none',
      backgroundColor: 'transparent',
      selectors: { '&::before': { display: 'none' } },
    },
  },
})
// The bar must not cover a focused control.
feature.global(`${phone} :is(button, input, select)`, { scrollMarginBottom: BAR_HEIGHT })
const beside = feature.style({
  cursor: 'pointer',
  userSelect: 'none',
  '@container': { [alone]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
})
/** The size of a neighbor beside the middle one. */
const SMALL = 0.76
/** Still read, but less than the one in front. */
const BESIDE_OPACITY = 0.78
/** From the middle of a phone to that of its neighbor: half of each and a gap, as a share of the phone. */
const STEP_PERCENT = 50 + 50 * SMALL + 5
const aside = (x: number) => `translateX(${x}%) scale(${SMALL})`
export const place = {
  /** In front; it is opaque while it slides, too. */
  middle: feature.style({
    zIndex: depth.raised + 1,
    '@media': { [media.motionAllowed]: { transition: `transform ${timed('slide')}` } },
  }),
  next: feature.style(beside, {
    zIndex: depth.raised,
    opacity: BESIDE_OPACITY,
    transform: aside(STEP_PERCENT),
    selectors: { '[dir="rtl"] &': { transform: aside(-STEP_PERCENT) } },
  }),
  previous: feature.style(beside, {
    zIndex: depth.raised,
    opacity: BESIDE_OPACITY,
    transform: aside(-STEP_PERCENT),
    selectors: { '[dir="rtl"] &': { transform: aside(STEP_PERCENT) } },
  }),
  /** Behind the middle one. */
  away: feature.style(beside, { opacity: 0, transform: `scale(${SMALL})` }),
}
export const screen = feature.style({
  vars: { [ground.color]: color.sheet },
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(10),
  padding: space(14, 18, 12),
  backgroundColor: color.sheet,
  // Sideways is a swipe.
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': { outlineOffset: '-5px', boxShadow: 'none' } },
  '@container': { [alone]: { gap: space(14), padding: space(16) } },
})
const comes = (x: string) => keyframes({ from: { transform: `translateX(${x})` } })
const turnedFrom = (x: string, inRtl: string) =>
  feature.style({
    '@container': {
      [alone]: {
        '@media': {
          [media.motionAllowed]: {
            animation: `${comes(x)} ${timed('slide')} backwards`,
            selectors: { '[dir="rtl"] &': { animationName: comes(inRtl) } },
          },
        },
      },
    },
  })
/** On a narrow screen, the way of the last change. */
export const turned = {
  none: '',
  forward: turnedFrom('30%', '-30%'),
  back: turnedFrom('-30%', '30%'),
}
const bars = feature.style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minHeight: BAR_HEIGHT,
  backgroundColor: color.sheet,
  borderTop: `${line.edge} solid ${color.ink}`,
})
/** Stays at the bottom of the window while the screen scrolls. */
export const bar = feature.style(bars, {
  gridArea: '1 / 1',
  alignSelf: 'end',
  position: 'sticky',
  bottom: 0,
  zIndex: depth.raised + 2,
  marginInline: CASE.side,
  marginBottom: CASE.side,
  '@container': { [alone]: { margin: 0 } },
  '@media': { print: { margin: 0 } },
})
export const tab = feature.style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(4),
  padding: space(6, 2),
  ...textStyle.caption,
  ...leading.tight,
  ...emphasis.strong,
  color: color.ink2,
  selectors: {
    '& + &': { borderInlineStart: `${line.hair} solid ${color.line}` },
    '&:hover': { color: color.ink, backgroundColor: color.well },
    '&[aria-selected="true"]': {
      color: accent.on,
      background: `linear-gradient(to bottom left, ${color.sheet} 49.5%, ${accent.flap} 50.5%) 100% 0 / 12px 12px no-repeat, ${accent.face}`,
      '@media': chosenInForcedColors,
    },
    '&:focus-visible': { outlineOffset: '-6px', boxShadow: `inset 0 0 0 8px ${color.focusGap}` },
    '&[aria-selected="true"]:focus-visible': { outlineColor: accent.on, boxShadow: 'none' },
  },
})
/** The bar of a phone that is not in the middle: its icons alone. */
export const drawnBar = feature.style(bars, { flex: 'none' })
export const drawnTab = feature.style({ display: 'grid', placeItems: 'center', color: color.ink2 })
export const drawnTabChosen = feature.style(drawnTab, { color: accent.on, backgroundColor: accent.face })
