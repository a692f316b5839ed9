import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'One ledger that several companies run together, with rules for who joins and who sees what.'

export const synonyms =
  'permissioned consortium enterprise hyperledger ledger internal bank fabric besu quorum company confidential hospital patient medical health record registry land government supply insurer pharma clinic ministry authority municipality register counterfeit'

export default {
  title: 'Private and consortium blockchain development',
  description:
    'A ledger for members only, on Besu or Fabric: who joins, who sees what and how one leaves, agreed first, then tested on the members’ own nodes.',
  outcome:
    'A shared ledger that each member runs and verifies, with written rules for who joins, who leaves and who pays.',
  problemTitle: 'Why consortium networks fail',
  problem: [
    'Companies that trade with each other keep separate books and spend time reconciling them. A single operator could solve that, but the others would have to trust it with prices, volumes and the right to correct entries.',
    'Code is rarely why consortium networks fail. They fail because the members did not agree on who upgrades the software, who may see which data, and how a member leaves. If all nodes run in one company’s cloud account, the network is that company’s database with more moving parts.',
  ],
  exhibit: {
    kind: 'ledger',
    caption:
      'Every member runs the ledger and reads only its own share; a fingerprint (hash) lets others verify the rest.',
    name: 'Entry',
    parties: ['Buyer', 'Seller', 'Bank', 'Carrier'],
    entries: [
      { name: 'A deal exists', cells: ['full', 'full', 'full', 'full'] },
      { name: 'Price', cells: ['full', 'full', 'hash', 'none'] },
      { name: 'Delivery date', cells: ['full', 'full', 'none', 'full'] },
      { name: 'Payment', cells: ['full', 'full', 'full', 'hash'] },
    ],
    key: { full: 'Reads it', hash: 'Stores a hash', none: 'Sees nothing' },
  },
  included: [
    {
      term: 'Network plan',
      text: 'Platform, number and location of the nodes that confirm entries (validators), and the functions that still work when one member’s site is down.',
    },
    {
      term: 'Membership',
      text: 'Certificates or permission contracts decide which nodes connect and which accounts write. Joining, suspension and leaving follow written procedures.',
    },
    {
      term: 'Ledger logic',
      text: 'The rules of your process as code, with a rule for how many members have to approve an entry.',
    },
    {
      term: 'Confidentiality',
      text: 'For every document: who sees that a deal exists, who sees the amount, and who stores only a hash. Tests simulate a member who tries to read more.',
    },
    {
      term: 'Connectors',
      text: 'Links to your business software (ERP) and archives that post, confirm and retry, so your staff keep their familiar screens. AI can read fields from incoming documents, and a person confirms them.',
    },
    {
      term: 'Member kit',
      text: 'Packages, sizing, monitoring and an upgrade guide that let another organization’s operators start a node.',
    },
    {
      term: 'Rulebook draft',
      text: 'Votes on upgrades, shared costs, retention and exit, as technical input for the agreement that your lawyers write.',
    },
  ],
  uses: [
    'Patient records shared by hospitals',
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
      sentence:
        'The ledger runs in parallel with the existing reconciliation until both agree at the period-end close.',
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
      'Members and nodes, above all. Each kind of document with its own readers adds to it, and so does each connector to ERP or archives.',
    time: 'How soon the organizations agree on the rulebook. Access to their test systems and the parallel run of the books also take time.',
    handover:
      'You get the network with its ledger logic and tests, the connectors, the member kit, and the rulebook draft for your lawyers.',
  },
  standards: [
    {
      term: 'Hyperledger Besu',
      text: 'An Ethereum client with QBFT consensus for permissioned networks. Solidity tools work, gas can cost nothing, and every node sees every transaction unless an additional layer hides it.',
    },
    {
      term: 'Hyperledger Fabric',
      text: 'Channels and private data collections separate what members see. Endorsement policies define whose signatures an entry needs, and identities are X.509 certificates.',
    },
    {
      term: 'Crash or Byzantine faults',
      text: 'Raft ordering tolerates nodes that stop, but it trusts those that run. BFT ordering, part of Fabric since version 3, also tolerates some malicious nodes.',
    },
    {
      term: 'Public anchoring',
      text: 'At intervals a hash of the ledger goes to a public network such as Ethereum, so that even if all members collude, they cannot rewrite older entries unnoticed.',
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
        'With QBFT at least four, so that one may fail or be malicious. It matters more who runs them: a company with more than a third of them can halt the network, and a company with two thirds decides alone.',
    },
    {
      question: 'Can data be deleted from a permissioned ledger?',
      answer:
        'Not from blocks that others have kept. Personal data therefore stays in the members’ own databases, and the ledger holds salted hashes. If you erase the record and the salt, the remaining hash points to nothing. Ask your data protection counsel whether that satisfies the regulator.',
    },
    {
      question: 'What if the founding member leaves the network?',
      answer:
        'The others continue, provided that no certificate authority, repository or cloud account belongs to the founder alone. In the drill we shut down the founder’s nodes.',
    },
  ],
  call: {
    title: 'Who distrusts whose records?',
    text: 'Tell us who the members are and which document they dispute. We can then say whether a ledger would help.',
  },
} as const satisfies OfferCopy
