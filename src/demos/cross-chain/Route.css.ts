import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { accent, color, family } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, specialStyle, steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { line, media, space, timed, within } from '../../theme/tokens.ts'
import { archTop, PLACES, placesAlong } from './arch.ts'
import { routes } from './sampleChains.ts'
import { FEE_SIDE, LIGHTEST, TILE_SIDE, WEIGHTS } from './tileSide.ts'

/** The source, a station for each step, and the destination: of `PLACES`, for every route. */
const stops = [
  ...new Set(routes.flatMap(({ steps }) => placesAlong(steps.length + 2).map((share) => share * PLACES))),
]
/** A style for each of them. */
const byStop = (styleOf: (share: number) => Parameters<typeof feature.style>[0]) =>
  Object.fromEntries(stops.map((stop) => [stop, feature.style(styleOf(stop / PLACES))]))
/** Where the tile and the end of the way may be. */
const places = placesAlong(PLACES + 1)
const percent = (share: number) => `${Number((share * HUNDRED_PERCENT).toFixed(2))}%`
const [POST, TILE, SMALL_TILE] = ['12px', '40px', '30px']

/** The arch's feet are at the inner sides of both chains' tiles; in a narrow place at their upper corners, above them. */
export const deck = feature.style({
  gridArea: 'route',
  position: 'relative',
  height: '132px',
  margin: `46px 0 ${space(24)}`,
  '@container': { [within.narrow]: { height: '88px', margin: `30px ${space(16)} 0` } },
})
export const drawing = feature.style({ position: 'absolute', inset: 0 })
/** The more steps, the higher the arch. */
const lower = (wide: number, narrow: number) =>
  feature.style({ top: `${wide}px`, '@container': { [within.narrow]: { top: `${narrow}px` } } })
export const heights = { standard: lower(12, 5), express: lower(24, 10), saver: lower(0, 0) }
/** For a pointer or a finger, over the whole arch. */
export const handle = feature.style({
  position: 'absolute',
  inset: '-22px',
  cursor: 'grab',
  touchAction: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
  '@media': { print: { display: 'none' } },
})
/** For the keyboard and screen readers. */
export const range = feature.style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
})
// The range itself is not seen, so the arch shows its focus.
feature.global(`${deck}:has(:focus-visible)`, {
  outline: `${line.bold} solid ${color.ink}`,
  outlineOffset: '4px',
})
export const arch = feature.style({ position: 'absolute', inset: 0, overflow: 'visible' })
feature.global(`${arch} > path`, { fill: 'none', vectorEffect: 'non-scaling-stroke' })
export const ahead = feature.style({
  stroke: color.ink,
  strokeWidth: line.bold,
  strokeDasharray: '3 9',
})
/** Where there is no route. */
export const outline = feature.style({
  stroke: color.edge,
  strokeWidth: line.rule,
  strokeDasharray: '6 6',
})
/** On the dots of the way ahead; dashed, since it is a plan. */
export const road = feature.style({ stroke: accent.mark, strokeWidth: '6px', strokeDasharray: '9 3' })
export const passed = feature.style({
  '@media': { [media.motionAllowed]: { transition: `clip-path ${timed('slide')}` } },
})
export const passedTo = places.map((share) => {
  const ahead = percent(1 - share)
  return feature.style({
    clipPath: `inset(-8px ${ahead} -8px 0)`,
    selectors: { '[dir="rtl"] &': { clipPath: `inset(-8px 0 -8px ${ahead})` } },
  })
})

/** A point on the arch. */
export const at = byStop((share) => ({
  position: 'absolute',
  width: 0,
  height: 0,
  insetInlineStart: percent(share),
  top: `${archTop(share)}%`,
}))
export const ofNoRoute = feature.style({ color: color.ink2 })
/** Hollow until the tile has been there. */
export const post = feature.style({
  position: 'absolute',
  width: POST,
  height: POST,
  insetInlineStart: `calc(${POST} / -2)`,
  top: `calc(${POST} / -2)`,
  backgroundColor: color.well,
  border: `${line.rule} solid currentColor`,
})
export const postPassed = feature.style(post, {
  backgroundColor: family.tint,
  borderColor: accent.mark,
  forcedColorAdjust: 'none',
})
/** Above the largest tile; away from the arch's middle, from where it comes. */
const stationName = feature.style({
  position: 'absolute',
  bottom: '34px',
  ...textStyle.bodyShort,
  ...leading.solid,
  ...emphasis.strong,
  whiteSpace: 'nowrap',
  '@container': { [within.narrow]: { bottom: '26px', ...sizeOf(textStyle.caption) } },
})
const beside = (side: 'insetInlineEnd' | 'insetInlineStart') =>
  feature.style(stationName, { [side]: '12px', '@container': { [within.narrow]: { [side]: '6px' } } })
