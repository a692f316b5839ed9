import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'A written second opinion before an expensive decision.'

export const synonyms =
  'advisor adviser advice opinion cto review decision second expert consultation evaluate assess feasibility due diligence vendor'

export default {
  title: 'Blockchain technical advisory and due diligence',
  description:
    'An outside review of a design, a vendor’s offer, a codebase or an investment target, with a recommendation, its reasons and its open questions.',
  outcome:
    'You get one decision answered in writing, with the strongest argument against our own recommendation.',
  problemTitle: 'The expert is often the seller',
  problem: [
    'Some decisions are quick to make and expensive to undo: a network, who holds the keys, a vendor’s closed system, the purchase of a company for its code. Often the person in the meeting who knows the most also has the most to sell.',
    'An outside reviewer has no plan to defend. We ask what happens if the main assumption is false, and we give you a written answer that you can hold us to later.',
  ],
  exhibit: {
    kind: 'decisionTable',
    caption: 'You read every option with its strongest counterargument, in writing, before you decide.',
    columns: ['Option', 'For', 'Against'],
    rows: [
      ['Own network', 'You control the fees', 'You alone vouch for it'],
      ['Network on Ethereum', 'Ethereum secures the records', 'Often one company runs it'],
      ['Public network', 'Anyone can verify', 'Fees follow demand'],
    ],
  },
  included: [
    {
      term: 'Decision statement',
      text: 'The question in one sentence, its due date, the open options, and what each option would rule out.',
    },
    {
      term: 'Evidence review',
      text: 'We read code, diagrams, incident records, invoices and load figures at the source, because slides omit details.',
    },
    {
      term: 'Vendor interview',
      text: 'Questions on control, upgrades, outages and exit, asked together with you and documented.',
    },
    {
      term: 'Claim check',
      text: 'We trace each claim about speed, decentralization or security to a test or a document, or mark it as unproven.',
    },
    {
      term: 'Due diligence',
      text: 'Before a purchase or an investment: who owns code and keys, license obligations, how much is tested, dependence on individuals, changes since the last audit.',
    },
    {
      term: 'Option paper',
      text: 'Two or more options with cost, risk and exit path, and the assumptions that favor each.',
    },
  ],
  stepsNote: 'You correct facts at any step; the conclusion stays ours.',
  steps: [
    {
      name: 'Framing',
      sentence: 'You tell us what has to be decided, by whom, and what has already been promised.',
    },
    {
      name: 'Source reading',
      sentence: 'We read documents and code, and turn gaps into questions for specific people.',
    },
    {
      name: 'Counterargument',
      sentence: 'We argue against the preferred option and record which arguments hold.',
    },
    {
      name: 'Paper and meeting',
      sentence: 'You receive a short paper first and discuss it with us in a meeting.',
    },
  ],
  needs: [
    'The decision and the decision-maker',
    'Current drafts, proposals and legal contracts',
    'Read access to code and documents',
    'Your conflicts of interest; we state ours',
  ],
  terms: {
    price:
      'How much we have to read, from code to legal contracts. Each further option or vendor that you want compared adds to it.',
    time: 'The date of your decision, and how soon we get access to sources and people.',
    handover:
      'You get the option paper with its evidence and the strongest counterargument. It comes with the record of vendor interviews and a meeting about it.',
  },
  standards: [
    {
      term: 'Reversibility',
      text: 'You can change a screen with the next release, but not a right that was given up or personal data that was published. We focus on what cannot be undone.',
    },
    {
      term: 'Transactions per second',
      text: 'Ask which transactions were counted, on what hardware, and when they were final (could no longer be reversed). Without that, the figure says little.',
    },
    {
      term: 'Source licenses',
      text: 'A license can force you to share your code (GPL), ask for little more than a notice (MIT), or restrict use until a date.',
      names: 'Business Source License',
    },
    {
      term: 'Real control',
      text: 'We list who can replace, pause or stop a system, whatever its website says. For some networks, a public site rates this.',
      names: 'L2BEAT',
    },
  ],
  related: [
    '/services/architecture-design',
    '/services/smart-contract-audits',
    '/services/fast-track-support',
    '/products/enterprise-solutions',
  ],
  questions: [
    {
      question: 'How does advisory differ from architecture design or an audit?',
      answer:
        'Advisory answers one question. Architecture design produces a complete design, and an audit searches code for flaws. Our paper may conclude that you need one of the two, or neither.',
    },
    {
      question: 'Can advice be independent if you also build?',
      answer:
        'Only with care. The paper states which work could follow from each option and for whom, and you are free to give that work to another company. If our own interest is too large, we say so and decline.',
    },
    {
      question: 'What if the decision has already been made?',
      answer:
        'Then you need to know what to watch. A short review lists the assumptions behind the decision and, for each, an early sign that it no longer holds, while you can still afford a change.',
    },
  ],
  call: {
    title: 'Which decision would be hard to undo?',
    text: 'Describe the decision in one sentence, and add its due date and who disagrees.',
  },
} as const satisfies OfferCopy
