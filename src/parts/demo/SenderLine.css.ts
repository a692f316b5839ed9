import { accentVars, color, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { space, within } from '../../theme/tokens.ts'

/** On the slab all colors are inverted; its content needs no other styles. */
export const onSlab = {
  [color.ink]: color.onSlab,
  [color.ink2]: color.onSlab2,
  [color.paper]: color.slab,
  [color.sheet]: color.slab,
  [color.well]: color.slab2,
  [color.line]: color.slabLine,
  [color.edge]: color.onSlab2,
  [color.focus]: color.onSlab,
  [color.focusGap]: color.slab,
  [ground.color]: color.slab,
} as const
/** The company's own colors, also around a client's. */
export const inHouseColors = {
  ...onSlab,
  [accentVars.face]: color.onSlab,
  [accentVars.on]: color.slab,
  [accentVars.edge]: color.onSlab,
  [accentVars.flap]: color.launch,
  [accentVars.link]: 'currentColor',
} as const

export const line = pattern.style({ display: 'flex', alignItems: 'center', gap: space(6), minWidth: 0 })
pattern.narrow(`${line} > svg`, { display: 'none' })
export const words = pattern.style({
  ...sizeOf(textStyle.caption),
  ...leading.tight,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
// One line on a phone: the bar keeps its height whatever the name of the client is.
pattern.narrow(words, { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' })
export const name = pattern.style(emphasis.strong)
export const row = pattern.style({
  vars: inHouseColors,
  flex: 'none',
  minHeight: '44px',
  display: 'flex',
  alignItems: 'center',
  padding: space(0, 24),
  ...textStyle.smallShort,
  backgroundColor: color.well,
  color: color.ink,
  '@media': { print: { display: 'none' } },
  '@container': {
    [within.wide]: { display: 'none' },
    [within.narrow]: { paddingInline: space(16) },
  },
})
