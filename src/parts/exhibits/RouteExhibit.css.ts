import { color, family } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { textStyle } from '../../theme/textStyles.ts'
import { line, media, space } from '../../theme/tokens.ts'

const SIDE = 28
/** Side by side, on narrow screens below each other. */
export const route = pattern.style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  paddingBlock: space(20, 12),
  '@media': { [media.narrow]: { gridAutoFlow: 'row', paddingBlock: space(4, 0) } },
})
export const station = pattern.style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(4),
  paddingInlineEnd: space(16),
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: `${SIDE}px minmax(0, 1fr)`,
      columnGap: space(14),
      padding: space(0, 0, 6),
    },
  },
})
export const mark = pattern.style({
  position: 'relative',
  width: `${SIDE}px`,
  height: `${SIDE}px`,
  marginBottom: space(12),
  overflow: 'visible',
  forcedColorAdjust: 'none',
  '@media': { [media.narrow]: { gridRow: '1 / 3', marginBottom: 0 } },
})
/** The way to the next station. */
export const way = pattern.style({
  position: 'absolute',
  top: `${SIDE / 2 - 1}px`,
  insetInlineStart: `${SIDE}px`,
  insetInlineEnd: 0,
  border: `0 solid ${color.ink}`,
  borderTopWidth: line.rule,
  '@media': {
    [media.narrow]: {
      top: `${SIDE}px`,
      bottom: 0,
      insetInlineStart: `${SIDE / 2 - 1}px`,
      insetInlineEnd: 'auto',
      borderTopWidth: 0,
      borderInlineStartWidth: line.rule,
    },
  },
})
/** The way that is not open yet. */
export const blocked = pattern.style({ borderStyle: 'dashed', borderColor: color.edge })
export const done = pattern.style({ fill: family.mark })
export const waiting = pattern.style({ fill: 'none', stroke: color.warn, strokeWidth: line.bold })
export const waitingHalf = pattern.style({ fill: color.warn })
export const stopped = pattern.style({ fill: 'none', stroke: color.loss, strokeWidth: line.bold })
export const open = pattern.style({ fill: 'none', stroke: color.edge, strokeWidth: line.rule })
export const name = pattern.style({
  ...textStyle.name,
  overflowWrap: 'anywhere',
})
export const note = pattern.style({
  ...textStyle.dense,
  color: color.ink2,
  '@media': { [media.narrow]: textStyle.smallShort },
})
