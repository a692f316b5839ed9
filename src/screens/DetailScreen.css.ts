import { color } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { control, media, size } from '../theme/tokens.ts'

export const crumbs = feature.style({ marginBottom: '24px', fontSize: size.small, color: color.ink2 })
export const crumbList = feature.style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })
feature.global(`${crumbList} > li + li::before`, { content: '"/" / ""', marginInline: '10px' })
export const crumb = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  '@media': { [media.coarsePointer]: { minHeight: control.touch } },
})
export const head = feature.style({
  display: 'grid',
  gridTemplateColumns: '5fr 3fr',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '28px' },
    print: { gridTemplateColumns: '7fr 1fr', alignItems: 'end' },
  },
})
export const texts = feature.style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '28px',
  paddingRight: '48px',
  minWidth: 0,
  '@media': { [media.narrow]: { paddingRight: 0 } },
})
export const sentence = feature.style({
  textWrap: 'balance',
  '@media': { print: { textWrap: 'pretty', maxWidth: 'none' } },
})
export const actions = feature.style({ display: 'grid', gap: '16px', justifyItems: 'start' })
export const fold = feature.style({ aspectRatio: '1' })
// The first row stands on the line of the title beside it.
export const relatives = feature.style({
  marginTop: '-17px',
  '@media': { [media.narrow]: { marginTop: '-8px' } },
})
export const problem = feature.style({
  display: 'grid',
  gap: '18px',
  maxWidth: '36em',
  fontSize: size.lead,
  lineHeight: 1.5,
  '@media': { print: { gap: '8px', maxWidth: 'none', fontSize: size.body, lineHeight: 'inherit' } },
})
export const listHead = feature.style({
  fontSize: size.t4,
  lineHeight: 1.25,
  paddingBottom: '4px',
  selectors: { 'ul + &': { paddingTop: '32px' } },
  '@media': { print: { selectors: { 'ul + &': { paddingTop: '12px' } } } },
})
