import { pattern } from '../theme/layered.ts'
import { media, size, tracking } from '../theme/tokens.ts'

export const head = pattern.style({
  paddingBlock: 'clamp(40px, 5.4vw, 76px) clamp(32px, 4vw, 56px)',
  '@media': { print: { paddingBlock: '4px 18px' } },
})
/** Never wider than its longest word allows, so that no name is broken inside a word. */
export const title = pattern.style({
  fontSize: `min(${size.mega}, 9.2cqi)`,
  lineHeight: 0.96,
  letterSpacing: tracking.mega,
  marginLeft: '-.04em',
  '@media': { [media.narrow]: { fontSize: `min(${size.mega}, 14.5cqi)` }, print: { fontSize: size.t1 } },
})
export const split = pattern.style({
  display: 'grid',
  gridTemplateColumns: '5fr 3fr',
  alignItems: 'end',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' } },
})
export const lead = pattern.style({ textWrap: 'balance' })
