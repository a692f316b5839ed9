import { color } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { code } from '../../theme/global.css.ts'
import { font, line, media, size, space, tracking, weight } from '../../theme/tokens.ts'

export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  gap: space(40),
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) 264px', gap: space(24) },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(20) },
  },
})
export const form = feature.style({ display: 'grid', gap: space(20), alignContent: 'start', minWidth: 0 })
// While a run locks the targets, the chosen one must still be seen.
feature.global(`${form} label:has(:checked:disabled)`, {
  color: color.ink,
  background: color.well,
  boxShadow: `inset 0 0 0 ${line.edge} ${color.ink}`,
})
export const actions = feature.style({ display: 'flex', gap: space(12) })
feature.global(`${actions} > button`, {
  minWidth: '104px',
  '@media': { [media.narrow]: { flex: 1, minWidth: 0, paddingInline: space(12) } },
})
export const hint = feature.style({
  marginTop: space(8),
  fontSize: size.micro,
  color: color.ink2,
  lineHeight: 1.4,
})

export const summary = feature.style({
  display: 'grid',
  gap: space(12),
  alignContent: 'start',
  justifyItems: 'start',
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  padding: space(16, 20, 20),
  '@media': { [media.narrow]: { padding: space(12, 14, 16) } },
})
export const summaryHeading = feature.style({
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: weight.regular,
  lineHeight: 1.3,
  letterSpacing: 0,
  color: color.ink2,
})
export const score = feature.style({
  fontFamily: font.display,
  fontWeight: weight.name,
  fontSize: size.t2,
  lineHeight: 1,
  letterSpacing: tracking.sub,
})
export const scoreUnit = feature.style({
  fontFamily: font.text,
  fontSize: size.body,
  fontWeight: weight.medium,
  letterSpacing: 0,
  color: color.ink2,
})
export const summaryNote = feature.style({ fontSize: size.micro, color: color.ink2, lineHeight: 1.4 })

export const run = feature.style({ display: 'grid', gap: space(12), minWidth: 0 })
export const runHead = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4, 24),
})
export const runTarget = feature.style({
  marginLeft: space(6),
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: weight.regular,
  letterSpacing: 0,
  color: color.ink2,
})
export const runFigures = feature.style({
  display: 'flex',
  gap: space(32),
  '@media': { [media.narrow]: { flexBasis: '100%', justifyContent: 'space-between' } },
})
export const runFigure = feature.style({ display: 'flex', alignItems: 'baseline', gap: space(8) })
export const runLabel = feature.style({ fontSize: size.small, color: color.ink2 })
const figure = feature.style({
  fontWeight: weight.strong,
  fontSize: size.t4,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'right',
})
// Wide enough for every figure of a run, so that nothing beside it moves.
export const attemptsFigure = feature.style(figure, { minWidth: '3.6em' })
export const percentFigure = feature.style(figure, { minWidth: '2.6em' })

export const findings = feature.style({ display: 'grid', gap: space(12) })
export const findingsLead = feature.style({ fontSize: size.small, color: color.ink2, lineHeight: 1.5 })
export const findingsList = feature.style({
  display: 'grid',
  gap: space(8),
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(16) } },
})
feature.global(`${findingsList} > li`, { display: 'grid' })
feature.global(`${findingsList} > li > div`, { alignItems: 'start' })
export const weakness = feature.style({ display: 'block', fontWeight: weight.name })
export const password = feature.style(code, { overflowWrap: 'anywhere' })
