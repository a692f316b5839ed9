import { createVar, globalKeyframes } from '@vanilla-extract/css'
import { color, duration, family, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, sizeOf, specialStyle, textStyle } from '../../theme/textStyles.ts'
import { control, depth, ease, line, media, space } from '../../theme/tokens.ts'
import { having } from '../../wires/wires.ts'

/** On the slab everything has its other color; what stands on it need not know. */
const onSlab = {
  [color.ink]: color.onSlab,
  [color.ink2]: color.onSlab2,
  [color.paper]: color.slab,
  [color.sheet]: color.slab,
  [color.well]: color.slab2,
  [color.line]: color.slabLine,
  [color.edge]: color.onSlab2,
  [color.focus]: color.onSlab,
  [color.focusGap]: color.slab,
  [ground.color]: color.slab,
}

const bar = createVar()

export const player = pattern.style({
  flex: 'none',
  // Where the frame is the page, the window is what scrolls.
  position: 'sticky',
  top: 0,
  zIndex: depth.raised,
  backgroundColor: color.slab,
  selectors: {
    '&:focus-visible': {
      outline: `${line.bold} solid ${color.onSlab}`,
      outlineOffset: '-4px',
      boxShadow: 'none',
      borderRadius: 0,
    },
  },
})
export const inside = pattern.style({
  vars: onSlab,
  color: color.ink,
  padding: space(12, 24, 14),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(4, 32),
  alignItems: 'end',
  '@media': {
    [media.narrow]: { padding: space(6, 16, 12), gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) },
  },
})
export const steps = pattern.style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: space(6),
  // A finger needs the room, the eye does not.
  '@media': { [media.coarsePointer]: { margin: `-${space(10)} 0 -${space(14)}` } },
})
/** A bar, and around it room for a finger. */
export const step = pattern.style({
  vars: { [bar]: color.line },
  minHeight: '24px',
  display: 'grid',
  alignItems: 'center',
  '@media': { [media.coarsePointer]: { minHeight: control.touch } },
  selectors: {
    '&::before': { content: '', height: '6px', backgroundColor: bar, transition: `height ${duration.press}` },
    '&:hover::before': { height: '10px' },
  },
})
export const done = pattern.style({ vars: { [bar]: family.face } })
export const current = pattern.style({ vars: { [bar]: color.ink } })
export const count = pattern.style({
  gridColumn: '1 / -1',
  ...textStyle.small,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(14),
  '@media': { [media.coarsePointer]: { marginBottom: `-${space(8)}` } },
})
export const later = pattern.style({ color: color.ink, ...emphasis.strong })
/** As high as the longest caption, so that the demo below stays where it is. */
export const caption = pattern.style({
  ...specialStyle.tourCaption,
  minHeight: '2.6em',
  maxWidth: '34em',
  textWrap: 'balance',
  '@media': { [media.narrow]: { ...sizeOf(textStyle.name), minHeight: '3.9em' } },
})
export const list = pattern.style({
  maxHeight: '40dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space(4, 0),
  maxWidth: '44em',
})
export const listed = pattern.style({
  paddingBlock: space(4),
  display: 'grid',
  gridTemplateColumns: '1.6em minmax(0, 1fr)',
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const listedNow = pattern.style({ color: color.ink, ...emphasis.strong })
export const controls = pattern.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(8),
  justifyContent: 'end',
  '@media': { [media.narrow]: { justifyContent: 'start' } },
})
export const round = pattern.style({
  width: control.small,
  height: control.small,
  border: `${line.edge} solid ${color.ink}`,
  color: color.ink,
  display: 'grid',
  placeItems: 'center',
  selectors: {
    '&:hover': { backgroundColor: color.well },
    '&[aria-disabled="true"]': {
      color: color.ink2,
      borderColor: color.line,
      background: 'none',
      cursor: 'default',
    },
  },
  '@media': { [media.narrow]: { width: control.touch, height: control.touch } },
})
export const read = pattern.style({
  minHeight: '24px',
  marginInlineStart: 'auto',
  color: color.ink,
  ...emphasis.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  '@media': { [media.coarsePointer]: { minHeight: control.touch } },
})

pattern.narrow(`${controls} > a`, { flexGrow: 1 })

globalKeyframes('ring', { from: { outlineOffset: '14px', outlineColor: 'transparent' } })
/**
 * What a tour speaks of, marked where it stands: a ring of two tones around it, ink on paper, so that one of them stands out on
 * any ground. It takes no room and covers nothing.
 */
pattern.global(having('toured'), {
  outline: `${line.bold} solid ${color.ink}`,
  outlineOffset: '3px',
  boxShadow: `0 0 0 3px ${color.paper}`,
  '@media': { [media.motionAllowed]: { animation: `ring ${duration.unfold} ${ease.out}` } },
})
// Outside it would cover a neighbor, or be cut off.
pattern.global(having('toured', 'inside'), {
  outlineOffset: '-3px',
  boxShadow: `inset 0 0 0 6px ${color.paper}`,
})
