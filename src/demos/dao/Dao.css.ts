import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { meter } from '../../primitives/ProgressMeter.css.ts'
import { cellHead } from '../../primitives/Table.css.ts'
import { accent, color, family, ground } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { feature } from '../../theme/layered.ts'
import { slid } from '../../theme/motion.css.ts'
import { emphasis, sizeOf, textFace, textStyle } from '../../theme/textStyles.ts'
import { control, line, media, space, within } from '../../theme/tokens.ts'

const figures = 'tabular-nums lining-nums'

/** On wide screens proposals and treasury are side by side; elsewhere the treasury comes below. */
export const views = feature.style({
  display: 'grid',
  gap: space(24),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [within.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  },
})
feature.global(`${views} > *`, { minWidth: 0 })
feature.global(`${views} > :first-child`, {
  '@container': {
    [within.wide]: {
      paddingInlineEnd: space(24),
      borderInlineEnd: `${line.hair} solid ${color.line}`,
    },
  },
})

export const heading = feature.style(panelHeading, { marginBottom: space(10) })
export const proposals = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const proposal = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 190px 114px',
  alignItems: 'center',
  gap: space(12, 14),
  padding: space(10, 12),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) 226px 130px', paddingBlock: space(14) },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space(14, 12, 16) },
  },
})
/** Its part of the treasury is lifted. */
export const litProposal = feature.style(proposal, {
  vars: { [ground.color]: family.tint },
  backgroundColor: family.tint,
  boxShadow: `inset 4px 0 0 ${accent.mark}`,
  selectors: { '&:dir(rtl)': { boxShadow: `inset -4px 0 0 ${accent.mark}` } },
  '@media': { [media.forcedColors]: { outline: `${line.rule} solid Highlight`, outlineOffset: '-2px' } },
})
export const words = feature.style({
  gridRow: '1 / span 2',
  alignSelf: 'start',
  minWidth: 0,
  '@container': { [within.narrow]: { gridRow: 'auto' } },
})
export const title = feature.style({ ...textStyle.name, overflowWrap: 'anywhere' })
export const description = feature.style({
  ...textStyle.smallShort,
  marginTop: space(2),
  overflowWrap: 'anywhere',
})
export const facts = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4, 20),
  marginTop: space(4),
  ...textStyle.caption,
  color: color.ink2,
})
export const fact = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(8),
  fontVariantNumeric: figures,
  overflowWrap: 'anywhere',
})
export const score = feature.style({ display: 'flex', alignItems: 'center', gap: space(8) })
export const scoreMeter = feature.style({ flex: 'none', width: '58px' })

/** What it spends, in words; a press keeps its tiles lifted. The ring of a tour has room around it. */
export const use = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(10),
  marginTop: space(12),
  padding: space(4, 10),
  border: `${line.hair} solid ${color.edge}`,
  backgroundColor: color.sheet,
  ...textStyle.smallShort,
  ...emphasis.strong,
  fontVariantNumeric: figures,
  maxWidth: '100%',
  minHeight: control.mini,
  textWrap: 'balance',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&[aria-pressed="true"]': { borderColor: color.ink, boxShadow: `inset 0 0 0 ${line.hair} ${color.ink}` },
  },
  '@media': { [media.coarsePointer]: { minHeight: control.touch } },
  '@container': { [within.belowWide]: { paddingBlock: space(6), minHeight: control.touch } },
})
export const noUse = feature.style({ ...textStyle.smallShort, color: color.ink2, marginTop: space(8) })
/** Only where the treasury is below the proposals. */
export const usedTiles = feature.style({
  display: 'none',
  flex: 'none',
  width: '80px',
  overflow: 'visible',
  '@container': { [within.belowWide]: { display: 'block' } },
  '@media': { print: { display: 'none' } },
})
export const tokenFill = {
  build: feature.style({ fill: color.build }),
  launch: feature.style({ fill: color.launch }),
  trade: feature.style({ fill: color.trade }),
  secure: feature.style({ fill: color.secure }),
}
export const crease = feature.style({ stroke: color.sheet, strokeWidth: '.12px' })
export const paleTiles = feature.style({ opacity: 0.4 })
const usedPart = feature.style({ stroke: color.ink, strokeWidth: '.25px' })
export const restingTiles = feature.style(usedPart)
export const liftedTiles = feature.style(usedPart, slid, { transform: 'translate(-.3px, -.3px)' })

export const spentTiles = feature.style({ fill: color.sheet, stroke: color.ink, strokeWidth: '.12px' })

