import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, inlineCode, textStyle } from '../../theme/textStyles.ts'
import { line, space } from '../../theme/tokens.ts'

export const notes = pattern.style({ padding: space(8, 24, 0), breakInside: 'avoid' })
export const heading = pattern.style(textStyle.name)
/** Lines for notes. */
export const rule = pattern.style({ height: '26px', borderBottom: `${line.hair} solid ${color.line}` })
export const foot = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space(24),
  alignItems: 'start',
  margin: space(14, 24, 0),
  padding: space(12, 0),
  borderTop: `${line.edge} solid ${color.ink}`,
  ...textStyle.smallShort,
  breakInside: 'avoid',
})
/** Large enough for a phone's camera. */
export const code = pattern.style({ width: '104px', height: '104px', fill: color.ink })
export const link = pattern.style({ gridColumn: 2, minWidth: 0 })
export const name = pattern.style(emphasis.strong)
export const address = pattern.style({ ...inlineCode, overflowWrap: 'anywhere' })
