import { color, family, ground } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'
import { SQUARES } from './mapLand.ts'

const figures = 'tabular-nums lining-nums'
const MARK = '44px'

/** The search beside the map, the list below both; stacked on narrow screens. */
export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(300px, 1fr) minmax(0, 628px)',
  gap: space(24, 40),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space(20) },
  },
})
export const search = feature.style({ display: 'grid', gap: space(16), alignContent: 'start' })
export const fields = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(16, 20),
  '@container': { [within.narrow]: { columnGap: space(12) } },
})
export const count = feature.style({ ...textStyle.heading, marginTop: space(6) })
/** The number of partners in each state: the content of the map in figures. */
export const byState = feature.style({
  borderTop: `${line.edge} solid ${color.ink}`,
  '@container': {
    [within.belowWide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: space(20),
    },
    [within.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [within.smallest]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const stateRow = feature.style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(12),
  padding: space(8, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  ...textStyle.smallShort,
})
export const stateCount = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  ...emphasis.strong,
  fontVariantNumeric: figures,
})
export const found = feature.style({ gridColumn: '1 / -1', minWidth: 0 })

export const map = feature.style({ minWidth: 0 })
export const sheet = feature.style({
  display: 'block',
  // West is on the left in every language.
  ...leftToRight,
  height: 'auto',
  aspectRatio: `${SQUARES.across} / ${SQUARES.down}`,
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
})
export const land = feature.style({ fill: family.tint })
export const crease = feature.style({ stroke: color.sheet, strokeWidth: line.rule })
export const stateName = feature.style({ fill: color.ink2, ...textStyle.caption })
export const stateFound = feature.style({ fill: color.ink, ...emphasis.strong })
export const pin = feature.style({ overflow: 'visible' })
/** Full: found. The stroke parts neighbors. */
export const pinFound = feature.style({ fill: family.mark, stroke: color.sheet, strokeWidth: line.edge })
export const pinOther = feature.style({ fill: color.sheet, stroke: color.edge, strokeWidth: line.edge })
export const legend = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2, 16),
  marginTop: space(8),
  ...textStyle.caption,
  color: color.ink2,
})
export const legendEntry = feature.style({ display: 'inline-flex', alignItems: 'center', gap: space(6) })

export const partners = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
/** In one line: name, services and actions; stacked on narrow screens. */
export const partner = feature.style({
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr) minmax(0, 2.6fr) auto`,
  gridTemplateRows: 'auto 1fr',
  gap: space(8, 16),
  padding: space(16, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@container': {
    [within.belowWide]: {
      gridTemplateColumns: `${MARK} minmax(0, 1fr) auto`,
      gridTemplateRows: 'none',
      gap: space(12),
      alignItems: 'center',
    },
    [within.narrow]: { gridTemplateColumns: `${MARK} minmax(0, 1fr)` },
  },
})
/** Its square on the map is pointed at, or it is. */
export const litPartner = feature.style(partner, {
  vars: { [ground.color]: family.tint },
  backgroundColor: family.tint,
  boxShadow: `0 0 0 8px ${family.tint}`,
})
export const mark = feature.style({ width: MARK })
export const who = feature.style({ minWidth: 0 })
export const name = feature.style({ ...textStyle.name, overflowWrap: 'anywhere' })
export const type = feature.style({ ...textStyle.smallShort, color: color.ink2 })
export const badges = feature.style({
  gridArea: '2 / 2',
  alignSelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(6),
  '@container': {
    [within.belowWide]: { gridArea: 'auto', alignSelf: 'center' },
    [within.narrow]: { gridColumn: '1 / -1' },
  },
})
export const facts = feature.style({
  gridArea: '1 / 3 / 3',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, .75fr) minmax(0, 1.35fr) minmax(0, .75fr) minmax(0, 1.5fr)',
  alignContent: 'start',
  gap: space(10, 16),
  '@container': {
    [within.belowWide]: { gridArea: 'auto / 2 / auto / -1' },
    [within.narrow]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
export const factPair = feature.style({ minWidth: 0 })
export const factName = feature.style({
  ...textStyle.caption,
  ...emphasis.strong,
  color: color.ink2,
})
export const fact = feature.style({
  ...textStyle.smallShort,
  ...emphasis.firm,
  fontVariantNumeric: figures,
  overflowWrap: 'anywhere',
})
export const factNote = feature.style({
  ...textStyle.caption,
  color: color.ink2,
  fontVariantNumeric: figures,
})
export const actions = feature.style({
  gridArea: '1 / 4 / 3',
  display: 'grid',
  alignContent: 'start',
  gap: space(8),
  '@container': {
    [within.belowWide]: {
      gridArea: 'auto / 2 / auto / -1',
      display: 'flex',
      flexWrap: 'wrap',
      gap: space(10),
    },
    [within.narrow]: { gridColumn: '1 / -1' },
  },
})
feature.global(`${actions} > button`, { '@container': { [within.narrow]: { flex: '1 1 auto' } } })

export const rowName = feature.style(emphasis.strong)
