import { clampedTo } from '../../theme/clamped.ts'
import { color, family, ground } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import {
  emphasis,
  inlineCode,
  leading,
  sizeOf,
  specialStyle,
  steadyFigure,
  textStyle,
} from '../../theme/textStyles.ts'
import { depth, line as lines, media, space, within } from '../../theme/tokens.ts'

const hairline = `${lines.hair} solid ${color.line}`

export const page = feature.style({
  vars: { [ground.color]: color.sheet },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignSelf: 'start',
  backgroundColor: color.sheet,
  border: `${lines.edge} solid ${color.ink}`,
  // While a longer step beside it scrolls, the page stays.
  '@media': { [media.fromTall]: { position: 'sticky', top: space(24) } },
  '@container': {
    // Before the step visually, after it in the reading and focus order; it begins and ends at the edges of the panel.
    [within.belowWide]: {
      order: -1,
      alignSelf: 'stretch',
      gridTemplateColumns: '112px minmax(0, 1fr)',
      marginInline: `calc(-1 * ${space(24)})`,
      borderInline: 0,
      '@media': {
        [media.narrow]: { marginInline: `calc(-1 * ${space(16)})` },
        [media.fromTall]: { position: 'static' },
      },
    },
    [within.narrow]: { gridTemplateColumns: '72px minmax(0, 1fr)' },
  },
})
/** While fields are filled the page stays in place: what is typed and what it changes show together. */
const stays = feature.style({
  '@container': {
    [within.belowWide]: {
      '@media': { [media.fromTall]: { position: 'sticky', top: 0, zIndex: depth.raised } },
    },
    [within.smallest]: { '@media': { [media.fromTall]: { position: 'static' } } },
  },
})
const brief = feature.style({})
const answers = feature.style({})
const last = feature.style({})
/** The page as each step shows it where it is above the step. */
export const at = {
  basicInfo: `${stays} ${brief}`,
  saleConfig: `${stays} ${answers}`,
  aiAnalysis: brief,
  deploy: last,
}
export const bar = feature.style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(4, 12),
  padding: space(6, 20),
  borderBottom: `${lines.edge} solid ${color.ink}`,
  '@container': { [within.narrow]: { padding: space(4, 16) } },
})
export const barName = feature.style({ ...textStyle.label, ...emphasis.strong })
export const art = feature.style({
  '@container': { [within.belowWide]: { position: 'relative', overflow: 'hidden' } },
})
feature.global(`${art} > svg`, {
  '@container': { [within.belowWide]: { position: 'absolute', inset: 0 } },
})
// All of the last step fits a window of 800 px.
feature.global(`${last} ${art}`, { '@container': { [within.wide]: { height: '30px', overflow: 'hidden' } } })
export const head = feature.style({
  display: 'grid',
  gap: space(4),
  alignContent: 'start',
  minWidth: 0,
  padding: space(10, 20),
  '@container': { [within.belowWide]: { padding: space(10, 14) } },
})
export const top = feature.style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(12),
})
export const name = feature.style({
  ...specialStyle.dialogTitle,
  ...clampedTo(1),
  // Letters below the last line are whole, and no line after it begins.
  ...leading.clamped,
  minWidth: 0,
  '@container': { [within.belowWide]: { ...sizeOf(textStyle.panelTitle), ...clampedTo(2) } },
})
export const unnamed = feature.style({ color: color.ink2 })
export const type = feature.style({
  flex: 'none',
  padding: space(4, 10),
  ...textStyle.label,
  ...emphasis.strong,
  backgroundColor: family.tint,
})
export const description = feature.style({
  ...textStyle.bodyShort,
  ...clampedTo(2),
  // Lines as typed.
  whiteSpace: 'pre-line',
  '@container': { [within.belowWide]: { ...sizeOf(textStyle.small) } },
})
export const address = feature.style({
  ...textStyle.small,
  ...inlineCode,
  // A whole address, on a phone too.
  ...clampedTo(3),
})
export const token = feature.style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space(12),
  alignItems: 'baseline',
  '@container': { [within.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/** The place of a missing text. */
export const empty = feature.style({
  padding: space(2, 10),
  border: `${lines.edge} dashed ${color.edge}`,
  ...textStyle.small,
  color: color.ink2,
})

export const parts = feature.style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: hairline,
  '@container': {
    [within.belowWide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [within.narrow]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
    [within.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const part = feature.style({
  display: 'grid',
  alignContent: 'start',
  gap: space(6),
  minWidth: 0,
  padding: space(10, 20),
  '@container': {
    [within.belowWide]: { padding: space(10, 14) },
    [within.narrow]: { padding: space(8, 12), gap: space(4) },
  },
})
/** With a line before it. */
export const nextPart = feature.style(part, {
  borderInlineStart: hairline,
  '@container': { [within.oneColumn]: { borderInlineStart: 0, borderTop: hairline } },
})
export const caps = feature.style(part, {
  gridColumn: '1 / -1',
  borderTop: hairline,
  '@container': {
    [within.belowWide]: { gridColumn: 'auto', borderTop: 0, borderInlineStart: hairline },
    [within.narrow]: { gridColumn: '1 / -1', borderTop: hairline, borderInlineStart: 0 },
  },
})
export const label = feature.style({ ...textStyle.label, color: color.ink2 })
/** A label, and what it counts from. */
export const countLabel = feature.style(label, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(12),
})
export const countdown = feature.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4, 20),
  '@container': { [within.belowWide]: { columnGap: space(12) } },
})
/** A figure above its unit. */
export const unit = feature.style({ display: 'grid', justifyItems: 'start', minWidth: 0 })
export const figure = feature.style({
  ...specialStyle.balance,
  ...steadyFigure,
  ...leading.solid,
  display: 'flex',
  alignItems: 'center',
  minHeight: '1lh',
  overflowWrap: 'anywhere',
  '@media': { print: sizeOf(textStyle.name) },
  '@container': {
    [within.belowWide]: sizeOf(specialStyle.dialogTitle),
    [within.narrow]: sizeOf(textStyle.panelTitle),
  },
})
export const unitName = feature.style({ ...textStyle.caption, color: color.ink2 })
export const tokens = feature.style({ display: 'flex', alignItems: 'start', gap: space(12), minWidth: 0 })
export const tokenMark = feature.style({
  flex: 'none',
  width: '44px',
  paddingTop: space(4),
  '@container': { [within.belowWide]: { width: '28px' } },
})
export const drawing = feature.style({ minWidth: 0 })
export const line = feature.style({ display: 'block', width: '100%' })
export const lineEmpty = feature.style({
  display: 'block',
  height: '12px',
  border: `${lines.edge} dashed ${color.edge}`,
})
export const lineOpen = feature.style({ fill: family.mark })
export const lineRest = feature.style({ fill: `color-mix(in srgb, ${color.ink} 18%, transparent)` })
/** The sample day. */
export const day = feature.style({ stroke: color.ink, strokeWidth: '4px' })
export const run = feature.style({
  ...textStyle.caption,
  ...clampedTo(2),
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&:empty': { display: 'none' } },
})
export const sampleDay = feature.style(sizeOf(textStyle.caption))
/** What is raised on the previewed day. */
export const raised = feature.style({
  ...specialStyle.panelFigure,
  ...steadyFigure,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(0, 8),
})
export const capNames = feature.style({ display: 'flex', justifyContent: 'space-between', gap: space(16) })
export const cap = feature.style({ minWidth: 0, selectors: { '& + &': { textAlign: 'end' } } })
export const capFigure = feature.style({
  ...emphasis.strong,
  ...clampedTo(2),
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const answerPlace = feature.style({ minWidth: 0 })
const answerLine = feature.style({
  ...textStyle.smallShort,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(8),
})
export const answer = {
  fact: feature.style(answerLine, emphasis.strong),
  missing: feature.style(answerLine, { color: color.ink2 }),
  odd: feature.style(answerLine, { ...emphasis.strong, color: color.loss }),
}
export const odd = feature.style({
  display: 'inline-flex',
  alignItems: 'start',
  gap: space(6),
  selectors: { '&:empty': { display: 'none' } },
})
export const fromStep = feature.style({ ...emphasis.strong, color: family.ink, whiteSpace: 'nowrap' })

// Above the step there is room for what the step asks for: figures alone while the first step or the analysis is below, answers
// without texts while the sale's figures are typed.
const hidden = { '@container': { [within.belowWide]: { display: 'none' } } } as const
for (const look of [drawing, answerPlace, run, sampleDay]) feature.global(`${brief} ${look}`, hidden)
feature.global(`${brief} ${caps} > svg, ${brief} ${caps} > span, ${brief} ${cap}:first-child`, hidden)
feature.global(`${brief} ${countdown} > :last-child`, hidden)
feature.global(`${brief} ${cap} + ${cap}`, { '@container': { [within.belowWide]: { textAlign: 'start' } } })
for (const look of [description, token, empty, run]) feature.global(`${answers} ${look}`, hidden)
feature.narrow(`${brief} ${parts}`, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' })
feature.narrow(`${brief} ${caps}`, { gridColumn: 'auto', borderTop: 0, borderInlineStart: hairline })
feature.narrow(`${brief} ${tokenMark}`, { display: 'none' })
feature.narrow(`${answers} ${bar}, ${answers} ${drawing}`, { display: 'none' })
// While the fields scroll, it is as low as its answers allow: a figure is beside its unit, a cap beside its name.
for (const look of [sampleDay, tokenMark]) feature.narrow(`${answers} ${look}`, { display: 'none' })
feature.narrow(`${answers} ${unit}, ${answers} ${cap}`, {
  display: 'flex',
  alignItems: 'baseline',
  gap: space(0, 4),
})
feature.narrow(`${answers} ${countdown}`, { columnGap: space(8) })
feature.narrow(`${answers} ${countdown} > :last-child`, { display: 'none' })
// On paper the page is beside the summary: its parts are below each other.
feature.global(parts, { '@media': { print: { gridTemplateColumns: 'minmax(0, 1fr)' } } })
feature.global(tokenMark, { '@media': { print: { display: 'none' } } })
