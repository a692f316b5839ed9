import { color, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { line, media, space, within } from '../../theme/tokens.ts'

export const outline = feature.style({
  display: 'grid',
  minWidth: 0,
  borderInlineEnd: `${line.hair} solid ${color.line}`,
  '@container': { [within.narrow]: { borderInlineEnd: 0 } },
  // On paper nothing leads to a part, and the code has the same names.
  '@media': { print: { display: 'none' } },
})
export const parts = feature.style({
  display: 'grid',
  gridAutoRows: '1fr',
  '@container': { [within.narrow]: { display: 'none' } },
})
/** Where it is narrow, in place of the buttons. */
export const list = feature.style({
  display: 'none',
  '@container': { [within.narrow]: { display: 'block', padding: space(10, 16) } },
})
export const part = feature.style({
  display: 'grid',
  selectors: { '& + &': { borderTop: `${line.hair} solid ${color.line}` } },
})
export const press = feature.style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  alignItems: 'baseline',
  alignContent: 'center',
  columnGap: space(8),
  minHeight: '46px',
  padding: space(4, 8, 4, 20),
  textAlign: 'start',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  },
})
/** The part that the code shows. */
export const chosen = feature.style({
  vars: { [ground.color]: color.build },
  backgroundColor: color.build,
  color: color.onBuild,
  '@media': {
    [media.forcedColors]: { outline: `${line.rule} solid Highlight`, outlineOffset: `-${line.rule}` },
  },
})
/** A part is filled from its start to its end as its lines are written. */
export const fill = feature.style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: color.slab2,
  selectors: { [`${chosen} > &`]: { display: 'none' } },
  '@media': { [media.forcedColors]: { display: 'none' } },
})
/** A line at its foot, in the colors of two families in turn, shows how far. */
export const progress = feature.style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: line.rule,
  fill: color.tradeInk,
  selectors: { [`${part}:nth-child(2n) &`]: { fill: color.build } },
})
const above = { position: 'relative' } as const
export const lineNumber = feature.style({ ...above, ...specialStyle.program, color: color.ink2 })
export const texts = feature.style({ ...above, display: 'grid', justifyItems: 'start' })
export const name = feature.style({
  ...textStyle.smallShort,
  ...emphasis.strong,
  selectors: { [`${press}:hover &`]: { textDecoration: 'underline' } },
})
export const note = feature.style({ ...textStyle.caption, color: color.ink2 })
/** What the client's version has in place of it. */
export const yours = feature.style({ ...textStyle.caption, ...emphasis.medium, color: color.tradeInk })
feature.global(`${chosen} ${lineNumber}, ${chosen} ${note}, ${chosen} ${yours}`, { color: 'inherit' })
