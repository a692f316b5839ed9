import { color, duration } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { emphasis, textStyle } from '../theme/textStyles.ts'
import { depth, line, media, space } from '../theme/tokens.ts'

/** The distance of the line from its control: a fold of 10 px and 2 px of air. */
const GAP = '12px'
const FOLD = '10px'

/** The place is set by `keepBeside`; until its code is loaded, and without it, the line is at the foot of the window. */
export const bubble = primitive.style({
  position: 'fixed',
  inset: 'auto auto 8px 8px',
  margin: 0,
  border: 0,
  padding: 0,
  overflow: 'visible',
  maxWidth: 'min(320px, 100vw - 16px)',
  background: 'transparent',
  selectors: {
    // The pointer can go over from the control.
    '&::before': { content: '', position: 'absolute', inset: 0, zIndex: depth.behind },
    '&[data-side="top"]::before': { bottom: `-${GAP}` },
    '&[data-side="bottom"]::before': { top: `-${GAP}` },
    '&[data-side="left"]::before': { right: `-${GAP}` },
    '&[data-side="right"]::before': { left: `-${GAP}` },
  },
  '@media': {
    [media.narrow]: { maxWidth: 'calc(100vw - 16px)' },
    [media.motionAllowed]: { animation: `fade ${duration.press} linear` },
    print: { display: 'none' },
  },
})
/** The sentence, and the slip below it. */
export const sheet = primitive.style({
  display: 'block',
  border: `${line.hair} solid ${color.slabLine}`,
  backgroundColor: color.slab,
  boxShadow: color.popShadow,
  color: color.onSlab,
  ...textStyle.smallShort,
  ...emphasis.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
})
export const sentence = primitive.style({ display: 'block', padding: space(10, 14), textWrap: 'pretty' })
/** A folded corner of the line; its tip points at the control. */
export const fold = primitive.style({
  display: 'none',
  position: 'absolute',
  width: FOLD,
  height: FOLD,
  backgroundColor: color.slab,
  selectors: Object.fromEntries(
    (
      [
        ['top', 'top', 'polygon(0 0, 100% 0, 50% 100%)'],
        ['bottom', 'bottom', 'polygon(0 100%, 100% 100%, 50% 0)'],
        ['left', 'left', 'polygon(0 0, 100% 50%, 0 100%)'],
        ['right', 'right', 'polygon(100% 0, 0 50%, 100% 100%)'],
      ] as const
    ).map(([side, edge, clipPath]) => [
      `${bubble}[data-side="${side}"] > &`,
      { display: 'block', [edge]: '100%', clipPath },
    ]),
  ),
})

/** Paper on the dark sheet, with a folded corner. */
export const slip = primitive.style({
  display: 'grid',
  gap: space(6),
  margin: space(0, 8, 8),
  padding: space(10, 12, 12),
  backgroundColor: color.paper,
  color: color.ink,
  clipPath: 'polygon(0 0, calc(100% - 16px) 0, 100% 16px, 100% 100%, 0 100%)',
})
export const slipName = primitive.style({ color: color.ink2, ...textStyle.caption })
export const slipTitle = primitive.style({
  display: 'flex',
  gap: space(10),
  alignItems: 'center',
  minWidth: 0,
  overflowWrap: 'anywhere',
  ...textStyle.name,
})
export const slipPicture = primitive.style({ flex: 'none', display: 'grid', width: '48px', height: '48px' })
export const slipRow = primitive.style({
  display: 'flex',
  gap: space(12),
  justifyContent: 'space-between',
  borderTop: `${line.hair} solid ${color.line}`,
  paddingTop: space(6),
})
export const slipTerm = primitive.style({ color: color.ink2, maxWidth: '50%' })
export const slipValue = primitive.style({
  ...emphasis.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  minWidth: 0,
  overflowWrap: 'anywhere',
})
