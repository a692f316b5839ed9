import { color, ground } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { control, depth, fixedSize, gutter, line, media, size, space } from '../theme/tokens.ts'

export const strip = feature.style({
  vars: { [ground.color]: color.sheet },
  position: 'relative',
  zIndex: depth.ticker,
  borderBlock: `${line.hair} solid ${color.line}`,
  backgroundColor: color.sheet,
  fontSize: fixedSize[15],
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
    [media.narrow]: {
      height: control.touch,
      width: `calc(100% - ${gutter})`,
      marginRight: 0,
      fontSize: size.micro,
    },
  },
})
export const compact = feature.style({ height: control.touch, fontSize: size.small })
export const fixed = feature.style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(10),
  paddingRight: space(20),
  marginRight: space(20),
  borderRight: `${line.hair} solid ${color.line}`,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { gap: space(6), paddingRight: space(10), marginRight: space(10) } },
})
export const label = feature.style({ color: color.ink2 })
export const wideOnly = feature.style({ '@media': { [media.narrow]: { display: 'none' } } })
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
