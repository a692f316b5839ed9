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
    'Crypto rules apply to what a product does: holding keys, exchanging, transferring, issuing, promoting. A detail that looks small to engineers can turn a software company into a provider that needs a license.',
    'If you learn this late, you have to rebuild. If you learn it early, you can often choose between two designs. Lawyers need a precise description of the product to judge it, and most projects do not have one.',
  ],
  exhibit: {
    kind: 'decisionTable',
    caption: 'One detail can make software a regulated service; we then look for another design.',
    columns: ['Detail', 'May count as', 'Variant'],
    rows: [
      ['A part of the key on the server', 'Holding client assets (custody)', 'The part stays with the user'],
      ['Swap inside the app', 'Exchange or brokerage', 'Another company swaps, the user signs'],
      ['Admins can change the fee', 'Control of the service', 'A fee that is fixed in the code'],
    ],
  },
  included: [
    {
      term: 'Activity inventory',
      text: 'Each feature in a plain sentence, with who does what with whose assets. It includes admin functions, which documents tend to omit.',
    },
    {
      term: 'Jurisdiction table',
      text: 'Locations of the company, users, key holders and servers, and which of them matters for which rule.',
    },
    {
      term: 'Token facts',
      text: 'Whether your token might be a security (an investment under the law), electronic money or neither, with the arguments for each. The decision stays with counsel.',
    },
    {
      term: 'Licenses and registrations',
      text: 'Which licenses may be needed in which country, what would trigger them, and design variants that avoid the trigger.',
    },
    {
      term: 'Design consequences',
      text: 'Screens, data, programs and staff that each rule would require, so that you know the cost before you decide.',
    },
    {
      term: 'Brief for counsel',
      text: 'Diagrams, a fact sheet and numbered questions that a law firm can answer without studying the system first. AI checks the brief for gaps and contradictions, and an engineer confirms each one.',
    },
    {
      term: 'Watch list',
      text: 'Pending laws and court cases, and what each could change for your product.',
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
      'You get the activity inventory, the jurisdiction table and the design consequences. The brief for counsel and the watch list are separate documents.',
  },
  standards: [
    {
      term: 'European Union',
      text: 'You need authorization for custody, exchange, trading platforms, transfers or advice; some licensed firms need only notify the authority. A small design change can put your product in another category.',
      names: 'MiCA, Regulation 2023/1114',
    },
    {
      term: 'Investments in the US',
      text: 'A token may be a security if people invest money together and expect profits from the work of others. The whole arrangement counts, marketing as well as code.',
      names: 'Howey test',
    },
    {
      term: 'Moving others’ money',
      text: 'If you alone can move the funds of others, you may have to register in the United States and hold state licenses.',
      names: 'FinCEN, money transmission',
    },
    {
      term: 'Digital dollars and euros',
      text: 'In the European Union and the United States, the law limits who may issue a token tied to a currency and sets its reserve.',
      names: 'MiCA, GENIUS Act',
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
        'No. It is preparation by engineers: facts, sources and design options in a form that lawyers can use. Local counsel decides whether a rule applies. Building the checks is a separate service, KYC and AML integration (identity checks and checks against money laundering).',
    },
    {
      question: 'Does decentralization exempt a product from the rules?',
      answer:
        'Sometimes, in part. European rules exclude services that run without an intermediary, but admin keys, a website that you host or fee income make that hard to show. The map lists the remaining points of control.',
    },
    {
      question: 'Can we simply block certain countries?',
      answer:
        'Blocking internet addresses stops casual visitors and shows intent, but it is rarely sufficient. Some rules depend on where you promote or where a customer lives, so terms, language and sign-up have to be consistent.',
    },
  ],
  call: {
    title: 'Which feature worries you?',
    text: 'Tell us what it does, whose assets it touches, and in which countries you would offer it.',
  },
} as const satisfies OfferCopy
