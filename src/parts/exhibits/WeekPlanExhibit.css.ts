import { color, family } from '../../theme/contract.css.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { line, media, space } from '../../theme/tokens.ts'
import { NO_TABLE, ONE_COLUMN } from './ExhibitFrame.css.ts'

/** Days side by side, below 1080 px below each other. */
export const week = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space(2),
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const day = pattern.style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space(2),
  '@media': {
    [media.belowWide]: { gridTemplateRows: 'none', gridTemplateColumns: '5.75rem minmax(0, 1fr)' },
  },
  '@container': { [ONE_COLUMN]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const dayName = pattern.style({
  ...textStyle.name,
  padding: space(10, 0),
  borderTop: `${line.bold} solid ${family.mark}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.belowWide]: {
      ...sizeOf(textStyle.small),
      padding: space(6, 0),
      borderTop: `${line.hair} solid ${family.mark}`,
    },
  },
})
export const parts = pattern.style({
  display: 'grid',
  gridTemplateRows: '1fr 1fr',
  gap: space(2),
  '@media': {
    [media.belowWide]: { gridTemplateRows: 'none', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '@container': { [ONE_COLUMN]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
const cell = pattern.style({
  padding: space(12, 14, 16),
  minWidth: 0,
  '@media': { [media.belowWide]: { padding: space(4, 8, 6) } },
  '@container': { [NO_TABLE]: { paddingInline: space(4) } },
})
/** The first part on a sheet, the second on the page's paper. */
export const part = [
  pattern.style(cell, { backgroundColor: color.sheet }),
  pattern.style(cell, { backgroundColor: color.paper }),
] as const
/** On narrow screens the first day names the parts for all. */
export const partName = pattern.style({
  ...textStyle.caption,
  color: color.ink2,
  '@media': { [media.belowWide]: { selectors: { [`${day} + ${day} &`]: hiddenButRead } } },
})
export const entry = pattern.style({
  margin: 0,
  ...textStyle.denseShort,
  ...emphasis.strong,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: textStyle.smallShort },
})
