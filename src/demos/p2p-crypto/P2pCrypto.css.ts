import { heads as rowHeads } from '../../patterns/figures/headedRows.css.ts'
import { accent, color, family, ground } from '../../theme/contract.css.ts'
import { leftToRight } from '../../theme/direction.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, sizeOf, steadyFigure, textFace, textStyle } from '../../theme/textStyles.ts'
import { control, line, media, space, within } from '../../theme/tokens.ts'

const figures = 'tabular-nums lining-nums'

/** The words of two tabs do not touch their edges on a phone. */
export const sides = feature.style({})
feature.global(`${sides} [role="tab"]`, { minWidth: '72px', justifyContent: 'center' })
export const form = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(16, 20),
  marginBottom: space(24),
  '@container': {
    [within.narrow]: { gridTemplateColumns: '1fr 1fr', gap: space(12), marginBottom: space(20) },
    [within.smallest]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
// The amount is what a visitor tries first.
feature.global(`${form} > :first-child`, { '@container': { [within.narrow]: { gridColumn: '1 / -1' } } })
export const offersHead = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(4, 20),
  marginBottom: space(12),
})
export const count = feature.style({
  ...textStyle.small,
  color: color.ink2,
  fontVariantNumeric: figures,
  // As high as its longest text: nothing below it moves while one drags.
  '@container': { [within.narrow]: { minHeight: '2lh' } },
})
export const spread = feature.style({
  vars: { [ground.color]: family.tint },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(14, 40),
  padding: space(14, 20),
  marginBottom: space(20),
  backgroundColor: family.tint,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [within.narrow]: { padding: space(14, 16) },
  },
})
export const bestSide = feature.style({ display: 'grid', gap: space(6), minWidth: 0 })
/** The slider of the amount. Its figure has a fixed width, so that the slider keeps its length. */
export const drag = feature.style({})
feature.global(`${drag} output`, { minWidth: '4.5em' })
export const best = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  gap: space(10, 28),
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))', columnGap: space(10) },
  },
})
export const bestName = feature.style(textStyle.label)
export const bestNote = feature.style({ ...textFace, ...sizeOf(textStyle.caption), ...emphasis.medium })
export const bestFigure = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(6),
  ...textStyle.subheading,
  fontVariantNumeric: 'lining-nums',
  overflowWrap: 'anywhere',
  '@container': { [within.narrow]: sizeOf(textStyle.denseShort) },
})
export const scale = feature.style({ display: 'block', ...leftToRight })
/** The marks of the listed traders can be pressed: buttons above the image, each at its mark. */
export const scalePlace = feature.style({ position: 'relative', '@media': { print: { position: 'static' } } })
export const presses = feature.style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  overflow: 'visible',
  ...leftToRight,
  '@media': { print: { display: 'none' } },
})
export const press = feature.style({
  display: 'block',
  width: '24px',
  height: '48px',
  cursor: 'pointer',
  transform: 'translateX(-12px)',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  // The mark below it keeps its colors there: without an edge the button would not be seen.
  '@media': { [media.forcedColors]: { border: `${line.hair} solid` } },
})
export const litPress = feature.style(press, {
  boxShadow: `inset 0 0 0 3px ${color.ink}`,
  '@media': { [media.forcedColors]: { borderWidth: line.rule } },
})
/** Always one line high, so that nothing moves when a mark is pointed at. */
export const read = feature.style({
  ...textStyle.smallShort,
  minHeight: '1.5em',
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { print: { display: 'none' } },
})
export const scaleLine = feature.style({ stroke: color.ink, strokeWidth: line.edge })
export const marketLine = feature.style({
  stroke: color.ink2,
  strokeWidth: line.edge,
  strokeDasharray: '4 4',
})
/** The price of the offer that gives the most. */
export const bestLine = feature.style({
  stroke: accent.mark,
  strokeWidth: '5px',
  vectorEffect: 'non-scaling-stroke',
})
/** The range without offers, between the best ones of both sides. */
export const between = feature.style({ fill: family.face })
/** The patches are centered on their prices. */
export const taken = feature.style({ overflow: 'visible', transform: 'translateX(-12px)' })
export const missed = feature.style(taken, { opacity: 0.35 })
export const other = feature.style({ fill: color.ink2 })
/** From a patch to its price. */
export const stem = feature.style({ stroke: color.ink, strokeWidth: line.edge })
export const scaleText = feature.style({ fill: color.ink, ...textFace, ...sizeOf(textStyle.caption) })

