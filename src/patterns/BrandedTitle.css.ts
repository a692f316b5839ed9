import { pattern } from '../theme/layered.ts'
import { fixedSize, space } from '../theme/tokens.ts'

export const title = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  minWidth: 0,
  fontSize: fixedSize[20],
})
export const mark = pattern.style({ width: '28px', flex: 'none' })
export const words = pattern.style({ minWidth: 0, overflowWrap: 'anywhere' })
