import { describe, expect, it } from 'vitest'
import { company } from './company.ts'
import { demoIds, demoByKey, demoHref, demos, isDemoId } from './demos.ts'
import { families, familyOrder } from './families.ts'
import type { Family } from './families.ts'
import {
  footerProducts,
  footerServices,
  isActive,
  mainNavigation,
  productNavigation,
  serviceNavigation,
} from './navigation.ts'
import { cookiePolicy, privacyPolicy } from './policies.ts'
import { productBySlug, products, productSlugs } from './products.ts'
import { demoSentences, productSentences, serviceSentences } from './sentences.ts'
import { serviceBySlug, services, serviceSlugs } from './services.ts'
import { siteUrl } from './site.ts'
import { steps } from './steps.ts'

/** Slug and demo in the order of SPEC section 2. */
const SPEC_SERVICES = [
  ['token-creation', 'token-generator'],
  ['smart-contracts', 'smart-contracts'],
  ['dapp-development', 'dapp'],
  ['exchange-development', 'trading-bot'],
  ['launchpad-development', 'launchpad'],
  ['nft-marketplace', 'nft-marketplace'],
  ['blockchain-explorer', 'blockchain-explorer'],
  ['dao-platform', 'dao'],
  ['staking-platform', 'staking'],
  ['cross-chain-bridge', 'cross-chain'],
  ['wallet-development', 'wallet'],
  ['architecture-design', undefined],
  ['tokenomics-design', undefined],
  ['multichain-deployment', undefined],
  ['infrastructure', undefined],
  ['private-blockchain', undefined],
  ['cloud-edge', undefined],
  ['security-hardening', undefined],
  ['consulting-compliance', undefined],
  ['technical-advisory', undefined],
  ['smart-contract-audits', undefined],
  ['legal-compliance', undefined],
  ['whitepaper-documentation', undefined],
  ['fast-track-support', undefined],
  ['training', undefined],
]

/** Slug, demo and family in the order of SPEC section 2; families by RESOLUTIONS. */
const SPEC_PRODUCTS = [
  ['token-generator', 'token-generator', 'launch'],
  ['meme-launcher', 'meme-launcher', 'launch'],
  ['nft-studio', 'nft-marketplace', 'trade'],
  ['launchpad-builder', 'launchpad', 'launch'],
  ['dao-builder', 'dao', 'launch'],
  ['contract-builder', 'smart-contracts', 'build'],
  ['token-locker', 'token-generator', 'launch'],
  ['airdrop-manager', 'token-generator', 'launch'],
  ['trading-bot', 'trading-bot', 'trade'],
  ['sniping-bot', 'trading-bot', 'trade'],
  ['wallet-tracker', 'token-generator', 'secure'],
  ['mobile-wallet', 'mobile-wallet', 'secure'],
  ['brute-force', 'brute-force', 'secure'],
  ['crypto-listing', 'crypto-listing', 'trade'],
  ['price-tracker', 'price-tracker', 'trade'],
  ['p2p-crypto', 'p2p-crypto', 'trade'],
  ['business-partner', 'business-partner', 'secure'],
  ['enterprise-solutions', 'token-generator', 'build'],
  ['gaming-platform', 'token-generator', 'build'],
]

/** The demo kinds of SPEC section 2 with the families of DESIGN.md section 7. */
const SPEC_DEMOS: Record<string, Family> = {
  'token-generator': 'launch',
  'meme-launcher': 'launch',
  'nft-marketplace': 'trade',
  launchpad: 'launch',
  dao: 'launch',
  'smart-contracts': 'build',
  'mobile-wallet': 'secure',
  'brute-force': 'secure',
  'crypto-listing': 'trade',
  'price-tracker': 'trade',
  'p2p-crypto': 'trade',
  'business-partner': 'secure',
  'trading-bot': 'trade',
  dapp: 'build',
  'blockchain-explorer': 'build',
  staking: 'trade',
  wallet: 'secure',
  'cross-chain': 'build',
}

const SERVICE_FAMILIES: Record<Family, string[]> = {
  build: [
    'smart-contracts',
    'dapp-development',
    'blockchain-explorer',
    'cross-chain-bridge',
    'architecture-design',
    'multichain-deployment',
    'infrastructure',
    'private-blockchain',
    'cloud-edge',
  ],
  launch: [
    'token-creation',
    'launchpad-development',
    'dao-platform',
    'tokenomics-design',
    'whitepaper-documentation',
    'fast-track-support',
  ],
  trade: ['exchange-development', 'nft-marketplace', 'staking-platform'],
  secure: [
    'wallet-development',
    'security-hardening',
    'consulting-compliance',
    'technical-advisory',
    'smart-contract-audits',
    'legal-compliance',
    'training',
  ],
}