// Heads and rows are separate grids: no column may grow with its content, or they would not line up.
const shares = [1.9, 1, 0.85, 0.95, 1.1].map((share) => `minmax(0, ${share}fr)`).join(' ')
const columns = `${shares} 210px 80px`
/** Printed pages have no buttons and less room. */
const onPaper = { print: { gridTemplateColumns: `${shares} 150px`, gap: space(8) } }
export const heads = feature.style(rowHeads, { gridTemplateColumns: columns, '@media': onPaper })
export const offers = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
/** Why the offers below it are apart. */
export const part = feature.style({
  ...textStyle.label,
  ...emphasis.strong,
  padding: space(14, 0, 6),
})
/** Offers that take another payment method: on another ground. */
export const otherOffers = feature.style(offers, {
  borderTop: `${line.edge} dashed ${color.edge}`,
})
export const offer = feature.style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: space(10, 18),
  alignItems: 'center',
  padding: space(14, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@media': onPaper,
  '@container': {
    [within.belowWide]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) 80px',
      gap: space(12, 16),
      alignItems: 'start',
    },
    [within.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
/** Its mark on the line of prices is pointed at, or the row is. */
export const litOffer = feature.style(offer, {
  backgroundColor: color.sheet,
  boxShadow: `0 0 0 8px ${color.sheet}`,
})
export const who = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  minWidth: 0,
  '@container': {
    [within.belowWide]: { gridArea: '1 / 1 / auto / span 2' },
    [within.narrow]: { gridArea: 'auto / 1 / auto / -1' },
  },
})
export const mark = feature.style({ width: control.touch, flex: 'none' })
export const whoText = feature.style({ minWidth: 0 })
export const trader = feature.style({ ...textStyle.name, overflowWrap: 'anywhere' })
export const record = feature.style({
  ...textStyle.smallShort,
  color: color.ink2,
  fontVariantNumeric: figures,
})
/** The facts take part in the row's grid. */
export const facts = feature.style({ display: 'contents' })
export const factPair = feature.style({ minWidth: 0 })
export const location = feature.style({
  '@container': { [within.belowWide]: { gridColumn: 'span 2' }, [within.narrow]: { gridColumn: 'auto' } },
})
export const status = feature.style({
  '@container': {
    [within.belowWide]: { gridArea: '1 / 3 / auto / span 2' },
    [within.narrow]: { gridArea: 'auto / 1 / auto / -1' },
  },
})
export const fact = feature.style({
  ...textStyle.denseShort,
  fontVariantNumeric: figures,
  overflowWrap: 'anywhere',
})
feature.global(`${fact} > span`, { display: 'inline-block' })
export const price = feature.style({ ...sizeOf(textStyle.body), ...emphasis.strong })
export const note = feature.style({ ...textStyle.caption, color: color.ink2 })
feature.global(`${fact} > ${note}`, { display: 'block' })
export const badges = feature.style({})
feature.global(`${fact} > ${badges}`, { display: 'flex', flexWrap: 'wrap', gap: space(6) })
export const actions = feature.style({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { print: { display: 'none' } },
  '@container': {
    [within.wide]: { gridArea: '1 / 7' },
    [within.belowWide]: { gridArea: '1 / 5' },
    [within.narrow]: { gridArea: 'auto / 1 / auto / -1' },
  },
})
feature.global(`${actions} > button`, { minWidth: '80px' })
/** In line with the trader's name. */
const besideName = {
  [within.wide]: { marginInlineStart: space(56) },
  // Directly below the name.
  [within.narrow]: { gridRow: 2 },
}
export const received = feature.style({
  vars: { [ground.color]: color.sheet },
  gridColumn: '1 / -1',
  display: 'grid',
  // The bars are equally long in all rows.
  gridTemplateColumns: 'minmax(0, 1fr) 38% 120px',
  alignItems: 'center',
  gap: space(6, 14),
  minHeight: '58px',
  padding: space(8, 14),
  backgroundColor: color.sheet,
  border: `${line.hair} solid ${color.line}`,
  ...textStyle.denseShort,
  '@container': {
    [within.wide]: besideName[within.wide],
    [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [within.narrow]: { ...besideName[within.narrow], display: 'flex', flexWrap: 'wrap' },
  },
})
export const receivedLine = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(2, 10),
  // Beside a button in large letters a figure would break.
  '@container': { [within.narrow]: { flex: '1 1 9rem' } },
})
/** The same scale in each row: the lowest limit of all offers at its start, the highest at its end. */
export const barPlace = feature.style({
  gridArea: '1 / 2',
  '@container': {
    [within.belowWide]: { gridArea: '2 / 1 / auto / -1' },
    [within.narrow]: { flexBasis: '100%', order: 1 },
  },
})
export const bar = feature.style({ display: 'block', ...leftToRight })
export const barText = feature.style({ fill: color.ink2, ...textFace, ...sizeOf(textStyle.caption) })
/** Opens the trade of the offer. */
export const see = feature.style({ display: 'grid', '@media': { print: { display: 'none' } } })
export const barLimits = feature.style({ fill: color.edge, fillOpacity: 0.4 })
export const barFilled = feature.style({ fill: accent.mark })
export const barMark = feature.style({ fill: color.ink })
/** The best of the list. */
export const bestReceived = feature.style(received, {
  vars: { [ground.color]: family.tint },
  backgroundColor: family.tint,
  borderColor: family.tint,
  boxShadow: `inset 4px 0 0 ${accent.mark}`,
})
export const receivedFigure = feature.style({
  ...textStyle.subheading,
  ...steadyFigure,
  overflowWrap: 'anywhere',
})
export const bestMark = feature.style({ ...textStyle.caption, ...emphasis.strong })
/** It does not accept the amount: one line. */
export const folded = feature.style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) minmax(0, 2fr) auto',
  gap: space(4, 12),
  alignItems: 'center',
  padding: space(8, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@container': { [within.narrow]: { gridTemplateColumns: '28px minmax(0, 1fr)' } },
})
export const litFolded = feature.style(folded, {
  backgroundColor: color.sheet,
  boxShadow: `0 0 0 8px ${color.sheet}`,
})
/** In the place of the lines of offers that do not accept the amount. */
export const missedLine = feature.style({
  padding: space(8, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
})
export const foldedMark = feature.style({ width: '28px' })
export const foldedAction = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space(6, 14),
  '@media': { print: { display: 'none' } },
  '@container': { [within.narrow]: { gridArea: '3 / 2', justifyContent: 'start' } },
})
export const foldedText = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(0, 14),
  ...textStyle.smallShort,
  color: color.ink2,
  fontVariantNumeric: figures,
  '@container': { [within.narrow]: { gridArea: '2 / 2' } },
})
export const hint = feature.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(6),
  ...textStyle.smallShort,
  ...emphasis.strong,
  color: color.warn,
  // Under the trader's name.
  '@container': { [within.narrow]: { gridArea: '2 / 2' } },
})

export const features = feature.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(20),
  marginTop: space(12),
  paddingTop: space(14),
  borderTop: `${line.edge} solid ${color.ink}`,
  '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(16) } },
})
export const featureTitle = feature.style({
  ...textFace,
  ...textStyle.bodyShort,
  ...emphasis.name,
})
export const featureText = feature.style({ ...textStyle.small, color: color.ink2 })
