import { family } from '../theme/contract.css.ts'
import { pattern } from '../theme/layered.ts'
import { font, media, size, tracking } from '../theme/tokens.ts'

export const panel = pattern.style({
  backgroundColor: family.tint,
  padding: '18px 20px 20px',
  display: 'grid',
  gap: '20px 28px',
})
export const readings = pattern.style({ display: 'grid', gap: '28px' })

const across = (count: number) => ({
  panel: pattern.style({
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${count}fr)`,
    '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
  readings: pattern.style({
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '18px' } },
  }),
})
export const two = across(2)
export const three = across(3)

export const title = pattern.style({ fontSize: '1.25rem', lineHeight: 1.2 })
export const note = pattern.style({
  fontSize: size.micro,
  lineHeight: 1.4,
  marginTop: '6px',
  textWrap: 'balance',
})
export const reading = pattern.style({ display: 'grid', gap: '6px', alignContent: 'start' })
export const name = pattern.style({ fontSize: size.small, lineHeight: 1.3 })
export const value = pattern.style({
  fontFamily: font.display,
  fontWeight: 650,
  fontSize: size.t4,
  lineHeight: 1.15,
  letterSpacing: tracking.sub,
  fontVariantNumeric: 'lining-nums',
})
export const unit = pattern.style({
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: 500,
  letterSpacing: 0,
})
/** Squares under a reading: one height, whichever they are. */
export const mark = pattern.style({ display: 'flex', alignItems: 'center', minHeight: '16px' })
