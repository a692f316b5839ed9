import { color } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { specialStyle, textStyle } from '../theme/textStyles.ts'
import { grid, line, media, space } from '../theme/tokens.ts'

export const statementBreak = feature.style({ '@media': { [media.narrow]: { display: 'none' } } })
export const lead = feature.style({
  display: 'grid',
  gridTemplateColumns: '5fr 3fr',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(20) } },
})
export const statement = feature.style({
  ...specialStyle.statement,
  paddingInlineEnd: space(48),
  '@media': { [media.narrow]: { paddingInlineEnd: 0 } },
})
export const note = feature.style({
  borderInlineStart: `${line.hair} solid ${color.line}`,
  paddingInlineStart: space(24),
  color: color.ink2,
  '@media': { [media.narrow]: { borderInlineStart: 0, paddingInlineStart: 0 } },
})

/** The logo, four tiles wide, with a line for each of its folds. */
export const families = feature.style({
  display: 'grid',
  gridTemplateColumns: `calc(4 * ${grid.unit}) minmax(0, 1fr)`,
  '@media': {
    [media.belowWide]: { gridTemplateColumns: `calc(3 * ${grid.unit}) minmax(0, 1fr)` },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const sheet = feature.style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  aspectRatio: '1',
  alignSelf: 'start',
})
export const kinds = feature.style({
  display: 'grid',
  gridTemplateRows: 'repeat(4, 1fr)',
  marginInlineStart: space(40),
  borderBlock: `${line.edge} solid ${color.ink}`,
  '@media': {
    [media.belowWide]: { marginInlineStart: space(24) },
    [media.narrow]: { display: 'block', marginInlineStart: 0, borderTop: 0 },
  },
})
export const kind = feature.style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  selectors: { '& + &': { borderTop: `${line.hair} solid ${color.line}` } },
  '@media': { [media.belowWide]: { padding: space(14, 0) }, [media.narrow]: { padding: space(18, 0) } },
})
export const kindName = feature.style({
  ...textStyle.heading,
  display: 'flex',
  gap: space(14),
  alignItems: 'center',
  marginBottom: space(6),
})
/** Beside the figures it concerns. */
export const sample = feature.style({ paddingTop: space(12), ...textStyle.small, color: color.ink2 })
export const kindText = feature.style({ textWrap: 'balance' })
