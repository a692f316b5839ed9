import { color, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../../theme/textStyles.ts'
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
  // Closer to its picture than to the rest.
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
// Notes side by side are equally high.
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

/** Nothing is connected: what to do, and what it opens. */
export const before = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space(24, 40),
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const afterwards = feature.style({
  marginTop: space(14),
  borderTop: `${line.edge} solid ${color.ink}`,
})
export const afterwardsRow = feature.style({
  display: 'grid',
  gridTemplateColumns: '140px minmax(0, 1fr)',
  gap: space(4, 20),
  padding: space(14, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  ...textStyle.bodyShort,
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const afterwardsName = feature.style(emphasis.strong)
