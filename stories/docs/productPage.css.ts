import { color, ground } from '#src/theme/contract.css.ts'
import { pattern } from '#src/theme/layered.ts'
import { emphasis, textFace, textStyle } from '#src/theme/textStyles.ts'

/** Says everything that a page of the site would say: a page of docs around it is none. */
export const productPage = pattern.style({
  vars: { [ground.color]: color.paper },
  margin: 0,
  ...textFace,
  ...textStyle.body,
  ...emphasis.regular,
  color: color.ink,
  backgroundColor: color.paper,
})
