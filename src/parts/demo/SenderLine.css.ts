import { accentVars, color, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { space } from '../../theme/tokens.ts'

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
/** Never cut off by a long name of the client. */
export const sample = pattern.style({
  flex: 'none',
  ...sizeOf(textStyle.caption),
  ...leading.tight,
  color: color.ink2,
  marginInlineStart: space(8),
})
// Two lines on a phone, so that the bar keeps its height: the company and the mark of samples, and below them the client.
pattern.narrow(line, { flexWrap: 'wrap', gap: `1px ${space(8)}`, ...leading.solid })
pattern.narrow(words, { display: 'contents' })
pattern.narrow(`${words} > span`, leading.solid)
// Letters below the line stay whole.
pattern.narrow(`${words} > span + span`, {
  order: 1,
  flex: '1 0 100%',
  minWidth: 0,
  maxWidth: '100%',
  whiteSpace: 'nowrap',
  overflowX: 'clip',
  textOverflow: 'ellipsis',
})
pattern.narrow(sample, { marginInlineStart: 0, ...leading.solid })
/** On a phone the client is on the next line, after the mark of samples. */
export const comma = pattern.style({})
pattern.narrow(comma, { display: 'none' })
export const name = pattern.style(emphasis.strong)
