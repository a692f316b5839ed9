import { createVar } from '@vanilla-extract/css'
import { color, family, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { depth, line, media, space, within } from '../../theme/tokens.ts'

const bar = createVar()
export const flow = pattern.style({ display: 'grid', gap: space(24), gridTemplateColumns: 'minmax(0, 1fr)' })
export const steps = pattern.style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space(6),
  // A long name gets the room that a short one leaves.
  '@container': { [within.narrow]: { gridAutoColumns: 'minmax(0, auto)' } },
})
export const step = pattern.style({
  vars: { [bar]: color.line },
  borderTop: `6px solid ${bar}`,
  paddingTop: space(10),
  ...textStyle.label,
  ...emphasis.firm,
  color: color.ink2,
  display: 'flex',
  gap: space(8),
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', vars: { [bar]: 'GrayText' }, color: 'CanvasText' },
  },
  '@container': { [within.narrow]: { flexDirection: 'column', gap: 0 } },
})
export const done = pattern.style({
  vars: { [bar]: family.mark },
  color: color.ink,
  '@media': { [media.forcedColors]: { vars: { [bar]: 'CanvasText' }, color: 'CanvasText' } },
})
export const current = pattern.style({
  vars: { [bar]: color.ink },
  color: color.ink,
  ...emphasis.name,
  '@media': { [media.forcedColors]: { vars: { [bar]: 'Highlight' }, color: 'CanvasText' } },
})
export const panel = pattern.style({ minWidth: 0 })
// What gets the focus is above the actions.
pattern.global(`${panel} :is(input, select, textarea, button)`, { scrollMarginBottom: '96px' })
export const actions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(12),
  borderTop: `${line.hair} solid ${color.line}`,
  paddingTop: space(20),
  // Where there is room, they stay at the foot of a long step.
  '@container': {
    [within.wide]: {
      position: 'sticky',
      bottom: 0,
      zIndex: depth.raised,
      paddingBlock: space(12),
      backgroundColor: ground.color,
    },
  },
})
pattern.global(`${actions} > button`, {
  '@container': { [within.narrow]: { flex: 1, paddingInline: space(12) } },
})
export const reason = pattern.style({
  flexBasis: '100%',
  ...textStyle.caption,
  color: color.ink2,
  textAlign: 'end',
  '@container': { [within.narrow]: { textAlign: 'start' } },
})
