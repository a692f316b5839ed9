import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { textStyle } from '../../theme/textStyles.ts'
import { line, media, space } from '../../theme/tokens.ts'

export const clause = pattern.style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: space(4, 24),
  padding: space(20, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const heading = pattern.style(textStyle.name)
export const text = pattern.style({ display: 'grid', gap: space(10) })
