import { color } from '../../theme/contract.css.ts'
import { feature } from '../../theme/layered.ts'

/** Of a QR code, in Paper in both themes: a camera reads dark squares on light ground. */
export const addressCode = feature.style({
  justifySelf: 'center',
  width: '160px',
  height: '160px',
  backgroundColor: color.paper,
  fill: color.ink,
})
