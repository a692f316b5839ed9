import { color } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { code } from '../../theme/global.css.ts'
import { font, line, media, size, tracking, weight } from '../../theme/tokens.ts'

export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  gap: '40px',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) 264px', gap: '24px' },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  },
})
export const form = feature.style({ display: 'grid', gap: '20px', alignContent: 'start', minWidth: 0 })
// While a run locks the targets, the chosen one must still be seen.
feature.global(`${form} label:has(:checked:disabled)`, {
  color: color.ink,
  background: color.well,
  boxShadow: `inset 0 0 0 ${line.edge} ${color.ink}`,
})
export const actions = feature.style({ display: 'flex', gap: '12px' })
feature.global(`${actions} > button`, {
  minWidth: '104px',
  '@media': { [media.narrow]: { flex: 1, minWidth: 0, paddingInline: '12px' } },
})
export const hint = feature.style({
  marginTop: '8px',
  fontSize: size.micro,
  color: color.ink2,
  lineHeight: 1.4,
})

export const summary = feature.style({
  display: 'grid',
  gap: '12px',
  alignContent: 'start',
  justifyItems: 'start',
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  padding: '16px 20px 20px',
  '@media': { [media.narrow]: { padding: '12px 14px 16px' } },
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
  fontWeight: 650,
  fontSize: size.t2,
  lineHeight: 1,
  letterSpacing: tracking.sub,
})
export const scoreUnit = feature.style({
  fontFamily: font.text,
  fontSize: size.body,
  fontWeight: 500,
  letterSpacing: 0,
  color: color.ink2,
})
export const summaryNote = feature.style({ fontSize: size.micro, color: color.ink2, lineHeight: 1.4 })

export const run = feature.style({ display: 'grid', gap: '12px', minWidth: 0 })
export const runHead = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 24px',
})
export const heading = feature.style({ fontSize: '1.25rem', lineHeight: 1.2 })
export const runTarget = feature.style({
  marginLeft: '6px',
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: weight.regular,
  letterSpacing: 0,
  color: color.ink2,
})
export const runFigures = feature.style({
  display: 'flex',
  gap: '32px',
  '@media': { [media.narrow]: { flexBasis: '100%', justifyContent: 'space-between' } },
})
export const runFigure = feature.style({ display: 'flex', alignItems: 'baseline', gap: '8px' })
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

export const findings = feature.style({ display: 'grid', gap: '12px' })
export const findingsLead = feature.style({ fontSize: size.small, color: color.ink2, lineHeight: 1.5 })
export const findingsList = feature.style({
  display: 'grid',
  gap: '8px',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '16px' } },
})
feature.global(`${findingsList} > li`, { display: 'grid' })
feature.global(`${findingsList} > li > div`, { alignItems: 'start' })
export const weakness = feature.style({ display: 'block', fontWeight: weight.name })
export const password = feature.style(code, { overflowWrap: 'anywhere' })
