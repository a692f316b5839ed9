// Offers that buyers mix up, with the sentence that tells them apart. Both sides of a pair say the same about each other.
import { offerAt, type Offer, type OfferPath } from './offers.ts'

interface Choice {
  /** Continues "Choose this if …" and "Choose (its name) if …": no capital, no full stop. */
  readonly if: string
  /** Words of this choice that the offer's own copy names: a page that one is sent to has what it is chosen for. */
  readonly names: readonly string[]
}

const choices = {
  '/services/token-creation': {
    if: 'you need one token, with rules made for it',
    names: ['one token', 'rules'],
  },
  '/products/token-generator': {
    if: 'your users should create standard tokens from a form',
    names: ['users', 'standard token', 'form'],
  },
  '/products/contract-builder': {
    if: 'your developers publish (deploy) tokens themselves and want tested source code',
    names: ['developers', 'deploy', 'source code', 'tested'],
  },
  '/services/dao-platform': {
    if: 'you need several voting bodies, earned votes (reputation), or a treasury on several chains',
    names: ['voting body', 'reputation', 'several chains', 'treasury'],
  },
  '/products/dao-builder': {
    if: 'token votes, a minimum turnout and one treasury are enough',
    names: ['token votes', 'minimum turnout', 'treasury'],
  },
  '/services/nft-marketplace': {
    if: 'others should list and resell works, and you moderate the market',
    names: ['list', 'resell', 'moderator'],
  },
  '/products/nft-studio': {
    if: 'you sell your own works and those of people you invite',
    names: ['your own', 'people you invite'],
  },
  '/services/smart-contracts': {
    if: 'you need us to write more than a token, such as escrow (held deposits) or payouts',
    names: ['escrow', 'payouts'],
  },
  '/services/smart-contract-audits': {
    if: 'your developers or another company wrote the code, and you need its flaws found',
    names: ['written by others', 'flaw'],
  },
  '/services/consulting-compliance': {
    if: 'you do not know yet which rules may apply to your product',
    names: ['which rules may apply'],
  },
  '/services/legal-compliance': {
    if: 'your counsel has confirmed the rules and the product has to enforce them',
    names: ['your counsel has confirmed', 'enforce'],
  },
  '/services/launchpad-development': {
    if: 'you need auctions, lotteries, larger shares for those who lock more, or several networks',
    names: ['auctions', 'lotteries', 'those who lock more tokens', 'several networks'],
  },
  '/products/launchpad-builder': {
    if: 'a price, dates, limits, a buyer list and release over time are enough',
    names: ['price', 'dates', 'limits', 'buyer list', 'over time'],
  },
  '/services/wallet-development': {
    if: 'several parties should share the keys, or you need a wallet for the browser',
    names: ['shared keys', 'several parties', 'browser'],
  },
  '/products/mobile-wallet': {
    if: 'you need a phone app under your brand whose users hold their own keys',
    names: ['phone app', 'under your brand', 'their own keys'],
  },
  '/products/wallet-tracker': {
    if: 'you only want to watch addresses, without any keys',
    names: ['Watch', 'addresses', 'keys'],
  },
} as const satisfies Partial<Record<OfferPath, Choice>>

type NeighborPath = keyof typeof choices

/** The groups of offers that are mixed up with each other. An offer may be in two. */
export const neighborGroups: readonly (readonly NeighborPath[])[] = [
  ['/services/token-creation', '/products/token-generator', '/products/contract-builder'],
  ['/services/dao-platform', '/products/dao-builder'],
  ['/services/nft-marketplace', '/products/nft-studio'],
  ['/services/smart-contracts', '/products/contract-builder', '/services/smart-contract-audits'],
  ['/services/consulting-compliance', '/services/legal-compliance'],
  ['/services/launchpad-development', '/products/launchpad-builder'],
  ['/services/wallet-development', '/products/mobile-wallet', '/products/wallet-tracker'],
]

const isNeighbor = (path: OfferPath): path is NeighborPath => path in choices

/** Why one chooses an offer rather than its neighbors. */
export interface Neighbor extends Choice {
  readonly offer: Offer
}

/** An offer's own choice first, then its neighbors', in the order of the groups; empty if it is mixed up with none. */
export function neighborsOf(path: OfferPath): readonly Neighbor[] {
  if (!isNeighbor(path)) return []
  const others = neighborGroups.filter((group) => group.includes(path)).flat()
  return [...new Set([path, ...others])].map((one) => ({ offer: offerAt(one), ...choices[one] }))
}
