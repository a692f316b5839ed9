import { color } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { emphasis, textStyle } from '../theme/textStyles.ts'
import { line, space } from '../theme/tokens.ts'

export const keyValues = primitive.style({ display: 'grid' })
export const keyValue = primitive.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0, 16),
  padding: '11px 0',
  borderBottom: `${line.hair} solid ${color.line}`,
  alignItems: 'baseline',
})
export const key = primitive.style({
  color: color.ink2,
  ...textStyle.small,
  flex: 'none',
  // A long key leaves a place for the value.
  maxWidth: '60%',
  overflowWrap: 'anywhere',
})
export const value = primitive.style({
  ...emphasis.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  // A value whose longest word has no place beside the key goes below it, before it breaks.
  flex: '1 1 min-content',
  minWidth: 0,
  overflowWrap: 'break-word',
})
// A link is a box whose words break nowhere else.
primitive.global(`${value} > a`, { overflowWrap: 'anywhere' })
