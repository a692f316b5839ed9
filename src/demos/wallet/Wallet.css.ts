import { cellHead } from '../../primitives/Table.css.ts'
import { color, ground } from '../../theme/contract.css.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { control, line, space, within } from '../../theme/tokens.ts'

export const card = feature.style({
  vars: { [ground.color]: color.sheet },
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
})
export const addressRow = feature.style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space(12),
  padding: space(16, 20),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@container': {
    [within.narrow]: {
      gridTemplateColumns: '36px minmax(0, 1fr) auto auto',
      padding: space(12, 14),
      columnGap: space(8),
    },
  },
})
export const address = feature.style({
  display: 'grid',
  ...textStyle.denseShort,
  ...sizeOf(textStyle.body),
  overflowWrap: 'anywhere',
})
export const addressLabel = feature.style({ ...sizeOf(textStyle.small), color: color.ink2 })
export const iconButton = feature.style({
  width: control.touch,
  height: control.touch,
  display: 'grid',
  placeItems: 'center',
  border: `${line.edge} dashed ${color.edge}`,
  selectors: { '&:hover': { backgroundColor: color.well } },
})
export const holdings = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(420px, 50%))',
  alignItems: 'center',
  gap: space(20, 40),
  padding: space(20),
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space(14) } },
})

export const asset = feature.style({ display: 'flex', alignItems: 'center', gap: space(12), minWidth: 0 })
export const assetAvatar = feature.style({ width: '36px', flex: 'none' })
export const assetName = feature.style(emphasis.strong)
export const key = feature.style(emphasis.strong)
export const quiet = feature.style({ color: color.ink2 })
export const type = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  ...emphasis.strong,
})
export const party = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2, 8),
})
export const partyAvatar = feature.style({ width: '20px', flex: 'none' })

// Narrow, a row is two lines: what it is on the left, what it is worth on the right.
export const list = feature.style({})
feature.narrow(`${list} tr`, {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(6, 12),
  padding: space(12, 0),
  alignItems: 'center',
})
// Heads of what speaks for itself are still read.
feature.narrow(`${list} ${cellHead}`, hiddenButRead)
const at = (gridArea: string, rest: object = {}) =>
  feature.style({ '@container': { [within.narrow]: { gridArea, ...rest } } })
const right = { textAlign: 'end' }
/** Where the facts of an asset stand, by column. */
export const assetPlaces = {
  asset: at('1 / 1'),
  balance: at('2 / 1', { color: color.ink2, paddingInlineStart: space(48) }),
  value: at('1 / 2', right),
  change: at('2 / 2', right),
}
/** The same for a transaction. */
export const transactionPlaces = {
  type: at('1 / 1'),
  amount: at('1 / 2', right),
  party: at('2 / 1'),
  time: at('2 / 2', right),
  status: at('3 / 1'),
}
