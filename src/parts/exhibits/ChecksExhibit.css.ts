import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { line, media, space } from '../../theme/tokens.ts'
import { NO_TABLE } from './ExhibitFrame.css.ts'

export const sheet = pattern.style({
  padding: space(20, 24),
  '@media': { [media.narrow]: { padding: space(12) } },
})
export const name = pattern.style({
  ...textStyle.name,
  paddingBottom: space(10),
  '@media': { [media.narrow]: { paddingBottom: space(4) } },
})
export const check = pattern.style({
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'baseline',
  gap: space(14),
  padding: space(10, 0),
  borderTop: `${line.hair} solid ${color.line}`,
  ...textStyle.dense,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { ...textStyle.smallShort, padding: space(4, 0) } },
  '@container': { [NO_TABLE]: { ...textStyle.caption, columnGap: space(8) } },
})
export const checkName = pattern.style({ color: color.ink2 })
export const value = pattern.style(emphasis.strong)
/** The one that decides. */
export const decides = pattern.style({ color: color.loss })
export const end = pattern.style({
  borderTop: `${line.rule} solid ${color.ink}`,
  paddingTop: space(12),
  '@media': { [media.narrow]: { paddingTop: space(8) } },
})
