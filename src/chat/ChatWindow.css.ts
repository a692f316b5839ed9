import { color, duration, ground } from '../theme/contract.css.ts'
import { feature } from '../theme/layered.ts'
import { emphasis, sizeOf, textFace, textStyle } from '../theme/textStyles.ts'
import { control, depth, ease, line, media, space } from '../theme/tokens.ts'

/** Above the page's edge and as far from its side as the button. */
const EDGE = '24px'
/** Head and bar. */
const HEAD_HEIGHT = '60px'

/** Here the name needs the logo's room. */
const SMALLEST = '(max-width: 359px)'

/** A ring that has no room outside. */
const ringInside = { outlineOffset: '-5px', boxShadow: 'none' }

export const window = feature.style({
  vars: { [ground.color]: color.sheet },
  position: 'fixed',
  inset: `auto ${EDGE} ${EDGE} auto`,
  zIndex: depth.chat,
  flexDirection: 'column',
  width: '420px',
  // As high as what it holds.
  height: 'auto',
  maxWidth: 'none',
  maxHeight: `min(700px, 100dvh - 2 * ${EDGE})`,
  padding: 0,
  overflow: 'hidden',
  backgroundColor: color.sheet,
  color: color.ink,
  border: `${line.edge} solid ${color.ink}`,
  boxShadow: color.popShadow,
  selectors: { '&[open]': { display: 'flex' } },
  '@media': {
    [media.motionAllowed]: { animation: `unfold ${duration.unfold} ${ease.fold}` },
    [media.narrow]: {
      inset: 0,
      width: '100%',
      height: '100dvh',
      maxHeight: 'none',
      border: 0,
      boxShadow: 'none',
    },
  },
})
// The page behind a window that covers it does not scroll, and keeps no place for a scroll bar.
feature.global(`:root:has(${window}:modal)`, { overflow: 'hidden', scrollbarGutter: 'auto' })

export const head = feature.style({
  vars: { [color.focus]: color.onSlab, [color.focusGap]: color.slab, [ground.color]: color.slab },
  flex: 'none',
  display: 'flex',
  alignItems: 'stretch',
  gap: space(12),
  minHeight: HEAD_HEIGHT,
  paddingInlineStart: space(16),
  backgroundColor: color.slab,
  color: color.onSlab,
  borderBottom: `${line.hair} solid ${color.slabLine}`,
})
feature.global(`${head} > svg`, {
  flex: 'none',
  alignSelf: 'center',
  '@media': { [SMALLEST]: { display: 'none' } },
})
export const names = feature.style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'start',
})
export const name = feature.style({
  ...textStyle.name,
})
export const subject = feature.style({
  ...textFace,
  ...textStyle.caption,
  color: color.onSlab2,
})
export const headButton = feature.style({
  width: HEAD_HEIGHT,
  height: 'auto',
  '@media': { [media.narrow]: { width: control.normal } },
  selectors: { '&:hover': { backgroundColor: color.slab2 }, '&:focus-visible': ringInside },
})
// Minimize and close are neighbors.
feature.global(`${headButton} + ${headButton}`, { marginInlineStart: `-${space(12)}` })

export const bar = feature.style(head, {
  position: 'fixed',
  right: EDGE,
  bottom: 0,
  zIndex: depth.chat,
  width: '300px',
  gap: 0,
  paddingInlineStart: 0,
  border: `${line.edge} solid ${color.slabLine}`,
  borderBottom: 0,
  boxShadow: color.popShadow,
  '@media': { [media.narrow]: { right: 0, width: '100%', borderInline: 0 } },
})
export const restore = feature.style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  paddingInlineStart: space(16),
  textAlign: 'start',
  selectors: { '&:hover': { backgroundColor: color.slab2 }, '&:focus-visible': ringInside },
})
// The end of the page comes out from under the bar.
feature.global(`:root:has(${bar}) #root > footer`, { paddingBottom: HEAD_HEIGHT })
feature.global(`:root:has(${bar})`, { scrollPaddingBottom: HEAD_HEIGHT })

export const composer = feature.style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  borderTop: `${line.edge} solid ${color.ink}`,
})
/** Above the field while no more goes into it. */
export const full = feature.style({
  flex: '0 0 100%',
  padding: space(8, 16),
  ...textStyle.caption,
  color: color.ink2,
  backgroundColor: color.well,
  selectors: { '&:empty': { position: 'absolute', padding: 0 } },
})
/** As high as what is typed: its text stands unseen behind the field, since not all browsers can size a field. */
export const typing = feature.style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  minHeight: '56px',
  maxHeight: '148px',
  overflow: 'clip',
})
/** The field and the copy of its text break lines in the same places. */
const typed = {
  gridArea: '1 / 1',
  minWidth: 0,
  padding: space(16),
  // Below 16 px a phone zooms in.
  ...textStyle.body,
  overflowWrap: 'anywhere',
} as const
export const measure = feature.style({ ...typed, visibility: 'hidden', whiteSpace: 'pre-wrap' })
export const field = feature.style({
  ...typed,
  height: '100%',
  maxHeight: '148px',
  border: 0,
  borderRadius: 0,
  background: 'none',
  appearance: 'none',
  resize: 'none',
  selectors: {
    '&::placeholder': { color: color.ink2, opacity: 1 },
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  },
})
export const sendButton = feature.style({
  width: HEAD_HEIGHT,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  backgroundColor: color.ink,
  color: color.paper,
  selectors: {
    '&[aria-disabled="true"]': { backgroundColor: color.well, color: color.ink2, cursor: 'not-allowed' },
    '&:focus-visible': {
      outline: `${line.bold} solid ${color.focusGap}`,
      outlineOffset: '-6px',
      boxShadow: 'none',
    },
    '&[aria-disabled="true"]:focus-visible': { outlineColor: color.focus },
  },
})
/** At the corner of the chat's button. */
export const count = feature.style({
  position: 'absolute',
  top: '-8px',
  left: '-8px',
  padding: space(2, 8),
  backgroundColor: color.launch,
  color: color.onLaunch,
  ...textStyle.small,
  ...sizeOf(textStyle.caption),
  ...emphasis.strong,
})
