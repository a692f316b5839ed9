import { color, duration, family, ground } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { rowTint } from '../../theme/rowTint.ts'
import { emphasis, leading, textStyle } from '../../theme/textStyles.ts'
import { control, depth, folded, line, media, space } from '../../theme/tokens.ts'

/** The folded corner of the stage: as large as the edge around the picture. */
const EDGE = { wide: 28, narrow: 16 } as const

/** Covers a tile, which stays the link. */
export const stage = pattern.style({
  vars: { [ground.color]: color.sheet },
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  overflow: 'hidden',
  pointerEvents: 'none',
  backgroundColor: family.face,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      top: 0,
      insetInlineEnd: 0,
      width: `${EDGE.wide}px`,
      height: `${EDGE.wide}px`,
      backgroundImage: folded(color.paper, family.reverse),
    },
  },
  '@media': {
    [media.belowWide]: {
      selectors: { '&::before': { width: `${EDGE.narrow}px`, height: `${EDGE.narrow}px` } },
    },
    [media.motionAllowed]: { animation: `fade ${duration.unfold} linear` },
    [media.forcedColors]: { border: `${line.edge} solid` },
    print: { display: 'none' },
  },
})
export const window = pattern.style({
  position: 'relative',
  minHeight: 0,
  padding: space(EDGE.wide, EDGE.wide, 0),
  '@media': { [media.belowWide]: { padding: space(EDGE.narrow, EDGE.narrow, 0) } },
})
export const foot = pattern.style({
  position: 'relative',
  zIndex: depth.raised,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 56px',
  minHeight: '72px',
  borderTop: `${line.edge} solid ${color.ink}`,
  backgroundColor: color.sheet,
  color: color.ink,
})
export const told = pattern.style({
  alignSelf: 'center',
  display: 'grid',
  gap: space(8),
  padding: space(10, 16, 10, 28),
  '@media': { [media.belowWide]: { paddingInlineStart: space(16) } },
})
/** Space for two lines, so that the demo above does not move. */
export const caption = pattern.style({
  ...textStyle.denseShort,
  ...emphasis.strong,
  minHeight: '2lh',
  textWrap: 'balance',
})
export const marks = pattern.style({ display: 'flex', gap: space(2) })
export const mark = pattern.style({
  width: '8px',
  height: '8px',
  backgroundColor: color.line,
  '@media': { [media.forcedColors]: { border: `${line.hair} solid` } },
})
export const markOn = pattern.style(mark, {
  backgroundColor: color.ink,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})
export const pause = pattern.style({
  width: '100%',
  height: 'auto',
  minHeight: control.touch,
  borderInlineStart: `${line.hair} solid ${color.line}`,
  pointerEvents: 'auto',
})
pattern.global(`${pause} svg`, { fill: 'currentColor' })

export const steps = pattern.style({ borderBottom: `${line.hair} solid ${color.line}` })
export const step = pattern.style({
  position: 'relative',
  isolation: 'isolate',
  width: '100%',
  minHeight: control.normal,
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(14),
  paddingBlock: space(4),
  borderTop: `${line.hair} solid ${color.line}`,
  textAlign: 'start',
  ...textStyle.dense,
  ...leading.tight,
  ...emphasis.medium,
  selectors: {
    'li:first-child > &': { borderTop: `${line.edge} solid ${color.ink}` },
    ...rowTint('12px', 'after'),
    // Finished steps are filled, the current one half, in the family's reverse.
    '&::before': { content: '', width: '10px', height: '10px', border: `${line.edge} solid ${color.ink}` },
    '&[aria-current]': emphasis.name,
    '&[aria-current]::before': {
      border: 0,
      backgroundImage: folded(family.reverse, family.face),
      outline: `${line.hair} solid ${color.ink}`,
    },
  },
})
export const done = pattern.style({ selectors: { '&::before': { backgroundColor: color.ink } } })
export const state = pattern.style({ ...textStyle.small, ...emphasis.regular, color: color.ink2 })
