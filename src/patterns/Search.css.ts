import { color } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { size } from '../theme/tokens.ts'

export const count = pattern.style({
  fontSize: size.small,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
