import { print } from '../../theme/tokens.ts'
import { pattern } from '../../theme/layered.ts'

/** Logos are designed for white paper. */
export const picture = pattern.style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  backgroundColor: print.light,
})
