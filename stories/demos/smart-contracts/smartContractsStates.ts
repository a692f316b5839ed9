// One state for each picture of the contract builder, by replaying what leads to it.
import { GENERATION_MS, smartContracts } from '#src/demos/smart-contracts/smartContracts.ts'
import { after, replay } from '#src/simulation/replay.ts'

const generate = { type: 'generatePressed' } as const
const solana = { type: 'standardChosen', standard: 'spl' } as const
const bep20 = { type: 'standardChosen', standard: 'bep-20' } as const
const trc20 = { type: 'standardChosen', standard: 'trc-20' } as const
const generated = [generate, after(GENERATION_MS)]

export const states = {
  empty: replay(smartContracts),
  otherStandard: replay(smartContracts, [solana]),
  bep20: replay(smartContracts, [bep20]),
  trc20Generated: replay(smartContracts, [trc20, ...generated]),
  generating: replay(smartContracts, [generate, after(GENERATION_MS / 2)]),
  generated: replay(smartContracts, generated),
  generatedAndOtherStandard: replay(smartContracts, [...generated, solana]),
  copied: replay(smartContracts, [...generated, { type: 'copied' }]),
  copyRefused: replay(smartContracts, [...generated, { type: 'copyRefused' }]),
  generatingAgain: replay(smartContracts, [...generated, generate]),
}
