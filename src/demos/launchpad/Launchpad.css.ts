import { color, family } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

/** The public page beside the step; above it on narrower screens, where it stays while the fields scroll. */
export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 440px) minmax(0, 1fr)',
  gap: space(32),
  '@container': {
    // No grid: in one, nothing stays beyond its row.
    [within.belowWide]: { display: 'flex', flexDirection: 'column', gap: space(24) },
    [within.narrow]: { gap: space(20) },
  },
})
/** In the last step the public page is the largest. */
export const lastColumns = feature.style(columns, {
  gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr)',
  gap: space(28),
})
export const form = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space(16),
  alignContent: 'start',
  alignItems: 'start',
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space(18) } },
})
// A field that takes the focus stays clear of the page above it, and so does its label.
feature.global(`${form} :is(input, textarea)`, {
  '@container': { [within.belowWide]: { scrollMarginTop: '21rem' } },
})
export const half = feature.style({ minWidth: 0 })
export const whole = feature.style(half, { gridColumn: '1 / -1' })
/** The height that aligns the form with the page. */
export const tall = feature.style(whole)
feature.global(`${tall} textarea`, {
  '@container': { [within.wide]: { minHeight: '152px' }, [within.belowWide]: { minHeight: '76px' } },
})
/** The reason below the buttons is that of the left one. */
export const flow = feature.style({})
// All of a step fits a window of 800 px.
feature.global(`${flow} > *`, { '@container': { [within.wide]: { rowGap: space(12) } } })
feature.global(`${flow} [role="status"]`, { textAlign: 'start' })

export const heading = feature.style(textStyle.subheading)
export const analysis = feature.style({
  display: 'grid',
  alignContent: 'start',
  gap: space(14),
  padding: space(16, 20),
  backgroundColor: family.tint,
  // Beside the page all of it fits a window of 800 px.
  '@container': {
    [within.wide]: { gap: space(8), paddingBlock: space(12) },
    [within.narrow]: { padding: space(16) },
  },
})
export const analysisNote = feature.style({ ...textStyle.small, marginTop: space(4) })
export const findings = feature.style({
  display: 'grid',
  gap: space(14),
  '@container': { [within.wide]: { gap: space(8) } },
})
export const finding = feature.style({
  display: 'grid',
  gap: space(4),
  minWidth: 0,
  paddingTop: space(12),
  '@container': { [within.wide]: { gap: space(2), paddingTop: space(8) } },
  borderTop: `${line.hair} solid color-mix(in srgb, ${color.ink} 22%, transparent)`,
})
export const findingName = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(0, 12),
  ...textStyle.label,
})
export const findingFacts = feature.style({ display: 'grid', gap: space(2) })
export const samplesHeading = feature.style(textStyle.label)
/** A fixed value: its name, the verdict and its score in one line if there is room. */
export const verdict = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(0, 12),
  ...textStyle.small,
})
export const verdictValue = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  minWidth: 0,
})
feature.global(`${verdictValue} svg`, { flex: '0 1 auto' })
export const looksAt = feature.style(textStyle.caption)

export const summaryHeading = feature.style({ ...textStyle.name, marginBottom: space(2) })
export const checks = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: space(2, 12),
})
export const deploy = feature.style({ display: 'grid', alignContent: 'start', gap: space(8), minWidth: 0 })
export const preview = feature.style({
  display: 'grid',
  gap: space(4),
  minWidth: 0,
  padding: space(10, 16, 8),
  backgroundColor: family.tint,
})
// The slider is below its name and the day.
// Its ring stays clear of them.
feature.global(`${preview} input`, { order: 1, flexBasis: '100%', marginTop: space(8) })
export const previewRow = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(12),
  alignItems: 'start',
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
})
/** Three lines on every day. */
export const previewWords = feature.style({
  ...textStyle.smallShort,
  minHeight: '4.2em',
  '@container': { [within.narrow]: { minHeight: '2.8em' } },
})

/** All of it fits a window of 800 px. */
export const estimatesPlace = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6em',
  alignItems: 'center',
  borderTop: `${line.edge} solid ${color.ink}`,
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const estimates = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space(0, 16),
  '@container': { [within.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const estimate = feature.style({ padding: space(6, 0, 2) })
export const estimateName = feature.style({ ...textStyle.label, color: color.ink2 })
export const estimateFigure = feature.style(textStyle.name, { whiteSpace: 'nowrap' })
export const estimatesNote = feature.style({
  ...textStyle.caption,
  color: color.ink2,
})
