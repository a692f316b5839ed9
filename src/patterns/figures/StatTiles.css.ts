import { color } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, sizeOf, specialStyle, steadyFigure, textFace, textStyle } from '../../theme/textStyles.ts'
import { DEMO_PLACE, line, space, within } from '../../theme/tokens.ts'

// Below this a figure such as $4,210.50 does not fit a quarter of a demo's place.
const twoAcross = `${DEMO_PLACE} (width < 46.25rem)`

export const tiles = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  '@container': {
    [twoAcross]: { gridTemplateColumns: '1fr 1fr' },
    [within.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const three = pattern.style({
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@container': {
    [twoAcross]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [within.narrow]: { gridTemplateColumns: '1fr' },
  },
})
export const tile = pattern.style({
  padding: space(16, 20, 18),
  minWidth: 0,
  selectors: { '& + &': { borderInlineStart: `${line.hair} solid ${color.line}` } },
  '@container': { [within.narrow]: { padding: space(12, 10, 14) } },
})
pattern.global(`${tiles}:not(${three}) > ${tile}:nth-child(odd)`, {
  '@container': { [twoAcross]: { borderInlineStart: 0 } },
})
pattern.global(`${tiles}:not(${three}) > ${tile}:nth-child(n + 3)`, {
  '@container': { [twoAcross]: { borderTop: `${line.hair} solid ${color.line}` } },
})
pattern.global(`${three} > ${tile} + ${tile}`, {
  '@container': { [within.narrow]: { borderInlineStart: 0, borderTop: `${line.hair} solid ${color.line}` } },
})
// On a phone three figures are three lines, each label beside its figure.
pattern.global(`${three} > ${tile}`, {
  '@container': {
    [within.narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space(12),
    },
  },
})
export const label = pattern.style({ ...textStyle.label, color: color.ink2 })
export const figure = pattern.style({
  ...textStyle.figure,
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'anywhere',
  // An eight-digit figure fits half of the smallest screen.
  '@container': {
    [within.belowWide]: sizeOf(specialStyle.panelFigure),
    [`${DEMO_PLACE} (width < 22.5rem)`]: sizeOf(specialStyle.figureSmall),
  },
})
/** Besley's figures are proportional and would jump: figures that change in place use the text face. */
export const runningFigure = pattern.style({ ...steadyFigure, ...emphasis.name })
export const unit = pattern.style({
  ...textFace,
  ...sizeOf(textStyle.small),
  ...emphasis.medium,
  color: color.ink2,
})
/** A unit of two words stays in one line. */
export const wordUnit = pattern.style(unit, { whiteSpace: 'nowrap' })
