import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Connect your business software to a blockchain, with roles, approvals and an audit trail.'

export const synonyms =
  'enterprises business corporate integration integrate erp sap supply audit trail role legacy crm salesforce microsoft loyalty bonus points reward cashback voucher coupon gift customer shop retail supermarket webshop grocery payroll salary employee freight customs logistics shipping traceability provenance diploma certificate university member membership share program counterfeit authentic authenticity genuine original origin goods brand internal staff graduate'

export const ai = 'Sorts incoming documents and reads fields from them, for a person to confirm.'

export default {
  title: 'Enterprise blockchain integration platform',
  description:
    'Connect business software, sign-in and keys to tokens and a record on a blockchain, with roles, approvals and keys that no employee holds.',
  outcome:
    'Connect your business software and your staff’s sign-in to a blockchain. Staff work as before; every important step is approved, signed and provable.',
  problemTitle: 'After the pilot',
  problem: [
    'A pilot with one wallet and one developer proves that the chain works. Then the company asks: who may sign, what happens when that person is on leave, how entries reach the books, and what the auditor can see.',
    'Many pilots end there. The technology is rarely the problem. The missing parts are approvals, key management, reconciling entries with the books and a clear rule for data that must never go on a blockchain.',
  ],
  exhibit: {
    kind: 'accessTable',
    caption: 'The clerk who prepares a payment cannot release it; the chain gets no customer data.',
    name: 'Step',
    parties: ['Clerk', 'Manager', 'Auditor', 'Chain'],
    entries: [
      { name: 'Prepare', cells: ['full', 'none', 'none', 'none'] },
      { name: 'Release', cells: ['none', 'full', 'none', 'none'] },
      { name: 'Read data', cells: ['full', 'full', 'none', 'none'] },
      { name: 'Read log', cells: ['none', 'none', 'full', 'hash'] },
    ],
    key: { full: 'May do it', hash: 'Holds a fingerprint', none: 'May not' },
  },
  included: [
    {
      term: 'Connectors',
      text: 'Events from your business software (ERP, CRM) become transactions, and the results return to it. AI sorts incoming documents and reads fields from them, for a person to confirm.',
    },
    {
      term: 'Single sign-on and roles',
      text: 'Staff use your existing sign-in and lose access when they leave (SAML or OpenID Connect).',
    },
    {
      term: 'Approval rules',
      text: 'The person who prepares a transaction cannot release it. You set limits, groups and deputies.',
    },
    {
      term: 'Key management',
      text: 'Signing keys stay in a secure device (HSM), in a cloud service, or in parts with several parties (MPC). No key is stored in a file or held by an employee.',
    },
    {
      term: 'Audit trail',
      text: 'Every action is logged, and at intervals a fingerprint of the log (a short code computed from it) goes to a public network.',
    },
    {
      term: 'Token module',
      text: 'Points, vouchers, internal credits or registered shares, with transfers limited to the holders you admit.',
    },
    {
      term: 'Operations',
      text: 'Figures, alerts, backups and step-by-step instructions (a runbook) for your data center or cloud account.',
    },
  ],
  uses: [
    'Loyalty points for customers of stores and retail chains',
    'Gift cards and cashback',
    'Supply chain, freight and customs records',
    'Internal credits and staff benefits',
    'Employee shares and membership registers',
    'Verifiable diplomas and certificates',
  ],
  steps: [
    {
      name: 'One process',
      sentence: 'You choose one business process with its owner, its records and the required proof.',
    },
    {
      name: 'Data map',
      sentence:
        'For each field, we decide with you whether it goes on the chain, leaves only a fingerprint there, or stays internal.',
    },
    {
      name: 'Connect and run in parallel',
      sentence:
        'Old and new process run side by side, and the results are compared before you rely on the platform.',
    },
    {
      name: 'Go-live',
      sentence:
        'Once the keys are created in front of witnesses, the process moves to the platform, and your operations team has the runbook.',
    },
  ],
  needs: [
    'A process and its owner',
    'Access to a test copy of the systems involved',
    'Your rules for keys, logs and sign-in',
    'A contact in security and a contact in accounting',
  ],
  terms: {
    price:
      'How many processes and systems are connected. Your key storage adds to it, and so does what you issue with the token module.',
    time: 'Usually access: to test copies of your systems and to your security team. Then comes the parallel run with the existing process.',
    handover:
      'You get the connectors and approval rules with their source code, the data map, keys created in front of witnesses, and the runbook.',
  },
  standards: [
    {
      term: 'Public or private',
      text: 'Choose a public network such as Ethereum if outsiders must be able to verify. Choose a private network of known members if only a few parties share the data.',
    },
    {
      term: 'Tokens for admitted holders',
      text: 'Each transfer is checked against a list, which suits shares and other rights that only some may own.',
      names: 'ERC-3643',
    },
    {
      term: 'Proof without disclosure',
      text: 'One fingerprint of many records is published. It proves that a record existed and has not changed, and reveals nothing of its content.',
      names: 'Anchoring, Merkle root',
    },
    {
      term: 'Right to erasure',
      text: 'Personal data can be deleted, because it stays off the chain. Its fingerprint contains a secret number. Delete the number, and the fingerprint points to no one. Ask counsel whether that is enough.',
    },
  ],
  demo: {
    canTry: [
      'The demo shows the token module: create a shop’s points, and redeem sample vouchers with them in the last step.',
      'Use it to plan your first token, such as internal points or a voucher: its name, supply and network.',
    ],
    canChange: [
      'Systems to connect',
      'Roles, limits and deputies',
      'Where keys are kept',
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
        'If one company keeps the record and all parties trust it, a database with signed logs is cheaper. A chain makes sense if several parties write, or if outsiders need to verify.',
    },
    {
      question: 'What happens if a transaction is never confirmed?',
      answer:
        'Each event is stored before it is sent and has its own number, so a repeated try has no second effect. It is recorded as pending, and as final only when the network can no longer reverse it.',
    },
    {
      question: 'Do we depend on you afterward?',
      answer:
        'You receive the source code, the setup as files and the runbook. Only you control the keys, from the moment they are created, and the documentation of the connectors lets another team continue.',
    },
  ],
  call: {
    title: 'Which process do outsiders need to verify?',
    text: 'Describe it in a few lines, with the systems involved and the people who have to verify it.',
  },
} as const satisfies OfferCopy
