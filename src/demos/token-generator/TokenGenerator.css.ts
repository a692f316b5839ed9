import { keyframes } from '@vanilla-extract/css'
import { clampedTo } from '../../theme/clamped.ts'
import { color, duration } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { ease, line, media, space, within } from '../../theme/tokens.ts'
import { DEPLOY_MS } from './tokenGenerator.ts'

export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  gap: space(40),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) 240px', gap: space(24) },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const form = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space(16, 24),
  alignContent: 'start',
  '@container': { [within.narrow]: { gap: space(18, 12), gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const whole = feature.style({ gridColumn: '1 / -1' })
/** What decimals mean, and below `fault` what does not fit the chosen network. */
export const hint = feature.style({ ...textStyle.caption, marginTop: space(4), color: color.ink2 })
export const fault = feature.style(hint, {
  display: 'flex',
  alignItems: 'center',
  gap: space(6),
  color: color.loss,
  ...emphasis.strong,
})
/** Below the heading of the review. */
export const reviewFault = feature.style(fault, { marginBottom: space(12) })
export const preview = feature.style({
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  alignSelf: 'start',
  '@container': {
    [within.narrow]: { display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', order: -1 },
  },
})
export const art = feature.style({ position: 'relative' })
/** Over the art while it is sewn, on the lines of its squares. */
export const covers = feature.style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })
const SQUARES = 8
const sewn = keyframes({ to: { transform: 'scaleX(0)' } })
/** A row of squares that are not sewn yet: they go one by one. Without motion the art is there. */
export const cover = feature.style({
  fill: color.well,
  transformOrigin: 'right',
  transformBox: 'fill-box',
  '@media': {
    [media.motionReduced]: { display: 'none' },
    [media.motionAllowed]: {
      animation: `${sewn} ${DEPLOY_MS / SQUARES}ms steps(${SQUARES}, end) forwards`,
    },
  },
})
for (let row = 1; row < SQUARES; row++)
  feature.global(`${cover}:nth-child(${row + 1})`, {
    '@media': { [media.motionAllowed]: { animationDelay: `${(row * DEPLOY_MS) / SQUARES}ms` } },
  })
/** Beside the supply as typed. */
export const grouped = feature.style({ marginInlineStart: space(10), color: color.ink2 })
/** Four corners, folded to the middle of the sheet's sides, open. */
const cornersOpen = keyframes({
  from: { clipPath: 'polygon(50% 0, 75% 25%, 100% 50%, 75% 75%, 50% 100%, 25% 75%, 0 50%, 25% 25%)' },
  to: { clipPath: 'polygon(50% 0, 100% 0, 100% 50%, 100% 100%, 50% 100%, 0 100%, 0 50%, 0 0)' },
})
/** The art of a newly deployed token. */
export const unfolding = feature.style({})
feature.global(`${unfolding} > ${art} > svg`, {
  '@media': { [media.motionAllowed]: { animation: `${cornersOpen} ${duration.unfold} ${ease.fold}` } },
})
export const previewText = feature.style({
  padding: space(14, 18, 16),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4, 12),
  minWidth: 0,
  '@container': {
    [within.narrow]: { flexDirection: 'column', justifyContent: 'center', alignItems: 'start' },
  },
})
export const previewName = feature.style({
  ...textStyle.panelTitle,
  minWidth: 0,
  ...clampedTo(3),
})
export const previewKind = feature.style({ color: color.ink2, ...clampedTo(3) })
export const done = feature.style({
  ...textStyle.heading,
  ...sizeOf(textStyle.title),
  paddingBottom: '.16em',
  ...clampedTo(3),
})
export const review = feature.style({ ...textStyle.heading, marginBottom: space(10) })
export const lead = feature.style({
  ...textStyle.lead,
  margin: `${space(10)} 0 22px`,
  maxWidth: '34em',
})
/** Between the heading and the lead. */
export const next = feature.style({ margin: space(14, 0, 20) })
/** Very long texts scroll inside their place: nothing typed is lost, and the layout holds. */
export const typedLong = feature.style({
  display: 'block',
  maxHeight: '6.2em',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
})
