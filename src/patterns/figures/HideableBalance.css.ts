import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { sizeOf, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { control, shade, space, within } from '../../theme/tokens.ts'

export const head = pattern.style({ display: 'flex', alignItems: 'center', gap: space(4) })
export const labelOnFace = pattern.style(textStyle.label)
export const label = pattern.style(labelOnFace, { color: color.ink2 })
/** Large to the finger, small in the line. */
export const eye = pattern.style({ width: control.touch, height: control.touch, marginBlock: `-${space(8)}` })
export const eyeOnFace = pattern.style(eye, { selectors: { '&:hover': { backgroundColor: shade } } })
pattern.global(`${eye} svg`, { width: '20px', height: '20px' })
export const figure = pattern.style({
  display: 'block',
  ...specialStyle.balance,
  overflowWrap: 'anywhere',
  '@container': { [within.oneColumn]: sizeOf(specialStyle.figureSmall) },
})
