// One sentence on each service, product and demo. Menus and the home page do without them, so they are loaded with the
// pages that show them.
import type { DemoId } from './demos.ts'
import type { ProductSlug } from './products.ts'
import type { ServiceSlug } from './services.ts'

export const serviceSentences: Readonly<Record<ServiceSlug, string>> = {
  'token-creation': 'ERC-20, BEP-20, TRC-20 or SPL, from supply to first transfer.',
  'smart-contracts': 'Token, vesting and escrow logic that is written to be read.',
  'dapp-development': 'Interfaces that connect a wallet and then get out of the way.',
  'exchange-development': 'Order books, swaps and peer-to-peer desks, with bots to trade on them.',
  'launchpad-development': 'Presale, public and private rounds with caps, dates and vesting.',
  'nft-marketplace': 'Listings, bids and collections for art, games and music.',
  'blockchain-explorer': 'Search blocks, transactions and addresses on your own network.',
  'dao-platform': 'Proposals, votes and a treasury that members can follow.',
  'staking-platform': 'Pools, lock periods and rewards that holders can check.',
  'cross-chain-bridge': 'Move assets between networks and show the fee first.',
  'wallet-development': 'Web and mobile wallets with your assets, your rules and your name.',
  'architecture-design': 'Which chain, which parts and which trade-offs, drawn before anything is built.',
  'tokenomics-design': 'Supply, allocation and incentives, modeled year by year before anything is minted.',
  'multichain-deployment': 'One product on several networks, released in step.',
  infrastructure: 'Nodes, indexers and monitoring, set up and documented.',
  'private-blockchain': 'Permissioned networks for consortiums and internal ledgers.',
  'cloud-edge': 'Workloads placed close to the people and devices that use them.',
  'security-hardening': 'Keys, access and deployment checked, then tightened.',
  'consulting-compliance': 'Which rules apply to the product, and what they change.',
  'technical-advisory': 'A second opinion before the expensive decision.',
  'smart-contract-audits': 'Line-by-line review with findings ranked by impact.',
  'legal-compliance': 'KYC, AML and disclosure built into the product flow.',
  'whitepaper-documentation': 'Papers and guides that explain the mechanism in plain words.',
  'fast-track-support': 'A short line to an engineer when the date is fixed.',
  training: 'Workshops for the team that will own the system.',
}

export const productSentences: Readonly<Record<ProductSlug, string>> = {
  'token-generator': 'Set name, symbol, supply and decimals, then deploy to the network you choose.',
  'meme-launcher': 'Turn a name, a symbol and a picture into a token with its own launch page.',
  'nft-studio': 'Mint a collection, state its royalty and sell it from your own storefront.',
  'launchpad-builder': 'Set up a token sale with soft cap, hard cap, price and dates, one step at a time.',
  'dao-builder': 'Give members proposals, token-weighted votes and a shared treasury.',
  'contract-builder': 'Pick a token standard and get source code you can read, copy and download.',
  'token-locker': 'Hold team or liquidity tokens in a contract until a date, or release them on a schedule.',
  'airdrop-manager': 'Publish the list of addresses as a Merkle root and let each holder claim their share.',
  'trading-bot': 'Run trading strategies within limits you set, with a log of every order.',
  'sniping-bot': 'Watch for new liquidity pools and buy only when one passes the checks you set.',
  'wallet-tracker': 'Watch addresses on several networks and get an alert when a balance moves.',
  'mobile-wallet': 'Hold, send and receive assets on a phone, with the keys kept on the device.',
  'brute-force': 'Test how well your own passwords and keys hold up against guessing.',
  'crypto-listing': 'Rank coins by market cap, price, volume or change, and star the ones to follow.',
  'price-tracker': 'Follow coin prices on cards that refresh and say when they last did.',
  'p2p-crypto': 'Match buyers with sellers, and keep the coins in escrow until payment is confirmed.',
  'business-partner': 'Find dealers by state and city, follow an escrow trade and book an appointment.',
  'enterprise-solutions':
    'Connect the systems a company already runs to tokens, an audit trail and access by role.',
  'gaming-platform': 'Put currency and items on chain, so that players can trade them outside the game.',
}

export const demoSentences: Readonly<Record<DemoId, string>> = {
  'price-tracker': 'Search coins and refresh their sample prices, or wait for the automatic refresh.',
  'token-generator': 'Fill in a token, review it and watch a simulated deployment.',
  'trading-bot': 'Start and stop a simulated bot, and see its strategies, trades and running profit.',
  'smart-contracts': 'Choose a token standard and generate a sample contract to copy or download.',
  'brute-force': 'Run a simulated guessing attack on a sample target and read what it finds.',
  'blockchain-explorer': 'Switch between sample transactions, sample blocks and fixed network analytics.',
  wallet: 'Look through sample assets and transactions, with the balance shown or hidden.',
  'nft-marketplace': 'Browse sample works by category, or search for one by name.',
  'business-partner': 'Filter sample partners by state and city, and see escrow trades and appointments.',
  staking: 'Compare three sample pools and see an estimated daily reward as you type an amount.',
  dao: 'Read sample proposals, see how the votes stand and what the treasury holds.',
  'p2p-crypto': 'Choose an asset, a payment method and an amount, then read the sample offers.',
  launchpad: 'Walk through a token sale in four steps, from basic info to the deploy summary.',
  'cross-chain': 'Pick two chains and an amount to see the estimated time and the fee.',
  'meme-launcher': 'Fill in a launch form and look at sample tokens in a trending list.',
  dapp: 'Connect a sample wallet and move between a dashboard, a swap, staking and votes.',
  'crypto-listing': 'Search, sort and star the rows of a sample coin table.',
  'mobile-wallet': 'Use a phone wallet with sample assets: its balance, send, receive and security tabs.',
}
