import { cellHead } from '../../primitives/Table.css.ts'
import { color, ground } from '../../theme/contract.css.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { feature } from '../../theme/layered.ts'
import { line, media, size, weight } from '../../theme/tokens.ts'

export const heading = feature.style({ fontSize: '1.25rem', lineHeight: 1.2 })
export const control = feature.style({
  vars: { [ground.color]: color.sheet },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '20px',
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  padding: '16px 20px',
  '@media': { [media.narrow]: { flexDirection: 'column', alignItems: 'stretch', gap: '16px' } },
})
feature.global(`${control} > button`, { minWidth: '132px' })
export const controlHead = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  '@media': { [media.narrow]: { justifyContent: 'space-between' } },
})
export const controlText = feature.style({
  fontSize: size.small,
  color: color.ink2,
  lineHeight: 1.4,
  marginTop: '6px',
  textWrap: 'balance',
})
export const reports = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
  gap: '40px',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px' } },
})
export const tableHeading = feature.style(heading, {
  marginBottom: '12px',
  // The rule that the table's heads bring along while there is room for them.
  '@media': {
    [media.narrow]: {
      marginBottom: 0,
      paddingBottom: '10px',
      borderBottom: `${line.edge} solid ${color.ink}`,
    },
  },
})
export const rowName = feature.style({ fontWeight: weight.strong })

// Narrow, a row is two lines: what it is on the left, what it made on the right.
export const strategies = feature.style({})
export const trades = feature.style({})
const narrow = (selector: string, rule: Parameters<typeof feature.global>[1]) =>
  feature.global(selector, { '@media': { [media.narrow]: rule as never } })
for (const list of [strategies, trades]) {
  narrow(`${list} tr`, { gap: '6px 12px', padding: '12px 0', alignItems: 'center' })
  // Heads of what speaks for itself are still read.
  narrow(`${list} ${cellHead}`, hiddenButRead)
}
narrow(`${strategies} tr`, { gridTemplateColumns: 'minmax(0, 1fr) auto' })
narrow(`${strategies} tr > :nth-child(2)`, { gridRow: 2 })
narrow(`${strategies} tr > :last-child`, { gridArea: '1 / 2 / span 2', textAlign: 'right' })
narrow(`${strategies} tr > :last-child > ${cellHead}`, {
  position: 'static',
  width: 'auto',
  height: 'auto',
  clipPath: 'none',
  marginBottom: '4px',
})
narrow(`${trades} tr`, { gridTemplateColumns: '94px minmax(0, 1fr) auto' })
narrow(`${trades} tr > :nth-child(3)`, { gridArea: '2 / 1 / auto / span 2', color: color.ink2 })
narrow(`${trades} tr > :nth-child(4)`, { gridArea: '1 / 3', textAlign: 'right' })
narrow(`${trades} tr > :last-child`, { gridArea: '2 / 3', textAlign: 'right' })

const sideMark = feature.style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '48px',
  height: '24px',
  fontSize: size.micro,
  fontWeight: weight.strong,
  lineHeight: 1,
})
/** BUY is full, SELL is hollow: told apart without color. */
export const side = {
  BUY: feature.style(sideMark, { backgroundColor: color.ink, color: color.paper }),
  SELL: feature.style(sideMark, { boxShadow: `inset 0 0 0 ${line.edge} ${color.ink}` }),
}
export const gain = feature.style({ color: color.gain, fontWeight: weight.strong })
export const loss = feature.style({ color: color.loss, fontWeight: weight.strong })
export const time = feature.style({ color: color.ink2 })

export const actions = feature.style({
  display: 'flex',
  justifyContent: 'flex-end',
  borderTop: `${line.hair} solid ${color.line}`,
  paddingTop: '20px',
})
feature.global(`${actions} > button`, { '@media': { [media.narrow]: { flex: 1 } } })
