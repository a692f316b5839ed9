import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Workshops for the team that will own the system.'

export const synonyms =
  'workshop teach class lesson trainer course certification onboarding team staff employee curriculum seminar bootcamp'

export default {
  title: 'Blockchain and smart contract training for teams',
  description:
    'Workshops on your own code and network: changing contracts, handling keys, running nodes, helping users, and practicing the bad day before it comes.',
  outcome:
    'A team that can change, release and repair the system by itself, and that has been through its worst day once as an exercise.',
  problem: [
    'A handover is often a call, a folder and good wishes. Then the first upgrade comes up, nobody has ever run the script, and the people who knew how have left.',
    'General courses do not close that gap. They explain what a blockchain is, while the question on a Monday is why this transaction reverted, whether that signature request is real, and what to tell somebody whose transfer is stuck.',
  ],
  included: [
    {
      term: 'Skills interview',
      text: 'What each role does today, what it will own and what it knows already, so that nobody sits through the basics twice.',
    },
    {
      term: 'Contract workshop',
      text: 'Reading, changing and testing contracts, with your repository as the example wherever possible.',
    },
    {
      term: 'Attack lab',
      text: 'Participants break contracts prepared for the purpose, then write the repair and the test that would have caught the flaw.',
    },
    {
      term: 'Signing practice',
      text: 'Set up hardware wallets, decode a multisig request, spot a forged one, replace a signer. Test keys only.',
    },
    {
      term: 'Operations drill',
      text: 'Upgrade a node, restore an index and handle a staged incident, with real alerts and assigned roles.',
    },
    {
      term: 'Sessions without code',
      text: 'For support and management: what can be undone and what cannot, what to ask before agreeing, and which requests are always fraud.',
    },
    {
      term: 'Material',
      text: 'Exercises, solutions and slides stay with you, ready for the next person who joins.',
    },
  ],
  steps: [
    {
      name: 'Roles and gaps',
      sentence: 'Short interviews and a practical task show where each group stands.',
    },
    {
      name: 'Syllabus',
      sentence: 'Sessions are tied to work that people will really have to do, in that order.',
    },
    {
      name: 'Hands on',
      sentence: 'Most of the time goes into exercises on a local chain or a test network, in pairs.',
    },
    {
      name: 'Solo release',
      sentence: 'The team takes a change from branch to test network alone, while we look on and keep quiet.',
    },
  ],
  needs: [
    'Who will own what afterward',
    'Repository and runbooks, in whatever state',
    'Laptops on which tools may be installed',
    'A few past problems worth learning from',
  ],
  terms: {
    price:
      'The number of participants and roles, the sessions you choose, and how much material comes from your own repository.',
    time: 'The interviews, the calendar of your team, and the state of your repository and runbooks.',
    handover:
      'You get the exercises, solutions and slides, the syllabus by role, and a release that your team has made alone.',
  },
  standards: [
    {
      term: 'Test networks',
      text: 'Ethereum, BSC, Polygon, Solana and Tron each have one or more, with worthless coins. They get retired, as Goerli and Mumbai were, so exercises read the current one from a setting.',
    },
    {
      term: 'Foundry, Hardhat, Anchor',
      text: 'Foundry keeps tests in Solidity and fuzzes them, Hardhat suits people at home in TypeScript, and Anchor gives Solana programs in Rust a structure.',
    },
    {
      term: 'Capture the flag',
      text: 'An exercise that is passed by exploiting a flaw. Ethernaut and Damn Vulnerable DeFi are public collections for practicing alone.',
    },
    {
      term: 'Blameless review',
      text: 'After a drill the timeline is discussed without looking for a culprit, since mistakes that get punished get hidden.',
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
      question: 'What should developers know beforehand?',
      answer:
        'One programming language and Git. A reading list covers accounts, transactions and gas in advance. Solana sessions go faster with some Rust, and where it is missing the exercises begin there.',
    },
    {
      question: 'Does anyone need real cryptocurrency for a workshop?',
      answer:
        'No. Everything runs on a local chain or on test networks, with coins that have no value. Keys made in class are thrown away, and participants are asked to leave their personal wallets out of it.',
    },
    {
      question: 'How do we see whether the training worked?',
      answer:
        'By the last exercise, in which the team releases a change and handles a staged fault without help. Whatever went wrong there becomes the list of topics to revisit.',
    },
  ],
  call: {
    title: 'Who takes over, and what do they dread?',
    text: 'List the roles, the tools in use and the task that should no longer depend on one person.',
  },
} satisfies OfferCopy
