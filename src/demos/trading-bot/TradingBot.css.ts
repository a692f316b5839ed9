import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { cellHead } from '../../primitives/Table.css.ts'
import { color, ground } from '../../theme/contract.css.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, specialStyle, steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { control as size, line, space, within } from '../../theme/tokens.ts'

export const run = feature.style({
  display: 'grid',
  gridTemplateColumns: '344px minmax(0, 1fr)',
  gap: space(24),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: space(20) },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(16) },
  },
})
export const control = feature.style({
  vars: { [ground.color]: color.sheet },
  display: 'grid',
  alignContent: 'space-between',
  gap: space(12),
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  padding: space(16, 20),
  '@container': { [within.narrow]: { padding: space(14) } },
})
export const controlHead = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(6, 12),
})
export const profit = feature.style({ minWidth: 0 })
export const profitLabel = feature.style({ ...textStyle.label, color: color.ink2 })
/** The hero: figures of the text face, which do not jump. */
export const profitFigure = feature.style({
  ...specialStyle.balance,
  ...steadyFigure,
  overflowWrap: 'anywhere',
  '@container': { [within.oneColumn]: sizeOf(specialStyle.figureSmall) },
})
export const lastMove = feature.style({
  ...textStyle.smallShort,
  color: color.ink2,
  marginTop: `calc(-1 * ${space(8)})`,
})
/** Two lines for each strategy. */
export const range = feature.style({
  ...textStyle.caption,
  ...steadyFigure,
  color: color.ink2,
  minHeight: `calc(2em * ${textStyle.caption.lineHeight})`,
})
export const reports = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
  gap: space(40),
  '@container': { [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(28) } },
})
export const tableHeading = feature.style(panelHeading, {
  marginBottom: space(12),
  // The rule of the table's heads, if there is room for them.
  '@container': {
    [within.narrow]: {
      marginBottom: 0,
      paddingBottom: space(10),
      borderBottom: `${line.edge} solid ${color.ink}`,
    },
  },
})
/** The switch of a strategy, as high as a finger. */
export const switched = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  minHeight: size.touch,
  marginBlock: `calc(-1 * ${space(8)})`,
  cursor: 'pointer',
})
export const check = feature.style({ width: '18px', height: '18px', margin: 0, accentColor: color.trade })
export const rowName = feature.style(emphasis.strong)

// On narrow screens a row has two lines: the name on the left, the profit on the right.
export const strategies = feature.style({})
export const trades = feature.style({})
for (const list of [strategies, trades]) {
  feature.narrow(`${list} tr`, { gap: space(6, 12), padding: space(12, 0), alignItems: 'center' })
  // Screen readers still get the heads of self-explanatory columns.
  feature.narrow(`${list} ${cellHead}`, hiddenButRead)
}
const at = (place: object) => feature.style({ '@container': { [within.narrow]: place } })

feature.narrow(`${strategies} tr`, { gridTemplateColumns: 'minmax(0, 1fr) auto auto' })
/** The place of each fact of a strategy, by column. */
export const strategyPlaces = {
  status: at({ gridRow: 2 }),
  run: at({ gridArea: '1 / 2 / span 2', textAlign: 'end' }),
  profit: at({ gridArea: '1 / 3 / span 2', textAlign: 'end' }),
}
for (const figure of [strategyPlaces.run, strategyPlaces.profit])
  feature.narrow(`${figure} > ${cellHead}`, {
    position: 'static',
    width: 'auto',
    height: 'auto',
    clipPath: 'none',
    marginBottom: space(4),
  })

feature.narrow(`${trades} tr`, { gridTemplateColumns: '94px minmax(0, 1fr) auto' })
/** The same for a trade. */
export const tradePlaces = {
  amount: at({ gridArea: '2 / 1 / auto / span 2', color: color.ink2 }),
  profit: at({ gridArea: '1 / 3', textAlign: 'end' }),
  time: at({ gridArea: '2 / 3', textAlign: 'end' }),
}

const sideMark = feature.style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '48px',
  height: '24px',
  ...textStyle.caption,
  ...leading.solid,
  ...emphasis.strong,
})
/** BUY is full, SELL is hollow: distinct without color. */
export const side = {
  BUY: feature.style(sideMark, { backgroundColor: color.ink, color: color.paper }),
  SELL: feature.style(sideMark, { boxShadow: `inset 0 0 0 ${line.edge} ${color.ink}` }),
}
export const gain = feature.style({ color: color.gain, ...emphasis.strong })
export const loss = feature.style({ color: color.loss, ...emphasis.strong })
export const time = feature.style({ color: color.ink2 })

export const actions = feature.style({
  display: 'flex',
  justifyContent: 'flex-end',
  borderTop: `${line.hair} solid ${color.line}`,
  paddingTop: space(20),
})
feature.global(`${actions} > button`, { '@container': { [within.narrow]: { flex: 1 } } })
