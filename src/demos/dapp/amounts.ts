// Amounts of ETH and AIZ as the swap writes them.
import { plainNumber } from '../../format/number.ts'
import { onDemand } from '../../format/onDemand.ts'

/** Of the gas fee. */
export const GAS_DECIMALS = 4
/** From one AIZ; all figures of the tab have as many, so that they do not jump. */
const AIZ_DECIMALS = 2
/** Of the ETH in a sentence. */
export const ETH_DECIMALS = 6

const aizFormat = onDemand(
  () =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: AIZ_DECIMALS,
      maximumFractionDigits: AIZ_DECIMALS,
    }),
)
/** `4,238.82 AIZ`; below one AIZ with the decimals of ETH. */
export const aiz = (amount: number): string =>
  `${amount < 1 ? plainNumber(amount, ETH_DECIMALS) : aizFormat().format(amount)} AIZ`
