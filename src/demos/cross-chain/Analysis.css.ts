import { color, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { sizeOf, specialStyle, steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

const hairline = `${line.hair} solid ${color.line}`

export const figures = feature.style({
  vars: { [ground.color]: color.sheet },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr) minmax(0, 5.5fr) minmax(0, 4.6fr)',
  backgroundColor: color.sheet,
  border: hairline,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [within.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const figure = feature.style({
  minWidth: 0,
  padding: space(12, 20, 14),
  // The mark of an enormous figure ends here.
  overflow: 'clip',
  selectors: { '& + &': { borderInlineStart: hairline } },
  '@container': {
    [within.belowWide]: {
      selectors: {
        '&:nth-child(odd)': { borderInlineStart: 0 },
        '&:nth-child(n + 3)': { borderTop: hairline },
        '&:last-child': { gridColumn: '1 / -1' },
      },
    },
    [within.narrow]: { padding: space(10, 12) },
    [within.oneColumn]: {
      selectors: { '&&': { borderInlineStart: 0 }, '& + &': { borderTop: hairline } },
    },
  },
})
export const name = feature.style({ ...textStyle.label, color: color.ink2 })
export const value = feature.style({
  display: 'block',
  ...textStyle.bodyShort,
  ...sizeOf(textStyle.panelTitle),
  ...steadyFigure,
  overflowWrap: 'anywhere',
  '@container': { [within.narrow]: sizeOf(textStyle.dense) },
})
/** What one receives. */
export const hero = feature.style(value, {
  ...sizeOf(specialStyle.dialogTitle),
  '@container': { [within.narrow]: sizeOf(specialStyle.figureSmall) },
})
export const long = feature.style({
  selectors: { '&&': sizeOf(textStyle.panelTitle) },
  '@container': { [within.narrow]: { selectors: { '&&': sizeOf(textStyle.dense) } } },
})
/** Before there is an amount. */
export const waiting = feature.style({ display: 'block', ...textStyle.bodyShort, color: color.ink2 })
export const more = feature.style({ display: 'block', ...textStyle.caption, color: color.ink2 })
/** It has its line before there is a value. */
export const note = feature.style(more, { minHeight: '1.4em' })
