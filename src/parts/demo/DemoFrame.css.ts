import { sample } from '../../primitives/SampleButton.css.ts'
import { clientAccent, color, ground } from '../../theme/contract.css.ts'
import { edgeInForcedColors } from '../../theme/forcedColors.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, leading, printed, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { control, DEMO_PLACE, depth, line, media, shade, space, within } from '../../theme/tokens.ts'
import { bar } from './DemoHead.css.ts'
import { zoomOnPaper } from './paper.css.ts'

export const frame = pattern.style({
  vars: { [ground.color]: color.paper },
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: 1,
  backgroundColor: color.paper,
  container: `${DEMO_PLACE} / inline-size`,
  '@media': {
    [media.low]: { overflowY: 'auto', overscrollBehavior: 'contain', scrollPadding: space(64, 0, 24) },
    print: { display: 'block', containerType: 'normal', containerName: 'none' },
  },
})
/** The part in the client's colors; it has no box (`display: contents`). */
export const toned = pattern.style({ display: 'contents' })
/** With a client's tones, which color the important parts. */
export const inClientColor = pattern.style({ vars: clientAccent })
// In a low window the head stays in place while the rest scrolls.
pattern.global(`${frame} > ${bar}`, {
  '@media': { [media.low]: { position: 'sticky', top: 0, zIndex: depth.raised + 1 } },
})
export const headAsk = pattern.style({
  flex: 'none',
  '@container': { [within.narrow]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
})
export const close = pattern.style({
  width: '56px',
  height: 'auto',
  alignSelf: 'stretch',
  borderInlineStart: `${line.hair} solid ${color.line}`,
  '@media': { print: { display: 'none' } },
  selectors: { '&:focus-visible': { outlineOffset: '-5px', boxShadow: 'none' } },
})
export const scroll = pattern.style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  // Keeps the focused control away from the edges.
  scrollPadding: space(24),
  '@media': {
    [media.low]: { flex: 'none', overflowY: 'visible' },
    print: { display: 'block', overflow: 'visible' },
  },
})
// A shadow above the foot while there is more below: it covers the end of what shows, and the end of the demo covers it.
const EDGE = '12px'
pattern.global(`${scroll}::after, ${scroll}::before`, {
  content: '',
  order: 1,
  flex: 'none',
  height: EDGE,
  marginTop: `calc(-1 * ${EDGE})`,
  pointerEvents: 'none',
  '@media': { [media.low]: { display: 'none' }, print: { display: 'none' } },
})
pattern.global(`${scroll}::after`, {
  position: 'sticky',
  bottom: 0,
  zIndex: depth.raised,
  background: `linear-gradient(to top, ${shade}, transparent)`,
})
pattern.global(`${scroll}::before`, {
  order: 2,
  position: 'relative',
  zIndex: depth.raised + 1,
  backgroundColor: color.paper,
})
export const body = pattern.style({
  // Text for screen readers is positioned at its place, and scrolls along.
  position: 'relative',
  flex: '1 0 auto',
  padding: space(24),
  display: 'grid',
  alignContent: 'start',
  gap: space(24),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.narrow]: { padding: space(16), gap: space(20) } },
})
/** A line about how the demo was opened. */
export const notice = pattern.style({
  flex: 'none',
  padding: space(12, 24, 0),
  ...textStyle.small,
  color: color.ink2,
  '@container': { [within.narrow]: { paddingInline: space(16) } },
  '@media': { print: { display: 'none' } },
})
/** A button in a line of text. */
export const noticeAction = pattern.style({
  color: color.ink,
  ...emphasis.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  '@media': { [media.coarsePointer]: { minHeight: control.touch }, print: { display: 'none' } },
})
/**
 * Shown if the demo has controls with the mark, which is before it. A picture of a control keeps its place free: it may come to
 * the front, and nothing moves then.
 */
