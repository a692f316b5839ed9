import { primitive } from '../theme/layered.ts'
import { print } from '../theme/tokens.ts'

/** In the same colors in both themes: a camera reads dark squares on a light ground. */
export const code = primitive.style({
  justifySelf: 'center',
  width: '160px',
  height: '160px',
  backgroundColor: print.light,
  fill: print.ink,
})
