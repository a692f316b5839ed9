import { color, ground } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { emphasis, textFace, textStyle } from '../theme/textStyles.ts'
import { line, space } from '../theme/tokens.ts'

export const form = feature.style({
  vars: { [ground.color]: color.paper },
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(12),
  padding: space(14, 16, 16),
  backgroundColor: color.paper,
  border: `${line.edge} solid ${color.ink}`,
})
export const title = feature.style({
  ...textFace,
  ...textStyle.bodyShort,
  ...emphasis.strong,
})
export const pair = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(10),
})
export const note = feature.style({ ...textStyle.caption, color: color.ink2 })
