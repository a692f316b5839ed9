// The products that borrow the token generator: each has its token, its panel after the deployment, and its tour.
import type { BorrowerOf } from '../../content/offers.ts'
import type { ForOfferLoaders } from '../../simulation/LiveDemo.tsx'
import type { TokenGeneratorEvent, TokenGeneratorState } from './tokenGenerator.ts'

type Loaders = ForOfferLoaders<TokenGeneratorState, TokenGeneratorEvent>

export const forOffers = {
  'token-locker': () => import('./forTokenLocker.tsx'),
  'airdrop-manager': () => import('./forAirdropManager.tsx'),
  'wallet-tracker': () => import('./forWalletTracker.tsx'),
  'enterprise-solutions': () => import('./forEnterpriseSolutions.tsx'),
  'gaming-platform': () => import('./forGamingPlatform.tsx'),
} as const satisfies Loaders & Record<BorrowerOf<'token-generator'>, Loaders[string]>
