import { describe, expect, it } from 'vitest'
import { company, sampleSentence } from './company.ts'
import { companyQuestions } from './companyQuestions.ts'
import { demoSentenceOf } from './copy/demoSentences.ts'
import { sentenceOf } from './copy/sentences.ts'
import { demoIds, demoByKey, demoHref, demos, isDemoId } from './demos.ts'
import { families } from './families.ts'
import type { Family } from './families.ts'
import { dropdowns, footerProducts, footerServices, isActive, mainNavigation } from './navigation.ts'
import { offerAt, offers, products, services } from './offers.ts'
import { ownDemoOf, shownWith } from './ownDemo.ts'
import { cookiePolicy, policies, policiesOf, privacyPolicy } from './policies.ts'
import { securityTxt } from './securityTxt.ts'
import { siteUrl } from './site.ts'
import { steps } from './steps.ts'

/** The specified slugs, families and demos in their order (Rules, Services). More can be added. */
const AGREED_SERVICES = [
  ['token-creation', 'launch', 'token-generator'],
  ['smart-contracts', 'build', 'smart-contracts'],
  ['dapp-development', 'build', 'dapp'],
  ['exchange-development', 'trade', 'trading-bot'],
  ['launchpad-development', 'launch', 'launchpad'],
  ['nft-marketplace', 'trade', 'nft-marketplace'],
  ['blockchain-explorer', 'build', 'blockchain-explorer'],
  ['dao-platform', 'launch', 'dao'],
  ['staking-platform', 'trade', 'staking'],
  ['cross-chain-bridge', 'build', 'cross-chain'],
  ['wallet-development', 'secure', 'wallet'],
  ['architecture-design', 'build'],
  ['tokenomics-design', 'launch'],
  ['multichain-deployment', 'build'],
  ['infrastructure', 'build'],
  ['private-blockchain', 'build'],
  ['cloud-edge', 'build'],
  ['security-hardening', 'secure'],
  ['consulting-compliance', 'secure'],
  ['technical-advisory', 'secure'],
  ['smart-contract-audits', 'secure'],
  ['legal-compliance', 'secure'],
  ['whitepaper-documentation', 'launch'],
  ['fast-track-support', 'launch'],
  ['training', 'secure'],
]

/** The same, and whether the demo is "also" theirs (Rules, Products). */
const AGREED_PRODUCTS = [
  ['token-generator', 'launch', 'token-generator'],
  ['meme-launcher', 'launch', 'meme-launcher'],
  ['nft-studio', 'trade', 'nft-marketplace'],
  ['launchpad-builder', 'launch', 'launchpad'],
  ['dao-builder', 'launch', 'dao'],
  ['contract-builder', 'build', 'smart-contracts'],
  ['token-locker', 'launch', 'token-generator', 'also'],
  ['airdrop-manager', 'launch', 'token-generator', 'also'],
  ['trading-bot', 'trade', 'trading-bot'],
  ['sniping-bot', 'trade', 'trading-bot', 'also'],
  ['wallet-tracker', 'secure', 'token-generator', 'also'],
  ['mobile-wallet', 'secure', 'mobile-wallet'],
  ['brute-force', 'secure', 'brute-force'],
  ['crypto-listing', 'trade', 'crypto-listing'],
  ['price-tracker', 'trade', 'price-tracker'],
  ['p2p-crypto', 'trade', 'p2p-crypto'],
  ['business-partner', 'secure', 'business-partner'],
  ['enterprise-solutions', 'build', 'token-generator', 'also'],
  ['gaming-platform', 'build', 'token-generator', 'also'],
]

