import { heads as rowHeads } from '../../patterns/figures/headedRows.css.ts'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { accent, color, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import {
  emphasis,
  leading,
  sizeOf,
  specialStyle,
  steadyFigure,
  textFace,
  textStyle,
} from '../../theme/textStyles.ts'
import { control, line, space, within } from '../../theme/tokens.ts'

export const heading = feature.style(panelHeading, { marginBottom: space(12) })
// Heads and rows are separate grids: no column may grow with its content, or they would not line up.
const sharesOf = (...shares: number[]) => shares.map((share) => `minmax(0, ${share}fr)`).join(' ')
const columns = `${sharesOf(2.1, 0.9, 1, 1, 1.15, 0.9, 1.1)} 200px`
/** Printed pages have no buttons and less room. */
const onPaper = {
  print: { gridTemplateColumns: sharesOf(1.9, 0.8, 0.85, 0.9, 1.5, 1.1, 1.25), gap: space(8) },
}
const notOnPaper = { print: { display: 'none' } } as const
export const heads = feature.style(rowHeads, { gridTemplateColumns: columns, '@media': onPaper })
export const pools = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const pool = feature.style({ borderBottom: `${line.hair} solid ${color.line}` })
export const open = feature.style({
  vars: { [ground.color]: color.sheet },
  backgroundColor: color.sheet,
  marginInline: `-${space(24)}`,
  // The bar takes its width from the padding.
  borderInlineStart: `${space(6)} solid ${accent.bar}`,
  paddingInline: space(18, 24),
  borderBlock: `${line.edge} solid ${color.ink}`,
  marginTop: '-1.5px',
  '@container': { [within.narrow]: { marginInline: `-${space(16)}`, paddingInline: space(10, 16) } },
})
export const row = feature.style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: space(18),
  alignItems: 'center',
  padding: space(14, 0),
  '@media': onPaper,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space(12, 16) },
    [within.narrow]: { gridTemplateColumns: '1fr 1fr' },
  },
})
const wholeRow = { '@container': { [within.belowWide]: { gridColumn: '1 / -1' } } } as const
export const name = feature.style({
  display: 'flex',
  gap: space(12),
  alignItems: 'center',
  minWidth: 0,
  ...wholeRow,
})
export const mark = feature.style({ width: control.touch, flex: 'none' })
export const poolName = feature.style(textStyle.name)
export const token = feature.style({ ...textStyle.smallShort, color: color.ink2 })
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
  gap: space(8),
  justifyContent: 'flex-end',
  '@media': notOnPaper,
  ...wholeRow,
})
feature.global(`${actions} > button`, {
  minWidth: '78px',
  '@container': { [within.narrow]: { flex: 1 } },
})
export const form = feature.style({
  display: 'grid',
  gridTemplate:
    '"amount stairs" auto "rewards stairs" 1fr "go stairs" auto / minmax(0, 392px) minmax(0, 1fr)',
  gap: space(18, 48),
  padding: space(20, 0, 24),
  borderTop: `${line.hair} solid ${color.line}`,
  '@media': { print: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)', columnGap: space(24) } },
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', columnGap: space(24) },
    [within.narrow]: {
      gridTemplate: '"amount" auto "rewards" auto "stairs" auto "go" auto / minmax(0, 1fr)',
    },
  },
})
export const rewards = feature.style({ gridArea: 'rewards' })
export const stairs = feature.style({ gridArea: 'stairs', minWidth: 0 })
export const rewardLabel = feature.style({
  ...textStyle.label,
  ...emphasis.strong,
  marginBottom: space(4),
})
export const reward = feature.style({
  display: 'block',
  ...textStyle.heading,
  ...steadyFigure,
  overflowWrap: 'anywhere',
})
export const rewardUnit = feature.style({
  ...textFace,
  ...sizeOf(textStyle.small),
  ...emphasis.medium,
  color: color.ink2,
})
export const rewardNote = feature.style({
  ...textStyle.caption,
  color: color.ink2,
  marginTop: space(4),
})
export const go = feature.style({
  gridArea: 'go',
  display: 'flex',
  gap: space(12),
  '@media': notOnPaper,
})
feature.global(`${go} > button`, { '@container': { [within.narrow]: { flex: 1 } } })

export const rhythmsHead = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4, 20),
  marginBottom: space(10),
})
export const rhythmsNote = feature.style({ ...textStyle.smallShort, color: color.ink2 })
export const rhythms = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(24, 40),
  paddingTop: space(14),
  borderTop: `${line.edge} solid ${color.ink}`,
  '@container': {
    [within.belowWide]: { columnGap: space(24) },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