const sampleControl = `.${sample.split(' ')[0] ?? ''}`
export const sampleNote = pattern.style({
  display: 'none',
  flex: 'none',
  padding: space(0, 24, 20),
  ...textStyle.caption,
  color: color.ink2,
  selectors: {
    [`${frame}:has(${sampleControl}) &`]: { display: 'block', visibility: 'hidden' },
    [`${frame}:has(${sampleControl}:not([inert] ${sampleControl})) &`]: { visibility: 'visible' },
    '&::before': {
      content: '',
      display: 'inline-block',
      width: '14px',
      height: '10px',
      marginInlineEnd: space(6),
      border: `${line.hair} dashed ${color.ink}`,
    },
  },
  '@container': { [within.narrow]: { paddingInline: space(16) } },
  '@media': { print: { display: 'none !important' } },
})
/** One row; in a narrow frame the note is a line above the tools. */
export const foot = pattern.style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(0, 24),
  minHeight: '56px',
  paddingInline: space(24),
  borderTop: `${line.hair} solid ${color.line}`,
  backgroundColor: color.paper,
  '@container': { [within.narrow]: { flexWrap: 'wrap', minHeight: '64px', padding: 0, gap: 0 } },
})
/** The player of a tour replaces the bar. */
export const tourFoot = pattern.style({
  flex: 'none',
  // The player stays in place where the frame or the window scrolls.
  position: 'sticky',
  bottom: 0,
  zIndex: depth.raised + 1,
  backgroundColor: color.paper,
  '@media': { print: { paddingInline: space(24) } },
})
export const note = pattern.style({
  flex: '1 1 0',
  ...sizeOf(textStyle.caption),
  ...leading.tight,
  color: color.ink2,
  '@container': { [within.narrow]: { flexBasis: '100%', padding: space(2, 16, 0) } },
})
/** Above the foot, over the demo, so that nothing moves. */
export const outcome = pattern.style({
  position: 'absolute',
  insetInlineEnd: space(16),
  bottom: `calc(100% + ${space(8)})`,
  zIndex: depth.raised + 1,
  pointerEvents: 'none',
})
export const said = pattern.style({
  display: 'block',
  padding: space(8, 14),
  ...textStyle.smallShort,
  backgroundColor: color.slab,
  color: color.onSlab,
  '@media': edgeInForcedColors,
})
export const footActions = pattern.style({
  display: 'flex',
  gap: space(0, 20),
  alignItems: 'center',
  '@container': {
    // A row from edge to edge: icons above their labels, and the primary action. Only letters of twice the size need two.
    [within.narrow]: { flex: '1 1 100%', flexWrap: 'wrap', gap: 0, alignItems: 'stretch' },
  },
  '@media': { print: { display: 'none' } },
})
export const footAction = pattern.style({
  color: color.ink,
  ...textStyle.small,
  ...emphasis.strong,
  minHeight: control.touch,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(6),
  whiteSpace: 'nowrap',
  position: 'relative',
  textUnderlineOffset: '.2em',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:disabled': { color: color.edge, textDecoration: 'none', cursor: 'default' },
  },
  '@media': { print: { display: 'none' } },
})
pattern.narrow(`${footActions} > ${footAction}`, {
  flex: '1 1 auto',
  flexDirection: 'column',
  gap: space(2),
  minHeight: '46px',
  minWidth: '48px',
  ...sizeOf(textStyle.caption),
  ...leading.tight,
})
export const footLabel = pattern.style({})
/** What the short label leaves out. */
export const notShort = pattern.style({})
pattern.narrow(`${footActions} ${notShort}`, hiddenButRead)
pattern.narrow(`${footActions} ${footLabel}`, { display: 'inline-block' })
pattern.narrow(`${footActions} ${footLabel}::first-letter`, { textTransform: 'uppercase' })
/** The primary action; it fills the remaining width. */
export const footAsk = pattern.style({
  display: 'none',
  '@container': { [within.narrow]: { display: 'grid', flex: '4 1 112px' } },
})
pattern.narrow(`${footAsk} > a`, { whiteSpace: 'normal', paddingInline: space(8, 20) })
/** A state has no panel around it: the frame is the page and as long as its content. */
export const page = pattern.style({
  width: '100%',
  maxWidth: '1200px',
  marginInline: 'auto',
  boxShadow: `0 0 0 1px ${color.line}`,
})
/** The demo fills a window that is not wider than its panel. On paper it is laid out as on a wide screen. */
export const alone = pattern.style({
  display: 'flex',
  height: '100dvh',
  maxWidth: '1200px',
  marginInline: 'auto',
  boxShadow: `0 0 0 1px ${color.line}`,
  '@media': {
    [media.low]: { height: 'auto', minHeight: '100dvh' },
    print: { height: `calc(100vh / ${zoomOnPaper})`, maxWidth: 'none', boxShadow: 'none', zoom: zoomOnPaper },
  },
})
// The demo scrolls, not the window: without the gutter of a scroll bar the bar above it goes from edge to edge.
pattern.global(`html:has(${alone})`, { scrollbarGutter: 'auto', '@media': { print: printed.dialog } })
// One sheet, which is a window's height on paper: the demo, and what is printed below it at its end.
pattern.global(`${alone} > ${frame}`, {
  '@media': { print: { display: 'flex', width: '100%', minWidth: 0, overflow: 'hidden' } },
})
pattern.global(`${alone} ${scroll}`, { '@media': { print: { flex: '0 1 auto', overflow: 'hidden' } } })
pattern.global(`${alone} ${foot}`, { '@media': { print: { flex: 'none' } } })
// The bar of a sent demo goes from edge to edge of a wider window.
pattern.global(`${alone} ${bar}`, {
  '@media': { screen: { boxShadow: `0 0 0 100vmax ${color.slab}`, clipPath: 'inset(0 -100vmax)' } },
})
/** An open demo uses the window as its panel. */
export const filled = pattern.style({ display: 'flex', height: '100dvh' })
