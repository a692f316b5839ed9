import { range, slider } from '../../primitives/Slider.css.ts'
import { pattern } from '../../theme/layered.ts'
import { steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { space } from '../../theme/tokens.ts'

export const trial = pattern.style({ display: 'grid', gap: space(4), minWidth: 0, paddingTop: space(8) })
// The range has its own row: its length stays while the words beside its name change.
pattern.global(`${trial} > ${slider}`, { rowGap: space(4) })
pattern.global(`${trial} ${range}`, { order: 1, flexBasis: '100%' })
/** What the votes lead to: the largest words of the drawing. */
export const outcome = pattern.style({ ...textStyle.name, ...steadyFigure, overflowWrap: 'anywhere' })
