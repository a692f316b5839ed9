import { color, ground } from '../theme/contract.css.ts'
import { hiddenButRead } from '../theme/hidden.ts'
import { feature } from '../theme/layered.ts'
import { sizeOf, textStyle } from '../theme/textStyles.ts'
import { depth, gutter, line, media, space } from '../theme/tokens.ts'

/** The height of what can be pressed with a finger, where letters are larger as well. */
const TOUCH = '2.75rem'

/**
 * Where the figures have no room beside the coins and stand over them: in rem, since large letters need more. A window of
 * 768 px has room for one row, also where 24 px of it are a scroll bar.
 */
export const twoRows = '(max-width: 46.49rem)'
/** Where they have none beside each other either. */
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
  // Prices of the moment are no use on paper.
  '@media': { print: { display: 'none' }, [media.withoutScripts]: { display: 'none' } },
})
/** The height stands before any data comes, so that nothing below it jumps; it follows the visitor's letters. */
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
/** Where the name of the sentiment has no room. */
const noNames = '(max-width: 22.49rem)'
export const wideOnly = feature.style({ '@container': { [twoRows]: { display: 'none' } } })
/** The name of a figure; read aloud only where it has no room. */
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
