import { color } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { pattern } from '../../theme/layered.ts'
import { line, media, space } from '../../theme/tokens.ts'
import { NO_TABLE } from './ExhibitFrame.css.ts'

export const depth = pattern.style({
  display: 'block',
  ...leftToRight,
  width: '100%',
  height: '120px',
  '@media': { [media.narrow]: { height: '48px' }, print: { height: '64px' } },
})
const side = (name: string) =>
  pattern.style({
    fill: name,
    fillOpacity: 0.2,
    stroke: name,
    strokeWidth: line.rule,
    vectorEffect: 'non-scaling-stroke',
    forcedColorAdjust: 'none',
  })
export const bids = side(color.gain)
export const asks = side(color.loss)
export const book = pattern.style({ fontVariantNumeric: 'tabular-nums lining-nums' })
pattern.global(`${book} tr > *`, {
  paddingBlock: space(6),
  textAlign: 'end',
  '@media': { [media.narrow]: { paddingBlock: space(4) } },
})
pattern.global(`${book} tr > :is(:first-child, :nth-child(3))`, { textAlign: 'start' })
pattern.global(`${book} tr > :nth-child(2)`, { color: color.gain, paddingInlineEnd: space(16) })
pattern.global(`${book} tr > :nth-child(3)`, { color: color.loss, paddingInlineStart: space(16) })
export const sum = pattern.style({
  paddingTop: space(14),
  '@media': { [media.narrow]: { paddingTop: space(8) } },
})
// As a list: the two sides of the book beside each other.
pattern.global(`${book} tbody tr`, {
  '@container': { [NO_TABLE]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))' } },
})
pattern.global(`${book} tbody tr > td:nth-child(n)`, {
  '@container': { [NO_TABLE]: { paddingInline: 0, textAlign: 'start' } },
})
