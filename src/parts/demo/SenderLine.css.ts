import { accentVars, color, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { media, space } from '../../theme/tokens.ts'

/** The primary action is light on the slab. */
const onSlab = {
  [ground.color]: color.slab,
  [color.focus]: color.onSlab,
  [color.focusGap]: color.slab,
  [accentVars.face]: color.onSlab,
  [accentVars.on]: color.slab,
  [accentVars.edge]: color.onSlab,
  [accentVars.flap]: color.launch,
  [accentVars.link]: 'currentColor',
} as const
const onPaper = { print: { backgroundColor: 'transparent', color: color.ink } } as const

export const line = pattern.style({
  vars: onSlab,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(14),
  minHeight: '56px',
  padding: space(6, 24),
  ...textStyle.denseShort,
  backgroundColor: color.slab,
  color: color.onSlab,
  '@media': {
    [media.narrow]: {
      minHeight: '52px',
      padding: space(6, 12),
      gap: space(10),
      ...sizeOf(textStyle.caption),
    },
    ...onPaper,
  },
})
export const words = pattern.style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
export const name = pattern.style(emphasis.strong)
/** In narrower windows it is elsewhere: in a row with the demo, and in the foot. */
export const onlyWide = pattern.style({ flex: 'none', '@media': { [media.belowWide]: { display: 'none' } } })
export const row = pattern.style({
  vars: onSlab,
  flex: 'none',
  minHeight: '44px',
  display: 'flex',
  alignItems: 'center',
  padding: space(0, 24),
  ...textStyle.smallShort,
  backgroundColor: color.slab2,
  color: color.onSlab,
  '@media': {
    [media.narrow]: { paddingInline: space(12) },
    [media.wide]: { display: 'none' },
    print: { display: 'none' },
  },
})
