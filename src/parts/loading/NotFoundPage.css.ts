import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { rowTint } from '../../theme/rowTint.ts'
import { textStyle } from '../../theme/textStyles.ts'
import { grid, line, media, space } from '../../theme/tokens.ts'

export const body = pattern.style({
  display: 'grid',
  gridTemplateColumns: '3fr 5fr',
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(28) } },
})
export const art = pattern.style({
  width: `calc(2 * ${grid.unit})`,
  '@media': { [media.narrow]: { width: '50cqi' } },
})
export const ways = pattern.style({ display: 'grid', gap: space(28), justifyItems: 'stretch' })
export const list = pattern.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const item = pattern.style({ borderBottom: `${line.hair} solid ${color.line}` })
export const link = pattern.style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '64px',
  ...textStyle.heading,
  textDecoration: 'none',
  position: 'relative',
  isolation: 'isolate',
  selectors: rowTint('12px'),
})
