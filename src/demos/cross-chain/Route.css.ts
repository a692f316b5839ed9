import { HUNDRED_PERCENT } from '../../format/percent.ts'
import { accent, color, family } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, specialStyle, steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { line, media, space, timed, within } from '../../theme/tokens.ts'
import { archTop, PLACES, placesAlong } from './arch.ts'
import { howItWorks } from './sampleChains.ts'
import { FEE_SIDE, TILE_SIDE } from './tileSide.ts'

/** The source, a station for each step, and the destination. */
const stops = placesAlong(howItWorks.length + 2)
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
/** For a pointer or a finger, over the whole arch. */
export const handle = feature.style({
  position: 'absolute',
  insetInline: 0,
  insetBlock: '-22px',
  cursor: 'grab',
  touchAction: 'pan-y',
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
export const station = feature.style({
  position: 'absolute',
  width: 0,
  height: 0,
  selectors: Object.fromEntries(
    stops
      .slice(1, -1)
      .map((share, index) => [
        `&:nth-of-type(${index + 1})`,
        { insetInlineStart: percent(share), top: `${archTop(share)}%` },
      ]),
  ),
})
export const stationOfNoRoute = feature.style(station, { color: color.ink2 })
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
/** Above the tile; away from the arch's middle, where the next one is. */
export const stationName = feature.style({
  position: 'absolute',
  bottom: '27px',
  ...textStyle.bodyShort,
  ...leading.solid,
  ...emphasis.strong,
  whiteSpace: 'nowrap',
  '@container': { [within.narrow]: { bottom: '20px', ...sizeOf(textStyle.caption) } },
})
feature.global(`${station}:nth-of-type(-n + ${howItWorks.length / 2}) > ${stationName}`, {
  insetInlineEnd: '-10px',
})
feature.global(`${station}:nth-of-type(n + ${howItWorks.length / 2 + 1}) > ${stationName}`, {
  insetInlineStart: '-10px',
})
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
export const tileAt = stops.map((share) => {
  const lean = share === 0 || share === 1 ? 0 : (share - 0.5) * 2 * LEAN_DEG
  return feature.style({
    transform: `rotate(${lean}deg)`,
    selectors: { '[dir="rtl"] &': { transform: `rotate(${-lean}deg)` } },
  })
})
/** The destination's color: a triangle at the lower corner, at the end the whole tile. */
export const turned = stops.map((share) => {
  const back = -share * TILE_SIDE
  return feature.style({ transform: `translate(${back}px, ${back}px)` })
})

/** Where the fee was. */
export const notch = feature.style({ fill: color.well })
/** The last station, from which the fee falls. */
const feeShare = stops.at(-2)!
export const feePlace = feature.style({
  position: 'absolute',
  insetInlineStart: percent(feeShare),
  top: `${archTop(feeShare)}%`,
})
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
  // Clear of the clock in the hollow.
  '@container': {
    [within.belowWide]: { insetInlineEnd: 'auto', insetInlineStart: `-${FEE_SIDE / 2}px` },
    [within.oneColumn]: { display: 'none' },
  },
})

/** The planned time with its button. */
export const hollow = feature.style({
  gridArea: 'route',
  // Above what takes the pointer, and open to it but for its button.
  position: 'relative',
  pointerEvents: 'none',
  alignSelf: 'end',
  justifySelf: 'center',
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  marginBottom: '42px',
  '@container': {
    [within.belowWide]: { flexDirection: 'column', gap: space(2) },
    [within.narrow]: { flexDirection: 'row', gap: space(2), marginBottom: space(4) },
    [within.oneColumn]: {
      gridArea: 'clock',
      flexWrap: 'wrap',
      justifyContent: 'center',
      marginTop: space(8),
    },
  },
})
feature.global(`${hollow} > button`, { pointerEvents: 'auto' })
/** As wide before and after, so that the button beside it stays. */
export const clock = feature.style({
  textAlign: 'center',
  minWidth: '8.6rem',
  '@container': { [within.belowWide]: { minWidth: '4rem' } },
})
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
