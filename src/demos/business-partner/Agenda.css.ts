import { accent, color, family, ground } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { edgeInForcedColors } from '../../theme/forcedColors.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { control, line, media, space, within } from '../../theme/tokens.ts'

const figures = 'tabular-nums lining-nums'

export const rowName = feature.style(emphasis.strong)

export const sequence = feature.style({ display: 'grid', gap: space(12), marginBottom: space(24) })
// In letters of twice the size three trades share a phone's width.
feature.global(`${sequence} label`, { overflowWrap: 'anywhere' })
/** The drawing and its sentence; a press goes one step on. */
export const stage = feature.style({
  vars: { [ground.color]: family.tint },
  padding: space(20),
  backgroundColor: family.tint,
  cursor: 'pointer',
  '@container': { [within.narrow]: { padding: space(14, 12) } },
})
const threePlaces = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  // The visitor is on the left in every language, so that what moves goes the same way.
  ...leftToRight,
} as const
export const sides = feature.style({ ...threePlaces, alignItems: 'start' })
export const side = feature.style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(8),
  padding: space(0, 4, 12),
  textAlign: 'center',
  ...textStyle.denseShort,
  ...emphasis.strong,
  overflowWrap: 'anywhere',
})
export const sideMark = feature.style({ width: '64px', '@container': { [within.narrow]: { width: '48px' } } })
export const vault = feature.style({ fill: color.ink })
export const lock = feature.style({ fill: color.paper })
export const lane = feature.style({ ...threePlaces, position: 'relative' })
export const slot = feature.style({
  minHeight: '64px',
  margin: space(4),
  border: `${line.edge} dashed ${color.edge}`,
})
/** As wide as one place, so that a step is its own width. */
export const good = feature.style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  width: 'calc(100% / 3)',
  padding: space(4),
  display: 'grid',
})
export const at = {
  visitor: feature.style({ transform: 'none' }),
  escrow: feature.style({ transform: 'translateX(100%)' }),
  partner: feature.style({ transform: 'translateX(200%)' }),
}
const face = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2, 10),
  padding: space(4, 8),
  ...textStyle.denseShort,
  ...emphasis.name,
  fontVariantNumeric: figures,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': edgeInForcedColors,
  // A long amount on one line.
  '@container': { [within.smallest]: { paddingInline: space(2), ...textStyle.caption } },
})
export const goodFace = {
  money: feature.style(face, { backgroundColor: family.face, color: family.on }),
  coins: feature.style(face, { backgroundColor: color.ink, color: color.paper }),
}
export const goodMark = feature.style({
  width: '28px',
  flex: 'none',
  '@container': { [within.narrow]: { display: 'none' } },
})
/** What the picture above it says, in words. */
export const happens = feature.style({
  ...textStyle.bodyShort,
  ...emphasis.strong,
  marginTop: space(12),
  // Two lines on a phone, so that nothing moves with a step.
  minHeight: '1.45em',
  overflowWrap: 'anywhere',
  '@container': { [within.narrow]: { minHeight: '2.9em' } },
})
export const steps = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 180px',
  gap: space(12),
  '@media': { print: { display: 'none' } },
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const weeks = feature.style({ marginBottom: space(24) })
export const week = feature.style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  marginTop: space(12),
})
export const day = feature.style({
  padding: space(6, 2),
  textAlign: 'center',
  ...textStyle.smallShort,
  ...emphasis.strong,
  fontVariantNumeric: figures,
})
export const dayName = feature.style({ textDecoration: 'none' })
export const hour = feature.style({
  width: '3.5rem',
  ...textStyle.caption,
  color: color.ink2,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontVariantNumeric: figures,
})
export const cell = feature.style({ padding: space(2) })
const hourPatch = feature.style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '34px',
  padding: space(0, 4),
  ...textStyle.caption,
  ...emphasis.strong,
  fontVariantNumeric: figures,
  textAlign: 'center',
  cursor: 'pointer',
  '@media': { [media.coarsePointer]: { minHeight: control.touch } },
  selectors: {
    '&:has(:checked)': { outline: `${line.bold} solid ${accent.mark}`, outlineOffset: '-1px' },
    '&:has(:focus-visible)': { outlineColor: color.focus },
    [`&:has(:checked)::after`]: {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      border: `5px solid ${accent.mark}`,
      borderBlockEndColor: 'transparent',
      borderInlineStartColor: 'transparent',
    },
  },
})
const hatched = `repeating-linear-gradient(135deg, ${color.line} 0 2px, transparent 2px 7px)`
export const patch = {
  Confirmed: feature.style(hourPatch, { backgroundColor: family.face, color: family.on }),
  Pending: feature.style(hourPatch, {
    backgroundColor: family.tint,
    boxShadow: `inset 0 0 0 2px ${family.mark}`,
  }),
  taken: feature.style(hourPatch, { background: hatched, backgroundColor: color.well }),
  free: feature.style(hourPatch, {
    backgroundColor: color.sheet,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
  }),
}
export const choice = feature.style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
/** Where the cells are wide enough for a name. */
export const withPartner = feature.style({ '@container': { [within.belowWide]: { display: 'none' } } })
export const key = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4, 18),
  marginTop: space(8),
  ...textStyle.caption,
  color: color.ink2,
})
export const keyEntry = feature.style({ display: 'inline-flex', alignItems: 'center', gap: space(6) })
feature.global(`${keyEntry} > :first-child`, { width: '16px', minHeight: '16px', padding: 0, cursor: 'auto' })
