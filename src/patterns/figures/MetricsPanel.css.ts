import { family } from '../../theme/contract.css.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, leading, sizeOf, textFace, textStyle } from '../../theme/textStyles.ts'
import { space, within } from '../../theme/tokens.ts'

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
    '@container': { [within.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
  readings: pattern.style({
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    '@container': { [within.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(18) } },
  }),
})
export const two = across(2)
export const three = across(3)

export const note = pattern.style({
  ...textStyle.caption,
  marginTop: space(6),
  textWrap: 'balance',
})
export const reading = pattern.style({ display: 'grid', gap: space(6), alignContent: 'start' })
export const name = pattern.style(textStyle.label)
export const value = pattern.style({
  ...textStyle.subheading,
  ...leading.tight,
  fontVariantNumeric: 'lining-nums',
})
export const unit = pattern.style({
  ...textFace,
  ...sizeOf(textStyle.small),
  ...emphasis.medium,
})
/** Squares under a reading: one height, whichever they are. */
export const mark = pattern.style({ display: 'flex', alignItems: 'center', minHeight: '16px' })
