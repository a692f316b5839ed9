import { color } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { code } from '../../theme/global.css.ts'
import { emphasis, leading, sizeOf, steadyFigure, textFace, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  gap: space(40),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) 264px', gap: space(24) },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(20) },
  },
})
export const form = feature.style({ display: 'grid', gap: space(20), alignContent: 'start', minWidth: 0 })
// While a run locks the targets, the chosen one must stay visible.
feature.global(`${form} label:has(:checked:disabled)`, {
  color: color.ink,
  background: color.well,
  boxShadow: `inset 0 0 0 ${line.edge} ${color.ink}`,
})
export const actions = feature.style({ display: 'flex', gap: space(12) })
feature.global(`${actions} > button`, {
  minWidth: '104px',
  '@container': { [within.narrow]: { flex: 1, minWidth: 0, paddingInline: space(12) } },
})
export const hint = feature.style({
  marginTop: space(8),
  ...textStyle.caption,
  color: color.ink2,
})

export const summary = feature.style({
  display: 'grid',
  gap: space(12),
  alignContent: 'start',
  justifyItems: 'start',
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  padding: space(16, 20, 20),
  '@container': { [within.narrow]: { padding: space(12, 14, 16) } },
})
export const summaryHeading = feature.style({
  ...textFace,
  ...textStyle.label,
  ...emphasis.regular,
  color: color.ink2,
})
export const score = feature.style({
  ...textStyle.figure,
  ...sizeOf(textStyle.title),
  ...leading.solid,
})
export const scoreUnit = feature.style({
  ...textFace,
  ...sizeOf(textStyle.body),
  ...emphasis.medium,
  color: color.ink2,
})
export const summaryNote = feature.style({ ...textStyle.caption, color: color.ink2 })

export const run = feature.style({ display: 'grid', gap: space(12), minWidth: 0 })
export const runHead = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4, 24),
})
export const runTarget = feature.style({
  marginInlineStart: space(6),
  ...textFace,
  ...sizeOf(textStyle.small),
  ...emphasis.regular,
  color: color.ink2,
})
export const runFigures = feature.style({
  display: 'flex',
  gap: space(32),
  '@container': { [within.narrow]: { flexBasis: '100%', justifyContent: 'space-between' } },
})
export const runFigure = feature.style({ display: 'flex', alignItems: 'baseline', gap: space(8) })
export const runLabel = feature.style({ ...textStyle.small, color: color.ink2 })
const figure = feature.style({
  ...textStyle.subheading,
  ...steadyFigure,
  textAlign: 'end',
})
// Wide enough for every figure of a run, so that its neighbors do not move.
export const attemptsFigure = feature.style(figure, { minWidth: '3.6em' })
export const percentFigure = feature.style(figure, { minWidth: '2.6em' })

export const findings = feature.style({ display: 'grid', gap: space(12) })
export const findingsLead = feature.style({ ...textStyle.small, color: color.ink2 })
export const findingsList = feature.style({
  display: 'grid',
  gap: space(8),
  '@container': { [within.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(16) } },
})
feature.global(`${findingsList} > li`, { display: 'grid' })
feature.global(`${findingsList} > li > div`, { alignItems: 'start' })
export const weakness = feature.style({ display: 'block', ...emphasis.name })
export const password = feature.style(code, { overflowWrap: 'anywhere' })
