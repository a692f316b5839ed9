import { color, family } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, leading, shareOf, sizeOf, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { type FamilyName, grid, media, space } from '../../theme/tokens.ts'

/** A row grows with its texts, where the visitor spaces them wider. */
export const facts = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  gridTemplateRows: `repeat(2, minmax(${grid.unit}, auto))`,
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(4, minmax(25cqi, auto))',
    },
  },
})
/** Figures and folds lie in the same grid over each other, so that the list holds nothing but facts. */
export const layer = pattern.style({
  gridArea: '1 / 1 / -1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'subgrid',
})

const at = (wide: string, narrow: string, isTurned = false) =>
  pattern.style({
    gridArea: wide,
    ...(isTurned && { transform: 'rotate(90deg)' }),
    '@media': { [media.narrow]: { gridArea: narrow } },
  })

/** Where each figure lies: row / column / row / column. */
export const place = {
  build: at('1 / 1 / 2 / 4', '1 / 1 / 2 / 4'),
  launch: at('1 / 5 / 2 / 7', '2 / 1 / 3 / 3'),
  secure: at('2 / 2 / 3 / 5', '3 / 2 / 4 / 5'),
  trade: at('2 / 6 / 3 / 9', '4 / 2 / 5 / 5'),
}
export const folds: readonly { family: FamilyName; className: string }[] = [
  { family: 'secure', className: at('1 / 4', '1 / 4') },
  { family: 'build', className: at('1 / 7', '2 / 3') },
  { family: 'trade', className: at('1 / 8', '2 / 4') },
  { family: 'launch', className: at('2 / 1', '3 / 1', true) },
  { family: 'trade', className: at('2 / 5', '4 / 1', true) },
]

export const fact = pattern.style({
  backgroundColor: family.face,
  color: family.on,
  padding: space(0, 20, 14),
  display: 'flex',
  flexDirection: 'column-reverse',
  overflow: 'hidden',
  '@media': {
    [media.narrow]: { padding: space(0, 14, 10) },
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
  '@media': {
    [media.belowWide]: shareOf('7cqi'),
    [media.narrow]: { ...shareOf('15cqi'), marginBottom: '5px' },
  },
})
