import { sample } from '../../primitives/SampleButton.css.ts'
import { clientAccent, color, family, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { headGrid } from './DemoHead.css.ts'
import { control, DEMO_PLACE, depth, line, media, space } from '../../theme/tokens.ts'

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
/** In a low window the head stays in place while the rest scrolls. */
export const head = pattern.style(headGrid, {
  '@media': { [media.low]: { position: 'sticky', top: 0, zIndex: depth.raised } },
})
export const clientHead = pattern.style({ borderBottom: `6px solid ${family.face}` })
export const close = pattern.style({
  width: '72px',
  height: 'auto',
  borderInlineStart: `${line.hair} solid ${color.line}`,
  '@media': { [media.narrow]: { width: '56px' }, print: { display: 'none' } },
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
/** The row of actions on narrow screens. */
const FOOT_ROW = '60px'
export const foot = pattern.style({
  flex: 'none',
  minHeight: '64px',
  borderTop: `${line.hair} solid ${color.line}`,
  padding: space(6, 24),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(4, 24),
  ...textStyle.small,
  color: color.ink2,
  '@media': { [media.narrow]: { padding: 0, gap: 0 } },
})
/** The player of a tour replaces the bar; the result of a press is above it. */
export const tourFoot = pattern.style({
  flex: 'none',
  // The player stays in place where the frame or the window scrolls.
  position: 'sticky',
  bottom: 0,
  zIndex: depth.raised,
  backgroundColor: color.paper,
})
pattern.global(`${tourFoot} > p:not(:empty)`, {
  padding: space(8, 24),
  borderTop: `${line.hair} solid ${color.line}`,
  ...textStyle.small,
})
export const notes = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(14),
  flex: '1 1 0',
  ...textStyle.caption,
  '@media': {
    [media.wide]: { flexDirection: 'column' },
    // There is no room for a line beside the actions.
    [media.belowWide]: { flexBasis: '100%' },
    [media.narrow]: { padding: space(6, 16) },
  },
})
/** Shown if the demo has controls with the mark, which is before it. */
export const sampleNote = pattern.style({
  display: 'none',
  selectors: {
    [`${frame}:has(.${sample.split(' ')[0] ?? ''}) &`]: { display: 'block' },
    '&::before': {
      content: '',
      display: 'inline-block',
      width: '14px',
      height: '10px',
      marginInlineEnd: space(6),
      border: `${line.hair} dashed ${color.ink}`,
    },
  },
})
export const footActions = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(4, 20),
  alignItems: 'center',
  justifyContent: 'end',
  flexGrow: 1,
  '@media': {
    // A row from edge to edge: icons above their labels, and the primary action.
    [media.narrow]: {
      flexBasis: '100%',
      gap: 0,
      alignItems: 'stretch',
      borderTop: `${line.hair} solid ${color.line}`,
    },
    print: { display: 'none' },
  },
})
export const footAction = pattern.style({
  color: color.ink,
  ...emphasis.strong,
  minHeight: control.small,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(6),
  whiteSpace: 'nowrap',
  position: 'relative',
  textUnderlineOffset: '.2em',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [media.narrow]: { minHeight: control.touch, minWidth: control.touch },
    [media.coarsePointer]: { minHeight: control.touch },
    print: { display: 'none' },
  },
})
pattern.global(`${footActions} > ${footAction}`, {
  '@media': {
    [media.narrow]: {
      flex: '1 1 auto',
      flexDirection: 'column',
      gap: space(4),
      minHeight: FOOT_ROW,
      padding: space(4, 6),
      ...sizeOf(textStyle.caption),
      ...leading.tight,
    },
  },
})
/** The primary action; on narrow screens it fills the remaining width. */
export const footAsk = pattern.style({
  display: 'grid',
  '@media': { [media.narrow]: { flex: '4 1 112px', minHeight: FOOT_ROW } },
})
pattern.global(`${footAsk} > a`, {
  '@media': { [media.narrow]: { whiteSpace: 'normal', height: '100%', paddingInline: space(8, 20) } },
})
/** In a wide window it is above the demo. */
export const notWide = pattern.style({ '@media': { [media.wide]: { display: 'none' } } })
/** A button in a line of text. */
export const footLineAction = pattern.style({
  color: color.ink,
  ...emphasis.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  '@media': { [media.coarsePointer]: { minHeight: control.touch } },
})
/** A separate line without height while it is empty. */
export const footLine = pattern.style({
  flexBasis: '100%',
  '@media': { [media.narrow]: { paddingInline: space(16) } },
  selectors: { '&:empty': { position: 'absolute' } },
})
/** A state has no panel around it: the frame is the page and as long as its content. */
export const page = pattern.style({
  width: '100%',
  maxWidth: '1200px',
  marginInline: 'auto',
  boxShadow: `0 0 0 1px ${color.line}`,
})
/** The demo fills a window that is not wider than its panel. */
export const alone = pattern.style({
  display: 'flex',
  height: '100dvh',
  maxWidth: '1200px',
  marginInline: 'auto',
  boxShadow: `0 0 0 1px ${color.line}`,
  '@media': {
    [media.low]: { height: 'auto', minHeight: '100dvh' },
    print: { height: 'auto', boxShadow: 'none' },
  },
})
/** An open demo uses the window as its panel. */
export const filled = pattern.style({ display: 'flex', height: '100dvh' })
