import { color, ground } from '../theme/contract.css.ts'
import { hiddenButRead } from '../theme/hidden.ts'
import { feature } from '../theme/layered.ts'
import { sizeOf, textStyle } from '../theme/textStyles.ts'
import { depth, gutter, line, media, space } from '../theme/tokens.ts'

/** The height of a touch target, also with larger text. */
const TOUCH = '2.75rem'

/**
 * The width below which the figures are above the coins: in rem, because large text needs more. A window of
 * 768 px has room for one row, even with a scroll bar of 24 px.
 */
export const twoRows = '(max-width: 46.49rem)'
/** The width below which the figures are stacked. */
export const threeRows = '(max-width: 19.49rem)'

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
    [twoRows]: {
      display: 'grid',
      gridTemplate: `1.75rem ${TOUCH} / auto minmax(0, 1fr) auto auto`,
      height: 'auto',
      width: `calc(100% - ${gutter})`,
      marginInlineEnd: 0,
      ...sizeOf(textStyle.caption),
    },
    [threeRows]: { gridTemplate: `1.75rem 1.75rem ${TOUCH} / minmax(0, 1fr) auto auto` },
  },
})
export const compact = feature.style({
  height: TOUCH,
  ...sizeOf(textStyle.small),
  '@container': { [twoRows]: { height: 'auto' } },
})
/** In the last of several rows. */
export const below = { gridRow: -2 } as const
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
  '@container': {
    [twoRows]: {
      gap: space(6),
      paddingInlineEnd: space(10),
      marginInlineEnd: space(10),
      selectors: { '& + &': { gridColumn: '2 / -1', borderInlineEnd: 0 } },
    },
  },
})
export const label = feature.style({ color: color.ink2 })
/** The width below which the name of the sentiment does not fit. */
const noNames = '(max-width: 22.49rem)'
export const wideOnly = feature.style({ '@container': { [twoRows]: { display: 'none' } } })
/** The name of a figure; only for screen readers if it does not fit. */
export const named = feature.style(label, { '@container': { [noNames]: hiddenButRead } })
export const skeletons = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  overflow: 'hidden',
  '@container': { [twoRows]: { ...below, gridColumn: '1 / -1' } },
})
export const skeletonCoin = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  paddingInlineEnd: '21px',
})
