import { keyframes } from '@vanilla-extract/css'
import { panelHeading } from '../../patterns/figures/panelHeading.css.ts'
import { color, family } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, specialStyle, steadyFigure, textStyle } from '../../theme/textStyles.ts'
import { line, media, space, timed, within } from '../../theme/tokens.ts'
import { alone } from './BottomTabs.css.ts'

/** One face of the family, to the panel's edges, with the phones on it; where one fits, the phone covers it. */
export const stage = feature.style({
  backgroundColor: family.face,
  // To three of the panel's edges; below is a note.
  margin: `-${space(24)} -${space(24)} -${space(12)}`,
  padding: space(12, 24),
  display: 'grid',
  justifyItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The neighbors reach over its edges.
  overflow: 'clip',
  '@container': { [alone]: { padding: 0 } },
  '@media': {
    [media.narrow]: { margin: `-${space(16)} -${space(16)} -${space(8)}` },
    print: { backgroundColor: 'transparent', marginBottom: 0 },
  },
})
// The stage takes all of the frame's room, so that the bar is at its foot.
feature.global(`:has(> ${stage})`, { alignContent: 'stretch' })

const folds = keyframes({ from: { transform: 'perspective(240px) rotateX(-88deg)' } })
/** A figure that can be folded away; folded, it is a slip of paper with dots. */
export const figure = feature.style({ display: 'inline-block' })
const slip = {
  color: family.ink,
  backgroundColor: family.tint,
  clipPath: 'polygon(0 0, calc(100% - 8px) 0, 100% 8px, 100% 100%, 0 100%)',
  transformOrigin: 'top',
  '@media': { [media.motionAllowed]: { animation: `${folds} ${timed('fold')} backwards` } },
} as const
export const foldedFigure = feature.style(figure, slip, { paddingInline: space(6, 10) })
export const balance = feature.style({})
/** The same for the large balance. */
export const foldedBalance = feature.style({})
feature.global(`${foldedBalance} output`, { ...slip, width: 'fit-content', paddingInline: space(8, 18) })
/** After the first fold, what shows again unfolds. */
export const hasFolded = feature.style({})
for (const shown of [`.${figure}:not(.${foldedFigure.split(' ').at(-1)})`, `.${balance} output`])
  feature.global(`${hasFolded} ${shown}`, {
    '@media': { [media.motionAllowed]: { animation: `unfold ${timed('unfold')} backwards` } },
  })

/** Three actions, less high than elsewhere: all of a screen fits a phone in a window of 800 px. */
export const actions = feature.style({})
feature.global(`${actions} button`, { minHeight: '60px' })
export const heading = feature.style({ ...specialStyle.panelFigure, ...leading.tight })
export const listHeading = feature.style(panelHeading, { marginBottom: space(6) })
export const list = feature.style({ borderTop: `${line.edge} solid ${color.ink}` })
export const asset = feature.style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) 72px minmax(5.25rem, auto)',
  alignItems: 'center',
  gap: space(12),
  padding: space(4, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  '@container': {
    [alone]: { padding: space(10, 0) },
    [within.smallest]: { gridTemplateColumns: '40px minmax(0, 1fr) auto' },
  },
  selectors: { '&:hover': { backgroundColor: color.well } },
  ...textStyle.denseShort,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const assetMark = feature.style({ width: '40px' })
/** Its week, where there is room. */
export const week = feature.style({ '@container': { [within.smallest]: { display: 'none' } } })
feature.global(`${week} svg`, { display: 'block', width: '100%', height: 'auto' })
/** Keeps the place of the chart until it is there. */
export const history = feature.style({
  display: 'grid',
  minWidth: 0,
  minHeight: '204px',
  alignContent: 'start',
})
export const assetSide = feature.style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
export const assetWorth = feature.style({ display: 'grid', justifyItems: 'end' })
export const assetName = feature.style(emphasis.strong)
/** Its whole row is pressed. */
export const assetOpener = feature.style(assetName, {
  textAlign: 'start',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
/** Of the open asset: the way back, mark, name and price. */
export const assetHead = feature.style({
  display: 'grid',
  gridTemplateColumns: '44px 40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(10),
  marginInlineStart: `-${space(12)}`,
})
export const assetPrice = feature.style({ ...textStyle.bodyShort, ...steadyFigure })
export const quiet = feature.style({ color: color.ink2, ...sizeOf(textStyle.small), ...emphasis.regular })
export const remark = feature.style({ ...textStyle.small, color: color.ink2 })
/** Of the whole balance, below it. */
export const change = feature.style({ ...textStyle.smallShort, color: color.ink2 })
/** The form, and the transfer in its place. */
export const sheet = feature.style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  '@container': { [alone]: { gap: space(14) } },
})
export const addressArt = feature.style({
  width: '152px',
  maxWidth: '100%',
  justifySelf: 'center',
  '@container': { [alone]: { width: '216px' } },
})
export const offer = feature.style({
  display: 'grid',
  gap: space(2),
  padding: space(8, 0),
  borderBottom: `${line.hair} solid ${color.line}`,
  ...textStyle.smallShort,
})
export const afterSending = feature.style({ display: 'grid', gap: space(6) })
// Three rows in the height of two.
feature.global(`${sheet} dl > div`, {
  paddingBlock: space(4),
  '@container': { [alone]: { paddingBlock: space(6) } },
})
/** What is still missing. It has room for one line, so that the button below stays. */
export const next = feature.style({ ...textStyle.smallShort, color: color.ink2, minHeight: '1lh' })
export const warning = feature.style(next, { ...emphasis.strong, color: color.warn })
/** An action in a field. */
export const affix = feature.style({
  padding: space(0, 14),
  ...textStyle.small,
  ...emphasis.strong,
  borderInlineStart: `${line.hair} solid ${color.edge}`,
  selectors: { '&:hover': { backgroundColor: color.well } },
})
