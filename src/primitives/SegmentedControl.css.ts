import { accent, color } from '../theme/contract.css.ts'
import { chosenInForcedColors } from '../theme/forcedColors.ts'
import { primitive } from '../theme/layered.ts'
import { emphasis, leading, sizeOf, textStyle } from '../theme/textStyles.ts'
import { depth, line, space, within } from '../theme/tokens.ts'

export const segments = primitive.style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  border: `${line.edge} solid ${color.edge}`,
  backgroundColor: color.sheet,
})
export const fourSegments = primitive.style({
  '@container': { [within.narrow]: { gridTemplateColumns: '1fr 1fr', gridAutoFlow: 'row' } },
})
export const segment = primitive.style({
  position: 'relative',
  minHeight: '45px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: space(0, 8),
  padding: space(2, 12),
  ...textStyle.label,
  ...leading.tight,
  ...emphasis.strong,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `${line.hair} solid ${color.line}` },
    '&:hover': { backgroundColor: color.well },
    '&:has(:checked)': {
      color: accent.on,
      background: `linear-gradient(to bottom left, ${color.sheet} 49.5%, ${accent.flap} 50.5%) 100% 0 / 10px 10px no-repeat, ${accent.face}`,
      '@media': {
        ...chosenInForcedColors,
        // Paper leaves out the ground.
        print: {
          color: color.ink,
          background: 'none',
          outline: `${line.bold} solid ${color.ink}`,
          outlineOffset: `-${line.bold}`,
        },
      },
    },
    '&:has(:focus-visible)': {
      outline: `${line.bold} solid ${color.focus}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${color.focusGap}`,
      zIndex: depth.raised,
    },
    '&:has(:disabled)': { color: color.ink2, backgroundColor: color.well },
  },
  '@container': { [within.narrow]: { paddingInline: space(4) } },
})
primitive.global(`${fourSegments} > ${segment}:nth-child(3)`, {
  '@container': { [within.narrow]: { borderInlineStart: 0 } },
})
primitive.global(`${fourSegments} > ${segment}:nth-child(n + 3)`, {
  '@container': { [within.narrow]: { borderTop: `${line.hair} solid ${color.line}` } },
})
export const segmentNote = primitive.style({ ...sizeOf(textStyle.caption), ...emphasis.medium })
export const segmentInput = primitive.style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  margin: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})
