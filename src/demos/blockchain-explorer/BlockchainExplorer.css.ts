import { cellHead } from '../../primitives/Table.css.ts'
import { accent, color, family, ground } from '../../theme/contract.css.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { feature } from '../../theme/layered.ts'
import { unfolded } from '../../theme/motion.css.ts'
import { emphasis, leading, sizeOf, textFace, textStyle } from '../../theme/textStyles.ts'
import { control, DEMO_PLACE, line, media, space, within } from '../../theme/tokens.ts'

/** Below this seven columns leave no room for the addresses' badges. */
const tight = `${DEMO_PLACE} (43rem <= width < 56.25rem)`

export const search = feature.style({ minWidth: 0 })
feature.global(`${search} input`, { textOverflow: 'ellipsis' })
feature.global(`${search} button`, { paddingInline: space(20) })

/** A press anywhere on it opens it. */
export const row = feature.style({ cursor: 'pointer' })
feature.global(`${row}:hover`, { backgroundColor: `color-mix(in srgb, ${family.tint} 50%, transparent)` })
/** Its block is pointed at: paler than a chosen one, and without its bar. */
export const pointedRow = feature.style(row, {
  backgroundColor: `color-mix(in srgb, ${family.tint} 50%, transparent)`,
  '@media': { [media.forcedColors]: { outline: `${line.rule} dotted Highlight`, outlineOffset: '-2px' } },
})
/** Its block was pressed, or it is one of the address. */
export const litRow = feature.style(row, {
  vars: { [ground.color]: family.tint },
  backgroundColor: family.tint,
  boxShadow: `inset 4px 0 0 ${accent.mark}`,
  selectors: { '&:dir(rtl)': { boxShadow: `inset -4px 0 0 ${accent.mark}` } },
  '@media': { [media.forcedColors]: { outline: `${line.rule} solid Highlight`, outlineOffset: '-2px' } },
})
/** Its block was pressed, and another one is lit: the bar says why the row comes first. */
export const keptRow = feature.style(row, {
  boxShadow: `inset 4px 0 0 ${accent.mark}`,
  selectors: { '&:dir(rtl)': { boxShadow: `inset -4px 0 0 ${accent.mark}` } },
  '@media': { [media.forcedColors]: { outline: `${line.rule} dashed Highlight`, outlineOffset: '-2px' } },
})
feature.global(`${litRow}:hover`, { backgroundColor: family.tint })
export const rowHead = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  minHeight: control.mini,
  paddingInlineStart: space(8),
  whiteSpace: 'nowrap',
  '@container': {
    [within.narrow]: { paddingInlineStart: 0 },
    [within.smallest]: { gap: space(4) },
  },
  position: 'relative',
  '@media': {
    [media.coarsePointer]: {
      selectors: { '&::after': { content: '', position: 'absolute', inset: '-9px 0' } },
    },
  },
})
export const reading = feature.style({ ...textStyle.denseShort, ...emphasis.strong, gridColumn: '1 / -1' })
export const arrow = feature.style({ flex: 'none', color: color.ink2 })
export const openArrow = feature.style(arrow, { transform: 'rotate(180deg)' })
export const details = feature.style(unfolded, {
  display: 'grid',
  gap: space(4),
  padding: space(10, 14, 12),
  backgroundColor: color.sheet,
  borderInlineStart: `${line.bold} solid ${accent.mark}`,
})
export const detail = feature.style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space(2, 16),
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const detailName = feature.style({ ...textStyle.caption, color: color.ink2 })
export const detailValue = feature.style({
  ...textStyle.smallShort,
  overflowWrap: 'anywhere',
  // An address fits in one line.
  '@container': { [within.narrow]: sizeOf(textStyle.caption) },
})

export const address = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  minHeight: control.mini,
  verticalAlign: 'middle',
  position: 'relative',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '3px',
  selectors: {
    '&:hover': { textDecorationStyle: 'solid' },
    '&[aria-pressed="true"]': { textDecoration: 'underline solid', textDecorationThickness: line.rule },
  },
  '@media': {
    [media.coarsePointer]: {
      selectors: { '&::after': { content: '', position: 'absolute', inset: '-9px 0' } },
    },
  },
})
export const mark = feature.style({
  flex: 'none',
  width: '20px',
  '@container': { [tight]: { display: 'none' } },
})
export const value = feature.style({ ...emphasis.strong, whiteSpace: 'nowrap' })
export const time = feature.style({
  color: color.ink2,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  // The columns keep their places while ages grow.
  '@container': { [within.wide]: { display: 'inline-block', minWidth: '6em' } },
})

