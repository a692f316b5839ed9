import { accent, color, duration, family, ground } from '../theme/contract.css.ts'
import { chosenInForcedColors } from '../theme/forcedColors.ts'
import { primitive } from '../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../theme/textStyles.ts'
import { ease, line, media, space } from '../theme/tokens.ts'

/** The color of the shadow over tabs that are out of view. */
const MORE = `color-mix(in srgb, ${color.ink} 26%, transparent)`

export const list = primitive.style({
  display: 'flex',
  boxShadow: `inset 0 -1.5px 0 ${accent.mark}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingTop: space(2),
  // A shadow at each end where more tabs are; a cover that scrolls along hides it at the first and the last of them.
  backgroundImage: [
    `linear-gradient(to right, ${ground.color} 40%, transparent)`,
    `linear-gradient(to left, ${ground.color} 40%, transparent)`,
    `linear-gradient(to right, ${MORE}, transparent)`,
    `linear-gradient(to left, ${MORE}, transparent)`,
  ].join(', '),
  backgroundPosition: 'left, right, left, right',
  backgroundSize: '56px 100%, 56px 100%, 20px 100%, 20px 100%',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
})
export const tab = primitive.style({
  flex: 'none',
  minHeight: '46px',
  padding: space(0, 18),
  display: 'flex',
  alignItems: 'center',
  ...sizeOf(textStyle.dense),
  // Four tabs fit on a phone of 390 px.
  '@media': { [media.narrow]: { paddingInline: space(6), ...sizeOf(textStyle.small) } },
  ...emphasis.firm,
  color: color.ink2,
  border: `${line.edge} solid transparent`,
  borderBottom: 0,
  whiteSpace: 'nowrap',
  position: 'relative',
  selectors: {
    '&:hover': { color: color.ink, backgroundColor: color.well },
    '&[aria-selected="true"]': {
      color: color.ink,
      ...emphasis.strong,
      borderColor: accent.mark,
      backgroundColor: ground.color,
      '@media': chosenInForcedColors,
    },
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      top: '-1.5px',
      right: '-1.5px',
      width: '14px',
      height: '14px',
      background: `linear-gradient(to bottom left, ${ground.color} 49.5%, ${family.face} 50.5%)`,
      transition: `width ${duration.fold} ${ease.fold}`,
    },
    '&:focus-visible': { outlineOffset: '-5px', boxShadow: 'none' },
  },
})
export const panel = primitive.style({ paddingTop: space(18) })
