// The bar of what is open, at its start.
import { accent } from '../../theme/contract.css.ts'
import { space } from '../../theme/tokens.ts'

/** For a style of the open pool and of its form; without a client's color there is none. */
export const barAtStart = {
  boxShadow: `inset ${space(6)} 0 0 ${accent.bar}`,
  selectors: { '[dir="rtl"] &': { boxShadow: `inset -${space(6)} 0 0 ${accent.bar}` } },
} as const
