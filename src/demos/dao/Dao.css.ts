import { color, family } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { control, font, line, media, size, weight } from '../../theme/tokens.ts'

/** Beside the votes there is room for two facts only; narrower, the votes stand below. */
const tight = 'screen and (min-width: 768px) and (max-width: 919.98px)'
const figures = 'tabular-nums lining-nums'

export const heading = feature.style({ fontSize: '1.25rem', lineHeight: 1.2, marginBottom: '12px' })

export const proposals = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const proposal = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 392px',
  gap: '16px 40px',
  padding: '18px 0 20px',
  borderBottom: `${line.hair} solid ${color.line}`,
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: '28px' },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const proposalHead = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px 12px',
  '@media': { [media.belowWide]: { flexDirection: 'column', alignItems: 'flex-start' } },
})
export const title = feature.style({
  fontSize: '1.125rem',
  lineHeight: 1.25,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const description = feature.style({
  fontSize: size.small,
  lineHeight: 1.45,
  marginTop: '4px',
  maxWidth: '62ch',
  overflowWrap: 'anywhere',
})
export const facts = feature.style({
  display: 'grid',
  gridTemplateColumns: '110px 150px minmax(0, 1fr)',
  gap: '8px 12px',
  marginTop: '12px',
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1.05fr)' },
    [tight]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
export const factName = feature.style({ fontSize: size.micro, lineHeight: 1.35, color: color.ink2 })
export const fact = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  fontSize: size.small,
  fontWeight: 550,
  fontVariantNumeric: figures,
  overflowWrap: 'anywhere',
})
export const score = feature.style({ flex: '0 1 58px', minWidth: 0 })
export const scoreFigure = feature.style({ flex: 'none' })

/** Each side's votes beside the control that would add one. */
export const votes = feature.style({ display: 'grid', gap: '10px', alignContent: 'start' })
export const side = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 238px) minmax(0, 130px)',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '16px',
  // As high as the control, where there is none as well.
  minHeight: control.small,
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) 130px' } },
})
export const standing = feature.style({ display: 'grid', gap: '4px', minWidth: 0 })
export const count = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '12px',
  fontSize: size.small,
  lineHeight: 1.35,
  fontVariantNumeric: figures,
  overflowWrap: 'anywhere',
})
export const sideName = feature.style({ fontWeight: weight.strong })

export const treasuryHead = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 20px',
  marginBottom: '12px',
})
export const treasuryHeading = feature.style({ fontSize: '1.25rem', lineHeight: 1.2 })
export const total = feature.style({ fontSize: size.small, color: color.ink2 })
export const totalValue = feature.style({ color: color.ink, fontVariantNumeric: figures })
export const bar = feature.style({ marginBottom: '20px', overflow: 'visible' })
export const symbol = feature.style({
  fill: color.ink,
  fontFamily: font.text,
  fontSize: size.micro,
  fontWeight: weight.strong,
})
/** The parts of the bar in turn. Each stands under its symbol, so that the color is never alone. */
export const fills = [family.face, color.ink, family.reverse, color.edge].map((fill) =>
  feature.style({ fill }),
)
export const crease = feature.style({ stroke: color.paper, strokeWidth: '2px' })
export const token = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  fontWeight: weight.strong,
})
export const swatch = feature.style({ flex: 'none' })