export const nameBefore = beside('insetInlineEnd')
export const nameAfter = beside('insetInlineStart')
/** With letters of twice the size a phone has room for the numbers only; the list below has the names. */
export const stationWord = feature.style({ '@container': { [within.oneColumn]: { display: 'none' } } })

/** As large as the deck, so that its share of itself is a place on the arch. */
export const track = feature.style({ position: 'absolute', inset: 0, pointerEvents: 'none' })
export const trackAt = places.map((share) => {
  const up = percent(archTop(share) / HUNDRED_PERCENT - 1)
  return feature.style({
    transform: `translate(${percent(share)}, ${up})`,
    selectors: { '[dir="rtl"] &': { transform: `translate(${percent(-share)}, ${up})` } },
  })
})
export const tile = feature.style({
  position: 'absolute',
  width: TILE,
  height: TILE,
  insetInlineStart: `calc(${TILE} / -2)`,
  bottom: `calc(${TILE} / -2)`,
  overflow: 'hidden',
  // Apart from the chain's tile, on which it begins and ends.
  outline: `${line.bold} solid ${color.well}`,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '@container': {
    [within.narrow]: {
      width: SMALL_TILE,
      height: SMALL_TILE,
      insetInlineStart: `calc(${SMALL_TILE} / -2)`,
      bottom: `calc(${SMALL_TILE} / -2)`,
    },
  },
})
/** It leans into its way, and stands straight at both ends. */
const LEAN_DEG = 12
export const tileAt = byStop((share) => {
  const lean = share === 0 || share === 1 ? 0 : (share - 0.5) * 2 * LEAN_DEG
  return {
    transform: `rotate(${lean}deg)`,
    selectors: { '[dir="rtl"] &': { transform: `rotate(${-lean}deg)` } },
  }
})
/** One coin has the tile's own size. */
export const weights = Array.from({ length: WEIGHTS }, (_, step) =>
  feature.style({ scale: `${1 + (step - LIGHTEST) * 0.045}` }),
)
/** The destination's color: a triangle at the lower corner, at the end the whole tile. */
export const turned = byStop((share) => {
  const back = -share * TILE_SIDE
  return { transform: `translate(${back}px, ${back}px)` }
})

/** Where the fee was. */
export const notch = feature.style({ fill: color.well })
export const feeAhead = feature.style({ display: 'block', transform: 'scale(0)' })
export const fee = feature.style({ display: 'block', transform: 'translateY(26px)' })
export const feePiece = feature.style({
  position: 'absolute',
  width: `${FEE_SIDE}px`,
  height: `${FEE_SIDE}px`,
  insetInlineStart: `-${FEE_SIDE / 2}px`,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})
export const feeWord = feature.style({
  position: 'absolute',
  top: `${FEE_SIDE + 2}px`,
  insetInlineEnd: `-${FEE_SIDE}px`,
  ...textStyle.caption,
  ...emphasis.strong,
  whiteSpace: 'nowrap',
  // Here the clock takes the hollow; the analysis names the fee.
  '@container': { [within.belowWide]: { display: 'none' } },
})
// On the flat arch the clock is near.
feature.global(`${heights.express} ${feeWord}`, {
  insetInlineEnd: 'auto',
  insetInlineStart: `-${FEE_SIDE / 2}px`,
})

/** The planned time. */
export const hollow = feature.style({
  gridArea: 'route',
  // Above what takes the pointer, and open to it.
  position: 'relative',
  pointerEvents: 'none',
  alignSelf: 'end',
  justifySelf: 'center',
  marginBottom: '42px',
  '@container': {
    [within.narrow]: { marginBottom: space(4) },
    [within.oneColumn]: { gridArea: 'clock', marginTop: space(8) },
  },
})
export const clock = feature.style({ textAlign: 'center' })
export const timeLeft = feature.style({
  display: 'block',
  ...steadyFigure,
  ...sizeOf(specialStyle.balance),
  whiteSpace: 'nowrap',
  '@container': { [within.belowWide]: sizeOf(specialStyle.panelFigure) },
})
export const plan = feature.style({
  display: 'block',
  ...textStyle.caption,
  color: color.ink2,
  whiteSpace: 'nowrap',
})

/** In the hollow of the arch; in a narrow place below it, where the tile does not pass. */
export const words = feature.style({
  gridArea: 'route',
  ...textStyle.panelTitle,
  alignSelf: 'end',
  marginBottom: space(14),
  textAlign: 'center',
  '@container': {
    [within.narrow]: {
      gridArea: 'words',
      margin: space(10, 0, 0),
      alignSelf: 'center',
      textAlign: 'start',
      paddingInlineEnd: '104px',
    },
  },
})
