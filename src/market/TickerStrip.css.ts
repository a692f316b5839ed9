import { color, ground } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { sizeOf, textStyle } from '../theme/textStyles.ts'
import { depth, gutter, line, media, space } from '../theme/tokens.ts'

/** The height of a touch target, also with larger text. */
const TOUCH = '2.75rem'

/**
 * The width below which the figures of the market run before the coins: in rem, because large text needs more. A window of
 * 768 px has room for both, even with a scroll bar of 24 px.
 */
export const figuresRun = '(max-width: 46.49rem)'
/** The width below which even a coin has no room beside the mark of samples: a phone with letters of twice the size. */
export const stacked = '(max-width: 17rem)'

export const strip = feature.style({
  vars: { [ground.color]: color.sheet },
  containerType: 'inline-size',
  position: 'relative',
  zIndex: depth.ticker,
  borderBlock: `${line.hair} solid ${color.line}`,
  backgroundColor: color.sheet,
  ...textStyle.denseShort,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Print omits current prices.
  '@media': { print: { display: 'none' }, [media.withoutScripts]: { display: 'none' } },
})
/** The height is set before data arrives, so that the content below does not jump; it follows the text size. */
export const inner = feature.style({
  display: 'flex',
  alignItems: 'stretch',
  height: '3.25rem',
  width: `min(100% - 2 * ${gutter}, 1440px)`,
  marginInline: 'auto',
  '@container': {
    [figuresRun]: {
      height: TOUCH,
      // From edge to edge.
      width: '100%',
      ...sizeOf(textStyle.caption),
    },
    [stacked]: { display: 'grid', gridTemplate: `${TOUCH} ${TOUCH} / minmax(0, 1fr) auto`, height: 'auto' },
  },
})
export const compact = feature.style({
  height: TOUCH,
  ...sizeOf(textStyle.small),
  '@container': { [stacked]: { height: 'auto' } },
})
export const fixed = feature.style({
  flex: 'none',
  minWidth: 0,
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  gap: space(10),
  paddingInlineEnd: space(20),
  marginInlineEnd: space(20),
  borderInlineEnd: `${line.hair} solid ${color.line}`,
  whiteSpace: 'nowrap',
  '@container': { [figuresRun]: { display: 'none' } },
})
/** The name of a figure. */
export const label = feature.style({ color: color.ink2 })
export const skeletons = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  overflow: 'hidden',
  '@container': { [figuresRun]: { paddingInlineStart: gutter }, [stacked]: { gridColumn: '1 / -1' } },
})
export const skeletonCoin = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  paddingInlineEnd: '21px',
})
