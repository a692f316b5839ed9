import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Connect the systems a company already runs to tokens, an audit trail and access by role.'

export const synonyms =
  'enterprises business corporate integration integrate erp sap supply audit trail role legacy crm salesforce microsoft loyalty bonus points reward cashback voucher coupon gift customer shop retail supermarket webshop grocery payroll salary employee freight customs logistics shipping traceability provenance diploma certificate university member membership share program counterfeit authentic authenticity genuine original origin goods brand internal staff graduate'

export default {
  title: 'Enterprise blockchain integration platform',
  description:
    'Connect ERP, identity and key management to tokens and an on-chain audit trail, with roles and approvals. Its demo is the token generator, as a first step.',
  outcome:
    'A layer between your systems and a blockchain: your staff work as before, and each step that matters is approved, signed and provable.',
  problem: [
    'A pilot with one wallet and one developer proves that the chain works. Then it meets the company: who may sign, what happens when that person is on leave, how entries reach the ledger, and what the auditor gets to see.',
    'Many pilots end there. The missing piece is rarely the contract. It is approvals, keys, reconciliation and a clear line between what goes on chain and what must never go there.',
  ],
  included: [
    {
      term: 'Connectors',
      text: 'Events from ERP, CRM or a message queue become transactions, and confirmations flow back into the same records.',
    },
    {
      term: 'Single sign-on and roles',
      text: 'SAML or OpenID Connect for signing in, and SCIM so that leaving the company ends access as well.',
    },
    {
      term: 'Approval rules',
      text: 'Whoever prepares a transaction cannot release it. Limits, groups and deputies are settings.',
    },
    {
      term: 'Key management',
      text: 'Signing in your HSM, in a cloud key service, or by MPC. No key sits in a file or in an employee’s hands.',
    },
    {
      term: 'Audit trail',
      text: 'Every action is logged, the log is hashed, and the hash is anchored on a public network at intervals.',
    },
    {
      term: 'Token module',
      text: 'Points, vouchers, internal credits or registered shares, with transfers limited to the holders you admit.',
    },
    {
      term: 'Operations',
      text: 'Metrics, alerts, backup and a runbook, for your own data center or your cloud account.',
    },
  ],
  uses: [
    'Loyalty points for customers of shops and chains',
    'Gift vouchers and cashback',
    'Supply chain, freight and customs records',
    'Payroll and internal credits',
    'Employee shares and membership registers',
    'Diplomas and certificates that can be checked',
  ],
  steps: [
    {
      name: 'One process',
      sentence:
        'A single business process is chosen, with its owner, its records and the proof it should yield.',
    },
    {
      name: 'Data map',
      sentence: 'Field by field, we settle what goes on chain, what is hashed and what stays inside.',
    },
    {
      name: 'Connect and shadow',
      sentence:
        'The platform runs beside the existing process and compares results before anybody depends on it.',
    },
    {
      name: 'Takeover',
      sentence:
        'After a key ceremony with witnesses the process moves, and your operations team holds the runbook.',
    },
  ],
  needs: [
    'A process and the person who owns it',
    'Access to a test copy of the systems involved',
    'Your rules for keys, logs and sign-in',
    'A contact in security and one in accounting',
  ],
  terms: {
    price:
      'The number of processes and connected systems, your key storage, and whether you want the token module.',
    time: 'Access to test copies of your systems, the review by your security team, and the period beside the existing process.',
    handover:
      'You get the connectors and approval rules with their source code, the data map, keys from a witnessed ceremony, and the runbook.',
  },
  standards: [
    {
      term: 'Public or permissioned',
      text: 'Ethereum or Polygon when outsiders must be able to verify. A BFT network of known validators when the data is shared among few.',
    },
    {
      term: 'ERC-3643',
      text: 'A token with ERC-20 functions that asks an identity registry before each transfer. Made for assets that not everybody may hold.',
    },
    {
      term: 'Anchoring',
      text: 'Only a Merkle root is published. It proves that a record existed and is unchanged, and reveals nothing about it.',
    },
    {
      term: 'Right to erasure',
      text: 'A chain cannot forget, so personal data stays off it. Even a hash of it is salted, and the salt can be deleted.',
    },
  ],
  demo: {
    canTry: [
      'The demo is borrowed: it shows the token generator, not connectors, roles or an audit trail.',
      'Use it to talk about the first token, from internal points to a voucher: its name, supply, decimals and network.',
      'Between Review and Deploy your version would stop and wait for a second person’s approval. The demo runs on at once.',
    ],
    canChange: [
      'Systems to connect',
      'Roles, limits and deputies',
      'HSM, cloud key service or MPC',
      'Public or private network',
      'Reports for audit and accounting',
      'Where it is hosted',
    ],
  },
  related: [
    '/services/private-blockchain',
    '/services/architecture-design',
    '/products/token-generator',
    '/services/security-hardening',
  ],
  questions: [
    {
      question: 'Do we need a blockchain for this at all?',
      answer:
        'If one company keeps the record and everybody trusts it, a database with signed logs is cheaper. A chain earns its place when several parties write, or when outsiders want to check.',
    },
    {
      question: 'What happens if a transaction is booked but never confirmed?',
      answer:
        'Each event is stored before it is sent and carries a unique key, so a repeat has no second effect. It is booked as pending, and as final only at the depth you set.',
    },
    {
      question: 'Are we tied to you afterward?',
      answer:
        'You receive the source, the infrastructure as code and the runbook. Keys and contracts are yours from the first day, and connectors are documented well enough for another team.',
    },
  ],
  call: {
    title: 'Which process needs proof?',
    text: 'Describe it in a few lines, with the systems it passes through and who has to be able to check.',
  },
} satisfies OfferCopy
