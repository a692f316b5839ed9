import { color, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { line, space, within } from '../../theme/tokens.ts'

export const course = feature.style({
  vars: { [ground.color]: color.sheet },
  minWidth: 0,
  padding: space(16, 20),
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  '@container': { [within.narrow]: { padding: space(12, 14) } },
})
export const ledger = feature.style({ display: 'grid', gap: space(12) })
export const patches = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
  gap: '3px',
  // The oldest trade is at the left, as in the line.
  direction: 'ltr',
  '@container': { [within.narrow]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
})
export const patch = feature.style({
  display: 'block',
  aspectRatio: '1',
  backgroundColor: `color-mix(in srgb, ${color.ink} 8%, transparent)`,
  printColorAdjust: 'exact',
})
export const won = feature.style(patch, { backgroundColor: color.gain, forcedColorAdjust: 'none' })
/** Lost: half a patch, distinct without color. */
export const lost = feature.style(patch, {
  backgroundColor: color.loss,
  clipPath: 'polygon(0 0, 100% 0, 0 100%)',
  forcedColorAdjust: 'none',
})
export const newest = feature.style({
  outline: `${line.rule} solid ${color.ink}`,
  outlineOffset: line.hair,
  minWidth: 0,
})
