import { pattern } from '../../theme/layered.ts'
import { emphasis } from '../../theme/textStyles.ts'
import { space } from '../../theme/tokens.ts'

/** The whole place of the demo and its tools. */
export const curtain = pattern.style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'grid',
  placeItems: 'center',
  padding: space(24),
})
export const message = pattern.style({ display: 'grid', gap: space(16), maxWidth: '440px' })
export const loading = pattern.style({
  display: 'grid',
  justifyItems: 'center',
  gap: space(16),
  ...emphasis.strong,
})
