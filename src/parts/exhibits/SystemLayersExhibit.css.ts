import { color, family } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, textStyle } from '../../theme/textStyles.ts'
import { line, media, space } from '../../theme/tokens.ts'

/** Layers from start to end with a link between each two; on narrow screens from top to bottom. */
export const plan = pattern.style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 2fr) minmax(0, 4fr) minmax(0, 2fr) minmax(0, 4fr)',
  alignItems: 'stretch',
  '@media': { [media.narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const layer = pattern.style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space(8),
  '@media': { [media.narrow]: { gap: space(4), gridTemplateRows: 'auto auto' } },
})
export const layerName = pattern.style({ ...textStyle.caption, ...emphasis.strong, color: color.ink2 })
export const nodes = pattern.style({
  display: 'grid',
  alignContent: 'center',
  gap: space(12),
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
      gap: space(8),
      alignContent: 'start',
    },
  },
})
export const node = pattern.style({
  padding: space(12, 14),
  borderInlineStart: `${line.bold} solid ${family.mark}`,
  '@media': { [media.narrow]: { padding: space(4, 8) } },
})
/** It has failed, or is the weakest: a dashed edge, and its note in words. */
export const weak = pattern.style({
  borderStyle: 'dashed',
  borderColor: color.loss,
  borderWidth: line.rule,
})
export const nodeName = pattern.style({
  ...textStyle.denseShort,
  ...emphasis.strong,
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: textStyle.smallShort },
})
export const note = pattern.style({ ...textStyle.caption, color: color.ink2 })
export const weakNote = pattern.style({ ...textStyle.caption, ...emphasis.strong, color: color.loss })
/** The line between two layers, with its name on it. */
export const link = pattern.style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  ...textStyle.caption,
  padding: space(20, 6, 0),
  rowGap: space(6),
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      justifyItems: 'start',
      alignItems: 'center',
      textAlign: 'start',
      padding: space(2, 12),
      columnGap: space(12),
    },
  },
})
export const wire = pattern.style({
  width: '100%',
  border: `0 solid ${color.ink}`,
  borderTopWidth: line.rule,
  '@media': {
    [media.narrow]: {
      width: 0,
      height: '18px',
      borderTopWidth: 0,
      borderInlineStartWidth: line.rule,
    },
  },
})
export const cut = pattern.style({ borderStyle: 'dashed', borderColor: color.loss })
export const cutName = pattern.style({ ...emphasis.strong, color: color.loss })