const sorted = (words: readonly string[]) => [...words].sort()

describe('services and products', () => {
  it('are those of the specification, in its order, each with its demo', () => {
    expect(services.map(({ slug, demo }) => [slug, demo])).toEqual(SPEC_SERVICES)
    expect(products.map(({ slug, demo, family }) => [slug, demo, family])).toEqual(SPEC_PRODUCTS)
    expect(SPEC_SERVICES).toHaveLength(25)
    expect(SPEC_PRODUCTS).toHaveLength(19)
    expect(serviceSlugs).toEqual(SPEC_SERVICES.map(([slug]) => slug))
    expect(productSlugs).toEqual(SPEC_PRODUCTS.map(([slug]) => slug))
  })

  it.each(familyOrder)('has the services of the design in the family %s', (family) => {
    const slugs = services.filter((service) => service.family === family).map(({ slug }) => slug)
    expect(sorted(slugs)).toEqual(sorted(SERVICE_FAMILIES[family]))
  })

  it('says of which products the demo is borrowed', () => {
    expect(products.filter(({ borrowsDemo }) => borrowsDemo).map(({ slug }) => slug)).toEqual([
      'token-locker',
      'airdrop-manager',
      'sniping-bot',
      'wallet-tracker',
      'enterprise-solutions',
      'gaming-platform',
    ])
  })

  it('finds them by slug and nothing by a foreign one', () => {
    expect(serviceBySlug('training')).toMatchObject({ name: 'Training' })
    expect(productBySlug('nft-studio')).toMatchObject({ name: 'NFT studio' })
    for (const foreign of ['', 'nope', 'constructor', '__proto__']) {
      expect(serviceBySlug(foreign)).toBeUndefined()
      expect(productBySlug(foreign)).toBeUndefined()
      expect(demoByKey(foreign)).toBeUndefined()
    }
  })
})

describe('demos', () => {
  it('are the kinds of the specification, in the families of the design', () => {
    expect(demos).toHaveLength(18)
    expect(Object.fromEntries(demos.map(({ key, family }) => [key, family]))).toEqual(SPEC_DEMOS)
  })

  it('are each shown by a service or a product', () => {
    const shown = new Set([...services, ...products].map(({ demo }) => demo))
    expect(demos.filter(({ key }) => !shown.has(key))).toEqual([])
  })

  it('are known by their keys', () => {
    expect(demoIds.every(isDemoId)).toBe(true)
    expect(isDemoId('nope')).toBe(false)
    expect(demoByKey('staking').name).toBe('Staking platform')
    expect(demoHref('staking')).toBe('?demo=staking')
  })

  /** Column and row of each tile in the three layouts of DESIGN.md section 4. */
  const layouts: Record<string, (index: number) => [column: number, row: number]> = {
    'narrow, 3 by 6': (index) => [index % 3, Math.floor(index / 3)],
    'medium, 6 by 3': (index) => [index % 6, Math.floor(index / 6)],
    'wide, beside headline and lead': (index) =>
      index < 6 ? [5 + (index % 3), Math.floor(index / 3)] : [2 + (index % 6), 1 + Math.floor(index / 6)],
  }

  it.each(Object.entries(layouts))('never puts one family side by side: %s', (_, place) => {
    const tiles = new Map(demos.map((demo, index) => [place(index).join(), demo]))
    expect(tiles.size).toBe(18)
    for (const [index, demo] of demos.entries()) {
      const [column, row] = place(index)
      for (const neighbor of [tiles.get(`${column + 1},${row}`), tiles.get(`${column},${row + 1}`)]) {
        expect(neighbor?.family, `${demo.key} beside ${neighbor?.key}`).not.toBe(demo.family)
      }
    }
  })
})

