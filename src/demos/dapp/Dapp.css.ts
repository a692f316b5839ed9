import { color, family, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

export const head = feature.style({
  vars: { [ground.color]: color.sheet },
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space(12, 28),
  padding: space(16, 20),
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  ...textStyle.denseShort,
  ...sizeOf(textStyle.body),
  '@container': {
    [within.narrow]: {
      gridTemplateColumns: '44px minmax(0, 1fr) auto',
      gap: space(12),
      padding: space(12, 14),
    },
  },
})
export const label = feature.style({ ...sizeOf(textStyle.small), color: color.ink2 })
export const address = feature.style({
  display: 'grid',
  overflowWrap: 'anywhere',
  // Closer to its picture than to the other content.
  marginInlineStart: `-${space(16)}`,
  '@container': { [within.narrow]: { marginInlineStart: 0 } },
})
export const balance = feature.style({ display: 'grid', justifyItems: 'end' })
export const figure = feature.style({
  ...emphasis.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
export const badge = feature.style({ '@container': { [within.narrow]: { gridColumn: '1 / -1' } } })

export const remark = feature.style({
  ...textStyle.small,
  color: color.ink2,
  marginTop: space(6),
})
export const dashboard = feature.style({
  display: 'grid',
  gap: space(24),
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const insights = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(12),
  marginTop: space(14),
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
// Notes side by side have the same height.
feature.global(`${insights} > li`, { display: 'grid' })

export const swap = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space(24, 40),
  alignItems: 'start',
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const form = feature.style({ display: 'grid', gap: space(8), gridTemplateColumns: 'minmax(0, 1fr)' })
export const arrow = feature.style({
  display: 'grid',
  placeItems: 'center',
  height: '20px',
  marginTop: space(8),
})
export const action = feature.style({
  display: 'grid',
  justifyItems: 'start',
  marginTop: space(12),
  '@container': { [within.narrow]: { justifyItems: 'stretch' } },
})
export const terms = feature.style({ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' })

export const description = feature.style({ display: 'grid', gap: space(14), maxWidth: '40em' })

/** Before the connection: the call to connect above the dashboard. */
export const veil = feature.style({
  display: 'grid',
  // To the panel's edges.
  margin: `-${space(24)} -${space(24)} 0`,
  padding: space(24),
  backgroundColor: color.well,
  vars: { [ground.color]: color.well },
  '@container': {
    [within.narrow]: {
      position: 'relative',
      margin: `-${space(16)} -${space(16)} 0`,
      padding: space(56, 16, 40),
    },
  },
  '@media': { print: { margin: 0, padding: 0, backgroundColor: 'transparent' } },
})
/** Dimmed, so that it looks like a preview. */
const DIMMED = 0.42
export const veiled = feature.style({
  gridArea: '1 / 1',
  minWidth: 0,
  opacity: DIMMED,
  '@container': {
    // The part that the call does not cover.
    [within.narrow]: { position: 'absolute', gridArea: 'auto', inset: space(8, 16, 16), overflow: 'clip' },
  },
  '@media': { print: { display: 'none' } },
})
export const veiledStats = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const veiledStat = feature.style({
  display: 'grid',
  gap: space(14),
  padding: space(16, 20, 24),
  selectors: { '& + &': { borderInlineStart: `${line.hair} solid ${color.line}` } },
})
export const veiledFigure = feature.style({
  width: '58%',
  height: '24px',
  backgroundColor: color.edge,
})
export const veiledInsight = feature.style({
  display: 'grid',
  gap: space(8),
  padding: space(20),
  backgroundColor: family.tint,
})
export const veiledWords = feature.style({
  height: '14px',
  backgroundColor: color.edge,
  opacity: 0.5,
  selectors: { '&:last-child': { width: '72%' } },
})
export const connect = feature.style({
  vars: { [ground.color]: color.sheet },
  gridArea: '1 / 1',
  placeSelf: 'center',
  position: 'relative',
  width: 'min(100%, 620px)',
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  backgroundColor: color.sheet,
  border: `${line.edge} solid ${color.ink}`,
  boxShadow: color.popShadow,
  '@container': {
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '96px auto' },
  },
})
export const connectArt = feature.style({ position: 'relative', overflow: 'hidden' })
feature.global(`${connectArt} > svg`, { position: 'absolute', inset: 0 })
export const connectWords = feature.style({
  display: 'grid',
  alignContent: 'center',
  gap: space(12),
  padding: space(24),
  ...textStyle.bodyShort,
  '@container': { [within.narrow]: { padding: space(18) } },
})
export const connectTitle = feature.style(specialStyle.panelFigure)

export const afterwards = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginTop: space(12),
  borderTop: `${line.edge} solid ${color.ink}`,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const afterwardsPart = feature.style({
  padding: space(14, 20),
  borderInlineStart: `${line.hair} solid ${color.line}`,
  selectors: { '&:nth-child(4n + 1)': { borderInlineStart: 0, paddingInlineStart: 0 } },
  '@container': {
    [within.belowWide]: {
      selectors: {
        '&:nth-child(2n + 1)': { borderInlineStart: 0, paddingInlineStart: 0 },
        '&:nth-child(n + 3)': { borderTop: `${line.hair} solid ${color.line}` },
      },
    },
    [within.narrow]: {
      borderInlineStart: 0,
      paddingInline: 0,
      selectors: { '& + &': { borderTop: `${line.hair} solid ${color.line}` } },
    },
  },
})
export const afterwardsName = feature.style(emphasis.strong)
export const afterwardsText = feature.style({
  ...textStyle.smallShort,
  color: color.ink2,
  marginTop: space(2),
})
