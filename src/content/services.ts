// The services: every slug of SPEC section 2 in its order, with the demo that shows it.
// SPEC gives the count as 24 and names 25; all that it names are here and no count is printed.
import type { DemoKey } from './demos.ts'
import type { Family } from './families.ts'

const list = [
  {
    slug: 'token-creation',
    name: 'Token creation',
    sentence: 'ERC-20, BEP-20, TRC-20 or SPL, from supply to first transfer.',
    family: 'launch',
    demo: 'token-generator',
  },
  {
    slug: 'smart-contracts',
    name: 'Smart contracts',
    sentence: 'Token, vesting and escrow logic that is written to be read.',
    family: 'build',
    demo: 'smart-contracts',
  },
  {
    slug: 'dapp-development',
    name: 'DApp development',
    sentence: 'Interfaces that connect a wallet and then get out of the way.',
    family: 'build',
    demo: 'dapp',
  },
  {
    slug: 'exchange-development',
    name: 'Exchange development',
    sentence: 'Order books, swaps and peer-to-peer desks, with bots to trade on them.',
    family: 'trade',
    demo: 'trading-bot',
  },
  {
    slug: 'launchpad-development',
    name: 'Launchpad development',
    sentence: 'Presale, public and private rounds with caps, dates and vesting.',
    family: 'launch',
    demo: 'launchpad',
  },
  {
    slug: 'nft-marketplace',
    name: 'NFT marketplace',
    sentence: 'Listings, bids and collections for art, games and music.',
    family: 'trade',
    demo: 'nft-marketplace',
  },
  {
    slug: 'blockchain-explorer',
    name: 'Blockchain explorer',
    sentence: 'Search blocks, transactions and addresses on your own network.',
    family: 'build',
    demo: 'blockchain-explorer',
  },
  {
    slug: 'dao-platform',
    name: 'DAO platform',
    sentence: 'Proposals, votes and a treasury that members can follow.',
    family: 'launch',
    demo: 'dao',
  },
  {
    slug: 'staking-platform',
    name: 'Staking platform',
    sentence: 'Pools, lock periods and rewards that holders can check.',
    family: 'trade',
    demo: 'staking',
  },
  {
    slug: 'cross-chain-bridge',
    name: 'Cross-chain bridge',
    sentence: 'Move assets between networks and show the fee first.',
    family: 'build',
    demo: 'cross-chain',
  },
  {
    slug: 'wallet-development',
    name: 'Wallet development',
    sentence: 'Web and mobile wallets with your assets, your rules and your name.',
    family: 'secure',
    demo: 'wallet',
  },
  {
    slug: 'architecture-design',
    name: 'Architecture design',
    sentence: 'Which chain, which parts and which trade-offs, drawn before anything is built.',
    family: 'build',
  },
  {
    slug: 'tokenomics-design',
    name: 'Tokenomics design',
    sentence: 'Supply, allocation and incentives, modeled year by year before anything is minted.',
    family: 'launch',
  },
  {
    slug: 'multichain-deployment',
    name: 'Multichain deployment',
    sentence: 'One product on several networks, released in step.',
    family: 'build',
  },
  {
    slug: 'infrastructure',
    name: 'Infrastructure',
    sentence: 'Nodes, indexers and monitoring, set up and documented.',
    family: 'build',
  },
  {
    slug: 'private-blockchain',
    name: 'Private blockchain',
    sentence: 'Permissioned networks for consortiums and internal ledgers.',
    family: 'build',
  },
  {
    slug: 'cloud-edge',
    name: 'Cloud and edge',
    sentence: 'Workloads placed close to the people and devices that use them.',
    family: 'build',
  },
  {
    slug: 'security-hardening',
    name: 'Security hardening',
    sentence: 'Keys, access and deployment checked, then tightened.',
    family: 'secure',
  },
  {
    slug: 'consulting-compliance',
    name: 'Compliance consulting',
    sentence: 'Which rules apply to the product, and what they change.',
    family: 'secure',
  },
  {
    slug: 'technical-advisory',
    name: 'Technical advisory',
    sentence: 'A second opinion before the expensive decision.',
    family: 'secure',
  },
  {
    slug: 'smart-contract-audits',
    name: 'Smart contract audits',
    sentence: 'Line-by-line review with findings ranked by impact.',
    family: 'secure',
  },
  {
    slug: 'legal-compliance',
    name: 'Legal compliance',
    sentence: 'KYC, AML and disclosure built into the product flow.',
    family: 'secure',
  },
  {
    slug: 'whitepaper-documentation',
    name: 'Whitepaper and docs',
    sentence: 'Papers and guides that explain the mechanism in plain words.',
    family: 'launch',
  },
  {
    slug: 'fast-track-support',
    name: 'Fast-track support',
    sentence: 'A short line to an engineer when the date is fixed.',
    family: 'launch',
  },
  {
    slug: 'training',
    name: 'Training',
    sentence: 'Workshops for the team that will own the system.',
    family: 'secure',
  },
] as const satisfies readonly {
  slug: string
  name: string
  sentence: string
  family: Family
  demo?: DemoKey
}[]

export type ServiceSlug = (typeof list)[number]['slug']

export interface Service {
  /** The last part of its address: /services/{slug}. */
  readonly slug: ServiceSlug
  readonly name: string
  readonly sentence: string
  readonly family: Family
  /** The demo that shows this service. Check `isBuiltDemo` before offering it. */
  readonly demo?: DemoKey
}

export const services: readonly Service[] = list

export const serviceSlugs: readonly ServiceSlug[] = services.map((service) => service.slug)

const bySlug: ReadonlyMap<string, Service> = new Map(services.map((service) => [service.slug, service]))

export function serviceBySlug(slug: ServiceSlug): Service
export function serviceBySlug(slug: string): Service | undefined
export function serviceBySlug(slug: string): Service | undefined {
  return bySlug.get(slug)
}