describe('texts', () => {
  it.each([
    ['services', services],
    ['products', products],
    ['demos', demos],
    ['steps', steps],
  ])('gives each of the %s a name of its own', (_, list) => {
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
  })

  const sentences = [
    ...[serviceSentences, productSentences, demoSentences].flatMap((ofKind) => Object.values(ofKind)),
    ...[...steps, ...Object.values(families)].map(({ sentence }) => sentence),
  ]

  it('uses no sentence twice', () => {
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('keeps to whole sentences and to the voice', () => {
    const policyTexts = [privacyPolicy, cookiePolicy].flatMap(({ clauses }) =>
      clauses.flatMap(({ text }) => text),
    )
    for (const text of [...sentences, ...policyTexts]) {
      expect(text).toMatch(/^[A-Z].*\w\.$/)
      expect(text).not.toMatch(/!|seamless|revolution|next-gen|trusted|customis|organis|enquir/i)
    }
  })

  it('makes the claims of the specification and cannot be changed', () => {
    expect(company.claims).toEqual({
      founded: '2019',
      countries: '50+',
      clients: '1000+',
      projects: '100+',
      response: 'Response within 24 hours',
      demos: 'Every demo on this site can be customized as requested',
    })
    expect(company.blurb).toBe(
      'Blockchain and AI, made to order. Every demo on this site can be customized as requested.',
    )
    expect(company.copyrightYear).toBe(2024)
    expect(
      Object.isFrozen(company) && Object.isFrozen(company.claims) && Object.isFrozen(company.facts),
    ).toBe(true)
  })

  it('keeps links and the number they lead to together', () => {
    const digits = company.phone.replace(/\D/g, '')
    expect(company.phoneHref).toBe(`tel:+${digits}`)
    expect(company.whatsappUrl).toBe(`https://wa.me/${digits}`)
    for (const url of [company.linkedInUrl, company.twitterUrl, siteUrl]) {
      expect(new URL(url).protocol).toBe('https:')
    }
    expect(new URL(siteUrl).origin).toBe(siteUrl)
  })

  it('has the clauses of the specification in both policies', () => {
    expect(privacyPolicy.clauses.map(({ heading }) => heading)).toEqual([
      'Information we collect',
      'How we use it',
      'AI processing',
      'Sharing',
      'Security',
      'Contact',
    ])
    expect(cookiePolicy.clauses.map(({ heading }) => heading.split(' ')[0])).toEqual([
      'Essential',
      'Analytics',
      'Preference',
      'Security',
    ])
    expect(JSON.stringify(cookiePolicy)).toContain('fourfold-theme')
    expect(JSON.stringify(privacyPolicy)).toContain('CoinGecko')
    expect(JSON.stringify(privacyPolicy)).toContain(company.supportEmail)
  })
})

describe('navigation', () => {
  const pathOf = Object.fromEntries(mainNavigation.map(({ name, path }) => [name, path]))

  it.each([
    ['/', 'Home'],
    ['/services', 'Services'],
    ['/services/', 'Services'],
    ['/services/staking-platform', 'Services'],
    ['/services/nope', 'Services'],
    ['/services/nope/deeper', 'Services'],
    ['/servicesx', undefined],
    ['/products', 'Products'],
    ['/products/nft-studio', 'Products'],
    ['/products-of-others', undefined],
    ['/about', 'About'],
    ['/contact', 'Contact'],
    ['/nope', undefined],
    ['/nope/services', undefined],
  ])('highlights on %s: %s', (path, active) => {
    const highlighted = Object.keys(pathOf).filter((name) => isActive(path, pathOf[name]!))
    expect(highlighted).toEqual(active === undefined ? [] : [active])
  })

  it('splits the services by their demo, and keeps the order', () => {
    const [withDemo, more] = serviceNavigation
    expect(serviceNavigation.map(({ heading }) => heading)).toEqual(['With a live demo', 'More services'])
    expect(withDemo?.entries.map(({ id, demo }) => [id, demo])).toEqual(SPEC_SERVICES.slice(0, 11))
    expect(more?.entries.map(({ id, demo }) => [id, demo])).toEqual(SPEC_SERVICES.slice(11))
  })

  it('lists every product in order, each with its demo', () => {
    expect(productNavigation.map(({ id, demo, family }) => [id, demo, family])).toEqual(SPEC_PRODUCTS)
  })

  it('leads each entry to its own page', () => {
    const entries = [...serviceNavigation.flatMap((group) => group.entries), ...productNavigation]
    const paths = entries.map(({ path }) => path)
    expect(new Set(paths).size).toBe(44)
    expect(paths).toContain('/services/nft-marketplace')
    expect(paths).toContain('/products/nft-studio')
  })

  it('fills the footer with the first six that have a demo, leading to the lists', () => {
    expect(footerServices).toEqual([
      { id: 'token-creation', name: 'Token creation', href: '/services' },
      { id: 'smart-contracts', name: 'Smart contracts', href: '/services' },
      { id: 'dapp-development', name: 'DApp development', href: '/services' },
      { id: 'exchange-development', name: 'Exchange development', href: '/services' },
      { id: 'launchpad-development', name: 'Launchpad development', href: '/services' },
      { id: 'nft-marketplace', name: 'NFT marketplace', href: '/services' },
    ])
    expect(footerProducts).toEqual([
      { id: 'token-generator', name: 'Token generator', href: '/products' },
      { id: 'meme-launcher', name: 'Meme launcher', href: '/products' },
      { id: 'nft-studio', name: 'NFT studio', href: '/products' },
      { id: 'launchpad-builder', name: 'Launchpad builder', href: '/products' },
      { id: 'dao-builder', name: 'DAO builder', href: '/products' },
      { id: 'contract-builder', name: 'Contract builder', href: '/products' },
    ])
  })
})
