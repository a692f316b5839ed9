import { cellHead } from '../../primitives/Table.css.ts'
import { color, family } from '../../theme/contract.css.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, textFace, textStyle } from '../../theme/textStyles.ts'
import { DEMO_PLACE, line, space, within } from '../../theme/tokens.ts'

/** Below this seven columns leave no room for the addresses' badges. */
const tight = `${DEMO_PLACE} (43rem <= width < 56.25rem)`

export const search = feature.style({ minWidth: 0 })
feature.global(`${search} input`, { textOverflow: 'ellipsis' })
feature.global(`${search} button`, { paddingInline: space(20) })

export const address = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  verticalAlign: 'middle',
})
export const mark = feature.style({
  flex: 'none',
  width: '20px',
  '@container': { [tight]: { display: 'none' } },
})
export const value = feature.style({ ...emphasis.strong, whiteSpace: 'nowrap' })
export const time = feature.style({ color: color.ink2, whiteSpace: 'nowrap' })

// On narrow screens a row has three lines: hash and time, sender and recipient, amount.
export const transactions = feature.style({})
export const blocks = feature.style({})
for (const list of [transactions, blocks]) {
  feature.global(`${list} :is(th, td):not(:last-child)`, {
    '@container': { [tight]: { paddingInlineEnd: space(12) } },
  })
  feature.narrow(`${list} tr`, { gap: space(6, 12), padding: space(12, 0), alignItems: 'center' })
  feature.narrow(`${list} tbody tr:first-child`, { paddingTop: 0 })
  // Screen readers still get the heads of self-explanatory columns.
  feature.narrow(`${list} ${cellHead}`, hiddenButRead)
}
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
  gas: at('3 / 2 / auto / span 2', { ...right, color: color.ink2 }),
  status: at('1 / 3'),
  time: at('1 / 2'),
}
feature.narrow(`${transactionPlaces.to} > ${cellHead}`, seen)

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
