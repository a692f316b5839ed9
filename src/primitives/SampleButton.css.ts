import { accent, color } from '../theme/contract.css.ts'
import { primitive } from '../theme/layered.ts'
import { line } from '../theme/tokens.ts'
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
