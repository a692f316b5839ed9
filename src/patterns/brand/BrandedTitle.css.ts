import { pattern } from '../../theme/layered.ts'
import { sizeOf, textStyle } from '../../theme/textStyles.ts'
import { space } from '../../theme/tokens.ts'

export const title = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  minWidth: 0,
  ...sizeOf(textStyle.panelTitle),
})
export const mark = pattern.style({ width: '28px', flex: 'none' })
export const words = pattern.style({ minWidth: 0, overflowWrap: 'anywhere' })
