import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'A second opinion before the expensive decision.'

export const synonyms =
  'advisor adviser advice opinion cto review decision second expert consultation evaluate assess feasibility due diligence vendor'

export default {
  title: 'Blockchain technical advisory and due diligence',
  description:
    'An outside review of a design, a vendor’s offer, a codebase or a company to invest in, ending in a recommendation with its reasons and its doubts.',
  outcome:
    'A written recommendation on one decision, with the evidence, the best case against it, and the signs that would prove it wrong.',
  problem: [
    'Some decisions are quick to make and expensive to undo: a network, a custody model, a vendor’s closed protocol, the purchase of a company for its code. They tend to be made in meetings where whoever knows the most also has the most to sell.',
    'A reader from outside has no stake in the first draft. What helps is less extra knowledge than two habits: asking what happens if the main assumption is false, and writing down an answer that can be held against us later.',
  ],
  included: [
    {
      term: 'Decision statement',
      text: 'The question in one sentence, when it is due, which options are still open, and what each of them would close off.',
    },
    {
      term: 'Evidence review',
      text: 'Code, diagrams, incident records, bills and load figures are read at the source, because slides leave things out.',
    },
    {
      term: 'Vendor interview',
      text: 'Control, upgrades, outages and ways out, asked together with you and put on record.',
    },
    {
      term: 'Claim check',
      text: 'Each claim about speed, decentralization or security is traced to a test, a document or nothing.',
    },
    {
      term: 'Due diligence',
      text: 'Before a purchase or an investment: who owns code and keys, license duties, depth of tests, dependence on single persons, changes since the last audit.',
    },
    {
      term: 'Option paper',
      text: 'Two or more courses of action with their cost, risk and way back, and what you would have to believe to prefer each.',
    },
  ],
  steps: [
    {
      name: 'Framing',
      sentence: 'You say what has to be decided, by whom, and what has already been promised.',
    },
    {
      name: 'Source reading',
      sentence: 'Documents and code are opened, and gaps turn into questions to particular people.',
    },
    {
      name: 'Counterargument',
      sentence: 'We argue against the favorite as hard as we can and record what survives.',
    },
    {
      name: 'Paper and talk',
      sentence: 'A short paper goes out first, and its readers then question it in a meeting.',
    },
  ],
  needs: [
    'The decision, and who takes it',
    'Drafts, offers and contracts on the table',
    'Read access to code or a data room',
    'Ties that could bias either of us',
  ],
  terms: {
    price:
      'How much code, documents and contracts there are to read, and how many options and vendors are compared.',
    time: 'The date of your decision, access to the sources, and the people we may question.',
    handover:
      'You get the option paper with its evidence and the best case against it, the record of vendor interviews, and a meeting with its readers.',
  },
  standards: [
    {
      term: 'Reversibility',
      text: 'An interface can be changed with the next release, a renounced mint authority or published personal data cannot. Effort goes where there is no way back.',
    },
    {
      term: 'Transactions per second',
      text: 'Worth little without the kind of transaction, the hardware, the number of validators, and whether finality was awaited. Solana’s consensus votes have appeared in such counts and do not belong in a comparison.',
    },
    {
      term: 'Source licenses',
      text: 'GPL asks those who distribute a program to share its source, MIT asks for little more than a notice, and the Business Source License restricts production use until a set date.',
    },
    {
      term: 'Real control',
      text: 'Proxy admins, pausers, sequencers and bridge signers show who runs a protocol, whatever its website says. For rollups, L2BEAT publishes stages that sort them by it.',
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
      question: 'How does advice differ from architecture design or an audit?',
      answer:
        'Advice answers one question. Architecture work produces a whole design, and an audit searches code for flaws. An advisory paper may end by saying which of the two you need, or that you need neither.',
    },
    {
      question: 'Can advice be independent if you also build?',
      answer:
        'Only with care. The paper states which work could follow from each option and for whom, and you are free to give it to someone else. If our own interest is too large, we say so and decline.',
    },
    {
      question: 'What if the decision has already been made?',
      answer:
        'Then the useful question is what to watch. A short review lists the assumptions beneath it, and for each a sign that it no longer holds, while a change of course is still affordable.',
    },
  ],
  call: {
    title: 'What would be hard to undo?',
    text: 'Put the decision into one sentence, and add when it is due and who disagrees.',
  },
} satisfies OfferCopy
