import { color, ground } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, specialStyle, textFace, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

export const run = feature.style({ display: 'grid', gap: space(12), minWidth: 0 })
export const runTarget = feature.style({
  marginInlineStart: space(6),
  ...textFace,
  ...sizeOf(textStyle.small),
  ...emphasis.regular,
  color: color.ink2,
})
// On a phone all rows of a run are above the bar of the frame.
export const rows = feature.style({
  display: 'grid',
  gap: space(12),
  '@container': { [within.narrow]: { gap: space(8) } },
})
export const row = feature.style({
  vars: { [ground.color]: color.sheet },
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr) 9rem',
  alignItems: 'center',
  gap: space(8, 16),
  padding: space(14, 16),
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: space(12, 14) },
    [within.narrow]: { rowGap: space(6), padding: space(8, 14) },
  },
})
export const rowName = feature.style({ ...textStyle.denseShort, ...emphasis.name })
export const rowPieces = feature.style({
  minWidth: 0,
  '@container': { [within.belowWide]: { gridRow: 2, gridColumn: '1 / -1' } },
})
export const found = feature.style({
  ...textStyle.denseShort,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
})
export const cracked = feature.style(found, { color: color.loss, ...emphasis.name })
/** Secrets are written from the left to the right. */
export const pieces = feature.style({ display: 'flex', flexWrap: 'wrap', gap: space(4), ...leftToRight })
/** As wide as its letters, masked or open, so that nothing moves. */
export const piece = feature.style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.7em',
  minHeight: '2em',
  '@container': {
    [within.narrow]: { minWidth: '1.45em', minHeight: '1.75em', paddingInline: space(4) },
  },
  paddingInline: space(6),
  backgroundColor: color.slab,
  color: color.onSlab,
  ...specialStyle.cell,
  printColorAdjust: 'exact',
})
/** A piece of a guess: quiet, because it is wrong. */
export const triedPiece = feature.style(piece, {
  backgroundColor: color.well,
  color: color.ink2,
  ...emphasis.medium,
  boxShadow: `inset 0 0 0 ${line.hair} ${color.line}`,
})
/** In the color of a loss, as the word for it. */
export const openPiece = feature.style(piece, {
  backgroundColor: color.loss,
  color: color.sheet,
  clipPath: 'polygon(0 0, calc(100% - 8px) 0, 100% 8px, 100% 100%, 0 100%)',
})
