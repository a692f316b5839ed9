import { color } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { line, size, space, weight } from '../theme/tokens.ts'

export const keyValues = primitive.style({ display: 'grid' })
export const keyValue = primitive.style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(16),
  padding: '11px 0',
  borderBottom: `${line.hair} solid ${color.line}`,
  alignItems: 'baseline',
})
export const key = primitive.style({ color: color.ink2, fontSize: size.small, flex: 'none' })
export const value = primitive.style({
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'right',
  minWidth: 0,
  overflowWrap: 'anywhere',
})
