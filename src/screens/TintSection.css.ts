import { family } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { media, space } from '../theme/tokens.ts'

export const tinted = pattern.style({
  display: 'grid',
  gridTemplateColumns: '3fr 5fr',
  alignItems: 'start',
  padding: space(32),
  backgroundColor: family.tint,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space(16) },
    print: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space(10, 0), background: 'none' },
  },
})
// The line of other lists is lost on a dark tint.
pattern.global(`${tinted} li`, { borderColor: family.mark })
