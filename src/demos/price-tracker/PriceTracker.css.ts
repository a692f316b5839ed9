import { keyframes } from '@vanilla-extract/css'
import { clampedTo } from '../../theme/clamped.ts'
import { accent, color, family, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, specialStyle, steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { staysAtTop } from '../../theme/stays.ts'
import { line, media, space, within } from '../../theme/tokens.ts'
import { AUTOMATIC_REFRESH_MS } from './priceTracker.ts'

const figures = 'tabular-nums lining-nums'

/** The height of the bar with its margins. */
const BAR = '80px'
const below = {
  '@media': { [media.fromTallest]: { '@container': { [within.wide]: { scrollMarginTop: BAR } } } },
}
/** Refresh stays visible while the cards scroll. */
export const bar = feature.style({
  '@media': staysAtTop(12, 12),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 380px) minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"search count updated refresh"',
  alignItems: 'center',
  gap: space(12, 20),
  '@container': {
    [within.belowWide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"search search refresh" "count updated updated"',
    },
    [within.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"search search" "refresh refresh" "updated count"',
      gap: space(12),
    },
  },
})
export const search = feature.style({ gridArea: 'search', minWidth: 0 })
export const count = feature.style({ gridArea: 'count' })
export const updated = feature.style({
  gridArea: 'updated',
  ...textStyle.smallShort,
  fontVariantNumeric: figures,
  textAlign: 'end',
  '@container': {
    [within.belowWide]: { display: 'flex', gap: space(4, 16) },
    [within.narrow]: { display: 'block', textAlign: 'start', ...sizeOf(textStyle.caption) },
  },
})
export const updatedAt = feature.style(emphasis.strong)
export const interval = feature.style({
  color: color.ink2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  gap: space(0, 8),
  '@container': { [within.narrow]: { justifyContent: 'flex-start' } },
})
/** Pauses or resumes the automatic refresh. */
export const pause = feature.style({
  position: 'relative',
  minHeight: '24px',
  minWidth: '24px',
  color: color.ink,
  ...emphasis.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  '@media': {
    [media.coarsePointer]: {
      selectors: { '&::before': { content: '', position: 'absolute', inset: '-10px -6px' } },
    },
  },
})
export const refresh = feature.style({
  gridArea: 'refresh',
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
})
/** From a whole sheet to nothing, around its middle, as a hand would go. */
const closes = keyframes({
  '0%': { clipPath: 'polygon(50% 50%, 50% 0, 50% 0, 100% 0, 100% 100%, 0 100%, 0 0, 50% 0)' },
  '12.5%': { clipPath: 'polygon(50% 50%, 100% 0, 100% 0, 100% 0, 100% 100%, 0 100%, 0 0, 50% 0)' },
  '37.5%': { clipPath: 'polygon(50% 50%, 100% 100%, 100% 100%, 100% 100%, 100% 100%, 0 100%, 0 0, 50% 0)' },
  '62.5%': { clipPath: 'polygon(50% 50%, 0 100%, 0 100%, 0 100%, 0 100%, 0 100%, 0 0, 50% 0)' },
  '87.5%': { clipPath: 'polygon(50% 50%, 0 0, 0 0, 0 0, 0 0, 0 0, 0 0, 50% 0)' },
  '100%': { clipPath: 'polygon(50% 50%, 50% 0, 50% 0, 50% 0, 50% 0, 50% 0, 50% 0, 50% 0)' },
})
/** Beside the button: how much of the interval is left. */
export const interim = feature.style({
  flex: 'none',
  width: '28px',
  height: '28px',
  backgroundColor: family.tint,
  border: `${line.edge} solid ${accent.mark}`,
  overflow: 'hidden',
  '@media': { print: { display: 'none' }, [media.motionReduced]: { display: 'none' } },
})
const closing = `${closes} ${AUTOMATIC_REFRESH_MS}ms linear forwards`
export const fold = feature.style({
  display: 'block',
  width: '100%',
  height: '100%',
  backgroundColor: accent.mark,
  '@media': { [media.motionAllowed]: { animation: closing } },
})
/** It waits while the automatic refresh is paused. */
export const foldWaiting = feature.style(fold, { animationPlayState: 'paused' })
// Wide enough for "Refreshing...", so that the width does not change.
feature.global(`${refresh} > button`, {
  width: '172px',
  paddingInline: space(16, 20),
  '@container': { [within.narrow]: { flex: 1 } },
})
export const refreshing = feature.style({})
// Looks disabled, but can still hold the focus.
feature.global(`${refreshing} > button`, {
  background: color.well,
  color: color.ink2,
  cursor: 'default',
})
// One turn for the second that a refresh runs.
feature.global(`${refreshing} svg`, {
  '@media': {
    [media.motionAllowed]: { transform: 'rotate(360deg)', transition: 'transform 1s linear' },
  },
})

