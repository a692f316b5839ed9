import { createVar } from '@vanilla-extract/css'
import { color, family } from '../theme/contract.css.ts'
import { chosenInForcedColors } from '../theme/forcedColors.ts'
import { feature } from '../theme/layered.ts'
import { emphasis, leading, sizeOf, textStyle } from '../theme/textStyles.ts'
import { control, depth, line, media, space } from '../theme/tokens.ts'

const flap = createVar()

/**
 * "All" is two tiles of the sheet wide, each family one and a half, and large letters begin another row; on phones five equal
 * parts, or fewer of large letters.
 */
export const choices = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlock: `${line.hair} solid ${color.line}`,
  '@media': {
    [media.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(3.5rem, 16%), 1fr))',
    },
  },
})
export const choice = feature.style({
  flex: '3 1 0',
  minWidth: 'max-content',
  selectors: { '&:first-child': { flexGrow: 4 } },
  '@media': { [media.narrow]: { minWidth: 0 } },
})
export const link = feature.style({
  vars: { [flap]: '14px' },
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  paddingInlineEnd: space(12),
  minHeight: control.touch,
  textDecoration: 'none',
  ...sizeOf(textStyle.body),
  ...leading.tight,
  ...emphasis.strong,
  selectors: {
    '&:hover': { backgroundColor: color.well },
    '&[aria-current]': {
      color: color.paper,
      background: `linear-gradient(to bottom left, ${color.paper} 49.5%, ${family.face} 50.5%) 100% 0 / ${flap} ${flap} no-repeat, ${color.ink}`,
      '@media': chosenInForcedColors,
    },
    // At the other end there, as the tile is at the right.
    '[dir="rtl"] &[aria-current]': {
      background: `linear-gradient(to bottom right, ${color.paper} 49.5%, ${family.face} 50.5%) 0 0 / ${flap} ${flap} no-repeat, ${color.ink}`,
      '@media': chosenInForcedColors,
    },
    '&:focus-visible': { position: 'relative', zIndex: depth.raised },
  },
  '@media': {
    [media.narrow]: {
      vars: { [flap]: '10px' },
      flexDirection: 'column',
      gap: space(4),
      height: '100%',
      paddingBlock: space(8),
      ...sizeOf(textStyle.label),
    },
  },
})
export const tile = feature.style({ flex: 'none', width: control.touch, height: control.touch })
