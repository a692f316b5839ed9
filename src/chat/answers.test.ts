import { describe, expect, it } from 'vitest'
import pages from 'virtual:site-passages'
import { libraryInPieces } from '../passages/library.ts'
import { answerTo as answerWith } from './answers.ts'
import { rules } from './rules.ts'

const library = await libraryInPieces(pages)
const answerTo = (question: string) => answerWith(question, library)

describe('the rules', () => {
  it('have the order that was agreed on (Rules, Chat)', () => {
    expect(rules.map(({ name }) => name)).toEqual([
      'greeting',
      'services',
      'products',
      'ai',
      'pricing',
      'contact',
      'training',
    ])
  })

  it.each([
    // Whole words only.
    ['hi', 'greeting'],
    ['HEY', 'greeting'],
    ['“Hello”', 'greeting'],
    ['highway', 'fallback'],
    ['a whitepaper', 'knowledge'],
    ['they', 'fallback'],
    ['AI', 'ai'],
    ['ai-made', 'ai'],
    ['training', 'training'],
    ['air', 'fallback'],
    // At the beginning of a word.
    ['Servicestation', 'services'],
    ['microservices', 'fallback'],
    ['quantumness', 'ai'],
    ['contacting', 'contact'],
    ['supporter', 'contact'],
    ['unhelpful', 'fallback'],
    ['helpful', 'contact'],
    ['learning', 'training'],
    ['of course', 'training'],
    // Literal keywords.
    ['a service', 'fallback'],
    ['one product', 'fallback'],
    ['prices', 'knowledge'],
    // The first rule wins, wherever its word stands.
    ['products and services', 'services'],
    ['training services for AI, hi', 'greeting'],
    ['help with pricing', 'pricing'],
    ['learn to use support', 'contact'],
    ['quantum pricing', 'ai'],
  ])('%s: %s', (question, rule) => {
    expect(answerTo(question).rule).toBe(rule)
  })

  it.each([
    ['hi', []],
    ['hi, who founded this?', ['/about']],
    ['services', ['/services']],
    ['services of bridges', ['/services', '/services/cross-chain-bridge']],
  ])('%s: the page of the rule, then what is known', (question, hrefs) => {
    expect(answerTo(question).lines.map(({ href }) => href)).toEqual(hrefs)
  })

  it('say “Here is what I have on that” where lines follow, and only there', () => {
    expect(answerTo('hi').content).toBe(rules[0]?.content)
    expect(answerTo('hi').offersForm).toBe(false)
    expect(answerTo('hi, are you a robot?').content).toMatch(/^Hello\. I am a program/)
    expect(answerTo('hi, who founded this?').content).toBe('Hello. Here is what I have on that.')
    expect(answerTo('who founded this?').content).toBe('Here is what I have on that.')
    expect(answerTo('training').content).toBe('Training is a separate service.')
  })

  it.each([
    ['a rule that names the team', 'pricing', true],
    ['a rule that does not', 'services', false],
    ['a greeting alone', 'hi', false],
    ['a greeting with a line that leads to the team', 'hi, what is your budget?', true],
    ['a greeting with another line', 'hi, who founded this?', false],
    ['a line that leads to the team', 'what is your budget?', true],
    ['a remark that names the team and leads nowhere', 'are you a robot?', true],
    ['another line', 'who founded this?', false],
  ])('mail and WhatsApp beside %s: “%s”, %s', (_, question, hasChannels) => {
    expect(answerTo(question).hasChannels).toBe(hasChannels)
  })

  it('say once what leads to the same page', () => {
    const contentOf = (name: string) => rules.find((rule) => rule.name === name)?.content
    expect(answerTo('help with pricing').content).toBe(contentOf('pricing'))
    expect(answerTo('pricing: how much is it?').content).toBe(contentOf('pricing'))
    expect(answerTo('help, and training').content).toBe(`${contentOf('contact')} ${contentOf('training')}`)
    const { content } = answerTo('thanks! how much, and how long does it take?')
    expect(content.match(/You are welcome|How long it takes/g)).toEqual([
      'You are welcome',
      'How long it takes',
    ])
  })

  it('name their own page once, and three lines at most', () => {
    const { lines } = answerTo('training course, audit, bridges, staking, wallet')
    expect(lines).toHaveLength(3)
    expect(new Set(lines.map(({ href }) => href)).size).toBe(3)
    expect(
      answerTo('training workshop').lines.filter(({ href }) => href === answerTo('training').lines[0]?.href),
    ).toHaveLength(1)
  })

  it('end in a fallback that names mail and WhatsApp and offers the form', () => {
    const fallback = answerTo('lentil soup')
    expect(fallback).toMatchObject({ hasChannels: true, offersForm: true, lines: [] })
    expect(fallback.content).toMatch(/mail or WhatsApp/)
  })
})

