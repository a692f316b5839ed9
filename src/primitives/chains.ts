// How a chain is marked: a plain form on the color of its coin.
import { knownCoins, type Printed } from './coins.ts'

interface KnownChain extends Printed {
  /** The form as path data, in a square of 44. */
  form: string
}

const chain = ({ face, on }: Printed, form: string): KnownChain => ({ face, on, form })

/** The chains of the samples: a diamond, a hexagon, two chevrons, three bars. */
export const knownChains = {
  ethereum: chain(knownCoins.ETH, 'M22 9l11 13-11 13-11-13z'),
  polygon: chain(knownCoins.POL, 'M10 22l6-10.4h12l6 10.4-6 10.4H16z'),
  bsc: chain(knownCoins.BNB, 'M10 20l12-9 12 9v5l-12-9-12 9zm0 9l12-9 12 9v5l-12-9-12 9z'),
  solana: chain(knownCoins.SOL, 'M10 12h24v5H10zm0 7.5h24v5H10zm0 7.5h24v5H10z'),
} as const satisfies Record<string, KnownChain>

/** The id of a chain that has a mark. */
export type KnownChainId = keyof typeof knownChains
