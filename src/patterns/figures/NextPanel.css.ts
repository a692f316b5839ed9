import { color, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

export const panel = pattern.style({
  vars: { [ground.color]: color.sheet },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(14),
  minWidth: 0,
  padding: space(16, 20),
  backgroundColor: color.sheet,
  border: `${line.edge} solid ${color.ink}`,
  '@container': { [within.narrow]: { padding: space(14) } },
})
export const note = pattern.style({ ...textStyle.smallShort, color: color.ink2, marginTop: space(4) })
export const figures = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: space(8, 20),
  // In a narrow place, name and figure share a line.
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) } },
})
export const pair = pattern.style({
  '@container': {
    [within.narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space(12),
    },
  },
})
export const name = pattern.style({ ...textStyle.caption, color: color.ink2 })
export const figure = pattern.style({
  ...textStyle.bodyShort,
  ...steadyFigure,
  // Below its name before it breaks.
  flexShrink: 0,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
})
export const answer = pattern.style({ ...textStyle.smallShort, overflowWrap: 'anywhere' })
