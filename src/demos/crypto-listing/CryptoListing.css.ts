import { clampedTo } from '../../theme/clamped.ts'
import { accent, color } from '../../theme/contract.css.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { staysAtTop } from '../../theme/stays.ts'
import { control, DEMO_PLACE, line, media, space, within } from '../../theme/tokens.ts'
import type { ColumnKey } from './columns.ts'

const figures = 'tabular-nums lining-nums'
/** The space between an icon and the edge of its button, for aligning icons at the edge. */
const ICON_INSET = '12px'

/** The height of the market with its heading, and of what is above a row that is scrolled to. */
const MARKET = '200px'
/** It stays visible while the list scrolls, so that another patch can be pressed. */
export const market = feature.style({
  display: 'grid',
  gap: space(12),
  '@media': staysAtTop(8, 12),
})
export const marketHead = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(2, 16),
})
export const bar = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 380px) minmax(max-content, 1fr) auto',
  alignItems: 'center',
  gap: space(12, 20),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const search = feature.style({ minWidth: 0 })
export const count = feature.style({ '@container': { [within.narrow]: { order: 1 } } })
export const sort = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(12),
  '@container': { [within.belowWide]: { gridColumn: '1 / -1' } },
})
/** Looks pressed while starred coins come first. */
export const starredFirst = feature.style({
  flex: 'none',
  minHeight: control.touch,
  padding: space(0, 14),
  border: `${line.hair} solid ${color.edge}`,
  ...textStyle.small,
  ...emphasis.strong,
  selectors: {
    '&[aria-pressed="true"]': { backgroundColor: accent.face, color: accent.on, borderColor: accent.edge },
  },
})
export const sortLabel = feature.style({
  flex: 'none',
  ...textStyle.small,
  ...emphasis.strong,
})
export const select = feature.style({
  width: '190px',
  minWidth: 0,
  '@container': { [within.narrow]: { flex: '1 1 160px' } },
})

