import { pattern } from '../../theme/layered.ts'
import { emphasis, textFace, textStyle } from '../../theme/textStyles.ts'
import { space, within } from '../../theme/tokens.ts'

export const insights = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(20),
  '@container': { [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(12) } },
})
export const insight = pattern.style({ display: 'grid' })
export const title = pattern.style({
  ...textFace,
  ...textStyle.smallShort,
  ...emphasis.name,
})