describe('several wishes', () => {
  it.each([
    [
      'I need a wallet, an audit and a bridge',
      ['wallet-development', 'smart-contract-audits', 'cross-chain-bridge'],
    ],
    ['pricing for training', ['contact', 'training']],
    ['services and products', ['services', 'products']],
    ['how much is a DAO and when can you start', ['contact', 'dao-platform']],
    ['Should I buy ETH? And do you do airdrops?', ['airdrop-manager']],
  ])('are all answered: %s', (question, pages) => {
    const ends = answerTo(question).lines.map(({ href }) => href.split('/').at(-1))
    expect(ends).toEqual(expect.arrayContaining(pages))
  })

  it('are each said, in the order of the rules, with what is no rule around them', () => {
    expect(answerTo('thanks! services, products and pricing?').content).toBe(
      `You are welcome. ${['services', 'products', 'pricing'].map((name) => rules.find((rule) => rule.name === name)?.content).join(' ')}`,
    )
    expect(answerTo('how much, and how long does it take?').content).toMatch(
      /^Prices depend .* How long it takes/,
    )
  })
})

describe('what no search can answer', () => {
  it.each([
    ['should I buy bitcoin?', /^No: no investment advice/],
    ['I lost my seed phrase', /^No: lost or stolen funds cannot be brought back/],
    ['how long does a project take?', /no times are promised/],
    ['any discount?', /none are listed here/],
    ['are you a robot?', /^I am a program/],
    ['you idiot', /^I only match keywords/],
    ['hola', /^Hello\. Name a service/],
    ['rm -rf /', /^I take no commands/],
  ])('%s', (question, content) => {
    expect(answerTo(question).content).toMatch(content)
    expect(answerTo(question).lines.filter(({ href }) => /^\/(?:services|products)/.test(href))).toEqual([])
  })

  it.each([
    ['wallet recovery for our users', '/services/wallet-development'],
    ['our server was hacked', '/services/security-hardening'],
    ['live prices of coins', '/products/price-tracker'],
    ['how long do you lock tokens?', '/products/token-locker'],
  ])('is not taken for it: %s', (question, page) => {
    expect(answerTo(question).lines[0]?.href).toBe(page)
  })

  it('leaves the agreed keywords their answer', () => {
    expect(answerTo('my wallet was hacked, help').rule).toBe('contact')
    expect(answerTo('thanks for your help').content).toContain(
      rules.find(({ name }) => name === 'contact')?.content,
    )
    expect(answerTo('how much are your services?').content).toContain('The services range from')
  })

  it('is found with slips in it, in the keywords as well', () => {
    expect(answerTo('thnaks').content).toMatch(/welcome/)
    expect(answerTo('pricng').rule).toBe('pricing')
    expect(answerTo('hellooo').rule).toBe('greeting')
  })
})

describe('very long questions', () => {
  // Matching that took time by the square would not be done today.
  it.each([
    ['one word', 'a'.repeat(1_000_000)],
    ['many words', 'staking pools and '.repeat(50_000)],
    ['as many different ones', Array.from({ length: 100_000 }, (_, at) => `word${at}`).join(' ')],
    ['spaces', `${' '.repeat(1_000_000)}staking`],
    ['signs', `${'?'.repeat(1_000_000)}staking`],
    ['tags that do not end', '<script <b '.repeat(100_000)],
    ['slips', 'stakng pltform '.repeat(50_000)],
    ['words of phrases', 'are you how is a '.repeat(50_000)],
    ['beginnings of what is matched', 'contac supporte hell '.repeat(50_000)],
  ])('are answered immediately: %s', (_, question) => {
    expect(answerTo(question).content).not.toBe('')
  })
})

describe('what is asked of a page', () => {
  const quotes = (question: string, path = '/') =>
    answerWith(question, library, { path, demo: null, topics: [] }).lines.map(({ name, heading }) =>
      heading === null ? name : `${name}: ${heading}`,
    )

  it.each([
    ['what do we have to prepare for the staking', '/services/staking-platform', ['What we need from you']],
    ['how do the steps go', '/services/tokenomics-design', ['Purpose', 'First model', 'Simulation']],
  ])('is answered by that part alone: %s', (question, path, headings) => {
    expect(quotes(question, path).map((line) => line.replace(/^[^:]+: /, ''))).toEqual(headings)
  })

  it.each([
    ['what makes a token locker dearer or cheaper', 'Token locker: What sets the price'],
    ['can i take a fee from users of my token generator', 'Token generator: What you can change'],
    [
      'do my people need real crypto for the training',
      'Training: Do participants need real cryptocurrency for a workshop?',
    ],
    ['is the profit in the trading bot demo real', 'Trading bot: What you can try'],
  ])('is among what is quoted: %s', (question, line) => {
    expect(quotes(question)).toContain(line)
  })

  it.each([
    ['do you build bridges?', ['Cross-chain bridge']],
    ['do you do nfts', ['NFT marketplace', 'NFT studio']],
  ])('is nothing where only a page is named: %s', (question, lines) => {
    expect(quotes(question)).toEqual(lines)
  })

  it('is not taken for a price where it belongs to a name, and is one where it does not', () => {
    expect(answerTo('is there a monthly fee for the price tracker').content).toMatch(/^Prices depend/)
    expect(answerTo('how does the price tracker work').content).not.toMatch(/^Prices depend/)
  })

  it('is not offered, beside the ways to reach the team, where it is of another trade', () => {
    expect(answerTo('can you help me fix my printer').content).toMatch(
      /^That is not offered here:.+by email at/,
    )
  })
})

