import { color, ground } from '#src/theme/contract.css.ts'
import { pattern } from '#src/theme/layered.ts'
import { font, size, weight } from '#src/theme/tokens.ts'

/** Says everything that a page of the site would say: a page of docs around it is none. */
export const productPage = pattern.style({
  vars: { [ground.color]: color.paper },
  margin: 0,
  fontFamily: font.text,
  fontSize: size.body,
  fontWeight: weight.regular,
  lineHeight: 1.5,
  color: color.ink,
  backgroundColor: color.paper,
})