// On wide screens a table; on narrow ones each row is a small grid with heads for the figures.
export const table = feature.style({
  tableLayout: 'fixed',
  ...textStyle.denseShort,
  fontVariantNumeric: figures,
})
feature.global(`${table} > tbody`, { '@container': { [within.belowWide]: { display: 'block' } } })
feature.global(table, {
  '@container': { [within.belowWide]: { display: 'block', borderTop: `${line.edge} solid ${color.ink}` } },
})
export const heads = feature.style({ '@container': { [within.belowWide]: { display: 'none' } } })
export const head = feature.style({
  padding: space(0, 12, 10, 0),
  borderBottom: `${line.edge} solid ${color.ink}`,
  ...sizeOf(textStyle.caption),
  ...emphasis.strong,
  color: color.ink2,
  textAlign: 'start',
  verticalAlign: 'bottom',
})
/** The head of a column that does not sort. */
export const still = feature.style({ display: 'inline-flex', alignItems: 'center', minHeight: '24px' })
/** The head of a column that sorts. */
export const sorts = feature.style({
  minHeight: '24px',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  textDecoration: `underline dotted ${color.edge}`,
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { color: color.ink } },
})
/** The sorted column: ink, and a triangle that points down. */
export const sorted = feature.style(sorts, {
  color: color.ink,
  selectors: {
    '&::after': {
      content: '',
      display: 'inline-block',
      width: '8px',
      height: '7px',
      marginInlineStart: '5px',
      backgroundColor: 'currentColor',
      clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
    },
  },
})
/** On a phone a row has no line of the week, and on the smallest two lines: no name and no price is broken. */
const PHONE = `${DEMO_PLACE} (width < 30rem)`
export const row = feature.style({
  '@container': {
    [within.belowWide]: {
      display: 'grid',
      gridTemplateColumns: '48px minmax(0, 1.5fr) minmax(0, 1.35fr) minmax(0, 1fr) minmax(0, 1fr) auto',
      gridTemplateAreas: '"star coin price hour day actions" "rank course cap volume volume ."',
      alignItems: 'center',
      gap: space(8, 16),
      padding: space(12, 0, 14),
      borderBottom: `${line.hair} solid ${color.line}`,
    },
    [within.narrow]: {
      // What has no area here is in the details.
      gridTemplateColumns: '32px minmax(0, 1fr) 60px 112px 32px',
      gridTemplateAreas: '"star coin course price actions" "star coin course day actions"',
      gap: space(0, 8),
      // A lit row holds its buttons.
      margin: `0 -${ICON_INSET}`,
      padding: space(8, 12),
    },
    [PHONE]: {
      gridTemplateColumns: '32px minmax(0, 1fr) 112px 32px',
      gridTemplateAreas: '"star coin price actions" "star coin day actions"',
      columnGap: space(6),
    },
    [within.smallest]: {
      gridTemplateColumns: '32px minmax(0, 1fr) auto 32px',
      gridTemplateAreas: '"star coin coin actions" "star price day actions"',
    },
    [within.oneColumn]: {
      gridTemplateColumns: '32px minmax(0, 1fr) 32px',
      gridTemplateAreas: '"star coin actions" "star price actions" "star day actions"',
    },
  },
})
/** Its patch in the quilt is pointed at, or the row is. */
export const lit = feature.style({ backgroundColor: color.sheet })
export const open = feature.style({ '@container': { [within.belowWide]: { borderBottom: 0 } } })
export const cell = feature.style({
  height: '56px',
  padding: space(4, 12, 4, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  textAlign: 'start',
  fontWeight: 'inherit',
  minWidth: 0,
  '@container': { [within.belowWide]: { display: 'block', height: 'auto', padding: 0, borderBottom: 0 } },
})
feature.global(`${open} > ${cell}`, { borderBottom: 0 })
// What is scrolled to, or has the focus, is not under the market.
feature.global(`${row}, ${row} :is(a, button)`, {
  '@media': { [media.fromTallest]: { '@container': { [within.wide]: { scrollMarginTop: MARKET } } } },
})

const placeOf = (area: ColumnKey, width: string, isNumber = false) =>
  feature.style({
    gridArea: area,
    width,
    textAlign: isNumber ? 'end' : 'start',
    justifyContent: isNumber ? 'flex-end' : 'flex-start',
    '@container': { [within.belowWide]: { width: 'auto', textAlign: 'start', justifyContent: 'flex-start' } },
  })
/** A class per column: its width in the table, its area in a stacked row. */
export const place = {
  star: placeOf('star', '40px'),
  rank: placeOf('rank', '48px'),
  coin: placeOf('coin', 'auto'),
  price: placeOf('price', '128px', true),
  hour: placeOf('hour', '88px', true),
  day: placeOf('day', '88px', true),
  cap: placeOf('cap', '112px', true),
  volume: placeOf('volume', '100px', true),
  course: placeOf('course', '116px', true),
  actions: placeOf('actions', '96px'),
}
// On paper they stay columns, or the row of details would have more of them.
feature.global(`${place.star}, ${place.actions}`, {
  '@media': { print: { width: 0, padding: 0, overflow: 'hidden', visibility: 'hidden' } },
})
// In the second line of a stacked row one picture is taller than the figures beside it.
for (const column of ['rank', 'cap', 'volume', 'course'] as const)
  feature.global(`${row} > ${place[column]}`, {
    '@container': { [within.belowWide]: { alignSelf: 'start' } },
  })
for (const column of ['rank', 'hour', 'cap', 'volume'] as const)
  feature.global(`${row} > ${place[column]}`, { '@container': { [within.narrow]: { display: 'none' } } })
feature.global(`${row} > ${place.course}`, {
  '@container': { [within.narrow]: { alignSelf: 'center' }, [PHONE]: { display: 'none' } },
})
feature.global(`${place.course} svg`, { '@container': { [within.narrow]: { width: '60px' } } })
feature.global(`${place.star} > button`, { marginInlineStart: `-${ICON_INSET}` })
feature.global(`${place.star} > [aria-pressed="true"] svg`, { fill: 'currentColor' })
export const actions = feature.style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginInlineEnd: `-${ICON_INSET}`,
})
feature.global(`${actions} > [aria-expanded="true"] svg`, { transform: 'rotate(180deg)' })

