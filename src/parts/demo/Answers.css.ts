import { pattern } from '../../theme/layered.ts'
import { space } from '../../theme/tokens.ts'

export const answers = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 20),
})
