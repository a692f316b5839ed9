import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { textStyle } from '../../theme/textStyles.ts'

export const count = pattern.style({
  ...textStyle.small,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
