// The services: every slug of SPEC section 2 in its order, with the demo that shows it.
// SPEC gives the count as 24 and names 25; all that it names are here and no count is printed.
import type { DemoId } from './demos.ts'
import type { Family } from './families.ts'

const list = [
  {
    slug: 'token-creation',
    name: 'Token creation',
    family: 'launch',
    demo: 'token-generator',
  },
  {
    slug: 'smart-contracts',
    name: 'Smart contracts',
    family: 'build',
    demo: 'smart-contracts',
  },
  {
    slug: 'dapp-development',
    name: 'DApp development',
    family: 'build',
    demo: 'dapp',
  },
  {
    slug: 'exchange-development',
    name: 'Exchange development',
    family: 'trade',
    demo: 'trading-bot',
  },
  {
    slug: 'launchpad-development',
    name: 'Launchpad development',
    family: 'launch',
    demo: 'launchpad',
  },
  {
    slug: 'nft-marketplace',
    name: 'NFT marketplace',
    family: 'trade',
    demo: 'nft-marketplace',
  },
  {
    slug: 'blockchain-explorer',
    name: 'Blockchain explorer',
    family: 'build',
    demo: 'blockchain-explorer',
  },
  {
    slug: 'dao-platform',
    name: 'DAO platform',
    family: 'launch',
    demo: 'dao',
  },
  {
    slug: 'staking-platform',
    name: 'Staking platform',
    family: 'trade',
    demo: 'staking',
  },
  {
    slug: 'cross-chain-bridge',
    name: 'Cross-chain bridge',
    family: 'build',
    demo: 'cross-chain',
  },
  {
    slug: 'wallet-development',
    name: 'Wallet development',
    family: 'secure',
    demo: 'wallet',
  },
  {
    slug: 'architecture-design',
    name: 'Architecture design',
    family: 'build',
  },
  {
    slug: 'tokenomics-design',
    name: 'Tokenomics design',
    family: 'launch',
  },
  {
    slug: 'multichain-deployment',
    name: 'Multichain deployment',
    family: 'build',
  },
  {
    slug: 'infrastructure',
    name: 'Infrastructure',
    family: 'build',
  },
  {
    slug: 'private-blockchain',
    name: 'Private blockchain',
    family: 'build',
  },
  {
    slug: 'cloud-edge',
    name: 'Cloud and edge',
    family: 'build',
  },
  {
    slug: 'security-hardening',
    name: 'Security hardening',
    family: 'secure',
  },
  {
    slug: 'consulting-compliance',
    name: 'Compliance consulting',
    family: 'secure',
  },
  {
    slug: 'technical-advisory',
    name: 'Technical advisory',
    family: 'secure',
  },
  {
    slug: 'smart-contract-audits',
    name: 'Smart contract audits',
    family: 'secure',
  },
  {
    slug: 'legal-compliance',
    name: 'Legal compliance',
    family: 'secure',
  },
  {
    slug: 'whitepaper-documentation',
    name: 'Whitepaper and docs',
    family: 'launch',
  },
  {
    slug: 'fast-track-support',
    name: 'Fast-track support',
    family: 'launch',
  },
  {
    slug: 'training',
    name: 'Training',
    family: 'secure',
  },
] as const satisfies readonly {
  slug: string
  name: string
  family: Family
  demo?: DemoId
}[]

export type ServiceSlug = (typeof list)[number]['slug']

export interface Service {
  /** The last part of its address: /services/{slug}. */
  readonly slug: ServiceSlug
  readonly name: string
  readonly family: Family
  /** The demo that shows this service. */
  readonly demo?: DemoId
}

export const services: readonly Service[] = list

export const serviceSlugs: readonly ServiceSlug[] = services.map((service) => service.slug)

const bySlug: ReadonlyMap<string, Service> = new Map(services.map((service) => [service.slug, service]))

export function serviceBySlug(slug: ServiceSlug): Service
export function serviceBySlug(slug: string): Service | undefined
export function serviceBySlug(slug: string): Service | undefined {
  return bySlug.get(slug)
}
