// The styles of the strip with data; loaded with its code.
import { color } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../theme/textStyles.ts'
import { control, gutter, line, media, space } from '../theme/tokens.ts'
import { figuresRun, stacked } from './TickerStrip.css.ts'

/** A figure of the market that runs before the coins. */
export const running = feature.style({
  display: 'none',
  '@container': {
    [figuresRun]: {
      display: 'flex',
      alignItems: 'center',
      flex: 'none',
      gap: space(8),
      paddingInlineEnd: '22px',
      whiteSpace: 'nowrap',
      selectors: { '&:first-child': { paddingInlineStart: gutter } },
    },
  },
})
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
export const reading = feature.style({
  ...emphasis.strong,
  display: 'flex',
  gap: space(4),
})

export const window = feature.style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  scrollbarWidth: 'none',
  // A figure at the edge fades, because half a digit could look like another one.
  maskImage: `linear-gradient(to right, transparent, ${color.ink} 16px calc(100% - 16px), transparent)`,
  '@media': { [media.motionReduced]: { overflowX: 'auto' } },
  '@container': { [stacked]: { gridColumn: '1 / -1' } },
  selectors: { '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' } },
})
/** Visitors can scroll a paused strip. */
export const byHand = feature.style({ overflowX: 'auto' })
export const track = feature.style({ display: 'flex', flex: 'none', willChange: 'transform' })
export const coins = feature.style({ display: 'flex', alignItems: 'center', flex: 'none' })
export const coin = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  paddingInlineEnd: '30px',
  whiteSpace: 'nowrap',
  '@container': { [figuresRun]: { paddingInlineEnd: '22px' } },
})
export const badge = feature.style({ width: '20px', height: '20px', flex: 'none' })
export const symbol = feature.style(emphasis.name)
export const pause = feature.style({
  width: '52px',
  height: 'auto',
  borderInlineStart: `${line.hair} solid ${color.line}`,
  marginInlineEnd: `-${space(16)}`,
  '@media': { [media.motionReduced]: { display: 'none' } },
  '@container': { [figuresRun]: { width: control.touch, marginInlineEnd: 0 } },
  selectors: { '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' } },
})
feature.global(`${pause} svg`, { width: '18px', height: '18px', fill: 'currentColor' })
export const failure = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  ...emphasis.strong,
  '@container': {
    [figuresRun]: { paddingInline: gutter },
    [stacked]: { gridArea: '1 / 1 / -1 / -1' },
  },
})
export const failureIcon = feature.style({ color: color.loss })

export const sample = feature.style({
  display: 'flex',
  alignItems: 'stretch',
  flex: 'none',
})
export const sampleMark = feature.style({
  display: 'flex',
  alignItems: 'center',
  padding: space(0, 14),
  borderInlineStart: `${line.hair} solid ${color.line}`,
  ...sizeOf(textStyle.caption),
  ...emphasis.strong,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  listStyle: 'none',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '.25em',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: color.well },
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  },
  '@container': { [figuresRun]: { padding: space(0, 6) }, [stacked]: { borderInlineStart: 0 } },
})
export const sampleReason = feature.style({
  position: 'absolute',
  top: '100%',
  right: gutter,
  width: 'max-content',
  maxWidth: 'min(340px, calc(100vw - 32px))',
  padding: space(14, 16),
  backgroundColor: color.sheet,
  border: `${line.edge} solid ${color.ink}`,
  boxShadow: color.popShadow,
  ...textStyle.small,
})