/** What the treasury beside the proposals shows under the pointer, in words: visible where the treasury is below. */
export const change = feature.style({
  ...textStyle.caption,
  color: color.ink2,
  marginTop: space(12),
  fontVariantNumeric: figures,
  '@container': { [within.wide]: hiddenButRead },
})

/** Its status, the votes as one row of squares, and the same in figures. */
export const standing = feature.style({ display: 'grid', gap: space(6), minWidth: 0 })
export const status = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4, 10),
  ...textStyle.caption,
})
/** As wide as the bar above it. */
export const needs = feature.style(meter, {
  height: '1.3em',
  overflow: 'visible',
  ...leftToRight,
  ...textStyle.caption,
})
export const needsText = feature.style({
  fill: color.ink,
  ...textFace,
  ...emphasis.strong,
  fontVariantNumeric: figures,
})
export const timeLeft = feature.style({ color: color.ink2, minWidth: 0, overflowWrap: 'anywhere' })
export const counts = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(2, 12),
  ...textStyle.caption,
  // Both in one line with any votes that are tried, so that nothing moves below.
  '@container': { [within.wide]: { columnGap: space(4) } },
})
export const count = feature.style({ display: 'flex', gap: space(4), minWidth: 0 })
export const countFigure = feature.style({
  ...emphasis.name,
  fontVariantNumeric: figures,
  overflowWrap: 'anywhere',
})
/** Below its votes, as wide as votes and buttons together. */
export const trial = feature.style({
  gridColumn: '2 / -1',
  '@container': { [within.narrow]: { gridColumn: 'auto' } },
})
export const actions = feature.style({
  gridArea: '1 / 3',
  display: 'grid',
  '@media': { print: { display: 'none' } },
  gap: space(6),
  '@container': { [within.narrow]: { gridArea: 'auto', display: 'flex', flexWrap: 'wrap', gap: space(12) } },
})
// Beside each other where both have room.
feature.global(`${actions} > button`, {
  '@container': { [within.narrow]: { flex: '1 1 0', minWidth: 'min-content', maxWidth: '100%' } },
})

export const treasury = feature.style({
  '@container': {
    [within.wide]: {
      alignSelf: 'start',
      // What a proposal changes stays in view.
      '@media': { [media.fromTall]: { position: 'sticky', top: space(24) } },
    },
  },
})
export const treasuryHead = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4, 20),
  marginBottom: space(10),
})
export const total = feature.style({ ...textStyle.small, color: color.ink2 })
export const totalValue = feature.style({ color: color.ink, fontVariantNumeric: figures })
/** The sheet above its table, or beside it if there is room. */
export const holdings = feature.style({
  display: 'grid',
  gap: space(14, 28),
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  alignItems: 'center',
  '@container': {
    [within.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
feature.global(`${holdings} tbody :is(th, td)`, { height: '40px' })
feature.narrow(`${holdings} tbody :is(th, td)`, { height: 'auto' })
feature.global(`${holdings} :is(th, td):not(:last-child)`, { paddingInlineEnd: space(12) })
export const token = feature.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(10),
  ...emphasis.strong,
})

// On narrow screens a holding has one line; on the smallest ones, two: token, value and share, and below them the amount.
const at = (gridArea: string, textAlign: 'start' | 'end' = 'start') =>
  feature.style({
    '@container': { [within.narrow]: { textAlign: 'end' }, [within.smallest]: { gridArea, textAlign } },
  })
/** The place of each fact of a holding, by column. */
export const holdingPlaces = {
  amount: at('2 / 1'),
  value: at('1 / 2', 'end'),
  percentage: at('1 / 3', 'end'),
}
feature.narrow(`${holdings} tr`, {
  gridTemplateColumns: 'minmax(0, 1fr) 100px 86px 58px',
  gap: space(2, 10),
  padding: space(10, 0),
})
feature.global(`${holdings} tr`, {
  '@container': {
    [within.smallest]: { gridTemplateColumns: 'minmax(0, 1fr) auto 72px', columnGap: space(12) },
  },
})
feature.narrow(`${holdings} :is(th, td)`, { ...sizeOf(textStyle.label) })
feature.narrow(`${holdings} ${cellHead}`, hiddenButRead)
// In letters of twice the size each fact has a line.
feature.global(`${holdings} tr`, {
  '@container': { [within.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
feature.global(`${holdings} tr > *`, {
  '@container': { [within.oneColumn]: { gridArea: 'auto', textAlign: 'start' } },
})
export const remark = feature.style({ gridColumn: '1 / -1' })
