import { color, family, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { atMost, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { grid, gutter, line, media, sectionSpace, space } from '../../theme/tokens.ts'

export const section = pattern.style({
  paddingTop: sectionSpace,
  breakInside: 'avoid',
  '@media': { print: { paddingTop: space(12) } },
})
export const panel = pattern.style({
  vars: { [ground.color]: family.face },
  display: 'grid',
  gridTemplateColumns: '5fr 3fr',
  minHeight: `calc(3 * ${grid.unit})`,
  backgroundColor: family.face,
  color: family.on,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: {
      display: 'block',
      minHeight: 0,
      background: 'none',
      color: color.ink,
      borderTop: `${line.rule} solid ${color.ink}`,
    },
  },
})
/** Fills its container, on narrow screens to the edges. */
export const beside = pattern.style({
  display: 'grid',
  breakInside: 'avoid',
  '@media': { [media.narrow]: { marginInline: `calc(-1 * ${gutter})` } },
})
/** Texts over art. */
export const stacked = pattern.style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minHeight: 0,
})
export const texts = pattern.style({
  padding: `clamp(${space(24)}, 4cqi, ${space(56)})`,
  display: 'flex',
  flexDirection: 'column',
  gap: space(24),
  alignItems: 'start',
  justifyContent: 'space-between',
  minWidth: 0,
  '@media': {
    [media.narrow]: { padding: space(24, 20), gap: space(16) },
    print: { padding: space(10, 0, 0), gap: space(6) },
  },
})
export const title = pattern.style({
  ...textStyle.banner,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '@media': {
    // A word such as “infrastructure” has to fit the smallest screen.
    [media.narrow]: sizeOf(atMost(textStyle.banner, '11.5cqi')),
    print: sizeOf(textStyle.heading),
  },
})
pattern.global(`${stacked} ${title}`, {
  '@media': { [media.wide]: sizeOf(atMost(textStyle.banner, '5.2cqi')) },
})
export const text = pattern.style({
  ...textStyle.lead,
  maxWidth: '30em',
  '@media': { [media.narrow]: textStyle.bodyShort, print: sizeOf(textStyle.body) },
})
// A flap in the panel's own color would not be seen.
export const actions = pattern.style({ vars: { [family.face]: color.trade } })
// Large letters: an address in two lines.
pattern.global(`${actions} a`, { maxWidth: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' })
pattern.global(`${panel}[data-family="trade"] ${actions}`, { vars: { [family.face]: color.build } })
export const art = pattern.style({
  position: 'relative',
  '@media': { [media.narrow]: { aspectRatio: '6' } },
})
pattern.global(`${stacked} > ${art}`, { aspectRatio: '8 / 3' })
pattern.global(`${art} > svg`, { position: 'absolute', inset: 0 })
