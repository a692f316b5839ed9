import { color, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, specialStyle, steadyFigure, textFace, textStyle } from '../../theme/textStyles.ts'
import { line, space, within } from '../../theme/tokens.ts'

/** On a phone the quote is directly below the fields, before the button. */
export const swap = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
  gridTemplateAreas: '"fields quote" "fields terms" "action terms"',
  gridTemplateRows: 'auto auto 1fr',
  gap: space(16, 40),
  alignItems: 'start',
  '@container': {
    [within.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"fields" "quote" "action" "terms"',
      gap: space(16),
    },
  },
})
export const fields = feature.style({
  gridArea: 'fields',
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const arrow = feature.style({
  display: 'grid',
  placeItems: 'center',
  height: '20px',
  marginTop: space(8),
})
/** In the field. */
export const most = feature.style({
  padding: space(0, 14),
  ...textStyle.small,
  ...emphasis.strong,
  borderInlineStart: `${line.hair} solid ${color.edge}`,
  selectors: { '&:hover': { backgroundColor: color.well } },
})
export const action = feature.style({
  gridArea: 'action',
  display: 'grid',
  justifyItems: 'start',
  '@container': { [within.narrow]: { justifyItems: 'stretch' } },
})
export const quote = feature.style({
  vars: { [ground.color]: color.sheet },
  gridArea: 'quote',
  minWidth: 0,
  padding: space(16, 20),
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  '@container': { [within.narrow]: { padding: space(12, 14) } },
})
export const quoteLabel = feature.style({
  ...textStyle.label,
  ...textFace,
  ...emphasis.regular,
  color: color.ink2,
})
/** The hero: figures of the text face, which do not jump. */
export const quoteFigure = feature.style({
  ...specialStyle.balance,
  ...steadyFigure,
  overflowWrap: 'anywhere',
  '@container': { [within.smallest]: sizeOf(specialStyle.panelFigure) },
})
export const terms = feature.style({
  gridArea: 'terms',
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
})