/** The width of the bar of a share with its figure. */
const SHARE = '168px'
export const coin = feature.style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space(12),
  '@container': { [PHONE]: { columnGap: space(6) } },
})
feature.global(`${place.coin} > ${coin}`, {
  '@container': { [within.wide]: { display: 'inline-grid', width: `calc(100% - ${SHARE})` } },
})
/** The bar of a share, in the wide table only. */
export const share = feature.style({
  display: 'none',
  '@container': {
    [within.wide]: {
      display: 'inline-grid',
      gridTemplateColumns: 'minmax(0, 1fr) 56px',
      alignItems: 'center',
      gap: space(8),
      width: SHARE,
      verticalAlign: 'top',
      minHeight: '40px',
      ...sizeOf(textStyle.caption),
      color: color.ink2,
    },
  },
})
export const shareHead = feature.style(still, {
  display: 'none',
  '@container': { [within.wide]: { display: 'inline-flex', float: 'inline-end', width: SHARE } },
})
export const shareWhole = feature.style({ fill: color.well })
export const sharePart = feature.style({ fill: accent.mark })
export const mark = feature.style({ gridRow: 'span 2' })
export const name = feature.style({ ...clampedTo(2), ...textStyle.denseShort, ...emphasis.strong })
export const symbol = feature.style({
  ...clampedTo(1),
  ...textStyle.caption,
  color: color.ink2,
})
export const cellHead = feature.style({
  display: 'none',
  ...textStyle.caption,
  color: color.ink2,
  '@container': { [within.belowWide]: { display: 'block' }, [within.narrow]: hiddenButRead },
})
export const figure = feature.style({
  display: 'flex',
  // The cell's.
  justifyContent: 'inherit',
  // A figure that needs more than two lines is cut off.
  maxHeight: '2.8em',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@container': { [within.narrow]: { ...sizeOf(textStyle.smallShort) } },
})
for (const column of ['price', 'day'] as const)
  feature.global(`${row} > ${place[column]} > ${figure}`, {
    '@container': {
      [within.narrow]: { justifyContent: 'flex-end' },
      [within.smallest]: { justifyContent: 'flex-start' },
    },
  })
// A picture is never cut off.
feature.global(`${place.course} > ${figure}`, { overflow: 'visible', maxHeight: 'none' })
feature.global(`${figure} > span`, { whiteSpace: 'normal' })

export const detailsRow = feature.style({
  '@container': {
    [within.belowWide]: { display: 'block', borderBottom: `${line.hair} solid ${color.line}` },
  },
})
export const detailsCell = feature.style({
  // In line with the coin's name.
  padding: `0 0 ${space(18)} 88px`,
  borderBottom: `${line.hair} solid ${color.line}`,
  '@container': {
    [within.belowWide]: { display: 'block', padding: space(0, 0, 16, 64), borderBottom: 0 },
    [within.narrow]: { padding: space(0, 0, 16) },
  },
})
/** The chart, and the facts beside it or below. */
/** As high as a chart of normal size. */
export const detailsPlace = feature.style({ minHeight: '204px' })
export const details = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)',
  gap: space(12, 32),
  paddingTop: space(12),
  borderTop: `${line.hair} solid ${color.line}`,
  '@container': { [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const history = feature.style({ display: 'grid', gap: space(10), minWidth: 0 })
export const range = feature.style({ justifySelf: 'end', width: 'min(100%, 20rem)' })
export const facts = feature.style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space(8, 20),
  '@container': { [within.belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const detailName = feature.style({ ...textStyle.caption, color: color.ink2 })
export const detail = feature.style({
  ...emphasis.firm,
  overflowWrap: 'anywhere',
  maxHeight: '4.2em',
  overflow: 'hidden',
})
/** A figure that a row on a phone leaves out. */
export const forNarrow = feature.style({
  display: 'none',
  '@container': { [within.narrow]: { display: 'block' } },
})
export const pageLink = feature.style({ '@container': { [within.narrow]: { display: 'none' } } })
export const unit = feature.style({ color: color.ink2, ...emphasis.regular })
export const credit = feature.style({ ...textStyle.small, color: color.ink2 })
