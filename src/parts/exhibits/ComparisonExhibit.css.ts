import { color, family } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { line, space } from '../../theme/tokens.ts'
import { NARROW_PICTURE } from './ExhibitFrame.css.ts'

export const sides = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(20),
  '@container': { [NARROW_PICTURE]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(10) } },
})
const side = pattern.style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space(10),
  padding: space(20),
  minHeight: '260px',
  '@container': { [NARROW_PICTURE]: { padding: space(6, 12, 8), gap: space(2), minHeight: 0 } },
  '@media': { print: { minHeight: 0 } },
})
/** The usual side is plain; the other one has the family's edge. */
export const look = [
  pattern.style(side, { border: `${line.hair} dashed ${color.edge}` }),
  pattern.style(side, {
    backgroundColor: color.sheet,
    border: `${line.hair} solid ${color.edge}`,
    borderTop: `${line.bold} solid ${family.mark}`,
  }),
] as const
export const name = pattern.style({ ...textStyle.caption, ...emphasis.strong, color: color.ink2 })
export const headline = pattern.style({
  ...textStyle.heading,
  overflowWrap: 'anywhere',
  '@container': { [NARROW_PICTURE]: sizeOf(textStyle.panelTitle) },
})
export const conclusion = pattern.style({ gridRow: -2 })
