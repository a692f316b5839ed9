import { color, family, ground } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { control, line, media, space, within } from '../../theme/tokens.ts'
import { SQUARES } from './mapLand.ts'

const figures = 'tabular-nums lining-nums'
const MARK = '44px'

/** Of the tabs, to find the chosen one. */
export const place = feature.style({ display: 'contents' })
/** The search and the list beside the map, which stays while the list scrolls; stacked on narrow screens. */
export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 448px)',
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
export const search = feature.style({
  display: 'grid',
  gap: space(16),
  alignContent: 'start',
  // The count is beside the fields.
  '@container': {
    [within.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', columnGap: space(24) },
  },
})
export const fields = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(16, 20),
  '@container': { [within.narrow]: { columnGap: space(12) } },
})
export const count = feature.style({ ...textStyle.heading, minWidth: '5.2em' })
/** The number of partners in each state: the content of the map in figures. */
export const byState = feature.style({
  borderTop: `${line.edge} solid ${color.ink}`,
  marginTop: space(12),
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
  padding: space(4, 0),
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
export const next = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(10),
  marginTop: space(10),
})
/** As high as the button in its place. */
export const noEscrow = feature.style({
  ...textStyle.smallShort,
  display: 'flex',
  alignItems: 'center',
  minHeight: control.small,
  color: color.ink2,
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
})
/** A name covers the lines between the squares of land. */
export const plate = feature.style({ floodColor: color.sheet })
export const stateFound = feature.style({ fill: color.ink, ...emphasis.strong })
export const pin = feature.style({ overflow: 'visible' })
export const reach = feature.style({ fill: 'none', pointerEvents: 'all', cursor: 'pointer' })
/** Full: found. The stroke parts neighbors. */
export const pinFound = feature.style({ fill: family.mark, stroke: color.sheet, strokeWidth: line.edge })
export const pinOther = feature.style({ fill: color.sheet, stroke: color.edge, strokeWidth: line.edge })
/** Always as high, so that nothing moves when a partner is pointed at: a line, on narrow screens two. */
export const read = feature.style({
  ...textStyle.smallShort,
  ...emphasis.strong,
  minHeight: '1.4em',
  marginTop: space(8),
  overflow: 'hidden',
  fontVariantNumeric: figures,
  '@container': { [within.narrow]: { minHeight: '2.8em' } },
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
  gap: space(6, 12),
  alignItems: 'center',
  padding: space(12, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@container': {
    [within.narrow]: { gridTemplateColumns: `${MARK} minmax(0, 1fr)`, rowGap: space(10) },
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
export const type = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0, 14),
  ...textStyle.smallShort,
  color: color.ink2,
})
export const badges = feature.style({
  gridArea: '2 / 2',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(6),
  '@container': { [within.narrow]: { gridArea: 'auto / 1 / auto / -1' } },
})
/** Rating and distance on a line, services below. */
export const facts = feature.style({
  gridArea: '3 / 2',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2, 20),
  '@container': { [within.narrow]: { gridArea: 'auto / 1 / auto / -1' } },
})
export const factPair = feature.style({ display: 'flex', flexWrap: 'wrap', gap: space(0, 8), minWidth: 0 })
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
  gridArea: '1 / 3 / span 3',
  display: 'grid',
  gap: space(8),
  '@container': {
    [within.narrow]: { gridArea: 'auto / 1 / auto / -1', display: 'flex', flexWrap: 'wrap' },
  },
})
feature.global(`${actions} > button`, { '@container': { [within.narrow]: { flex: '1 1 auto' } } })
