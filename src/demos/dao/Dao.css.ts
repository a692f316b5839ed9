import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { cellHead } from '../../primitives/Table.css.ts'
import { color } from '../../theme/contract.css.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

const figures = 'tabular-nums lining-nums'

/** On wide screens proposals and treasury are side by side; on narrow ones, and in print, the treasury comes first. */
export const views = feature.style({
  display: 'grid',
  gap: space(24),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [within.wide]: { gridTemplate: '"proposals treasury" auto / minmax(0, 1fr) 384px', gap: space(24) },
  },
})
feature.global(`${views} > *`, { minWidth: 0 })

export const heading = feature.style(panelHeading, { marginBottom: space(10) })
export const proposals = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const proposal = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 190px 118px',
  alignItems: 'center',
  gap: space(14, 18),
  padding: space(10, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) 226px 130px', paddingBlock: space(14) },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: space(16, 18) },
  },
})
export const words = feature.style({ minWidth: 0 })
export const title = feature.style({ ...textStyle.name, overflowWrap: 'anywhere' })
export const description = feature.style({
  ...textStyle.smallShort,
  marginTop: space(2),
  overflowWrap: 'anywhere',
})
export const facts = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4, 20),
  marginTop: space(4),
  ...textStyle.caption,
  color: color.ink2,
})
export const fact = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  fontVariantNumeric: figures,
  overflowWrap: 'anywhere',
})
export const score = feature.style({ display: 'flex', alignItems: 'center', gap: space(8) })
export const scoreMeter = feature.style({ flex: 'none', width: '58px' })

/** Its status, the votes as one row of squares, and the same in figures. */
export const standing = feature.style({ display: 'grid', gap: space(8), minWidth: 0 })
export const status = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4, 10),
  ...textStyle.caption,
})
export const timeLeft = feature.style({ color: color.ink2, minWidth: 0, overflowWrap: 'anywhere' })
export const counts = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(2, 12),
  ...textStyle.caption,
})
export const count = feature.style({ display: 'flex', gap: space(6), minWidth: 0 })
export const countFigure = feature.style({
  ...emphasis.name,
  fontVariantNumeric: figures,
  overflowWrap: 'anywhere',
})
export const actions = feature.style({
  display: 'grid',
  '@media': { print: { display: 'none' } },
  gap: space(6),
  '@container': { [within.narrow]: { gridTemplateColumns: '1fr 1fr', gap: space(12) } },
})

export const treasury = feature.style({
  '@container': {
    [within.wide]: {
      gridArea: 'treasury',
      paddingInlineStart: space(24),
      borderInlineStart: `${line.hair} solid ${color.line}`,
    },
  },
})
export const treasuryHead = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4, 20),
  marginBottom: space(10),
})
export const total = feature.style({ ...textStyle.small, color: color.ink2 })
export const totalValue = feature.style({ color: color.ink, fontVariantNumeric: figures })
/** The sheet above its table, or beside it if there is room. */
export const holdings = feature.style({
  display: 'grid',
  gap: space(14, 28),
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  alignItems: 'center',
  '@container': {
    [within.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
feature.global(`${holdings} tbody :is(th, td)`, { height: '40px' })
feature.narrow(`${holdings} tbody :is(th, td)`, { height: 'auto' })
feature.global(`${holdings} :is(th, td):not(:last-child)`, { paddingInlineEnd: space(12) })
export const token = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(10),
  ...emphasis.strong,
})

// On narrow screens a holding has two lines: token, value and share, and below them the amount.
const at = (gridArea: string, textAlign: 'start' | 'end' = 'start') =>
  feature.style({ '@container': { [within.narrow]: { gridArea, textAlign } } })
/** The place of each fact of a holding, by column. */
export const holdingPlaces = {
  amount: at('2 / 1'),
  value: at('1 / 2', 'end'),
  percentage: at('1 / 3', 'end'),
}
feature.narrow(`${holdings} tr`, {
  gridTemplateColumns: 'minmax(0, 1fr) auto 72px',
  gap: space(2, 12),
  padding: space(10, 0),
})
feature.narrow(`${holdings} ${cellHead}`, hiddenButRead)
export const remark = feature.style({ gridColumn: '1 / -1' })
