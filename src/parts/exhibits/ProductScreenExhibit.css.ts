import { color, family } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { line, media, space } from '../../theme/tokens.ts'

const rounded = { phone: space(20), window: '0' } as const
const screen = pattern.style({ overflow: 'hidden', display: 'grid', alignContent: 'start' })
/** A window is as wide as its place; a phone is as wide as a phone. */
export const frame = {
  window: pattern.style(screen, { borderRadius: rounded.window }),
  phone: pattern.style(screen, {
    maxWidth: '24rem',
    marginInline: 'auto',
    borderWidth: line.bold,
    borderColor: color.ink,
  }),
}
export const bar = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(10),
  padding: space(8, 16),
  backgroundColor: color.well,
  borderBottom: `${line.hair} solid ${color.edge}`,
  ...textStyle.caption,
  ...emphasis.strong,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': { content: '', flex: 'none', width: '10px', height: '10px', backgroundColor: family.mark },
  },
})
export const inside = pattern.style({
  display: 'grid',
  gap: space(14),
  padding: space(20),
  '@media': { [media.narrow]: { padding: space(12), gap: space(8) } },
})
/** One picture beside the rows, where there is room. */
export const withOne = pattern.style({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(20),
  '@media': { [media.narrow]: { columnGap: space(12) } },
})
pattern.global(`${withOne} > dl`, { gridColumn: '1 / -1' })
export const art = pattern.style({
  width: '96px',
  height: '96px',
  '@media': { [media.narrow]: { width: '56px', height: '56px' } },
})
export const shelf = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space(8),
})
export const work = pattern.style({ aspectRatio: '1' })
export const missing = pattern.style({ border: `${line.rule} dashed ${color.loss}` })
export const headline = pattern.style({
  ...textStyle.heading,
  alignSelf: 'center',
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: sizeOf(textStyle.panelTitle) },
})
export const row = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 16),
  padding: space(8, 0),
  borderTop: `${line.hair} solid ${color.line}`,
  ...textStyle.dense,
  '@media': { [media.narrow]: { ...textStyle.smallShort, padding: space(6, 0) } },
})
export const name = pattern.style({ color: color.ink2 })
export const value = pattern.style({
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  ...emphasis.strong,
})
