// Ruled rows of facts: on wide screens their heads are once above the list; on narrow ones above each fact.
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
/** Above its fact; on wide screens only for screen readers, because the heads above the list are visible. */
export const factName = pattern.style({
  '@media': { print: hiddenButRead },
  '@container': {
    [within.wide]: hiddenButRead,
    [within.belowWide]: { ...sizeOf(textStyle.caption), ...emphasis.strong, color: color.ink2 },
  },
})
/** A figure with related content beside it. */
export const fact = pattern.style({
  ...emphasis.firm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  display: 'flex',
  alignItems: 'center',
  gap: space(10),
})
