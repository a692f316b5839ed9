import { color, ground } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { depth, gutter, line, media, size } from '../theme/tokens.ts'

export const strip = feature.style({
  vars: { [ground.color]: color.sheet },
  position: 'relative',
  zIndex: depth.ticker,
  borderBlock: `${line.hair} solid ${color.line}`,
  backgroundColor: color.sheet,
  fontSize: '.9375rem',
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Prices of the moment are no use on paper.
  '@media': { print: { display: 'none' }, [media.withoutScripts]: { display: 'none' } },
})
/** The height stands before any data comes, so that nothing below it jumps. */
export const inner = feature.style({
  display: 'flex',
  alignItems: 'stretch',
  height: '52px',
  width: `min(100% - 2 * ${gutter}, 1440px)`,
  marginInline: 'auto',
  '@media': {
    [media.narrow]: { height: '44px', width: `calc(100% - ${gutter})`, marginRight: 0, fontSize: size.micro },
  },
})
export const compact = feature.style({ height: '44px', fontSize: size.small })
const cell = feature.style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  paddingRight: '20px',
  marginRight: '20px',
  borderRight: `${line.hair} solid ${color.line}`,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { gap: '6px', paddingRight: '10px', marginRight: '10px' } },
})
export const fixed = feature.style(cell)
/** On narrow screens label and value stand on two lines. */
export const pair = feature.style(cell, {
  '@media': {
    [media.narrow]: {
      flexDirection: 'column',
      alignItems: 'start',
      justifyContent: 'center',
      gap: 0,
      lineHeight: 1.2,
    },
  },
})
export const label = feature.style({ color: color.ink2 })
export const wideOnly = feature.style({ '@media': { [media.narrow]: { display: 'none' } } })
export const narrowOnly = feature.style({ '@media': { [media.fromMedium]: { display: 'none' } } })
export const squares = feature.style({
  display: 'inline-flex',
  gap: '3px',
  alignItems: 'center',
  flex: 'none',
})
export const square = feature.style({ width: '11px', height: '11px', backgroundColor: color.line })
export const level = {
  1: feature.style({ backgroundColor: color.fear1 }),
  2: feature.style({ backgroundColor: color.fear2 }),
  3: feature.style({ backgroundColor: color.fear3 }),
  4: feature.style({ backgroundColor: color.fear4 }),
  5: feature.style({ backgroundColor: color.fear5 }),
}
feature.global(`${squares} > ${square}:nth-child(n + 2)`, {
  '@media': { [media.narrow]: { display: 'none' } },
})
export const reading = feature.style({
  fontWeight: 600,
  display: 'flex',
  gap: '4px',
  '@media': { [media.narrow]: { flexDirection: 'column', gap: 0, lineHeight: 1.2 } },
})

export const window = feature.style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  scrollbarWidth: 'none',
  '@media': { [media.motionReduced]: { overflowX: 'auto' } },
  selectors: { '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' } },
})
export const track = feature.style({ display: 'flex', flex: 'none', willChange: 'transform' })
export const coins = feature.style({ display: 'flex', alignItems: 'center', flex: 'none' })
export const coin = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  paddingRight: '30px',
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { paddingRight: '22px' } },
})
export const badge = feature.style({ width: '20px', height: '20px', flex: 'none' })
export const symbol = feature.style({ fontWeight: 650 })
export const skeletons = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  overflow: 'hidden',
})
export const skeletonCoin = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  paddingRight: '21px',
})
export const pause = feature.style({
  width: '52px',
  height: 'auto',
  borderLeft: `${line.hair} solid ${color.line}`,
  marginRight: '-16px',
  '@media': { [media.narrow]: { width: '44px', marginRight: 0 }, [media.motionReduced]: { display: 'none' } },
  selectors: { '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' } },
})
feature.global(`${pause} svg`, { width: '18px', height: '18px', fill: 'currentColor' })
export const failure = feature.style({ display: 'flex', alignItems: 'center', gap: '12px', fontWeight: 600 })
export const failureIcon = feature.style({ color: color.loss })

export const sample = feature.style({ display: 'flex', alignItems: 'stretch', flex: 'none' })
export const sampleMark = feature.style({
  display: 'flex',
  alignItems: 'center',
  padding: '0 14px',
  borderLeft: `${line.hair} solid ${color.line}`,
  fontWeight: 600,
  fontSize: size.micro,
  cursor: 'pointer',
  listStyle: 'none',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '.25em',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: color.well },
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  },
  '@media': { [media.narrow]: { padding: '0 10px', width: '66px', lineHeight: 1.2 } },
})
export const sampleReason = feature.style({
  position: 'absolute',
  top: '100%',
  right: gutter,
  width: 'max-content',
  maxWidth: 'min(340px, calc(100vw - 32px))',
  padding: '14px 16px',
  backgroundColor: color.sheet,
  border: `${line.edge} solid ${color.ink}`,
  boxShadow: color.popShadow,
  fontSize: size.small,
  lineHeight: 1.45,
})
