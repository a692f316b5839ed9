import { sample } from '../../primitives/SampleButton.css.ts'
import { color, ground } from '../../theme/contract.css.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../../theme/textStyles.ts'
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
/** The part that takes the client's colors; it makes no box of its own. */
export const toned = pattern.style({ display: 'contents' })
export const sender = pattern.style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(14),
  minHeight: '56px',
  padding: space(6, 24),
  ...textStyle.denseShort,
  backgroundColor: color.slab,
  color: color.onSlab,
  '@media': {
    [media.narrow]: {
      minHeight: '52px',
      padding: space(6, 12),
      gap: space(10),
      ...sizeOf(textStyle.caption),
    },
    print: { backgroundColor: 'transparent', color: color.ink },
  },
})
export const senderWords = pattern.style({ minWidth: 0, overflowWrap: 'anywhere', textWrap: 'balance' })
export const senderName = pattern.style(emphasis.strong)
/** In a low window the head stays while all else scrolls. */
export const head = pattern.style(headGrid, {
  '@media': { [media.low]: { position: 'sticky', top: 0, zIndex: depth.raised } },
})
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
  // Keeps what has focus clear of the edges.
  scrollPadding: space(24),
  '@media': {
    [media.low]: { flex: 'none', overflowY: 'visible' },
    print: { display: 'block', overflow: 'visible' },
  },
})
export const body = pattern.style({
  // What is hidden but read stands where it belongs, and scrolls along.
  position: 'relative',
  flex: '1 0 auto',
  padding: space(24),
  display: 'grid',
  alignContent: 'start',
  gap: space(24),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.narrow]: { padding: space(16), gap: space(20) } },
})
export const foot = pattern.style({
  flex: 'none',
  minHeight: '56px',
  borderTop: `${line.hair} solid ${color.line}`,
  padding: space(6, 24),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(4, 24),
  ...textStyle.small,
  color: color.ink2,
  '@media': { [media.narrow]: { padding: space(6, 16, 8) } },
})
/** The player of a tour takes the place of the bar; what came of a press stands above it. */
export const tourFoot = pattern.style({
  flex: 'none',
  // Where the frame or the window scrolls, the player stays.
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
  ...textStyle.caption,
  '@media': { [media.wide]: { flexDirection: 'column' } },
})
/** Shown by itself where the demo has controls with the mark, which stands before it. */
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
  gap: space(4, 16),
  alignItems: 'center',
  justifyContent: 'end',
  flexGrow: 1,
  '@media': { [media.narrow]: { columnGap: 0 }, print: { display: 'none' } },
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
  },
})
/** On narrow screens the icon says it to the eye. */
export const footActionWords = pattern.style({ '@media': { [media.narrow]: hiddenButRead } })
/** A button in a line of text. */
export const footLineAction = pattern.style({
  color: color.ink,
  ...emphasis.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  '@media': { [media.coarsePointer]: { minHeight: control.touch } },
})
/** A line of its own; it takes no room while it is empty. */
export const footLine = pattern.style({
  flexBasis: '100%',
  selectors: { '&:empty': { position: 'absolute' } },
})
export const link = pattern.style({ overflowWrap: 'anywhere', userSelect: 'all' })
/** A state has no panel around it: the frame is the page, as long as it may be. */
export const page = pattern.style({
  width: '100%',
  maxWidth: '1200px',
  marginInline: 'auto',
  boxShadow: `0 0 0 1px ${color.line}`,
})
/** The demo has the whole window, where that is not wider than its panel. */
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
/** A demo that works has the window for its panel. */
export const filled = pattern.style({ display: 'flex', height: '100dvh' })
