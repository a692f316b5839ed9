import { accent, color, duration } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { emphasis, textStyle } from '../theme/textStyles.ts'
import { line, media, space } from '../theme/tokens.ts'
import { inkOnPaper } from './Button.css.ts'

/** A control that does nothing on purpose: dashed edge, never a flap, and a pointer that asks. */
export const sample = primitive.style({ borderStyle: 'dashed', cursor: 'help' })
export const samplePrimary = primitive.style({
  background: accent.face,
  color: accent.on,
  // The dashes must be seen against the face.
  borderColor: accent.on,
  outline: `${line.edge} solid ${accent.mark}`,
  selectors: {
    '&:hover': {
      background: accent.face,
      textDecoration: 'underline',
      textUnderlineOffset: '.25em',
    },
    '&:focus-visible': { outline: `${line.bold} solid ${color.focus}` },
  },
  '@media': { print: { ...inkOnPaper, outline: 'none' } },
})

/** Touches the control, so that a pointer can go over to it. */
export const bubble = primitive.style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  border: 0,
  padding: space(6),
  overflow: 'visible',
  width: 'max-content',
  maxWidth: 'min(300px, 100vw - 16px)',
  background: 'transparent',
  '@media': {
    [media.motionAllowed]: { animation: `fade ${duration.press} linear` },
    print: { display: 'none' },
  },
})
export const sentence = primitive.style({
  display: 'block',
  padding: space(8, 12),
  border: `${line.hair} dashed ${color.ink}`,
  backgroundColor: color.sheet,
  boxShadow: color.popShadow,
  color: color.ink,
  ...textStyle.smallShort,
  ...emphasis.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
  textWrap: 'pretty',
})
