import { feature } from '../../theme/layered.ts'
import { print } from '../../theme/tokens.ts'

/** Of a QR code, in the same colors in both themes: a camera reads dark squares on a light ground. */
export const addressCode = feature.style({
  justifySelf: 'center',
  width: '160px',
  height: '160px',
  backgroundColor: print.light,
  fill: print.ink,
})
