import { color, family, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, leading, shareOf, sizeOf, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { folded, grid, gutter, media, space } from '../../theme/tokens.ts'

/** The folded corner of a face. */
const CORNER = '50px'

/** A row grows with its texts, where the visitor spaces them wider. */
export const facts = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridAutoRows: `minmax(max(${grid.unit}, 112px), auto)`,
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridAutoRows: 'minmax(104px, auto)',
      marginInline: `calc(-1 * ${gutter})`,
    },
  },
})
export const fact = pattern.style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  padding: space(0, 14, 12, 20),
  backgroundColor: family.face,
  color: family.on,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: 0,
      insetInlineEnd: 0,
      width: CORNER,
      height: CORNER,
      backgroundImage: folded(ground.color, family.reverse),
    },
  },
  '@media': {
    [media.belowWide]: { paddingInlineStart: space(16) },
    print: { backgroundColor: 'transparent', color: color.ink },
  },
})
export const label = pattern.style({
  ...textStyle.denseShort,
  ...leading.tight,
  ...emphasis.strong,
  '@media': { [media.narrow]: sizeOf(textStyle.small) },
})
export const figure = pattern.style({
  ...specialStyle.factFigure,
  margin: '0 0 .7cqi -.03em',
  position: 'relative',
  '@media': {
    [media.narrow]: { ...shareOf('12.5cqi'), marginBottom: space(4) },
  },
})
