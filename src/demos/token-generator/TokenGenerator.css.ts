import { clampedTo } from '../../theme/clamped.ts'
import { color, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { depth, line, media, space, within } from '../../theme/tokens.ts'

/** The side of the quilt that stays above the fields. */
const STRIP_PX = 104

export const columns = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gap: space(40),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) 240px', gap: space(24) },
    // No grid: in one, nothing stays beyond its row.
    [within.narrow]: { display: 'flex', flexDirection: 'column' },
  },
})
export const form = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space(16, 24),
  alignContent: 'start',
  '@container': { [within.narrow]: { gap: space(18, 12), gridTemplateColumns: 'minmax(0, 1fr)' } },
})
// A field that takes the focus is not below the quilt that stays.
feature.narrow(`${form} input`, { scrollMarginTop: `${STRIP_PX + 40}px` })
export const whole = feature.style({ gridColumn: '1 / -1' })
/** What decimals mean, and below `fault` what does not fit the chosen network. */
export const hint = feature.style({ ...textStyle.caption, marginTop: space(4), color: color.ink2 })
export const fault = feature.style(hint, {
  display: 'flex',
  alignItems: 'center',
  gap: space(6),
  color: color.loss,
  ...emphasis.strong,
})
/** Below the heading of the review. */
export const reviewFault = feature.style(fault, { marginBottom: space(12) })
export const preview = feature.style({
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  alignSelf: 'start',
  '@container': {
    [within.narrow]: {
      display: 'grid',
      gridTemplateColumns: `${STRIP_PX}px minmax(0, 1fr)`,
      order: -1,
      alignSelf: 'stretch',
      // While the fields scroll, the quilt that they change stays.
      '@media': { [media.fromTall]: { position: 'sticky', top: 0, zIndex: depth.raised } },
    },
  },
})
export const previewText = feature.style({
  padding: space(14, 18, 16),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4, 12),
  minWidth: 0,
  '@container': {
    [within.narrow]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      justifyContent: 'center',
      alignItems: 'start',
      paddingBlock: space(4),
    },
  },
})
export const previewName = feature.style({
  ...textStyle.panelTitle,
  minWidth: 0,
  // All of the card is in the first window.
  ...clampedTo(1),
})
export const previewKind = feature.style({ color: color.ink2, ...clampedTo(1) })
/** What the quilt is made of, in words. */
export const previewMade = feature.style({
  ...textStyle.caption,
  color: color.ink2,
  flexBasis: '100%',
  '@container': { [within.narrow]: { flexBasis: 'auto' } },
})
export const done = feature.style({
  ...textStyle.heading,
  ...sizeOf(textStyle.title),
  ...clampedTo(3),
})
export const review = feature.style({ ...textStyle.heading, marginBottom: space(10) })
export const lead = feature.style({
  ...textStyle.lead,
  margin: `${space(10)} 0 22px`,
  maxWidth: '34em',
})
/** The result, framed like a document: the quilt beside all that it stands for. */
export const certificate = feature.style({
  vars: { [ground.color]: color.sheet },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)',
  gridTemplateRows: '1fr auto auto 1fr',
  gridTemplateAreas: '"quilt ." "quilt head" "quilt facts" "quilt ."',
  columnGap: space(40),
  alignItems: 'center',
  padding: space(28),
  marginTop: space(14),
  backgroundColor: color.sheet,
  border: `${line.bold} double ${color.ink}`,
  outline: `${line.hair} solid ${color.line}`,
  outlineOffset: `-${space(14)}`,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr)', columnGap: space(24) },
    [within.narrow]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"quilt head" "facts facts"',
      gap: space(8, 16),
      padding: space(20),
    },
    [within.oneColumn]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"quilt" "head" "facts"',
    },
  },
})
export const certificateQuilt = feature.style({ gridArea: 'quilt' })
/** On a phone beside the quilt, so that the address is in the first window, too. */
export const certificateHead = feature.style({ gridArea: 'head', minWidth: 0 })
export const certificateFacts = feature.style({ gridArea: 'facts', minWidth: 0 })
export const certificateName = feature.style({
  ...textStyle.heading,
  ...clampedTo(2),
  '@container': { [within.narrow]: sizeOf(textStyle.panelTitle) },
})
/** Between the heading and the lead. */
export const next = feature.style({ margin: space(14, 0, 20) })
export const holders = feature.style({ marginTop: space(24) })
// A name and its share stay in one line: where two columns are too narrow for them, each takes its own width.
feature.global(`${holders} ul`, { '@container': { [within.narrow]: { display: 'flex' } } })
/** Very long texts scroll inside their place: nothing typed is lost, and the layout holds. */
export const typedLong = feature.style({
  display: 'block',
  maxHeight: '6.2em',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
})
