import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'One ledger that several companies run together, with rules for who joins and who sees what.'

export const synonyms =
  'permissioned consortium enterprise hyperledger ledger internal bank fabric besu quorum company confidential hospital patient medical health record registry land government supply insurer pharma clinic ministry authority municipality register counterfeit'

export default {
  title: 'Private and consortium blockchain development',
  description:
    'A ledger for members only: who joins, who sees what and how one leaves, agreed first, then tested on the members’ own computers.',
  outcome:
    'A shared ledger that each member runs and checks, with written rules for who joins, who leaves and who pays.',
  problemTitle: 'Why consortium networks fail',
  problem: [
    'Companies that trade with each other keep separate books and spend time reconciling them. A single operator could solve that, but the others would have to trust it with prices, volumes and the right to correct entries.',
    'Code is rarely why consortium networks fail. They fail because the members did not agree on who upgrades the software, who may see which data, and how a member leaves. If all computers of the network (nodes) run in one company’s cloud account, the network is that company’s database with more moving parts.',
  ],
  exhibit: {
    kind: 'accessTable',
    caption:
      'Each member reads only its share; a short code (fingerprint) lets it verify documents it gets later.',
    name: 'Entry',
    parties: ['Buyer', 'Seller', 'Bank', 'Carrier'],
    entries: [
      { name: 'A deal exists', cells: ['full', 'full', 'full', 'full'] },
      { name: 'Price', cells: ['full', 'full', 'hash', 'none'] },
      { name: 'Delivery date', cells: ['full', 'full', 'none', 'full'] },
      { name: 'Payment', cells: ['full', 'full', 'full', 'hash'] },
    ],
    key: { full: 'Reads it', hash: 'Holds a fingerprint', none: 'Sees nothing' },
  },
  included: [
    {
      term: 'Network plan',
      text: 'Platform, number and location of the nodes that confirm entries (validators), and the functions that still work when one member’s site is down.',
    },
    {
      term: 'Membership',
      text: 'Certificates or rules in the software decide which nodes connect and which accounts write. Joining, suspension and leaving follow written procedures.',
    },
    {
      term: 'Ledger logic',
      text: 'The rules of your process as code, with a rule for how many members have to approve an entry.',
    },
    {
      term: 'Confidentiality',
      text: 'For every document: who sees that a deal exists, who sees the amount, and who holds only a fingerprint (a short code computed from the document). Tests simulate a member who tries to read more.',
    },
    {
      term: 'Connectors',
      text: 'Links that post entries to your business software (ERP) and archives, confirm them and retry, so your staff keep their familiar screens. AI can read fields from incoming documents, and a person confirms them.',
    },
    {
      term: 'Member kit',
      text: 'Installation packages, a hardware list, monitoring and an upgrade guide that let another organization’s operators start a node.',
    },
    {
      term: 'Rulebook draft',
      text: 'Votes on upgrades, shared costs, retention and exit, as technical input for the agreement that your lawyers write.',
    },
  ],
  uses: [
    'Proof that shared patient records are unchanged',
    'Supply chains across several companies',
    'Bank and insurance consortiums',
    'Land and company registries',
  ],
  steps: [
    {
      name: 'Round table',
      sentence:
        'Each organization states what it contributes, what it wants to see and what it will not disclose.',
    },
    {
      name: 'Test network',
      sentence: 'Nodes at two or more members run the riskiest process on test data.',
    },
    {
      name: 'Governance drill',
      sentence:
        'We admit a member, stop a validator and vote on an upgrade before the network stores real data.',
    },
    {
      name: 'Parallel books',
      sentence: 'The ledger runs beside your existing books until both agree at the end of a period.',
    },
  ],
  needs: [
    'Organizations willing to run nodes',
    'The process and documents to be shared',
    'Rules on confidentiality, data location and retention',
    'One point of contact for the consortium',
  ],
  terms: {
    price:
      'Members and nodes, above all. Each kind of document with its own readers adds to it, and so does each connector to business software or archives.',
    time: 'How soon the organizations agree on the rulebook. Access to their test systems and the parallel run of the books also take time.',
    handover:
      'You get the network with its ledger logic and tests, the connectors, the member kit, and the rulebook draft for your lawyers.',
  },
  standards: [
    {
      term: 'Built like Ethereum',
      text: 'Choose this if you want the tools of Ethereum without a network fee. Every node sees every transaction unless an extra layer hides it.',
      names: 'Hyperledger Besu',
    },
    {
      term: 'Separate compartments',
      text: 'Choose this if members must not see each other’s entries. Rules say whose signatures an entry needs.',
      names: 'Hyperledger Fabric',
    },
    {
      term: 'Failed or dishonest members',
      text: 'Some networks survive nodes that stop, but trust those that run. Others also survive a few that lie, and need more nodes for it.',
      names: 'Raft or BFT',
    },
    {
      term: 'Public anchoring',
      text: 'Even if all members collude, they cannot rewrite older entries unnoticed: at intervals a fingerprint of the ledger goes to a public network such as Ethereum.',
    },
  ],
  related: [
    '/products/enterprise-solutions',
    '/services/architecture-design',
    '/services/cloud-edge',
    '/services/blockchain-explorer',
  ],
  questions: [
    {
      question: 'How many validators does a consortium need?',
      answer:
        'At least four, so that one may fail or be dishonest. It matters more who runs them: a company with more than a third can halt the network, and a company with two thirds decides alone.',
    },
    {
      question: 'Can data be deleted from a private ledger?',
      answer:
        'Not from blocks that others have kept. Personal data such as a patient’s record therefore stays in the member’s own database, and the ledger holds only a fingerprint, mixed with a secret number. If you erase the record and the number, the rest points to nothing. Ask your data protection counsel whether that satisfies the regulator.',
    },
    {
      question: 'What if the founding member leaves the network?',
      answer:
        'The others continue, provided that no certificate, code archive or cloud account belongs to the founder alone. In the drill we shut down the founder’s nodes.',
    },
  ],
  call: {
    title: 'Who distrusts whose records?',
    text: 'Tell us who the members are and which document they dispute. We can then say whether a ledger would help.',
  },
} as const satisfies OfferCopy
