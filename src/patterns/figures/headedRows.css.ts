// Ruled rows of facts: wide, their heads stand once above the list; narrower, each above its fact.
import { color } from '../../theme/contract.css.ts'
import { hiddenButRead } from '../../theme/hidden.ts'
import { pattern } from '../../theme/layered.ts'
import { emphasis, sizeOf, textStyle } from '../../theme/textStyles.ts'
import { space, within } from '../../theme/tokens.ts'

/** The heads above the list, on the columns of its rows. */
export const heads = pattern.style({
  display: 'grid',
  gap: space(18),
  paddingBottom: space(8),
  ...sizeOf(textStyle.caption),
  ...emphasis.strong,
  color: color.ink2,
  '@container': { [within.belowWide]: { display: 'none' } },
})
/** Above its fact; wide, where the heads above the list are seen, it is only read. */
export const factName = pattern.style({
  '@media': { print: hiddenButRead },
  '@container': {
    [within.wide]: hiddenButRead,
    [within.belowWide]: { ...sizeOf(textStyle.caption), ...emphasis.strong, color: color.ink2 },
  },
})
/** A figure with what belongs to it beside it. */
export const fact = pattern.style({
  ...emphasis.firm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  display: 'flex',
  alignItems: 'center',
  gap: space(10),
})
