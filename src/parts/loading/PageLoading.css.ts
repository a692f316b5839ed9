import { pattern } from '../../theme/layered.ts'
import { emphasis } from '../../theme/textStyles.ts'
import { families, type FamilyName, media, space } from '../../theme/tokens.ts'

export const page = pattern.style({
  minHeight: '100svh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space(20),
})
export const logo = pattern.style({
  width: '56px',
  height: '56px',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(2),
})
const pulsing = (family: FamilyName) =>
  pattern.style({
    '@media': {
      [media.motionAllowed]: {
        animation: 'pulse .6s steps(3) infinite alternate',
        animationDelay: `${families.indexOf(family) * 150}ms`,
      },
    },
  })
export const tile = {
  build: pulsing('build'),
  launch: pulsing('launch'),
  trade: pulsing('trade'),
  secure: pulsing('secure'),
}
export const text = pattern.style(emphasis.strong)
