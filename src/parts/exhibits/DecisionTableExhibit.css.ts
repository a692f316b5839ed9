import { color, family } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { line, space } from '../../theme/tokens.ts'
import { NO_TABLE } from './ExhibitFrame.css.ts'

export const decisions = pattern.style({ tableLayout: 'fixed', overflowWrap: 'break-word' })
/** What it leads to: on a sheet, behind a line in the family's color. */
pattern.global(`${decisions} tbody td:last-child`, {
  padding: space(10, 12),
  backgroundColor: color.sheet,
  borderInlineStart: `${line.bold} solid ${family.mark}`,
  ...emphasis.strong,
})
pattern.global(`${decisions} thead th:last-child`, { paddingInlineStart: space(14) })
// Letters of twice the size on a phone: each row is a list.
export const head = pattern.style({
  display: 'none',
  ...textStyle.caption,
  ...emphasis.medium,
  color: color.ink2,
  '@container': { [NO_TABLE]: { display: 'block' } },
})
export const wide = pattern.style({ '@container': { [NO_TABLE]: { display: 'none' } } })
export const row = pattern.style({ '@container': { [NO_TABLE]: { display: 'grid' } } })
