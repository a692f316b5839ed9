import { color, family } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { textStyle } from '../../theme/textStyles.ts'
import { line, space } from '../../theme/tokens.ts'

export const key = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4, 20),
  paddingTop: space(14),
  ...textStyle.caption,
})
export const keyEntry = pattern.style({ display: 'flex', alignItems: 'center', gap: space(8) })
const square = pattern.style({ display: 'block', width: '22px', height: '22px', forcedColorAdjust: 'none' })
/** Whole, folded over, or only its outline. */
export const access = {
  full: pattern.style(square, { backgroundColor: family.mark }),
  hash: pattern.style(square, {
    background: `linear-gradient(to top right, ${family.mark} 49.6%, transparent 50.4%)`,
    boxShadow: `inset 0 0 0 ${line.edge} ${family.mark}`,
  }),
  none: pattern.style(square, { boxShadow: `inset 0 0 0 ${line.hair} ${color.edge}` }),
}
