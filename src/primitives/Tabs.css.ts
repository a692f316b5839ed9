import { accent, color, duration, family, ground } from '../theme/contract.css.ts'
import { chosenInForcedColors } from '../theme/forcedColors.ts'
import { primitive } from '../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../theme/textStyles.ts'
import { ease, line, space } from '../theme/tokens.ts'

export const list = primitive.style({
  display: 'flex',
  boxShadow: `inset 0 -1.5px 0 ${accent.mark}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingTop: space(2),
})
export const tab = primitive.style({
  flex: 'none',
  minHeight: '46px',
  padding: space(0, 18),
  display: 'flex',
  alignItems: 'center',
  ...sizeOf(textStyle.dense),
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
