import { color, family } from '../../theme/contract.css.ts'
import { code } from '../../theme/global.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, leading, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

/** Sixths, so that two or three fields stand side by side. */
export const form = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space(20, 24),
  alignItems: 'start',
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(18) } },
})
const spanning = (sixths: number) =>
  feature.style({
    gridColumn: `span ${sixths}`,
    minWidth: 0,
    '@container': { [within.narrow]: { gridColumn: 'auto' } },
  })
export const third = spanning(2)
export const half = spanning(3)
export const whole = spanning(6)
/** Beside two fields, and as high as both. */
export const tall = feature.style(half, {
  gridRow: 'span 2',
  '@container': { [within.narrow]: { gridRow: 'auto' } },
})
feature.global(`${tall} textarea`, { '@container': { [within.fromMedium]: { minHeight: '137px' } } })
/** The reason below the buttons is that of the left one. */
export const flow = feature.style({})
feature.global(`${flow} [role="status"]`, { textAlign: 'start' })

export const heading = feature.style(textStyle.subheading)
export const analysis = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  gap: space(20, 28),
  padding: `${space(20)} ${space(20)} 22px`,
  backgroundColor: family.tint,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [within.narrow]: { padding: space(16) },
  },
})
export const analysisNote = feature.style({ ...textStyle.small, marginTop: space(8) })
export const findings = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(28),
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(20) } },
})
export const finding = feature.style({ display: 'grid', gap: space(6), alignContent: 'start', minWidth: 0 })
export const findingName = feature.style(textStyle.label)
export const verdict = feature.style({
  display: 'grid',
  gap: space(10),
  ...textStyle.subheading,
  ...leading.tight,
})
export const looksAt = feature.style(textStyle.caption)

export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  gap: space(40),
  alignItems: 'start',
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(24) },
    [within.narrow]: { gap: space(20) },
  },
})
export const summaryHeading = feature.style({ ...textStyle.subheading, marginBottom: space(6) })
export const missing = feature.style({ ...emphasis.regular, color: color.ink2 })
/** Very long texts scroll inside their place: nothing typed is lost, and the layout holds. */
export const typedLong = feature.style({
  display: 'block',
  maxHeight: '9.3em',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
})
export const typed = feature.style({ whiteSpace: 'pre-wrap' })
export const address = feature.style(code)

export const estimates = feature.style({
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
})
export const estimateCells = feature.style({
  display: 'grid',
  '@container': {
    [within.belowWide]: { gridTemplateColumns: '1fr 1fr' },
    [within.narrow]: { gridTemplateColumns: '1fr' },
  },
})
const hairline = `${line.hair} solid ${color.line}`
export const estimate = feature.style({
  padding: space(16, 20, 18),
  selectors: { '& + &': { borderTop: hairline } },
  '@container': {
    [within.belowWide]: { selectors: { '& + &': { borderTop: 0, borderInlineStart: hairline } } },
    [within.narrow]: {
      padding: space(12, 14, 14),
      selectors: { '& + &': { borderTop: hairline, borderInlineStart: 0 } },
    },
  },
})
export const estimateName = feature.style({ ...textStyle.label, color: color.ink2 })
export const estimateFigure = feature.style({
  ...textStyle.figure,
})
export const estimatesNote = feature.style({
  padding: space(12, 20, 14),
  borderTop: `${line.hair} solid ${color.line}`,
  ...textStyle.caption,
  color: color.ink2,
  '@container': { [within.narrow]: { paddingInline: space(14) } },
})
