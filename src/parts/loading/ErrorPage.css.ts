import { pattern } from '../../theme/layered.ts'
import { space } from '../../theme/tokens.ts'

export const body = pattern.style({
  display: 'grid',
  gap: space(24),
  maxWidth: '44rem',
  justifyItems: 'start',
})
