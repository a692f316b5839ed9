// How many characters a moment adds to a demo's link, at the most, on the demo's `Journey`: each journey checks its own, and
// the compiler names a demo that is missing.
import type { DemoId } from '#src/content/demos.ts'

export const momentFigures: Readonly<Record<DemoId, number>> = {
  'blockchain-explorer': 48,
  'brute-force': 36,
  'business-partner': 61,
  'cross-chain': 65,
  'crypto-listing': 77,
  dao: 0,
  dapp: 79,
  launchpad: 259,
  'meme-launcher': 79,
  'mobile-wallet': 48,
  'nft-marketplace': 43,
  'p2p-crypto': 79,
  'price-tracker': 45,
  'smart-contracts': 49,
  staking: 45,
  'token-generator': 99,
  'trading-bot': 35,
  wallet: 35,
}
