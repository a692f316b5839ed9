import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { color, family } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, textFace, textStyle } from '../../theme/textStyles.ts'
import { control, DEMO_PLACE, line, space, within } from '../../theme/tokens.ts'

/** Beside the votes there is room for two facts only; narrower, the votes stand below. */
const tight = `${DEMO_PLACE} (688px <= width < 840px)`
const figures = 'tabular-nums lining-nums'

export const heading = feature.style(panelHeading, { marginBottom: space(12) })

export const proposals = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const proposal = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 392px',
  gap: space(16, 40),
  padding: space(18, 0, 20),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: space(28) },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const proposalHead = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(6, 12),
  '@container': { [within.belowWide]: { flexDirection: 'column', alignItems: 'flex-start' } },
})
export const title = feature.style({
  ...textStyle.name,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const description = feature.style({
  ...textStyle.small,
  marginTop: space(4),
  maxWidth: '62ch',
  overflowWrap: 'anywhere',
})
export const facts = feature.style({
  display: 'grid',
  gridTemplateColumns: '110px 150px minmax(0, 1fr)',
  gap: space(8, 12),
  marginTop: space(12),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.05fr)' },
    [tight]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
export const factName = feature.style({ ...textStyle.caption, color: color.ink2 })
export const fact = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(10),
  ...textStyle.small,
  ...emphasis.firm,
  fontVariantNumeric: figures,
  overflowWrap: 'anywhere',
})
export const score = feature.style({ flex: '0 1 58px', minWidth: 0 })
export const scoreFigure = feature.style({ flex: 'none' })

/** Each side's votes beside the control that would add one. */
export const votes = feature.style({ display: 'grid', gap: space(10), alignContent: 'start' })
export const side = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 238px) minmax(0, 130px)',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(16),
  // As high as the control, where there is none as well.
  minHeight: control.small,
  '@container': { [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) 130px' } },
})
export const standing = feature.style({ display: 'grid', gap: space(4), minWidth: 0 })
export const count = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(12),
  ...textStyle.smallShort,
  fontVariantNumeric: figures,
  overflowWrap: 'anywhere',
})
export const sideName = feature.style(emphasis.strong)

export const treasuryHead = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4, 20),
  marginBottom: space(12),
})
export const total = feature.style({ ...textStyle.small, color: color.ink2 })
export const totalValue = feature.style({ color: color.ink, fontVariantNumeric: figures })
export const bar = feature.style({ marginBottom: space(20), overflow: 'visible' })
export const symbol = feature.style({
  fill: color.ink,
  ...textFace,
  ...sizeOf(textStyle.caption),
  ...emphasis.strong,
})
/** The parts of the bar in turn. Each stands under its symbol, so that the color is never alone. */
export const fills = [family.mark, color.ink, family.reverse, color.edge].map((fill) =>
  feature.style({ fill }),
)
export const crease = feature.style({ stroke: color.paper, strokeWidth: '2px' })
export const token = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(10),
  ...emphasis.strong,
})
export const swatch = feature.style({ flex: 'none' })
