import { clampedTo } from '../../theme/clamped.ts'
import { color, family, ground } from '../../theme/contract.css.ts'
import { code } from '../../theme/global.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, inlineCode, leading, sizeOf, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

const hairline = `${line.hair} solid ${color.line}`

/** The card of the sale beside the step; above it on narrow screens. */
export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 420px',
  gap: space(40),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(24) },
    [within.narrow]: { gap: space(20) },
  },
})
export const form = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space(20, 24),
  alignContent: 'start',
  alignItems: 'start',
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(18) } },
})
export const half = feature.style({ minWidth: 0 })
export const whole = feature.style(half, { gridColumn: '1 / -1' })
/** The height that aligns the form with the card. */
export const tall = feature.style(whole)
feature.global(`${tall} textarea`, { '@container': { [within.wide]: { minHeight: '272px' } } })
/** The reason below the buttons is that of the left one. */
export const flow = feature.style({})
feature.global(`${flow} [role="status"]`, { textAlign: 'start' })

export const heading = feature.style(textStyle.subheading)
export const analysis = feature.style({
  display: 'grid',
  alignContent: 'start',
  gap: space(20, 28),
  padding: `${space(20)} ${space(20)} 22px`,
  backgroundColor: family.tint,
  '@container': { [within.narrow]: { padding: space(16) } },
})
export const analysisNote = feature.style({ ...textStyle.small, marginTop: space(8) })
export const findings = feature.style({ display: 'grid', gap: space(20) })
export const finding = feature.style({
  display: 'grid',
  gap: space(6),
  minWidth: 0,
  paddingTop: space(16),
  borderTop: `${line.hair} solid color-mix(in srgb, ${color.ink} 22%, transparent)`,
})
export const findingName = feature.style(textStyle.label)
export const verdict = feature.style({
  display: 'grid',
  gap: space(10),
  ...textStyle.subheading,
  ...leading.tight,
})
export const looksAt = feature.style(textStyle.caption)

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

export const estimates = feature.style({ display: 'grid', marginTop: space(10) })
export const estimate = feature.style({ padding: space(12, 0, 14), borderTop: hairline })
export const estimateName = feature.style({ ...textStyle.label, color: color.ink2 })
export const estimateFigure = feature.style(textStyle.figure)
export const estimatesNote = feature.style({
  padding: space(10, 0, 8),
  borderTop: hairline,
  ...textStyle.caption,
  color: color.ink2,
})

export const sale = feature.style({
  vars: { [ground.color]: color.sheet },
  backgroundColor: color.sheet,
  border: `${line.edge} solid ${color.ink}`,
  alignSelf: 'start',
  '@container': {
    [within.belowWide]: {
      order: -1,
      display: 'grid',
      gridTemplateColumns: '112px minmax(0, 1fr)',
    },
    [within.narrow]: { gridTemplateColumns: '80px minmax(0, 1fr)' },
  },
})
export const saleArt = feature.style({
  '@container': { [within.belowWide]: { position: 'relative', overflow: 'hidden' } },
})
feature.global(`${saleArt} > svg`, {
  '@container': { [within.belowWide]: { position: 'absolute', inset: 0 } },
})
export const saleBody = feature.style({
  padding: space(18, 20, 8),
  minWidth: 0,
  '@container': { [within.belowWide]: { padding: space(12, 14, 4) } },
})
export const saleTop = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(6, 12),
})
export const saleName = feature.style({
  ...specialStyle.panelFigure,
  ...sizeOf(specialStyle.dialogTitle),
  ...clampedTo(2),
  minWidth: 0,
  '@container': { [within.belowWide]: sizeOf(textStyle.panelTitle) },
})
export const saleDescription = feature.style({
  ...textStyle.bodyShort,
  ...clampedTo(2),
  margin: space(6, 0, 10),
  // Lines as typed.
  whiteSpace: 'pre-line',
  '@container': {
    [within.belowWide]: { ...sizeOf(textStyle.small), margin: space(2, 0, 6) },
  },
})
export const saleFacts = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
})
/** If the card is above the step, it omits the facts of other steps. */
export const ofOtherStep = feature.style({ '@container': { [within.belowWide]: { display: 'none' } } })
export const saleFact = feature.style({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(16),
  padding: space(6, 0),
  borderTop: hairline,
  '@container': { [within.narrow]: { gap: space(8) } },
})
feature.global(`${saleFacts} dt`, { ...textStyle.small, color: color.ink2, flex: 'none' })
feature.global(`${saleFacts} dd`, {
  ...emphasis.strong,
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/** The caps are side by side above one bar, the larger one at its end. */
export const cap = feature.style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  padding: space(6, 0),
  borderTop: hairline,
  selectors: { '& + &': { textAlign: 'end' } },
})
export const capsDrawn = feature.style({
  gridColumn: 1,
  // Over the width of both.
  marginInlineStart: '-100%',
  paddingTop: space(8),
  textAlign: 'start',
})
export const saleValue = feature.style(clampedTo(2))
export const saleAddress = feature.style(saleValue, { ...inlineCode, textAlign: 'end' })
/** A missing value, and the step that asks for it. */
export const todo = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  ...textStyle.label,
  ...emphasis.medium,
  color: color.ink2,
  whiteSpace: 'nowrap',
})
export const todoHere = feature.style({ color: family.ink, ...emphasis.strong })

const DATE_SQUARE = '10px'
/** Half of the line between the dates, with a square at its outer end. */
export const date = feature.style({
  position: 'relative',
  marginTop: space(12),
  padding: space(12, 0, 10),
  borderTop: `${line.rule} dashed ${color.edge}`,
  textAlign: 'start',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: `calc((${DATE_SQUARE} + ${line.rule}) / -2)`,
      insetInlineStart: 0,
      boxSizing: 'border-box',
      width: DATE_SQUARE,
      height: DATE_SQUARE,
      border: `${line.edge} solid ${color.edge}`,
      backgroundColor: color.sheet,
    },
    '&:last-child': { textAlign: 'end' },
    '&:last-child::before': { insetInlineStart: 'auto', insetInlineEnd: 0 },
  },
})
/** A complete line, for dates in order. */
export const dateInRun = feature.style(date, { borderTopStyle: 'solid', borderTopColor: family.mark })
export const dateThere = feature.style({
  selectors: { '&::before': { backgroundColor: family.mark, borderColor: family.mark } },
})
