import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Which chain, which parts and which trade-offs, drawn before anything is built.'

export const synonyms =
  'architect system diagram blueprint structure choose choice select pick compare consensus scalability technology stack'

export default {
  title: 'Blockchain architecture design',
  description:
    'Chain selection, on-chain and off-chain split, key custody, data flows and failure modes, worked out and recorded before you pay for a line of code.',
  outcome:
    'A design that your team, or any other, can build from, with each decision, its alternatives and its price in plain view.',
  problem: [
    'The costly decisions in a blockchain product are made early and often by accident: a chain picked because somebody knew it, personal data written where it cannot be erased, one key that can do everything. Code can be rewritten, while users, contracts and history on a network stay where they are.',
    'Some designs should end with a database. If all parties trust one operator and nobody outside needs proof, a shared ledger adds cost without adding anything that is used. It is better to find that out on paper.',
  ],
  included: [
    {
      term: 'Need for a chain',
      text: 'Who distrusts whom, about which facts, and whether a signed log or a database would settle it more cheaply.',
    },
    {
      term: 'Network comparison',
      text: 'Candidates side by side by finality, fees under load, tooling, wallets, decentralization and how hard it is to leave again.',
    },
    {
      term: 'Component drawing',
      text: 'Contracts, services, nodes, indexers and wallets in C4 diagrams, with the data and the trust that cross each line.',
    },
    {
      term: 'Data placement',
      text: 'What is public, private, hashed or left out. Personal data stays off chain, and commitments to it are salted.',
    },
    {
      term: 'Keys and roles',
      text: 'Every privileged action with its holder, device and replacement procedure, from multisig to HSM.',
    },
    {
      term: 'Threats and failures',
      text: 'What happens when a node, an oracle, a sequencer or a supplier stops, lies or is taken over.',
    },
    {
      term: 'Running costs',
      text: 'Gas, data, nodes and staff as a model you can feed with your own volumes.',
    },
  ],
  steps: [
    {
      name: 'Interviews',
      sentence:
        'Business, legal and operations name what must hold, what would hurt and what is already there.',
    },
    {
      name: 'Options',
      sentence: 'Two or three complete designs are sketched far enough to be compared fairly.',
    },
    {
      name: 'Spikes',
      sentence: 'The riskiest assumption of the favored one is tried in throwaway code on a test network.',
    },
    {
      name: 'Decision record',
      sentence:
        'Drawings, reasons and open points are written up and argued through with whoever will build.',
    },
  ],
  needs: [
    'The business process and its parties',
    'Volumes, now and as you expect them',
    'Rules on data, retention and location',
    'Systems that the design has to join',
    'Skills of the team that will run it',
  ],
  terms: {
    price:
      'The number of parties, systems and candidate networks, and how many assumptions need a trial on a test network.',
    time: 'When business, legal and operations are free for interviews, and how soon the open points are decided.',
    handover:
      'You get the diagrams, the decision record with its reasons, the threat list, the cost model, and the code of the trials.',
  },
  standards: [
    {
      term: 'BFT consensus',
      text: 'Protocols such as QBFT tolerate faults in less than a third of validators: four survive one, seven survive two. Blocks are final at once, and the chain halts without a quorum.',
    },
    {
      term: 'Rollups',
      text: 'They execute elsewhere and post data to Ethereum. Optimistic ones wait out a challenge period before withdrawal, zero-knowledge ones pay for proofs. Check who runs the sequencer.',
    },
    {
      term: 'Throughput or simplicity',
      text: 'Solana runs many transactions in parallel and asks for declared accounts. Ethereum, BSC and Polygon share one virtual machine, which widens the choice of tools.',
    },
    {
      term: 'Decision records',
      text: 'One page for each choice with context, options and consequences, kept next to the code, so that later teams know why.',
    },
  ],
  related: [
    '/services/technical-advisory',
    '/services/private-blockchain',
    '/services/cross-chain-bridge',
    '/products/enterprise-solutions',
  ],
  questions: [
    {
      question: 'Does our product need a blockchain at all?',
      answer:
        'It may if several parties write to shared records, none of them should control those records alone, and outsiders must be able to check. When one of the three is missing, a database with signed entries usually serves better.',
    },
    {
      question: 'Public network or private one?',
      answer:
        'Public networks bring users, liquidity and independent verification, at the price of fees and openness that you do not control. Private ones give you rules and privacy, and you have to run them and persuade others of their honesty. Anchoring hashes publicly combines the two.',
    },
    {
      question: 'What do we do with the design if we build it ourselves?',
      answer:
        'Use it as the specification. Interfaces, roles and test conditions are written so that a team that was not present can estimate and start, and open questions are listed instead of hidden.',
    },
  ],
  call: {
    title: 'Which decision are you about to make?',
    text: 'Sketch the parties, what they record together and what already exists.',
  },
} satisfies OfferCopy
