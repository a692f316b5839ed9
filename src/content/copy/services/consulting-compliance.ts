import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Which rules may apply to your product, and what each would change in its design.'

export const synonyms =
  'regulation regulatory rule law mica license consultant apply allowed permitted legal europe european eu usa sec jurisdiction tax gdpr regulator securities'

export default {
  title: 'Crypto compliance consulting and rule mapping',
  description:
    'A written map of crypto rules by feature and country, with the design change each would require. Made before you build, for your counsel to confirm.',
  outcome:
    'Know before you build which rules may apply to your product, why, and what each would change in its design.',
  problemTitle: 'What lawyers need from engineers',
  problem: [
    'Crypto rules apply to what a product does: holding keys, exchanging, transferring, issuing, promoting. A detail that looks small to engineers can turn a software company into a regulated provider.',
    'If you learn this late, you have to rebuild. If you learn it early, you can often choose between two designs. Lawyers need a precise description of the product to judge it, and most projects do not have one.',
  ],
  exhibit: {
    kind: 'decisions',
    caption: 'A detail can turn software into a regulated service, so each has a variant that avoids it.',
    columns: ['Detail', 'May count as', 'Variant'],
    rows: [
      ['Recovery share on the server', 'Custody of client assets', 'The share stays with the user'],
      ['Swap inside the app', 'Exchange or brokerage', 'An outside venue, signed by the user'],
      ['Fee switch for admins', 'Control of the protocol', 'A fee that is fixed in the code'],
    ],
  },
  included: [
    {
      term: 'Activity inventory',
      text: 'Each feature in a plain sentence, with who does what with whose assets. It includes admin functions, which documents tend to omit.',
    },
    {
      term: 'Jurisdiction table',
      text: 'Locations of the company, users, signers and servers, and which of them matters for which rule.',
    },
    {
      term: 'Token facts',
      text: 'Whether your token might be a security, e-money or neither, with the arguments for each. The decision stays with counsel.',
    },
    {
      term: 'Licenses and registrations',
      text: 'Which licenses may be needed in which country, what would trigger them, and design variants that avoid the trigger.',
    },
    {
      term: 'Design consequences',
      text: 'Screens, data, contracts and staff that each rule would require, so that you know the cost before you decide.',
    },
    {
      term: 'Brief for counsel',
      text: 'Diagrams, a fact sheet and numbered questions that a law firm can answer without studying the system first. AI checks the brief for gaps and contradictions, and an engineer confirms each one.',
    },
    {
      term: 'Watch list',
      text: 'Pending laws and court cases, and what each could change in your map.',
    },
  ],
  steps: [
    {
      name: 'Neutral description',
      sentence: 'We describe what happens to money, keys and data without legal terms.',
    },
    {
      name: 'Mapping',
      sentence: 'We compare activities with statutes and official guidance, quoted with their source.',
    },
    {
      name: 'Variants',
      sentence: 'If a rule is costly to meet, we add a second design that reduces the effort.',
    },
    {
      name: 'Confirmation',
      sentence:
        'Your counsel marks each entry as agreed, disputed or open, and agreed ones become requirements.',
    },
  ],
  needs: [
    'Countries that you will and will not serve',
    'Flows of money, keys and data, even as sketches',
    'Company structure and licenses held',
    'A lawyer to confirm the result',
  ],
  terms: {
    price: 'The number of features, countries and tokens, and how many design variants you want to compare.',
    time: 'How complete your description of money, keys and data is. After that, how soon your counsel answers the questions.',
    handover:
      'You get the map, which consists of the activity inventory, the jurisdiction table and the design consequences. The brief for counsel and the watch list are separate documents.',
  },
  standards: [
    {
      term: 'MiCA services',
      text: 'Regulation (EU) 2023/1114 lists custody, exchange, trading platforms, transfers, advice and others. Providing any of them requires authorization; some licensed firms need only notify. A small change in a flow can move it to another category.',
    },
    {
      term: 'Howey test',
      text: 'From the US Supreme Court: money invested in a common enterprise with profits expected from the efforts of others. It considers the whole arrangement, so marketing counts as well as code.',
    },
    {
      term: 'Money transmission',
      text: 'Independent control of others’ funds is a sign of money transmission. Registration with FinCEN and state money transmitter licenses are separate questions.',
    },
    {
      term: 'Payment stablecoins',
      text: 'The European Union treats a token tied to one currency as an e-money token, and the United States passed the GENIUS Act in 2025. Both define who may issue such a token and what reserve it needs.',
    },
  ],
  related: [
    '/services/legal-compliance',
    '/services/technical-advisory',
    '/services/whitepaper-documentation',
    '/products/p2p-crypto',
  ],
  questions: [
    {
      question: 'Is compliance consulting legal advice?',
      answer:
        'No. It is preparation by engineers: facts, sources and design options in a form that lawyers can use. Local counsel decides whether a rule applies. Building the checks is a separate service: KYC and AML integration.',
    },
    {
      question: 'Does decentralization exempt a product from the rules?',
      answer:
        'Sometimes, in part. MiCA excludes services provided in a fully decentralized manner without an intermediary, but admin keys, a hosted front end or fee income make that hard to show. The map lists the remaining points of control.',
    },
    {
      question: 'Can we simply block certain countries?',
      answer:
        'Blocking by IP address stops casual visitors and shows intent, but it is rarely sufficient. Some rules depend on where you promote or where a customer lives, so terms, language and onboarding have to be consistent.',
    },
  ],
  call: {
    title: 'Which feature is your lawyer unsure about?',
    text: 'Tell us what it does with whose assets, and in which countries you would offer it.',
  },
} as const satisfies OfferCopy
