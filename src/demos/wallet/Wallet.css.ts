import { cellHead } from '../../primitives/Table.css.ts'
import { color, ground } from '../../theme/contract.css.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { feature } from '../../theme/layered.ts'
import { line, media, size, weight } from '../../theme/tokens.ts'

export const card = feature.style({
  vars: { [ground.color]: color.sheet },
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
})
export const addressRow = feature.style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '12px',
  padding: '16px 20px',
  borderBottom: `${line.hair} solid ${color.line}`,
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: '36px minmax(0, 1fr) auto auto',
      padding: '12px 14px',
      columnGap: '8px',
    },
  },
})
export const address = feature.style({ display: 'grid', lineHeight: 1.35, overflowWrap: 'anywhere' })
export const addressLabel = feature.style({ fontSize: size.small, color: color.ink2 })
export const iconButton = feature.style({
  width: '44px',
  height: '44px',
  display: 'grid',
  placeItems: 'center',
  border: `${line.edge} dashed ${color.edge}`,
  selectors: { '&:hover': { backgroundColor: color.well } },
})
export const holdings = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(420px, 50%))',
  alignItems: 'center',
  gap: '20px 40px',
  padding: '20px',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '14px' },
  },
})

export const asset = feature.style({ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 })
export const assetAvatar = feature.style({ width: '36px', flex: 'none' })
export const assetName = feature.style({ fontWeight: weight.strong })
export const key = feature.style({ fontWeight: weight.strong })
export const quiet = feature.style({ color: color.ink2 })
export const type = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  fontWeight: weight.strong,
})
export const party = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
})
export const partyAvatar = feature.style({ width: '20px', flex: 'none' })

// Narrow, a row is two lines: what it is on the left, what it is worth on the right.
export const assets = feature.style({})
export const transactions = feature.style({})
const narrow = (selector: string, rule: Parameters<typeof feature.global>[1]) =>
  feature.global(selector, { '@media': { [media.narrow]: rule as never } })
for (const list of [assets, transactions]) {
  narrow(`${list} tr`, {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '6px 12px',
    padding: '12px 0',
    alignItems: 'center',
  })
  // Heads of what speaks for itself are still read.
  narrow(`${list} ${cellHead}`, hiddenButRead)
}
const at = (list: string, column: number, gridArea: string, rest: object = {}) =>
  narrow(`${list} tr > :nth-child(${column})`, { gridArea, ...rest })
const right = { textAlign: 'right' }
at(assets, 1, '1 / 1')
at(assets, 2, '2 / 1', { color: color.ink2, paddingLeft: '48px' })
at(assets, 3, '1 / 2', right)
at(assets, 4, '2 / 2', right)
at(transactions, 1, '1 / 1')
at(transactions, 2, '1 / 2', right)
at(transactions, 3, '2 / 1')
at(transactions, 4, '2 / 2', right)
at(transactions, 5, '3 / 1')
