import { color } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { fixedSize, font, line, media, size, space, tracking, weight } from '../theme/tokens.ts'

// Below this a figure such as $4,210.50 does not fit a quarter of a demo's panel.
const twoAcross = 'screen and (max-width: 899.98px)'

export const tiles = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  '@media': { [twoAcross]: { gridTemplateColumns: '1fr 1fr' } },
})
export const three = pattern.style({
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    [twoAcross]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.narrow]: { gridTemplateColumns: '1fr' },
  },
})
export const tile = pattern.style({
  padding: space(16, 20, 18),
  minWidth: 0,
  selectors: { '& + &': { borderLeft: `${line.hair} solid ${color.line}` } },
  '@media': { [media.narrow]: { padding: space(12, 14, 14) } },
})
pattern.global(`${tiles}:not(${three}) > ${tile}:nth-child(odd)`, {
  '@media': { [twoAcross]: { borderLeft: 0 } },
})
pattern.global(`${tiles}:not(${three}) > ${tile}:nth-child(n + 3)`, {
  '@media': { [twoAcross]: { borderTop: `${line.hair} solid ${color.line}` } },
})
pattern.global(`${three} > ${tile} + ${tile}`, {
  '@media': { [media.narrow]: { borderLeft: 0, borderTop: `${line.hair} solid ${color.line}` } },
})
export const label = pattern.style({ fontSize: size.small, color: color.ink2, lineHeight: 1.3 })
export const figure = pattern.style({
  fontFamily: font.display,
  fontWeight: weight.name,
  fontSize: size.t3,
  lineHeight: 1.2,
  letterSpacing: tracking.sub,
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'anywhere',
  // An eight-digit figure fits half of the smallest screen.
  '@media': { 'screen and (max-width: 359.98px)': { fontSize: fixedSize[22] } },
})
/** Besley's figures are proportional and would jump: what changes in place is set in the text face. */
export const runningFigure = pattern.style({
  fontFamily: font.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const unit = pattern.style({
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: weight.medium,
  letterSpacing: 0,
  color: color.ink2,
})
/** A word stands a little off; a share ("/100") belongs to its figure. */
export const wordUnit = pattern.style(unit, { marginLeft: '.2em' })
