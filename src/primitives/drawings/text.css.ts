import { color } from '../../theme/contract.css.ts'
import { primitive } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, textFace, textStyle } from '../../theme/textStyles.ts'

/** Words and figures within a drawing: they keep their size while it stretches. */
export const text = primitive.style({
  fill: color.ink2,
  ...textFace,
  ...sizeOf(textStyle.caption),
  ...emphasis.medium,
  ...leading.solid,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
