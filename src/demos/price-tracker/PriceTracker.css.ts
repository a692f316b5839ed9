import { clampedTo } from '../../theme/clamped.ts'
import { color, duration, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, specialStyle, steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { depth, line, media, space, within } from '../../theme/tokens.ts'

const figures = 'tabular-nums lining-nums'

export const bar = feature.style({
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
      gridTemplateAreas: '"search search" "updated refresh" "count count"',
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
export const refresh = feature.style({ gridArea: 'refresh' })
// Wide enough for "Refreshing...", so that the width does not change.
feature.global(`${refresh} > button`, { width: '172px', paddingInline: space(16, 20) })
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
  gap: space(20),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(12) },
  },
})
export const card = feature.style({
  vars: { [ground.color]: color.sheet },
  display: 'grid',
  gap: space(14),
  justifyItems: 'start',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
  padding: space(16, 18, 12),
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  '@container': { [within.narrow]: { padding: space(14, 14, 6) } },
})
export const head = feature.style({ display: 'flex', gap: space(12), alignItems: 'center', maxWidth: '100%' })
export const mark = feature.style({ width: '40px', flex: 'none' })
export const names = feature.style({ minWidth: 0 })
export const name = feature.style({ ...textStyle.name, ...clampedTo(2) })
export const symbol = feature.style({
  ...textStyle.smallShort,
  color: color.ink2,
  ...clampedTo(1),
})
/** Price and course side by side; a price too long for that puts its course below. */
export const now = feature.style({
  width: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(8, 12),
})
feature.global(`${now} > div`, { minWidth: 0 })
export const facts = feature.style({
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space(10, 8),
  '@container': { '(width < 20rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const factName = feature.style({
  ...textStyle.caption,
  color: color.ink2,
})
export const price = feature.style({
  position: 'relative',
  isolation: 'isolate',
  ...specialStyle.panelFigure,
  ...steadyFigure,
  ...clampedTo(2),
})
const flash = (tint: string) =>
  feature.style({
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: depth.behind,
        opacity: 0,
        backgroundColor: tint,
        animation: `fade ${duration.unfold} linear reverse`,
      },
    },
  })
export const flashUp = flash(color.gainT)
export const flashDown = flash(color.lossT)
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
