import { color, family, ground } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { line, media, space, within } from '../../theme/tokens.ts'
import { SQUARES } from './mapLand.ts'

const figures = 'tabular-nums lining-nums'
const MARK = '44px'

/** The search and the list beside the map, which stays while the list scrolls; stacked on narrow screens. */
export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 600px)',
  gridTemplateRows: 'auto 1fr',
  gap: space(24, 40),
  '@container': {
    [within.belowWide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      rowGap: space(20),
    },
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
  display: 'grid',
  // As many columns as hold the longest: a name, a square for each partner, and the figure.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))',
  columnGap: space(20),
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
export const found = feature.style({ minWidth: 0 })

export const map = feature.style({
  gridArea: '1 / 2 / 3',
  alignSelf: 'start',
  minWidth: 0,
  '@container': {
    [within.wide]: { '@media': { [media.fromTall]: { position: 'sticky', top: space(24) } } },
    [within.belowWide]: { gridArea: 'auto' },
  },
})
export const sheet = feature.style({
  display: 'block',
  // West is on the left in every language.
  ...leftToRight,
  overflow: 'visible',
  height: 'auto',
  aspectRatio: `${SQUARES.across} / ${SQUARES.down}`,
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
})
export const land = feature.style({ fill: family.tint })
/** A state of the search; a press chooses it. */
export const area = feature.style({
  fill: family.mark,
  fillOpacity: 0.28,
  cursor: 'pointer',
  selectors: { '&:hover': { fillOpacity: 0.5 } },
})
export const areaChosen = feature.style(area, { fillOpacity: 0.5 })
export const creases = feature.style({
  stroke: color.sheet,
  strokeWidth: line.rule,
  pointerEvents: 'none',
})
/** The way to the partner that is pointed at. */
export const way = feature.style({ pointerEvents: 'none' })
export const wayLine = feature.style({ stroke: color.ink, strokeWidth: line.rule })
export const wayFrom = feature.style({ fill: color.sheet, stroke: color.ink, strokeWidth: line.rule })
export const wayText = feature.style({
  ...textStyle.caption,
  ...emphasis.name,
  fill: color.ink,
  stroke: color.sheet,
  strokeWidth: '4px',
  paintOrder: 'stroke',
  fontVariantNumeric: figures,
})
export const stateName = feature.style({
  fill: color.ink2,
  ...textStyle.caption,
  cursor: 'pointer',
  // The lines between the tiles of the land end at it.
  paintOrder: 'stroke',
  stroke: color.sheet,
  strokeWidth: '4px',
  strokeLinejoin: 'round',
})
export const stateFound = feature.style({ fill: color.ink, ...emphasis.strong })
export const pin = feature.style({ overflow: 'visible' })
export const reach = feature.style({ fill: 'none', pointerEvents: 'all', cursor: 'pointer' })
/** Full: found. The stroke parts neighbors. */
export const pinFound = feature.style({ fill: family.mark, stroke: color.sheet, strokeWidth: line.edge })
export const pinOther = feature.style({ fill: color.sheet, stroke: color.edge, strokeWidth: line.edge })
/** Always one line high, so that nothing moves when a partner is pointed at. */
export const read = feature.style({
  ...textStyle.smallShort,
  ...emphasis.strong,
  minHeight: '1.4em',
  marginTop: space(8),
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontVariantNumeric: figures,
  '@media': { print: { display: 'none' } },
})
export const legend = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2, 16),
  marginTop: space(4),
  ...textStyle.caption,
  color: color.ink2,
})
export const legendEntry = feature.style({ display: 'inline-flex', alignItems: 'center', gap: space(6) })

export const partners = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
/** Name and badges, then the facts, then the actions. */
export const partner = feature.style({
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr) auto`,
  gap: space(12),
  alignItems: 'center',
  padding: space(16, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@container': { [within.narrow]: { gridTemplateColumns: `${MARK} minmax(0, 1fr)` } },
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
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(6),
  '@container': {
    // Beside the map a name needs the room.
    [within.wide]: { flexDirection: 'column' },
    [within.narrow]: { gridColumn: '1 / -1' },
  },
})
export const facts = feature.style({
  gridArea: 'auto / 2 / auto / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, .75fr) minmax(0, 1.35fr) minmax(0, .75fr) minmax(0, 1.5fr)',
  alignContent: 'start',
  gap: space(10, 16),
  '@container': {
    // Beside the map coordinates and distances are too long for four columns.
    [within.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)' },
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
  gridArea: 'auto / 2 / auto / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(10),
  '@container': { [within.narrow]: { gridColumn: '1 / -1' } },
})
feature.global(`${actions} > button`, { '@container': { [within.narrow]: { flex: '1 1 auto' } } })
