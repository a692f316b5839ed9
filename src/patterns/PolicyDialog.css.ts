import { color } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { line, media } from '../theme/tokens.ts'

export const clause = pattern.style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: '4px 24px',
  padding: '20px 0',
  borderBottom: `${line.hair} solid ${color.line}`,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const heading = pattern.style({ fontSize: '1.125rem', lineHeight: 1.3 })
export const text = pattern.style({ display: 'grid', gap: '10px' })
