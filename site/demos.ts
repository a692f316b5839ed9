// Where each demo's code is. The compiler names the demo that is missing here.
import type { DemoId } from '#src/content/demos.ts'
import type { DemoComponent } from '#src/simulation/LiveDemo.tsx'

/** How a demo is opened. */
export interface DemoEntry {
  load: () => Promise<{ default: DemoComponent }>
  /** 1200 px for tables, 1040 for forms. */
  width: 'wide' | 'form'
}

export const demoEntries = {
  'blockchain-explorer': { load: () => import('#src/demos/blockchain-explorer/demo.ts'), width: 'wide' },
  'brute-force': { load: () => import('#src/demos/brute-force/demo.ts'), width: 'wide' },
  'business-partner': { load: () => import('#src/demos/business-partner/demo.ts'), width: 'wide' },
  'cross-chain': { load: () => import('#src/demos/cross-chain/demo.ts'), width: 'form' },
  'crypto-listing': { load: () => import('#src/demos/crypto-listing/demo.ts'), width: 'wide' },
  dao: { load: () => import('#src/demos/dao/demo.ts'), width: 'wide' },
  dapp: { load: () => import('#src/demos/dapp/demo.ts'), width: 'wide' },
  launchpad: { load: () => import('#src/demos/launchpad/demo.ts'), width: 'form' },
  'meme-launcher': { load: () => import('#src/demos/meme-launcher/demo.ts'), width: 'wide' },
  'mobile-wallet': { load: () => import('#src/demos/mobile-wallet/demo.ts'), width: 'form' },
  'nft-marketplace': { load: () => import('#src/demos/nft-marketplace/demo.ts'), width: 'wide' },
  'p2p-crypto': { load: () => import('#src/demos/p2p-crypto/demo.ts'), width: 'wide' },
  'price-tracker': { load: () => import('#src/demos/price-tracker/demo.ts'), width: 'wide' },
  'smart-contracts': { load: () => import('#src/demos/smart-contracts/demo.ts'), width: 'wide' },
  staking: { load: () => import('#src/demos/staking/demo.ts'), width: 'wide' },
  'token-generator': { load: () => import('#src/demos/token-generator/demo.ts'), width: 'form' },
  'trading-bot': { load: () => import('#src/demos/trading-bot/demo.ts'), width: 'wide' },
  wallet: { load: () => import('#src/demos/wallet/demo.ts'), width: 'wide' },
} satisfies Record<DemoId, DemoEntry>
