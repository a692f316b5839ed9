import { color, family } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis } from '../../theme/textStyles.ts'
import { print, shade } from '../../theme/tokens.ts'

export const picture = feature.style({
  display: 'block',
  width: '100%',
  height: 'auto',
  forcedColorAdjust: 'none',
})
const filled = (fill: string) => feature.style({ fill })
/** Paper and fold are of the face's family; ink and light are printed inks, the same in both themes. */
export const tone = {
  ground: filled(family.tint),
  paper: filled(family.face),
  fold: filled(family.reverse),
  ink: filled(print.ink),
  light: filled(print.light),
  shade: filled(shade),
  tongue: filled(color.launchR),
  hat: filled(family.accent),
  hatFold: filled(print.ink),
  crown: filled(color.launch),
}
/** The face of the example, until a letter is typed. */
export const ghost = feature.style({ opacity: 0.45 })
export const tag = feature.style({ ...emphasis.strong, fill: print.ink })