describe('what sounds like a question to any company', () => {
  const quoted = (question: string, path = '/') =>
    answerWith(question, library, { path, demo: null, topics: [] }).lines.map(
      ({ name, heading }) => `${name}: ${heading}`,
    )

  it.each([
    ['if a dealers licence runs out, is that noticed?', 'Partner finder: '],
    ['do i pay anything for nfts that dont sell', 'NFT studio: Lazy minting'],
    ['my support people cant code, is the training any use for them', 'Training: Sessions without code'],
    ['can the guarantee be first in the block with the sniping bot', 'Sniping bot: Will it always be first?'],
    ['what do you charge for the white label p2p exchange', 'P2P exchange: What sets the price'],
    ['does the dapp demo touch my real metamask', 'DApp interface: What you can try'],
    ['who owns the code when the project is over', 'Launchpad builder: What is handed over'],
  ])('shows what a page says of it as well: %s', (question, line) => {
    expect(quoted(question).some((shown) => shown.startsWith(line))).toBe(true)
  })

  it.each([
    ['would you sign an nda before i tell you more', ['Contact: Do you sign an NDA?']],
    ['is there a dark mode', ['The demos: Is there a dark mode?']],
    ['need your vat id for our supplier form', ['Contact: What is your legal form?']],
    ['who checks your own code for holes?', ['Smart contract audits: Who checks what you build?']],
    ['how quick do you answer mails', ['Contact: How soon do you answer?']],
    ['be honest, how often do your projects end up late', ['Contact: Are your projects on time?']],
    [
      'is the ticker with the coin prices real',
      ['Privacy Policy: Where do the prices in the ticker come from?'],
    ],
    ['some buttons have a dashed line around them', ['The demos: What is a button with a dashed outline?']],
  ])('shows nothing else where it is one: %s', (question, lines) => {
    expect(quoted(question)).toEqual(lines)
  })

  it('has a price beside it where that is asked, too', () => {
    expect(answerTo('what do you charge for the white label p2p exchange').content).toMatch(/^Prices depend/)
  })

  it('is one of the site where a figure of a demo is doubted, and says what the demo shows', () => {
    const [first, ...others] = quoted('are the dealers in the partner finder demo real companies')
    expect(first).toBe('About us: Are the figures in the demos real?')
    expect(others).not.toEqual([])
    expect(others.every((line) => line.startsWith('Business partner finder: '))).toBe(true)
  })

  it('offers the form to whom wants to meet', () => {
    expect(answerTo('can we hop on a quick zoom tomorrow').offersForm).toBe(true)
    expect(answerTo('who do i talk to for support?').offersForm).toBe(false)
  })

  it('belongs to the open page where that says it', () => {
    expect(quoted('what are the steps here', '/services/exchange-development')).toEqual([
      'Exchange development: Venue rules',
      'Exchange development: Core',
      'Exchange development: Integrations',
    ])
  })
})

describe('passages that may not answer', () => {
  it('are announced as such', () => {
    expect(answerTo('does the price tracker also do gold and silver').content).toMatch(/^I am not sure/)
    expect(answerTo('does the price tracker also do gold and silver').hasChannels).toBe(true)
  })

  it('are those that have the words of the question and are not near', () => {
    expect(answerTo('can i take 2 percent of every transfer of my token').content).toMatch(/^I am not sure/)
  })

  it('are none where they come near', () => {
    expect(answerTo('can the list be corrected after the airdrop has started').content).toBe(
      'Here is what I have on that.',
    )
  })
})

describe('what was asked in another language', () => {
  it('is a question to the company only where it names no product', () => {
    const { lines } = answerTo('Können Sie uns eine Wallet-App mit unserem Logo bauen?')
    expect(lines[0]?.href).toMatch(/wallet/)
  })

  it('is understood without accents', () => {
    expect(answerTo('cuanto cuesta un marketplace de nft').content).toMatch(/inglés.+Prices depend/)
    expect(answerTo('para cuando podrian tener lista una preventa de tokens').content).toMatch(
      /How long it takes/,
    )
  })
})
