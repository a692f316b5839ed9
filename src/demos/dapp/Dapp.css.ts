import { color, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { line, media, size, weight } from '../../theme/tokens.ts'

export const head = feature.style({
  vars: { [ground.color]: color.sheet },
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '12px 28px',
  padding: '16px 20px',
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  lineHeight: 1.35,
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: '44px minmax(0, 1fr) auto',
      gap: '12px',
      padding: '12px 14px',
    },
  },
})
export const label = feature.style({ fontSize: size.small, color: color.ink2 })
export const address = feature.style({
  display: 'grid',
  overflowWrap: 'anywhere',
  // Closer to its picture than to the rest.
  marginLeft: '-16px',
  '@media': { [media.narrow]: { marginLeft: 0 } },
})
export const balance = feature.style({ display: 'grid', justifyItems: 'end' })
export const figure = feature.style({
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
export const badge = feature.style({ '@media': { [media.narrow]: { gridColumn: '1 / -1' } } })

export const heading = feature.style({ fontSize: '1.25rem', lineHeight: 1.2 })
export const remark = feature.style({
  fontSize: size.small,
  color: color.ink2,
  lineHeight: 1.5,
  marginTop: '6px',
})
export const dashboard = feature.style({
  display: 'grid',
  gap: '24px',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const insights = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '12px',
  marginTop: '14px',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
// Notes side by side are equally high.
feature.global(`${insights} > li`, { display: 'grid' })

export const swap = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '24px 40px',
  alignItems: 'start',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const form = feature.style({ display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' })
export const arrow = feature.style({
  display: 'grid',
  placeItems: 'center',
  height: '20px',
  marginTop: '8px',
})
export const action = feature.style({
  display: 'grid',
  justifyItems: 'start',
  marginTop: '12px',
  '@media': { [media.narrow]: { justifyItems: 'stretch' } },
})
export const terms = feature.style({ display: 'grid', gap: '6px', gridTemplateColumns: 'minmax(0, 1fr)' })

export const description = feature.style({ display: 'grid', gap: '14px', maxWidth: '40em' })
