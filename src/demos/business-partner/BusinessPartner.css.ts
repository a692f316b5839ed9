import { color, family } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

const figures = 'tabular-nums lining-nums'
const AVATAR = '44px'

/** The map stands beside the list; where there is no room, between the search and the list. */
export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  gridTemplateAreas: '"search map" "found map"',
  gridTemplateRows: 'auto 1fr',
  gap: space(16, 40),
  '@container': {
    [within.belowWide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"search" "map" "found"',
      gridTemplateRows: 'auto',
      rowGap: space(20),
    },
  },
})
export const search = feature.style({ gridArea: 'search', display: 'grid', gap: space(12) })
export const fields = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(16, 20),
  '@container': { [within.narrow]: { columnGap: space(12) } },
})
export const count = feature.style({ ...textStyle.small, color: color.ink2, fontVariantNumeric: figures })
export const found = feature.style({ gridArea: 'found', minWidth: 0 })

/** Stays in sight while the list beside it scrolls. */
export const map = feature.style({
  gridArea: 'map',
  minWidth: 0,
  '@container': { [within.wide]: { position: 'sticky', top: '24px', alignSelf: 'start' } },
})
export const sheet = feature.style({
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
})
export const degree = feature.style({ stroke: color.line, strokeWidth: '1px' })
export const stateName = feature.style({ fill: color.ink2, ...textStyle.caption })
export const pin = feature.style({ overflow: 'visible' })
/** Full: found. The stroke parts neighbors. */
export const pinFound = feature.style({ fill: family.mark, stroke: color.sheet, strokeWidth: '1.5px' })
export const pinOther = feature.style({ fill: color.sheet, stroke: color.edge, strokeWidth: '1.5px' })
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
export const partner = feature.style({
  display: 'grid',
  gridTemplateColumns: `${AVATAR} minmax(0, 1fr) auto`,
  gap: space(12),
  alignItems: 'center',
  padding: space(16, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@container': { [within.narrow]: { gridTemplateColumns: `${AVATAR} minmax(0, 1fr)` } },
})
export const avatar = feature.style({ width: AVATAR })
export const who = feature.style({ minWidth: 0 })
export const name = feature.style({ ...textStyle.name, overflowWrap: 'anywhere' })
export const type = feature.style({ ...textStyle.smallShort, color: color.ink2 })
export const badges = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(6),
  '@container': { [within.narrow]: { gridColumn: '1 / -1' } },
})
export const facts = feature.style({
  gridColumn: '2 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, .75fr) minmax(0, 1.35fr) minmax(0, .75fr) minmax(0, 1.5fr)',
  gap: space(10, 16),
  '@container': {
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
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(10),
  '@container': { [within.narrow]: { gridColumn: '1 / -1' } },
})
feature.global(`${actions} > button`, { '@container': { [within.narrow]: { flex: '1 1 auto' } } })

export const rowName = feature.style(emphasis.strong)
