import { accent, color, family, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { stamped } from '../../theme/motion.css.ts'
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
  Yours: feature.style(hourPatch, stamped, { backgroundColor: color.ink, color: color.paper }),
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
/** Beside the partner of an hour that the visitor booked. */
export const yours = feature.style({ ...textStyle.caption, color: color.ink2, marginInlineStart: space(8) })