export const cards = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  // A large chart takes the next row; the cards after its own keep their places before it.
  gridAutoFlow: 'row dense',
  gap: space(20),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [within.narrow]: { gap: space(12) },
    [within.smallest]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const card = feature.style({
  vars: { [ground.color]: color.sheet },
  position: 'relative',
  display: 'grid',
  gap: space(10),
  justifyItems: 'start',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  padding: space(16, 18, 12),
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  '@container': { [within.narrow]: { padding: space(12, 12, 4) } },
})
export const openChart = feature.style({
  ...below,
  vars: { [ground.color]: color.sheet },
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(10),
  padding: space(16, 18),
  backgroundColor: color.sheet,
  border: `${line.edge} solid ${color.ink}`,
  '@container': { [within.narrow]: { padding: space(12) } },
})
export const compare = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 20rem)',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space(10, 20),
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
// What has the focus is not under the bar.
feature.global(`${card} :is(a, button)`, below)
/** Two cards beside each other on a phone. */
const slim = '(width < 12rem)'
/** In a corner of the card: beside its name, or beside its link where the name needs the room. */
export const toggle = feature.style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  '@container': { [slim]: { top: 'auto', bottom: 0 } },
  '@media': { print: { display: 'none' } },
})
export const head = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4, 12),
  alignItems: 'center',
  width: '100%',
  paddingInlineEnd: space(40),
  '@container': { [slim]: { columnGap: space(8), paddingInlineEnd: 0 } },
  '@media': { print: { paddingInlineEnd: 0 } },
})
export const mark = feature.style({
  width: '40px',
  flex: 'none',
  '@container': { [slim]: { width: '28px' } },
})
/** Beside the mark; a price that does not fit beside a whole name is below. */
export const names = feature.style({
  flex: '1 1 auto',
  minWidth: 0,
  maxWidth: 'calc(100% - 52px)',
  '@container': { [slim]: { maxWidth: 'calc(100% - 36px)' } },
})
export const name = feature.style({ ...textStyle.name, ...clampedTo(2) })
export const symbol = feature.style({
  ...textStyle.smallShort,
  color: color.ink2,
  ...clampedTo(1),
})
export const now = feature.style({ minWidth: 0, maxWidth: '100%' })
export const chart = feature.style({ width: '100%' })
export const facts = feature.style({
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space(10, 8),
  '@container': {
    '(width < 20rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [slim]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) },
  },
})
feature.global(`${facts} > div`, {
  '@container': {
    [slim]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space(8),
    },
  },
})
export const factName = feature.style({
  ...textStyle.caption,
  color: color.ink2,
})
export const price = feature.style({
  display: 'block',
  ...specialStyle.panelFigure,
  ...steadyFigure,
  // A figure that needs more than two lines is cut off.
  maxHeight: '2.5em',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})
/** In smaller letters it has room beside the name, or on one line; it is as high as the price of its neighbor. */
export const longPrice = feature.style(price, {
  ...sizeOf(textStyle.bodyShort),
  minHeight: '1.875rem',
  '@container': { [slim]: sizeOf(textStyle.denseShort) },
})
export const figure = feature.style({
  display: 'flex',
  // One line; a figure that needs more than two is cut off.
  minHeight: '1.4em',
  maxHeight: '2.8em',
  overflow: 'hidden',
  ...textStyle.denseShort,
  ...emphasis.firm,
  fontVariantNumeric: figures,
  overflowWrap: 'anywhere',
})
feature.global(`${figure} > span`, { whiteSpace: 'normal' })
export const credit = feature.style({ ...textStyle.small, color: color.ink2 })
