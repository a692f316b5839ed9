import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, inlineCode, textStyle } from '../../theme/textStyles.ts'
import { line, space } from '../../theme/tokens.ts'
import { zoomOnPaper } from './paper.css.ts'

/** At the end of the sheet; the lines to write on take what room there is. */
export const printed = pattern.style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: 0,
})
export const notes = pattern.style({
  flex: '0 1 auto',
  minHeight: 0,
  overflow: 'hidden',
  padding: space(8, 24, 0),
})
export const heading = pattern.style(textStyle.name)
/** Lines for notes. */
export const rule = pattern.style({ height: '26px', borderBottom: `${line.hair} solid ${color.line}` })
export const foot = pattern.style({
  flex: 'none',
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
/** Large enough for a phone's camera, however small the demo is: 2.9 cm. */
const CODE = `calc(110px / ${zoomOnPaper})`
export const code = pattern.style({ justifySelf: 'start', width: CODE, height: CODE })
export const link = pattern.style({ gridColumn: 2, minWidth: 0 })
/** The sender's words. */
export const note = pattern.style({ margin: 0, marginBottom: space(10) })
export const quote = pattern.style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const ask = pattern.style({ overflowWrap: 'anywhere' })
export const name = pattern.style(emphasis.strong)
export const address = pattern.style({ ...inlineCode, overflowWrap: 'anywhere' })
