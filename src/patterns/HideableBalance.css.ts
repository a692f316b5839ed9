import { color } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { control, fixedSize, font, size, space, tracking, weight } from '../theme/tokens.ts'

export const head = pattern.style({ display: 'flex', alignItems: 'center', gap: space(4) })
export const label = pattern.style({ fontSize: size.small, color: color.ink2, lineHeight: 1.3 })
/** Large to the finger, small in the line. */
export const eye = pattern.style({ width: control.touch, height: control.touch, marginBlock: `-${space(8)}` })
pattern.global(`${eye} svg`, { width: '20px', height: '20px' })
export const figure = pattern.style({
  display: 'block',
  fontFamily: font.display,
  fontWeight: weight.name,
  fontSize: fixedSize[40],
  lineHeight: 1.2,
  letterSpacing: tracking.head,
  overflowWrap: 'anywhere',
})
