import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Workshops on your code for the team that will own the system.'

export const synonyms =
  'workshop teach class lesson trainer course certification onboarding team staff employee curriculum seminar bootcamp'

export default {
  title: 'Blockchain and smart contract training for teams',
  description:
    'Workshops on your own code and network: changing contracts, handling keys, running nodes, helping users, and rehearsing a major incident.',
  outcome:
    'Your team learns to change and repair your blockchain system without outside help, and rehearses a major incident.',
  problemTitle: 'A call and a folder are no handover',
  problem: [
    'After a handover by one call and a folder, the first upgrade is due, no one on the team has ever run one, and the people who know how have left.',
    'General courses do not close that gap. They explain what a blockchain is. Your team needs to know why a transaction failed, whether a request to approve a payment is genuine, and what to tell a customer with a stuck transfer.',
  ],
  exhibit: {
    kind: 'weekPlan',
    caption: 'The sample week ends with a release that your own team makes while we only watch.',
    parts: ['Developers', 'Operations'],
    days: [
      { name: 'Monday', parts: ['Change a program', 'Read an alert'] },
      { name: 'Tuesday', parts: ['Attack, then fix', 'Update the software'] },
      { name: 'Wednesday', parts: ['Read a request to sign', 'Spot a forged request'] },
      { name: 'Thursday', parts: ['Add a missing test', 'Restore a database'] },
      { name: 'Friday', parts: ['Release alone', 'Incident drill'] },
    ],
  },
  included: [
    {
      term: 'Skills interview',
      text: 'Each role’s current tasks, future responsibilities and knowledge, so that participants skip the basics they know.',
    },
    {
      term: 'Contract workshop',
      text: 'Read, change and test smart contracts (programs on a blockchain), with your own code as the example wherever possible.',
    },
    {
      term: 'Attack lab',
      text: 'Participants attack prepared contracts, then write the fix and the test that would have caught the flaw.',
    },
    {
      term: 'Signing practice',
      text: 'Set up hardware wallets (devices that keep keys), read a request that several people must sign, spot a forged one, replace a signer. Test keys only.',
    },
    {
      term: 'Operations drill',
      text: 'Update a node (a computer of the network), restore a database and handle a simulated incident, with real alerts and assigned roles.',
    },
    {
      term: 'Sessions without code',
      text: 'For support and management, in addition to the sample week: which actions are reversible, what to ask before approving, and which requests are always fraud.',
    },
    {
      term: 'Material',
      text: 'You keep the exercises, solutions and slides for new team members.',
    },
  ],
  steps: [
    {
      name: 'Roles and gaps',
      sentence: 'Short interviews and a practical task show the level of each group.',
    },
    {
      name: 'Syllabus',
      sentence: 'Sessions follow the tasks that your team will have to do, in order of urgency.',
    },
    {
      name: 'Hands-on sessions',
      sentence:
        'Participants spend most of the time on exercises in pairs, on a practice network with worthless coins.',
    },
    {
      name: 'Solo release',
      sentence: 'The team releases a change to the test network on its own while we only observe.',
    },
  ],
  needs: [
    'The future owner of each part',
    'Code and operating manuals in their current state',
    'Laptops with permission to install tools',
    'A few past incidents to learn from',
  ],
  terms: {
    price:
      'How many people and roles take part, and which sessions you choose. Material from your own code takes more preparation.',
    time: 'The interviews, your team’s calendar, and the state of your code and manuals.',
    handover:
      'You get the syllabus by role and its material: exercises, solutions and slides. The proof is a release that your team has made on its own.',
  },
  standards: [
    {
      term: 'Test networks',
      text: 'Practice costs nothing: each network has copies with worthless coins. Test networks get replaced, so exercises always use the current one.',
    },
    {
      term: 'Tools in the exercises',
      text: 'Your developers practice with the tools that they will use: Foundry or Hardhat for Ethereum-style networks, Anchor for Solana.',
    },
    {
      term: 'Capture the flag',
      text: 'A game in which you win by finding a flaw. Public collections let people continue alone.',
      names: 'Ethernaut, Damn Vulnerable DeFi',
    },
    {
      term: 'Blameless review',
      text: 'After a drill the team discusses the timeline without blame, because people hide mistakes that are punished.',
    },
  ],
  related: [
    '/services/whitepaper-documentation',
    '/services/smart-contracts',
    '/products/contract-builder',
    '/products/brute-force',
  ],
  questions: [
    {
      question: 'What should developers know before a workshop?',
      answer:
        'One programming language and a tool for versions (Git). A reading list covers accounts, transactions and network fees in advance. Solana sessions go faster with some knowledge of its language, Rust. Without it, the exercises start with the basics.',
    },
    {
      question: 'Do participants need real cryptocurrency for a workshop?',
      answer:
        'No. Everything runs on practice networks, with coins that have no value. We delete the keys created in class and ask participants not to use their personal wallets.',
    },
    {
      question: 'How do we know whether the training worked?',
      answer:
        'In the last exercise the team releases a change and handles a simulated fault without help. The problems that occur there become the list of topics to repeat.',
    },
  ],
  call: {
    title: 'Who takes over, and what worries them?',
    text: 'List the roles, the tools in use and the tasks that should no longer depend on one person.',
  },
} as const satisfies OfferCopy
