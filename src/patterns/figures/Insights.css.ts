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
export const title = pattern.style({
  ...textFace,
  ...textStyle.smallShort,
  ...emphasis.name,
})
