import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Papers and guides that explain the mechanism in plain words.'

export const synonyms =
  'documentation document paper white litepaper manual guide docs write writer writing text api readme tutorial pitch'

export default {
  title: 'Whitepaper and technical documentation writing',
  description:
    'Whitepapers, risk chapters, developer guides and user help that say how a protocol works, checked against its code and kept beside it.',
  outcome:
    'Documents from which a reader can retrace the mechanism, its limits and its risks, and which still match the code after the next release.',
  problem: [
    'Readers of a whitepaper look for the mechanism and find a market forecast. Engineers want formulas and failure cases, lawyers want each promise accounted for, and holders want to know what they can lose. A paper written to impress serves none of them.',
    'With guides, the trouble comes later. They were right once. Then a parameter changed, the example stopped compiling, and support now explains by hand what the page should have said.',
  ],
  included: [
    {
      term: 'Mechanism paper',
      text: 'Roles, state, formulas and invariants, with an example in numbers for each rule that moves value.',
    },
    {
      term: 'Plain summary',
      text: 'A few pages for readers without the mathematics, in which nothing goes beyond the paper itself.',
    },
    {
      term: 'Risk chapter',
      text: 'Trust assumptions, admin powers, oracle and market risks, and the consequence of each for a holder.',
    },
    {
      term: 'Developer guide',
      text: 'From the first call to error handling. Its examples run in continuous integration and fail when the interface changes.',
    },
    {
      term: 'Reference',
      text: 'Generated from comments and interface files, so that names and types come from the source.',
    },
    {
      term: 'User help',
      text: 'Tasks in the order in which people meet them, with screenshots that a script can take again.',
    },
    {
      term: 'Editable sources',
      text: 'Text and diagrams live in your repository, with a history of who changed which statement.',
    },
  ],
  steps: [
    {
      name: 'Readers',
      sentence: 'For each group, we agree on what a reader should be able to do or answer afterward.',
    },
    {
      name: 'Extraction',
      sentence:
        'Engineers are interviewed and the code is read. Where the two disagree, you hear of it first.',
    },
    {
      name: 'Stumble test',
      sentence:
        'Someone who did not build the system works from the draft alone, and we fix what stops them.',
    },
    {
      name: 'Publication',
      sentence: 'Counsel clears the statements, and each page goes live with the release that it describes.',
    },
  ],
  needs: [
    'Access to code, models and decisions',
    'An engineer who can be asked',
    'Claims already made in public',
    'Countries in which the paper will circulate',
  ],
  terms: {
    price:
      'The number of documents and groups of readers, the languages, and how much of the mechanism is written down.',
    time: 'Interviews with your engineers, the stumble test, and the clearance by your counsel.',
    handover:
      'You get the paper, its summary and risk chapter, the guides, and the editable sources of text and diagrams in your repository.',
  },
  standards: [
    {
      term: 'MiCA white paper',
      text: 'A legal document with prescribed contents, warnings and a machine-readable format, notified to an authority. Assertions about future value are not allowed in it.',
    },
    {
      term: 'NatSpec',
      text: 'The comment format of Solidity. Its user notices and developer notes are exported by the compiler and shown by some explorers and wallets.',
    },
    {
      term: 'OpenAPI and OpenRPC',
      text: 'Machine-readable descriptions of HTTP and JSON-RPC interfaces, from which reference pages, clients and tests are made.',
    },
    {
      term: 'Diátaxis',
      text: 'A way to sort documentation into tutorials, how-to guides, reference and explanation, since one page can hardly be all four.',
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
        'No. The first is a genre and explains a mechanism in whatever form suits it. The second is required for many public offers and listings in the European Union, and those behind it are liable for its contents. The two should never contradict each other. Counsel says whether you need one.',
    },
    {
      question: 'Should a whitepaper mention a price or a return?',
      answer:
        'It should not. Forecasts age badly, may be read as promises by a court, and take the place of what a careful reader came for. Supply, release schedule and fees can be stated exactly.',
    },
    {
      question: 'Who keeps the documents true later?',
      answer:
        'Your team, helped by the build: examples are tests, parameters are read from the deployed configuration, and a change to an interface is not merged until the text has followed.',
    },
  ],
  call: {
    title: 'What do readers keep asking?',
    text: 'Share whatever is written so far, even if it is only the code and some slides.',
  },
} satisfies OfferCopy