// On narrow screens a row has three lines: hash and time, sender and recipient, amount.
export const transactions = feature.style({})
export const blocks = feature.style({})
for (const list of [transactions, blocks]) {
  feature.global(`${list} tbody :is(th, td)`, { height: '46px', paddingBlock: space(6) })
  feature.narrow(`${list} tbody :is(th, td)`, { height: 'auto', paddingBlock: 0 })
  feature.global(`${list} :is(th, td):not(:last-child)`, {
    '@container': { [tight]: { paddingInlineEnd: space(12) } },
  })
  // A lit row has its ground around its words.
  feature.global(`${list} :is(th, td):last-child:not([colspan])`, { paddingInlineEnd: space(10) })
  feature.narrow(`${list} :is(th, td):last-child:not([colspan])`, { paddingInlineEnd: 0 })
  feature.narrow(`${list} ${row}`, { gap: space(6, 12), padding: space(10), alignItems: 'center' })
  // Screen readers still get the heads of self-explanatory columns.
  feature.narrow(`${list} ${cellHead}`, hiddenButRead)
}
// The open row says it as well.
feature.global(`${transactions} tr > :nth-child(2)`, { '@container': { [tight]: { display: 'none' } } })
feature.global(`:is(${transactions}, ${blocks}) ${row}`, {
  '@container': { [within.smallest]: { columnGap: space(8), paddingInline: space(8) } },
})
const at = (gridArea: string, rest: object = {}) =>
  feature.style({ '@container': { [within.narrow]: { gridArea, ...rest } } })
const right = { textAlign: 'end' }
/** A visible head, before its fact on the same line. */
const seen = {
  position: 'static',
  display: 'inline',
  width: 'auto',
  height: 'auto',
  clipPath: 'none',
  marginInlineEnd: space(6),
  ...sizeOf(textStyle.small),
} as const

feature.narrow(`${transactions} tr`, { gridTemplateColumns: 'minmax(0, 1fr) auto auto' })
/** The place of each fact of a transaction, by column. */
export const transactionPlaces = {
  hash: at('1 / 1'),
  from: at('2 / 1'),
  to: at('2 / 2 / auto / span 2', right),
  value: at('3 / 1'),
  // Where it is missing, the open row says it.
  gas: at('auto', { display: 'none' }),
  block: at('3 / 2 / auto / span 2', { ...right, color: color.ink2 }),
  status: at('1 / 3'),
  time: at('1 / 2'),
}
feature.narrow(`:is(${transactionPlaces.to}, ${transactionPlaces.block}) > ${cellHead}`, seen)
// In letters of twice the size each fact has a line.
feature.global(`${transactions} tr`, {
  '@container': { [within.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
feature.global(`${transactions} tr > *`, {
  '@container': { [within.oneColumn]: { gridArea: 'auto', textAlign: 'start' } },
})
// On paper there is no room for the gas price.
feature.global(`${transactions} tr > :nth-child(6)`, { '@media': { print: { display: 'none' } } })

feature.narrow(`${blocks} tr`, { gridTemplateColumns: 'minmax(0, 1fr) auto' })
/** The same for a block. */
export const blockPlaces = {
  number: at('1 / 1'),
  hash: at('2 / 1'),
  miner: at('2 / 2', right),
  transactions: at('3 / 1'),
  gasUsed: at('3 / 2', right),
  timestamp: at('1 / 2', right),
}
const { miner, transactions: count, gasUsed } = blockPlaces
feature.narrow(`:is(${miner}, ${count}, ${gasUsed}) > ${cellHead}`, seen)

export const health = feature.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space(16, 28),
  padding: space(14, 20),
  backgroundColor: family.tint,
  '@container': {
    [within.belowWide]: { columnGap: space(20) },
    [within.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'start',
      padding: space(14, 16, 16),
    },
  },
})
export const healthReading = feature.style({ display: 'grid', gap: space(4) })
export const healthName = feature.style(textStyle.label)
export const healthFigure = feature.style({
  ...textStyle.figure,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
})
export const healthUnit = feature.style({ ...textFace, ...sizeOf(textStyle.small), ...emphasis.medium })
export const healthMeter = feature.style({
  display: 'grid',
  gap: space(8),
  minWidth: 0,
  '@container': { [within.narrow]: { gridArea: '2 / 1 / auto / -1' } },
})
export const healthWords = feature.style({ ...textStyle.caption, textWrap: 'balance' })
export const security = feature.style({
  borderInlineStart: `${line.hair} solid ${color.line}`,
  paddingInlineStart: space(28),
  '@container': {
    [within.belowWide]: { paddingInlineStart: space(20) },
    [within.narrow]: { gridArea: '1 / 2', borderInlineStart: 0, paddingInlineStart: 0 },
  },
})
export const securityLevel = feature.style({
  ...textStyle.subheading,
  ...leading.tight,
})
export const healthBlocks = feature.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 92px)',
  alignItems: 'center',
  gap: space(14),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'auto minmax(0, 86px)', gap: space(10) },
    [within.narrow]: { gridColumn: '1 / -1', gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
})
export const plots = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(28),
  '@media': { print: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(24) } },
})
export const plot = feature.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(14, 20),
  alignItems: 'center',
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [within.narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
})
export const plotName = feature.style({
  ...textFace,
  ...textStyle.label,
  ...emphasis.regular,
})
export const plotFigure = feature.style({
  ...textStyle.figure,
  fontVariantNumeric: 'lining-nums',
  marginBlock: space(4, 6),
})
export const plotWords = feature.style({
  ...textStyle.caption,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textWrap: 'balance',
})

/** In place of the tabs. */
export const addressPage = feature.style(unfolded, { display: 'grid', gap: space(12), minWidth: 0 })
export const addressHead = feature.style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(12),
})
export const addressName = feature.style({ minWidth: 0, overflowWrap: 'anywhere' })
/** Above a list that a block leads. */
export const firstLine = feature.style({ ...textStyle.smallShort, color: color.ink2, marginBottom: space(8) })
export const tabsPlace = feature.style({ display: 'contents' })
