import { color, family } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { besley } from '../theme/textStyles.ts'
import { line, media, print } from '../theme/tokens.ts'

/** Fills its box. Letter and ground differ only by color, so both keep theirs in forced-colors mode. */
export const mark = primitive.style({
  width: '100%',
  height: 'auto',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
export const covering = primitive.style({ height: '100%' })
primitive.global(`${mark} text`, {
  ...besley.named,
  textAnchor: 'middle',
  // No part of a text that a visitor copies.
  userSelect: 'none',
  forcedColorAdjust: 'none',
})

/** On a printed color, the same in both themes. */
export const on = {
  ink: primitive.style({ fill: print.ink }),
  light: primitive.style({ fill: print.light }),
}
/** The two colors of a mark that follow the theme. */
const painted = (face: string, on: string) => ({
  face: primitive.style({ fill: face }),
  on: primitive.style({ fill: on }),
})
/** A coin outside the samples. */
export const unknown = painted(family.face, family.on)
/** A coin without a letter. */
export const neutral = painted(color.ink2, color.paper)
export const patch = painted(family.tint, family.ink)
export const seam = primitive.style({ fill: 'none', stroke: family.ink, strokeWidth: line.edge })
