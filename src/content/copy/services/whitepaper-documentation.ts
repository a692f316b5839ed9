import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Whitepapers and guides that explain the mechanism in plain language.'

export const synonyms =
  'documentation document paper white litepaper manual guide docs write writer writing text api readme tutorial pitch'

export default {
  title: 'Whitepaper and technical documentation writing',
  description:
    'Whitepapers, risk chapters, developer guides and user help that explain how your system works, checked against its code and stored with it.',
  outcome:
    'Documents that explain how your system works and what its limits and risks are, and that still match the code after the next release.',
  problemTitle: 'Three readers, one sales pitch',
  problem: [
    'A whitepaper explains how a token or a blockchain product works. Its readers look for the mechanism and find a market forecast. Engineers want formulas and failure cases, lawyers want evidence for each promise, and holders want to know what they can lose. A sales pitch serves none of them.',
    'Guides go out of date. A setting changes, the example no longer works, and support staff answer questions that the page should have answered.',
  ],
  exhibit: {
    kind: 'documentOutline',
    caption:
      'Each example also runs as a test: if a formula changes, the test fails until the text is updated.',
    name: 'Mechanism paper',
    parts: [
      { name: 'Roles and stored values', value: 'For engineers' },
      { name: 'Exit fee', value: 'With an example' },
      { name: 'Limits and rights', value: 'For lawyers' },
      { name: 'Risks', value: 'For holders' },
    ],
    open: 1,
    excerpt: ['Fee = amount × 5 ÷ 1,000', '500 withdrawn: a fee of 2.5'],
    conclusion: { mark: 'good', text: 'This example passed the last automatic test.' },
  },
  included: [
    {
      term: 'Mechanism paper',
      text: 'Roles, formulas and limits, with a numerical example for each rule that moves value.',
    },
    {
      term: 'Plain summary',
      text: 'A few pages without mathematics. They state nothing beyond the paper.',
    },
    {
      term: 'Risk chapter',
      text: 'Who has to be trusted, what admins may do, the risks of price sources and markets, and the consequence of each for a holder. AI checks drafts for gaps and contradictions; an engineer decides.',
    },
    {
      term: 'Developer guide',
      text: 'From the first request to error handling. Its examples run as tests, so a change that breaks one is noticed.',
    },
    {
      term: 'Reference',
      text: 'Every function in one list, generated from the code, so that names match it.',
    },
    {
      term: 'User help',
      text: 'Tasks in the order users need them, with screenshots that a script can update.',
    },
    {
      term: 'Editable sources',
      text: 'Text and diagrams are stored with your code, with a history of every change.',
    },
  ],
  steps: [
    {
      name: 'Readers',
      sentence: 'We agree on what each group of readers should be able to do or answer afterward.',
    },
    {
      name: 'Extraction',
      sentence: 'We interview engineers and read the code. If the two disagree, we ask you before we write.',
    },
    {
      name: 'Reader test',
      sentence:
        'A reader who did not build the system works with the draft alone, and we fix what stops them.',
    },
    {
      name: 'Publication',
      sentence:
        'Your counsel approves the statements, and each page goes live with the release that it describes.',
    },
  ],
  needs: [
    'Access to code, models and decisions',
    'An engineer who can answer questions',
    'Claims already made in public',
    'Countries where you will distribute the paper',
  ],
  terms: {
    price:
      'How many documents, audiences and languages. It falls if much of the mechanism is already documented.',
    time: 'How soon your engineers can be interviewed. The reader test and the approval by your counsel follow.',
    handover:
      'You get the paper with its summary and risk chapter, and the guides. The editable sources of text and diagrams are stored with your code.',
  },
  standards: [
    {
      term: 'Legal white paper',
      text: 'In the European Union, many offers need one, with prescribed contents and warnings, submitted to an authority. It may not contain statements about future value.',
      names: 'MiCA',
    },
    {
      term: 'Notes in the code',
      text: 'Explanations stored in the code can appear in wallets and on sites that show each transaction (explorers), where users read them.',
      names: 'NatSpec',
    },
    {
      term: 'One description for all',
      text: 'One file describes how other programs connect; reference pages and tests are generated from it.',
      names: 'OpenAPI, OpenRPC',
    },
    {
      term: 'Four kinds of text',
      text: 'Lessons, instructions, reference and explanation are separate, because one page cannot serve all four purposes.',
      names: 'Diátaxis',
    },
  ],
  related: [
    '/services/tokenomics-design',
    '/services/consulting-compliance',
    '/services/training',
    '/products/launchpad-builder',
  ],
  questions: [
    {
      question: 'Is a whitepaper the same as a MiCA white paper?',
      answer:
        'No. A whitepaper explains a mechanism in any form. MiCA is the European Union’s law on crypto. Its white paper is required for many public offers and listings, and issuers are liable for its contents. The two must not contradict each other. Your counsel can tell you whether you need one.',
    },
    {
      question: 'Should a whitepaper mention a price or a return?',
      answer:
        'No. Forecasts become outdated, a court may read them as promises, and they take space from the facts that careful readers want. State supply, release schedule and fees exactly.',
    },
    {
      question: 'Who keeps the documents up to date?',
      answer:
        'Your team, with help from automatic tests: examples are tests, figures are read from the running system, and a change to the system passes only with the updated text.',
    },
  ],
  call: {
    title: 'What do your readers ask most often?',
    text: 'Send us what you have, even if it is only the code and some slides.',
  },
} as const satisfies OfferCopy
