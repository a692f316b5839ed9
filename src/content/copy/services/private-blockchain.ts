import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Permissioned networks for consortiums and internal ledgers.'

export const synonyms =
  'permissioned consortium enterprise hyperledger ledger internal bank fabric besu quorum company confidential hospital patient medical health record registry land government supply insurer pharma clinic ministry authority municipality register counterfeit'

export default {
  title: 'Private and consortium blockchain development',
  description:
    'A permissioned ledger on Besu or Fabric: consensus, membership, confidentiality and exit settled first, then tried out on the members’ own nodes.',
  outcome:
    'A shared ledger that each member runs and can check for itself, with written rules for who joins, who leaves and who pays.',
  problem: [
    'Companies that deal with one another keep separate books and spend effort on reconciling them. A single operator could end that, if only the others would trust it with prices, volumes and the power to correct an entry.',
    'Consortium networks seldom fail in code. They fail because nobody settled who upgrades the software, who may see what, and how a member gets out. And if all nodes run in one company’s cloud account, the result is that company’s database with more moving parts.',
  ],
  included: [
    {
      term: 'Network plan',
      text: 'Platform, consensus, number and place of validators, and what still works when one member’s site is down.',
    },
    {
      term: 'Membership',
      text: 'Certificates or permission contracts decide which nodes connect and which accounts write. Joining, suspension and leaving are procedures, not favors.',
    },
    {
      term: 'Ledger logic',
      text: 'Solidity contracts, or chaincode in Go, Java or TypeScript, with the rule by which several members have to endorse an entry.',
    },
    {
      term: 'Confidentiality',
      text: 'For every document: who learns of a deal, who sees the amount, who merely stores a hash. Tests play the part of a curious member.',
    },
    {
      term: 'Connectors',
      text: 'Adapters to ERP and archives that post, confirm and retry, so clerks keep the screens they know.',
    },
    {
      term: 'Member kit',
      text: 'Packages, sizing, monitoring and an upgrade guide from which another organization’s operators can start a node.',
    },
    {
      term: 'Rulebook draft',
      text: 'Votes on upgrades, shared costs, retention and exit, as technical input for the agreement that lawyers write.',
    },
  ],
  uses: [
    'Patient records shared by hospitals',
    'Supply chains of several companies',
    'Bank and insurance consortiums',
    'Land and company registers',
  ],
  steps: [
    {
      name: 'Round table',
      sentence: 'Each organization says what it brings, what it wants to see and what it will not show.',
    },
    {
      name: 'Bench network',
      sentence: 'Nodes at two or more members run the riskiest process on invented data.',
    },
    {
      name: 'Governance drill',
      sentence:
        'A member is admitted, a validator fails and an upgrade is voted on before anything real is stored.',
    },
    {
      name: 'Parallel books',
      sentence: 'The ledger runs beside the existing reconciliation until both agree at closing.',
    },
  ],
  needs: [
    'Organizations willing to run nodes',
    'The process and documents to be shared',
    'Rules on secrecy, location and retention',
    'Someone who can speak for the consortium',
  ],
  terms: {
    price:
      'The number of members and nodes, the documents and who may see them, and the connectors to ERP or archives.',
    time: 'How soon the organizations agree on the rulebook, access to their test systems, and the period of parallel books.',
    handover:
      'You get the network with its ledger logic and tests, the connectors, the member kit, and the rulebook draft for your lawyers.',
  },
  standards: [
    {
      term: 'Hyperledger Besu',
      text: 'An Ethereum client with QBFT consensus for permissioned networks. Solidity tools work, gas can cost nothing, and every node sees every transaction unless a layer on top hides it.',
    },
    {
      term: 'Hyperledger Fabric',
      text: 'Channels and private data collections separate what members see. Endorsement policies say whose signatures an entry needs, and identities are X.509 certificates.',
    },
    {
      term: 'Crash or Byzantine faults',
      text: 'Raft ordering survives nodes that stop, but it trusts those that run. BFT ordering, part of Fabric from version 3, also survives some that lie.',
    },
    {
      term: 'Public anchoring',
      text: 'At intervals a hash of the ledger goes to a public network such as Ethereum, so that even all members acting together cannot rewrite older entries unnoticed.',
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
        'With QBFT at least four, so that one may fail or lie. More important is who runs them: a company that controls more than a third can halt the network, and one with two thirds decides alone.',
    },
    {
      question: 'Can data be deleted from a permissioned ledger?',
      answer:
        'Not from blocks that others have kept. Personal data therefore stays in the members’ own stores and the ledger holds salted hashes. Erasing record and salt leaves a value that points to nothing. Whether that satisfies an authority is for your data protection counsel to judge.',
    },
    {
      question: 'What if the founding member leaves the network?',
      answer:
        'Then the others carry on, provided that no certificate authority, repository or cloud account exists only there. The drill includes switching off the founder’s nodes.',
    },
  ],
  call: {
    title: 'Who would not let whom keep the books?',
    text: 'The answer, a list of members and the document they argue about show whether a ledger would help.',
  },
} satisfies OfferCopy