/** The kinds of demos that were agreed on, with their families. */
const AGREED_DEMOS: Record<string, Family> = {
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

/** What a list has more than once. */
const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

describe('services and products', () => {
  it.each([
    ['services', services, AGREED_SERVICES],
    ['products', products, AGREED_PRODUCTS],
  ] as const)(
    'hold the %s that were agreed on, in their order, each in its family and with its demo',
    (_, list, spec) => {
      const slugs = spec.map(([slug]) => slug)
      const specified = list.filter(({ slug }) => slugs.includes(slug))
      expect(
        specified.map(({ slug, family, demo, borrowsDemo }, at) => [
          slug,
          family,
          ...(spec[at]?.[2] ? [demo] : []),
          ...(borrowsDemo ? ['also'] : []),
        ]),
      ).toEqual(spec)
    },
  )

  it('have a unique page and a unique name', () => {
    expect(twice(offers.map(({ path }) => path)), 'give one of them another slug').toEqual([])
    expect(twice(offers.map(({ name }) => name)), 'give one of them another name').toEqual([])
    for (const offer of offers) {
      expect(offer.path).toBe(`/${offer.kind}s/${offer.slug}`)
      expect(offerAt(offer.path)).toBe(offer)
    }
  })

  it('are found by their address, and not by an unknown one', () => {
    expect(offerAt('/services/nft-marketplace')).toMatchObject({ kind: 'service', name: 'NFT marketplace' })
    expect(offerAt('/products/nft-studio')).toMatchObject({ kind: 'product', name: 'NFT studio' })
    for (const foreign of [
      '',
      '/',
      '/services',
      '/services/nope',
      '/products/training',
      'constructor',
      '__proto__',
    ])
      expect(offerAt(foreign)).toBeUndefined()
  })

  it('say in words whose demo they are shown with, and only then', () => {
    const said = offers.flatMap((offer) => shownWith(offer) ?? [])
    expect(new Set(said)).toEqual(new Set(['Shown with the token generator', 'Shown with the trading bot']))
    for (const offer of offers)
      expect(shownWith(offer) === undefined, offer.path).toBe(!offer.demo || ownDemoOf(offer) === offer.demo)
  })
})

describe('demos', () => {
  it('are the specified ones, each in its family', () => {
    expect(Object.fromEntries(demos.map(({ key, family }) => [key, family]))).toMatchObject(AGREED_DEMOS)
  })

  it('are known by their keys', () => {
    expect(demoIds.every(isDemoId)).toBe(true)
    for (const foreign of ['', 'nope', 'constructor', '__proto__']) {
      expect(isDemoId(foreign)).toBe(false)
      expect(demoByKey(foreign)).toBeUndefined()
    }
    expect(demoByKey('staking').name).toBe('Staking platform')
    expect(demoHref('staking')).toBe('?demo=staking')
  })
})

describe('texts', () => {
  it.each([
    ['services', services],
    ['products', products],
    ['demos', demos],
    ['steps', steps],
  ])('gives each of the %s a unique name', (_, list) => {
    expect(twice(list.map(({ name }) => name)), 'give one of them another name').toEqual([])
  })

  const sentences = [
    ...offers.map(sentenceOf),
    ...demos.map(demoSentenceOf),
    ...[...steps, ...Object.values(families)].map(({ sentence }) => sentence),
  ]

  it('uses no sentence twice', () => {
    expect(twice(sentences), 'write another sentence for one of them, in src/content/copy').toEqual([])
  })

  it('has whole sentences in the voice of the guide', () => {
    const policyTexts = [privacyPolicy, cookiePolicy].flatMap(({ clauses }) =>
      clauses.flatMap(({ text }) => text),
    )
    for (const text of [...sentences, ...policyTexts]) {
      expect(text, 'begin with a capital letter, end with a full stop').toMatch(/^[A-Z].*\w\.$/)
      expect(text, 'say it without these words (Docs/Voice and copy)').not.toMatch(
        /!|seamless|revolution|next-gen|trusted|customis|organis|enquir/i,
      )
    }
  })

  // Of the sample company; a real one makes its own claims, and all texts are held to those (tests/claims.ts).
  it.runIf(company.isSample)('makes only the allowed claims (Rules, Company)', () => {
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
  })

  it('keeps the figures for clients and projects apart, so that no reader compares them', () => {
    const labels = company.facts.map(({ label }) => label)
    expect(Math.abs(labels.indexOf('clients') - labels.indexOf('projects'))).toBeGreaterThan(1)
    for (const { answer } of Object.values(companyQuestions))
      expect(answer).not.toMatch(/clients(?: and|,) \S+ projects/)
  })

  it('has claims that cannot be changed at run time, and facts from these claims', () => {
    expect(
      Object.isFrozen(company) && Object.isFrozen(company.claims) && Object.isFrozen(company.facts),
    ).toBe(true)
    for (const { figure } of company.facts) expect(Object.values(company.claims)).toContain(figure)
    expect(company.claims.response).toContain(company.answer)
  })

  it('keeps each link consistent with its number', () => {
    const digits = company.phone.replace(/\D/g, '')
    expect(company.phoneHref).toBe(`tel:+${digits}`)
    expect(company.whatsappUrl).toBe(`https://wa.me/${digits}`)
    for (const url of [company.linkedInUrl, company.twitterUrl, siteUrl]) {
      expect(new URL(url).protocol).toBe('https:')
    }
    expect(new URL(siteUrl).origin).toBe(siteUrl)
  })

  it('identifies a sample company, and has the required details of a real one', () => {
    const textOf = (policy: object) => JSON.stringify(policy)
    expect(sampleSentence({ name: 'Orchard', isSample: true })).toBe('Orchard is a sample company.')
    expect(sampleSentence({ name: 'Orchard', isSample: false })).toBeNull()
    // The footer says it below each page, and the about page beside the figures: not in the policies again.
    const sample = policiesOf({ name: 'Orchard', isSample: true, details: {} })
    expect(textOf([policies, sample])).not.toContain('sample company')
    expect(sample.privacy).toEqual(privacyPolicy)
    const real = policiesOf({
      name: 'Orchard',
      isSample: false,
      details: {
        legalName: 'Orchard Cooperative B.V.',
        registerEntry: 'Register 04711',
        dataController: 'Ada Okafor, data@orchard.example',
        securityContact: 'security@orchard.example',
      },
    })
    expect(textOf(real)).not.toContain('sample company')
    for (const sentence of [
      'Report a security issue to security@orchard.example.',
      'This site is run by Orchard Cooperative B.V., Register 04711.',
      'The data controller is Ada Okafor, data@orchard.example.',
    ])
      expect(textOf(real.privacy)).toContain(JSON.stringify(sentence))
    expect(real.privacy.clauses.map(({ heading }) => heading)).toEqual(
      privacyPolicy.clauses.map(({ heading }) => heading),
    )
  })

  it('has a security.txt once there is a contact, valid for less than a year', () => {
    expect(securityTxt({ careersUrl: 'https://orchard.example/jobs' }, 0)).toBeNull()
    expect(
      securityTxt({ securityContact: 's@orchard.example', careersUrl: 'https://orchard.example/jobs' }, 0),
    ).toBe(
      'Contact: mailto:s@orchard.example\nExpires: 1970-12-27T00:00:00.000Z\nPreferred-Languages: en\nHiring: https://orchard.example/jobs\n',
    )
    expect(securityTxt({ securityContact: 'https://orchard.example/report' }, 0)).toMatch(
      /^Contact: https:\/\/orchard\.example\/report\n/,
    )
  })

  it('has the clauses of the rules in both policies', () => {
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
    expect(JSON.stringify(cookiePolicy)).toContain('“theme”')
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

  it.each([
    ['services', services],
    ['products', products],
  ] as const)('lists all %s in their order, those with a demo first where there are groups', (name, list) => {
    const groups = dropdowns[name].map((group) => group.offers)
    expect(new Set(groups.flat())).toEqual(new Set(list))
    expect(groups.flat()).toHaveLength(list.length)
    for (const group of groups) expect(group).toEqual(list.filter((offer) => group.includes(offer)))
    if (groups.length > 1) expect(groups[0]).toEqual(list.filter(({ demo }) => demo))
  })

  it.each([
    ['services', footerServices, services],
    ['products', footerProducts, products],
  ])('fills the footer with the first six %s that have a demo', (_, inFooter, list) => {
    expect(inFooter).toHaveLength(6)
    expect(list.filter(({ demo }) => demo).slice(0, 6)).toEqual(inFooter)
  })
})
