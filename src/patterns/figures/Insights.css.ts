import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, textFace, textStyle } from '../../theme/textStyles.ts'
import { space, within } from '../../theme/tokens.ts'

export const insights = pattern.style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space(20),
  '@container': { [within.belowWide]: { gridAutoFlow: 'row', gap: space(12) } },
})
export const insight = pattern.style({ display: 'grid' })
// A remark, not a warning: its text is ink on the family's tint.
pattern.global(`${insight} > *`, { color: color.ink })
export const title = pattern.style({
  ...textFace,
  ...textStyle.smallShort,
  ...emphasis.name,
})
