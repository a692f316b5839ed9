import { globalKeyframes, type StyleRule } from '@vanilla-extract/css'
import { color, duration } from '../../theme/contract.css.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, leading, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { control, ease, line, media, space } from '../../theme/tokens.ts'
import { attrSelector } from '../../wires/wires.ts'
import { onSlab } from './SenderLine.css.ts'
import { RING } from './tourMark.ts'

export const player = pattern.style({
  vars: onSlab,
  position: 'relative',
  backgroundColor: color.slab,
  color: color.ink,
  selectors: {
    '&:focus-visible': {
      outline: `${line.bold} solid ${color.ink}`,
      outlineOffset: '-4px',
      boxShadow: 'none',
      borderRadius: 0,
    },
  },
  '@media': {
    [media.forcedColors]: { borderTop: `${line.edge} solid` },
    print: { display: 'none' },
  },
})
export const bar = pattern.style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'stretch',
  minHeight: '72px',
  '@media': { [media.narrow]: { gridTemplateColumns: '56px minmax(0, 1fr) 52px', minHeight: '70px' } },
})
/** Reduced motion: there is no first column, because the tour does not play automatically. */
export const byHand = pattern.style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 52px' } },
})
/** The player's message with the next actions; on narrow screens they are stacked. */
export const spoken = pattern.style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space(10),
      padding: space(12, 16, 6),
    },
  },
})
const square = { display: 'grid', placeItems: 'center', color: color.ink } as const
const pressed = {
  '&:hover': { backgroundColor: color.well },
  '&:focus-visible': { outlineOffset: '-5px', boxShadow: 'none' },
  '&[aria-disabled="true"]': { color: color.edge, background: 'none', cursor: 'default' },
}
export const playing = pattern.style({
  ...square,
  borderInlineEnd: `${line.hair} solid ${color.line}`,
  selectors: pressed,
})
pattern.global(`${playing} svg`, { fill: 'currentColor' })
export const step = pattern.style({
  ...square,
  width: '56px',
  minHeight: control.touch,
  selectors: pressed,
  '@media': { [media.narrow]: { width: '100%', height: '100%' } },
})
export const close = pattern.style({
  ...square,
  width: control.touch,
  minHeight: control.touch,
  selectors: pressed,
  '@media': { [media.narrow]: { position: 'absolute', top: 0, insetInlineEnd: 0 } },
})
export const told = pattern.style({
  position: 'relative',
  alignSelf: 'center',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(24),
  padding: space(8, 0, 8, 24),
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: space(4) },
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space(6),
      padding: space(8, 0, 8, 14),
      selectors: { [`${spoken} > &`]: { padding: 0 } },
    },
  },
})
export const marks = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(6),
  '@media': { [media.belowWide]: { gridColumn: '1 / -1' }, [media.narrow]: { gap: space(4) } },
})
export const mark = pattern.style({
  width: '10px',
  height: '10px',
  border: `${line.edge} solid ${color.ink2}`,
  '@media': { [media.narrow]: { width: '8px', height: '8px' } },
})
const filled = (by: string) =>
  ({
    backgroundColor: by,
    borderColor: by,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  }) as const
export const done = pattern.style(filled(color.ink2))
export const current = pattern.style(filled(color.ink), {
  width: '26px',
  '@media': { [media.narrow]: { width: '22px' } },
})
export const later = pattern.style({ ...textStyle.caption, ...leading.tight, ...emphasis.strong })
export const caption = pattern.style({
  ...specialStyle.tourCaption,
  textWrap: 'balance',
  // Space for two lines on narrow screens, so that the demo above does not move.
  '@media': {
    [media.narrow]: {
      ...textStyle.denseShort,
      minHeight: '2lh',
      selectors: { [`${spoken} &`]: { minHeight: 0 } },
    },
  },
})
export const first = pattern.style(emphasis.name)
/** On narrow screens the caption itself is the button. */
export const read = pattern.style({
  minHeight: control.touch,
  ...emphasis.strong,
  textUnderlineOffset: '.2em',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.narrow]: { position: 'absolute', inset: 0, width: '100%' } },
})
export const readWords = pattern.style({ '@media': { [media.narrow]: hiddenButRead } })
export const controls = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space(4, 8),
  paddingInlineEnd: space(20),
  '@media': {
    [media.narrow]: {
      paddingInlineEnd: 0,
      selectors: { [`${spoken} > &`]: { justifyContent: 'space-around' } },
    },
  },
})
export const again = pattern.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  minHeight: control.touch,
  paddingInline: space(12),
  ...emphasis.strong,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
})
// On a phone the primary action has a separate line before the others.
pattern.narrow(`${controls} > a`, { order: -1, flex: '1 0 100%', minHeight: control.normal })

export const onlyWide = pattern.style({ '@media': { [media.narrow]: { display: 'none' } } })
const onlyNarrowAt = (style: StyleRule) =>
  pattern.style({ display: 'none', '@media': { [media.narrow]: style } })
export const onlyNarrow = onlyNarrowAt({ ...square, minHeight: control.touch, minWidth: control.touch })
export const onlyNarrowWords = onlyNarrowAt({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: control.touch,
  paddingInline: space(12),
  ...emphasis.strong,
})
export const words = pattern.style({
  maxHeight: '50dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBottom: `${line.hair} solid ${color.line}`,
  padding: space(8, 0),
})
export const listed = pattern.style({
  width: '100%',
  minHeight: control.touch,
  display: 'grid',
  gridTemplateColumns: '1.6em minmax(0, 1fr)',
  alignItems: 'center',
  padding: space(6, 24),
  textAlign: 'start',
  color: color.ink2,
  ...textStyle.denseShort,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&:hover': { backgroundColor: color.well },
    '&[aria-current]': { color: color.ink, backgroundColor: color.well, ...emphasis.strong },
    '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  },
  '@media': { [media.narrow]: { paddingInline: space(20) } },
})
export const wordsActions = pattern.style({
  display: 'flex',
  alignItems: 'center',
  gap: space(16),
  paddingInline: space(24),
  '@media': { [media.narrow]: { paddingInline: space(12) } },
})

globalKeyframes('ring', { from: { outlineOffset: '20px', outlineColor: 'transparent' } })
/**
 * The mark of a tour: a ring of two tones, ink and paper, 8 px around the described control, so that one of them is visible on
 * any background. It takes no space, touches nothing, and has square corners, also around what has the focus.
 */
pattern.global(attrSelector('toured'), {
  outline: `${RING.width}px solid ${color.ink}`,
  outlineOffset: `${RING.gap}px`,
  borderRadius: 0,
  boxShadow: `0 0 0 ${RING.gap}px ${color.paper}`,
  '@media': { [media.motionAllowed]: { animation: `ring ${duration.unfold} ${ease.out}` } },
})
// Outside, it would cover a neighbor or be cut off. Its padding keeps it away from the content.
pattern.global(attrSelector('toured', 'inside'), {
  outlineOffset: `-${RING.width}px`,
  boxShadow: `inset 0 0 0 ${2 * RING.width}px ${color.paper}`,
})
