import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Which rules apply to the product, and what they change.'

export const synonyms =
  'regulation regulatory rule law mica license consultant apply allowed permitted legal europe european eu usa sec jurisdiction tax gdpr regulator securities'

export default {
  title: 'Crypto compliance consulting and rule mapping',
  description:
    'A written map of crypto rules by feature and country, with what each would change in the design. Made before you build, for your counsel to confirm.',
  outcome:
    'A map of the rules your product may touch, the reason for each, and the design that would follow, drawn before anything is built.',
  problem: [
    'Rules on crypto-assets attach to what a product does: holding keys, exchanging, transferring, issuing, promoting. A detail that looks small to engineers, such as a recovery share on the server or a switch for fees, can turn a maker of software into a regulated provider.',
    'Learned late, that means rebuilding. Learned early, it is often a choice between two designs. Lawyers can only judge what has been described to them precisely, and in most projects that description is missing.',
  ],
  included: [
    {
      term: 'Activity inventory',
      text: 'Each feature as a plain sentence: who does what with whose assets. Admin functions that nobody talks about are included.',
    },
    {
      term: 'Jurisdiction table',
      text: 'Where the company sits, where users live, where signers and servers are, and which of these links matters to which rule.',
    },
    {
      term: 'Token facts',
      text: 'Features that push a token toward one legal class or another, with arguments on both sides and no verdict.',
    },
    {
      term: 'Licenses and registrations',
      text: 'What may be needed where, what would trigger it, and variants that stay clear of the trigger.',
    },
    {
      term: 'Design consequences',
      text: 'Screens, data, contracts and staff that each rule would call for, so that its cost is known before the decision.',
    },
    {
      term: 'Brief for counsel',
      text: 'Diagrams, a fact sheet and numbered questions that a law firm can answer without first learning how the system works.',
    },
    {
      term: 'Watch list',
      text: 'Pending laws, dates and court cases, each with the line of the map it could overturn.',
    },
  ],
  steps: [
    {
      name: 'Neutral description',
      sentence: 'What happens to money, keys and data is written down without legal words.',
    },
    {
      name: 'Mapping',
      sentence: 'Activities are held against statutes and official guidance, quoted with their source.',
    },
    {
      name: 'Variants',
      sentence: 'Where a rule weighs heavily, a second design that lightens it is set beside the first.',
    },
    {
      name: 'Confirmation',
      sentence:
        'Your counsel marks each entry as agreed, disputed or open, and agreed ones become requirements.',
    },
  ],
  needs: [
    'Countries you will serve, and those you will not',
    'Flows of money, keys and data, even as sketches',
    'Company structure and licenses held',
    'A lawyer who will confirm the result',
  ],
  terms: {
    price: 'The number of features, countries and tokens, and how many design variants you want to compare.',
    time: 'How complete the description of money, keys and data is, and how soon your counsel answers the questions.',
    handover:
      'You get the activity inventory, the jurisdiction table, the design consequences, the brief for counsel, and the watch list.',
  },
  standards: [
    {
      term: 'MiCA services',
      text: 'Regulation (EU) 2023/1114 lists custody, exchange, trading platforms, transfers, advice and others. They need authorization, or a notification by some firms already licensed. A small change in a flow can move it from one heading to the next.',
    },
    {
      term: 'Howey test',
      text: 'From the US Supreme Court: money invested in a common enterprise with profits expected from the efforts of others. It looks at the whole arrangement, so marketing counts beside code.',
    },
    {
      term: 'Money transmission',
      text: 'Independent control over other people’s funds points to it. Registration with FinCEN and licenses of individual US states are separate questions.',
    },
    {
      term: 'Payment stablecoins',
      text: 'The European Union treats a token tied to one currency as an e-money token, and the United States passed the GENIUS Act in 2025. Both settle who may issue and what reserve is held.',
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
        'No. It is groundwork by engineers: facts, sources and design options in a form that lawyers can use. Whether a rule applies is judged by counsel in the country concerned. Building the checks that follow is a separate service, legal compliance.',
    },
    {
      question: 'Does decentralization take a product out of the rules?',
      answer:
        'Sometimes, in part. MiCA leaves out services provided in a fully decentralized manner without an intermediary, but admin keys, a hosted front end or fee income make that hard to show. The map lists who still controls what.',
    },
    {
      question: 'Can we simply block certain countries?',
      answer:
        'Blocking by network address stops the casual visitor and shows intent, but it is rarely the whole answer. Some rules look at where you promote or where a customer lives, so terms, language and onboarding have to say the same.',
    },
  ],
  call: {
    title: 'Which feature makes your lawyer hesitate?',
    text: 'Write what it does with whose assets, and in which countries you would offer it.',
  },
} satisfies OfferCopy
