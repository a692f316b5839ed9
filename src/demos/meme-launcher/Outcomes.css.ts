import { color, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { space } from '../../theme/tokens.ts'

/** The pictures on the slip of the AI, in one row. */
export const slipFaces = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space(6),
})
/** The chart on a slip. */
export const slipChart = feature.style({
  vars: { [ground.color]: color.paper },
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: space(4),
})
