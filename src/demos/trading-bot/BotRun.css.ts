import { color, ground } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { line, media, space, within } from '../../theme/tokens.ts'

export const course = feature.style({
  vars: { [ground.color]: color.sheet },
  minWidth: 0,
  padding: space(16, 20),
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  '@container': { [within.narrow]: { padding: space(12, 14) } },
})
export const key = feature.style({ ...textStyle.caption, color: color.ink2, marginTop: space(8) })
export const ledger = feature.style({ display: 'grid', gap: space(8) })
export const patches = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
  // The oldest trade is at the left, as in the line.
  ...leftToRight,
  // Each place has half the gap at its edges, so that places touch.
  margin: '-1.5px',
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
    // A place is as wide as a finger.
    [within.narrow]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  },
})
export const place = feature.style({
  display: 'block',
  padding: '1.5px',
  '@container': { [within.narrow]: { minHeight: '44px' } },
})
export const patch = feature.style({
  display: 'block',
  aspectRatio: '1',
  backgroundColor: `color-mix(in srgb, ${color.ink} 8%, transparent)`,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { border: `${line.hair} solid CanvasText` } },
})
/** Hollow: its result is not known yet. */
export const open = feature.style(patch, {
  backgroundColor: 'transparent',
  border: `${line.rule} dashed ${color.ink}`,
})
export const won = feature.style(patch, { backgroundColor: color.gain, forcedColorAdjust: 'none' })
/** Lost: half a patch, distinct without color. */
export const lost = feature.style(patch, {
  backgroundColor: color.loss,
  clipPath: 'polygon(0 0, 100% 0, 0 100%)',
  forcedColorAdjust: 'none',
})
const framed = {
  display: 'block',
  outline: `${line.rule} solid ${color.ink}`,
  outlineOffset: `-${line.rule}`,
} as const
export const newest = feature.style(framed)
/** Its words are below. */
export const read = feature.style({ ...framed, outlineWidth: line.bold, outlineOffset: `-${line.bold}` })
export const reading = feature.style({
  ...textStyle.smallShort,
  ...emphasis.firm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // The longest order's lines: what is below keeps its place.
  '@container': { [within.narrow]: { minHeight: '2.8em' } },
})
