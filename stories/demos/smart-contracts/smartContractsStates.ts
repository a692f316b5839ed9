// One state for each picture of the contract builder, by replaying what leads to it.
import type { PartId } from '#src/demos/smart-contracts/contractOutline.ts'
import type { Feature } from '#src/demos/smart-contracts/features.ts'
import { GENERATION_MS, smartContracts } from '#src/demos/smart-contracts/smartContracts.ts'
import { after, replay } from '#src/simulation/replay.ts'

const generate = { type: 'generatePressed' } as const
const solana = { type: 'standardChosen', standard: 'spl' } as const
const bep20 = { type: 'standardChosen', standard: 'bep-20' } as const
const trc20 = { type: 'standardChosen', standard: 'trc-20' } as const
const chosen = (part: PartId) => ({ type: 'partChosen', part }) as const
const featureSwitched = (feature: Feature) => ({ type: 'featureSwitched', feature }) as const
const versionSwitched = { type: 'versionSwitched' } as const
const own = (
  [
    ['name', 'Orchard'],
    ['symbol', 'ORC'],
    ['supply', '5000000'],
  ] as const
).map(([field, text]) => ({ type: 'tokenTyped', field, text }) as const)
const supplyTyped = (text: string) => ({ type: 'tokenTyped', field: 'supply', text }) as const
const generated = [generate, after(GENERATION_MS)]

export const states = {
  empty: replay(smartContracts),
  otherStandard: replay(smartContracts, [solana]),
  bep20: replay(smartContracts, [bep20]),
  trc20Generated: replay(smartContracts, [trc20, ...generated]),
  generating: replay(smartContracts, [generate, after(GENERATION_MS / 2)]),
  lastPartGenerating: replay(smartContracts, [generate, after(GENERATION_MS * 0.9)]),
  generated: replay(smartContracts, generated),
  generatedAndOtherStandard: replay(smartContracts, [...generated, solana]),
  partChosen: replay(smartContracts, [...generated, chosen('burn')]),
  featureLeftOut: replay(smartContracts, [...generated, featureSwitched('burn')]),
  taxLeftOut: replay(smartContracts, [...generated, featureSwitched('tax')]),
  partChosenFirst: replay(smartContracts, [solana, chosen('license')]),
  partChosenMeanwhile: replay(smartContracts, [generate, after(GENERATION_MS / 2), chosen('tax')]),
  bep20Part: replay(smartContracts, [bep20, ...generated, chosen('balances')]),
  trc20Part: replay(smartContracts, [trc20, ...generated, chosen('whitelist')]),
  splSupply: replay(smartContracts, [solana, ...generated, chosen('supply')]),
  splTransfers: replay(smartContracts, [solana, ...generated, chosen('transfers')]),
  splPause: replay(smartContracts, [solana, ...generated, chosen('pause')]),
  inRust: replay(smartContracts, [solana, ...generated, versionSwitched]),
  inRustWithoutTax: replay(smartContracts, [solana, ...generated, versionSwitched, featureSwitched('tax')]),
  ownToken: replay(smartContracts, [...generated, ...own]),
  ownTokenInRust: replay(smartContracts, [solana, ...generated, versionSwitched, ...own]),
  wrongSupply: replay(smartContracts, [...own, supplyTyped('-5'), ...generated]),
  copied: replay(smartContracts, [...generated, { type: 'copied' }]),
  copyRefused: replay(smartContracts, [...generated, { type: 'copyRefused' }]),
  generatingAgain: replay(smartContracts, [...generated, generate]),
}
