import { family } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { font, media, size, space, tracking, weight } from '../theme/tokens.ts'

export const panel = pattern.style({
  backgroundColor: family.tint,
  padding: space(18, 20, 20),
  display: 'grid',
  gap: space(20, 28),
})
export const readings = pattern.style({ display: 'grid', gap: space(28) })

const across = (count: number) => ({
  panel: pattern.style({
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${count}fr)`,
    '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
  readings: pattern.style({
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(18) } },
  }),
})
export const two = across(2)
export const three = across(3)

export const note = pattern.style({
  fontSize: size.micro,
  lineHeight: 1.4,
  marginTop: space(6),
  textWrap: 'balance',
})
export const reading = pattern.style({ display: 'grid', gap: space(6), alignContent: 'start' })
export const name = pattern.style({ fontSize: size.small, lineHeight: 1.3 })
export const value = pattern.style({
  fontFamily: font.display,
  fontWeight: weight.name,
  fontSize: size.t4,
  lineHeight: 1.15,
  letterSpacing: tracking.sub,
  fontVariantNumeric: 'lining-nums',
})
export const unit = pattern.style({
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: weight.medium,
  letterSpacing: 0,
})
/** Squares under a reading: one height, whichever they are. */
export const mark = pattern.style({ display: 'flex', alignItems: 'center', minHeight: '16px' })
