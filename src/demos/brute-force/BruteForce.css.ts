import { color, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { code } from '../../theme/global.css.ts'
import {
  emphasis,
  leading,
  sizeOf,
  specialStyle,
  steadyFigure,
  textFace,
  textStyle,
} from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: '336px minmax(0, 1fr)',
  gap: space(40),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: '264px minmax(0, 1fr)', gap: space(24) },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(20) },
  },
})
export const form = feature.style({
  vars: { [ground.color]: color.sheet },
  display: 'grid',
  gap: space(16),
  alignContent: 'space-between',
  minWidth: 0,
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  padding: space(16, 20),
  '@container': { [within.narrow]: { padding: space(14) } },
})
export const figures = feature.style({ minWidth: 0 })
export const figureLabel = feature.style({ ...textStyle.label, color: color.ink2 })
/** The hero of a run: figures of the text face, which do not jump. */
export const attempts = feature.style({
  ...specialStyle.balance,
  ...steadyFigure,
  '@container': { [within.oneColumn]: sizeOf(specialStyle.figureSmall) },
})
// While a run locks the targets, the chosen one must stay visible.
feature.global(`${form} label:has(:checked:disabled)`, {
  color: color.ink,
  background: color.well,
  boxShadow: `inset 0 0 0 ${line.edge} ${color.ink}`,
})
export const actions = feature.style({ display: 'flex', gap: space(12) })
feature.global(`${actions} > button`, {
  flex: 1,
  minWidth: 0,
  paddingInline: space(12),
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
export const tried = feature.style(columns, {
  vars: { [ground.color]: color.sheet },
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  padding: space(16, 20),
  '@container': { [within.narrow]: { padding: space(14) } },
})
export const triedAnswer = feature.style({
  display: 'grid',
  gap: space(8),
  minWidth: 0,
  alignContent: 'start',
})
/** The parts in their order, each above its kind. */
export const triedParts = feature.style({ display: 'flex', flexWrap: 'wrap', gap: space(8, 20), minWidth: 0 })
export const triedPart = feature.style({ display: 'grid', gap: space(4), minWidth: 0, alignContent: 'start' })
export const triedWords = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4, 12),
})
export const triedTime = feature.style({ ...textStyle.heading, ...steadyFigure })
export const findings = feature.style({ display: 'grid', alignContent: 'start', gap: space(12) })
export const findingsLead = feature.style({ ...textStyle.small, color: color.ink2 })
export const findingsList = feature.style({
  display: 'grid',
  gap: space(8),
})
feature.global(`${findingsList} > li`, { display: 'grid' })
feature.global(`${findingsList} > li > div`, { alignItems: 'start' })
export const weakness = feature.style({ display: 'block', ...emphasis.name })
export const password = feature.style(code, { overflowWrap: 'anywhere' })
