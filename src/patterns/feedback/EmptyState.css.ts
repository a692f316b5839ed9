import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis } from '../../theme/textStyles.ts'
import { line, space } from '../../theme/tokens.ts'

export const empty = pattern.style({
  border: `${line.hair} solid ${color.line}`,
  padding: space(24),
  display: 'grid',
  gap: space(8),
  justifyItems: 'start',
  alignContent: 'start',
})
export const art = pattern.style({ width: '72px', marginBottom: space(8) })
export const title = pattern.style({ ...emphasis.strong, overflowWrap: 'anywhere' })
export const action = pattern.style({ marginTop: space(6) })

export const sheet = pattern.style({ width: '100%', height: 'auto', overflow: 'visible' })
pattern.global(`${sheet} > rect`, { strokeWidth: 1.25, vectorEffect: 'non-scaling-stroke' })
export const blank = pattern.style({ fill: color.well, stroke: color.line })
export const missing = pattern.style({ fill: 'none', stroke: color.edge, strokeDasharray: '5 4' })
