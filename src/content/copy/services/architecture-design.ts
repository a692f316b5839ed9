import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Chain, components and trade-offs, documented before development starts.'

export const synonyms =
  'architect system diagram blueprint structure choose choice select pick compare consensus scalability technology stack'

export default {
  title: 'Blockchain architecture design',
  description:
    'Which chain, what it stores, who holds the keys and what can fail: documented before you pay for development.',
  outcome:
    'You get a design that your team or another vendor can build from, and for each decision its reason and its cost.',
  problemTitle: 'Decisions that code cannot undo',
  problem: [
    'The costliest decisions in a blockchain product are often made early and by accident: a chain picked because a developer knew it, personal data written where it cannot be erased, one key that controls everything. Code can be rewritten; moving users, balances and history to another network is slow and costly.',
    'Some products need only a database. If all parties trust one operator and no outsider needs proof, a shared ledger adds cost and no benefit. A design on paper shows that before you pay for code.',
  ],
  exhibit: {
    kind: 'systemLayers',
    caption:
      'The diagram says for each connection what it relies on, so the weakest one is found before operation.',
    layers: [
      {
        name: 'Outside',
        nodes: [
          { name: 'Wallet', note: 'Trusts its own key' },
          { name: 'Price source', note: 'The only source', isWeak: true },
        ],
      },
      {
        name: 'Your servers',
        nodes: [
          { name: 'Web service', note: 'Trusts its database' },
          { name: 'Personal data', note: 'Can be erased' },
        ],
      },
      {
        name: 'The blockchain',
        nodes: [
          { name: 'Programs', note: 'Trust the price source' },
          { name: 'Fingerprints', note: 'Cannot be read back' },
        ],
      },
    ],
    links: [{ name: 'Signed requests' }, { name: 'Fingerprints only' }],
  },
  included: [
    {
      term: 'Need for a chain',
      text: 'Which parties do not trust each other, on which facts, and whether a database, or a log in which changes are noticed, would be enough at lower cost.',
    },
    {
      term: 'Network comparison',
      text: 'Candidates compared by fees under load, time until a transaction is final (can no longer be reversed), tools, wallets, and the cost of leaving.',
    },
    {
      term: 'Component diagram',
      text: 'Smart contracts (programs on a blockchain), services, nodes (computers of the network) and wallets in diagrams, with what each part relies on.',
    },
    {
      term: 'Data placement',
      text: 'Which data is public, private or left out. Personal data stays in your systems: only fingerprints (short codes computed from it) go on the chain.',
    },
    {
      term: 'Keys and roles',
      text: 'Every action that needs special rights, with the person and the device that hold its key, and how the key is replaced.',
    },
    {
      term: 'Threats and failures',
      text: 'The effect when a node, a price source (oracle) or a supplier stops, sends false data or is compromised.',
    },
    {
      term: 'Running costs',
      text: 'Network fees, data, nodes and staff in a spreadsheet that you can run with your own volumes.',
    },
  ],
  steps: [
    {
      name: 'Interviews',
      sentence: 'Your business, legal and operations teams list requirements, risks and existing systems.',
    },
    {
      name: 'Options',
      sentence: 'We sketch two or three complete designs in enough detail to compare them.',
    },
    {
      name: 'Trials',
      sentence:
        'We test the riskiest assumption of the preferred design in throwaway code on a test network.',
    },
    {
      name: 'Decision record',
      sentence:
        'We document diagrams, reasons and open issues, and discuss them with the team that will build.',
    },
  ],
  needs: [
    'The business process and its parties',
    'Current and expected volumes',
    'Rules on data, retention and location',
    'Systems to integrate',
    'Skills of the team that will run it',
  ],
  terms: {
    price:
      'Mostly how many parties, systems and candidate networks there are. Each assumption that needs a trial on a test network adds to it.',
    time: 'Your people set it: when business, legal and operations can be interviewed, and how soon you resolve the open issues.',
    handover:
      'You get the diagrams, the decision record with its reasons, the threat list, the running costs as a spreadsheet, and the trial code.',
  },
  standards: [
    {
      term: 'Tolerance of failures',
      text: 'A private network continues while fewer than a third of the nodes that confirm entries (validators) fail: one of four, two of seven. Beyond that it halts.',
      names: 'BFT consensus',
    },
    {
      term: 'Cheaper Ethereum networks',
      text: 'They run transactions elsewhere and post the data to Ethereum, so fees are lower. With some, withdrawals take days. Ask who sets the order of the transactions.',
      names: 'Rollups',
    },
    {
      term: 'Speed or simplicity',
      text: 'Solana is fast, but needs its own specialists. Ethereum, BSC and Polygon run the same programs, which widens your choice of tools and developers.',
    },
    {
      term: 'Decision records',
      text: 'One page per decision with options and consequences, so that later teams know the reasons.',
    },
  ],
  related: [
    '/services/technical-advisory',
    '/services/private-blockchain',
    '/services/cross-chain-bridge',
    '/products/enterprise-solutions',
  ],
  questions: [
    {
      question: 'Does our product need a blockchain at all?',
      answer:
        'Possibly, if three conditions hold: several parties write to shared records, none should control them alone, and the parties or outsiders must be able to verify them. If one of the three is missing, a database with signed entries is usually the better choice.',
    },
    {
      question: 'Should we use a public or a private network?',
      answer:
        'Public networks bring users and independent checks, but you do not control fees or visibility. Private ones give you control and privacy, but you run them and have to convince others that the records are honest. You can combine both: fingerprints of private records go to a public network.',
    },
    {
      question: 'What do we do with the design if we build it ourselves?',
      answer:
        'Use it as the specification. It describes parts, roles and test conditions so that a new team can estimate and start, and it lists the open questions.',
    },
  ],
  call: {
    title: 'Which decision are you about to make?',
    text: 'Tell us the parties, the records they share and the systems that already exist.',
  },
} as const satisfies OfferCopy
