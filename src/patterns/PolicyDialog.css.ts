import { color } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { fixedSize, line, media, space } from '../theme/tokens.ts'

export const clause = pattern.style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: space(4, 24),
  padding: space(20, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const heading = pattern.style({ fontSize: fixedSize[18], lineHeight: 1.3 })
export const text = pattern.style({ display: 'grid', gap: space(10) })
