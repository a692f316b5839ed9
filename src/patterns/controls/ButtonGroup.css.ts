import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, leading, textStyle } from '../../theme/textStyles.ts'
import { depth, line, space } from '../../theme/tokens.ts'

export const bar = pattern.style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
})
/** Cells are joined; a solid edge means that the cell acts, a dashed one that it is a sample. */
export const cell = pattern.style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(6),
  minHeight: '72px',
  padding: space(8, 6),
  border: `${line.edge} dashed ${color.ink}`,
  ...textStyle.label,
  ...leading.tight,
  ...emphasis.strong,
  textAlign: 'center',
  selectors: {
    '&:not(:first-child)': { borderInlineStartWidth: 0 },
    '&:hover': { backgroundColor: color.well },
    '&:focus-visible': { zIndex: depth.raised, position: 'relative' },
  },
})
export const real = pattern.style(cell, { borderStyle: 'solid' })
