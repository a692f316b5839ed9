import { heads as rowHeads } from '../../patterns/figures/headedRows.css.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { color } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { leading, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

export const heading = feature.style(panelHeading, { marginBottom: space(12) })
// Heads and rows are separate grids: no column may grow with its content, or they would not line up.
const sharesOf = (...shares: number[]) => shares.map((share) => `minmax(0, ${share}fr)`).join(' ')
const columns = `${sharesOf(1.8, 0.9, 1, 1, 1.15, 0.9, 1.1)} 120px`
/** Printed pages have no buttons and less room. */
const onPaper = {
  print: { gridTemplateColumns: sharesOf(1.9, 0.8, 0.85, 0.9, 1.5, 1.1, 1.25), gap: space(8) },
}
export const heads = feature.style(rowHeads, { gridTemplateColumns: columns, '@media': onPaper })
export const rows = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const row = feature.style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: space(18),
  alignItems: 'center',
  padding: space(14, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@media': onPaper,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space(12, 16) },
    [within.narrow]: { gridTemplateColumns: '1fr 1fr' },
  },
})
const wholeRow = { '@container': { [within.belowWide]: { gridColumn: '1 / -1' } } } as const
export const name = feature.style({ ...textStyle.name, minWidth: 0, ...wholeRow })
/** The facts take part in the row's grid. */
export const facts = feature.style({ display: 'contents' })
export const rate = feature.style({
  ...specialStyle.panelFigure,
  ...leading.solid,
  fontVariantNumeric: 'lining-nums',
})
export const score = feature.style({ width: '58px', flex: 'none' })
export const actions = feature.style({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { print: { display: 'none' } },
  ...wholeRow,
})
feature.global(`${actions} > button`, { '@container': { [within.narrow]: { flex: 1 } } })
