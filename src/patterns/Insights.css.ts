import { pattern } from '../theme/layered.ts'
import { font, media, size, space, weight } from '../theme/tokens.ts'

export const insights = pattern.style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(20),
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(12) } },
})
export const insight = pattern.style({ display: 'grid' })
export const title = pattern.style({
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: weight.name,
  letterSpacing: 0,
  lineHeight: 1.4,
})
