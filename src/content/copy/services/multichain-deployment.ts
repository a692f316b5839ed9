import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Deploy one codebase to several networks, and detect when the copies drift apart.'

export const synonyms =
  'multi chain network ethereum polygon bsc bnb solana tron several deploy layer2 evm arbitrum optimism base avalanche rollup crosschain sidechain'

export default {
  title: 'Multichain smart contract deployment',
  description:
    'One codebase on Ethereum, BSC, Polygon, Tron and Solana: adapted where needed, settings for each network, and a check that no copy falls behind.',
  outcome: 'Run the same product on every network you choose, and see in one record what is live on each.',
  problemTitle: 'Why copies drift apart',
  problem: [
    'Copying a contract to a second network looks like an afternoon of work. Then a stablecoin has 18 decimals there instead of 6, an instruction is missing, the price source has a different address, and the shared wallet that should own the contracts does not exist yet.',
    'Later the copies diverge. A fix reaches three networks and is forgotten on the fourth, where an attacker finds the flaw. We record each deployment in files and compare them with the chain, so nothing depends on memory.',
  ],
  exhibit: {
    kind: 'route',
    caption: 'The drift check reads every network, so you find a missing fix before an attacker does.',
    stations: [
      { name: 'Ethereum', note: 'Lead network, version 1.4', state: 'done' },
      { name: 'BSC', note: 'Version 1.4, verified', state: 'done' },
      { name: 'Polygon', note: 'Version 1.4, verified', state: 'done' },
      { name: 'Tron', note: 'Version 1.3: fix is missing', state: 'stopped' },
      { name: 'Solana', note: 'Port passes the same tests', state: 'open' },
    ],
  },
  included: [
    {
      term: 'Difference list',
      text: 'What differs on each network, from fees and block times to decimals and missing services, compared with your code before the first deployment.',
    },
    {
      term: 'Settings by network',
      text: 'Tokens, price sources, limits and owners in versioned files, with a test that each address holds the expected code.',
    },
    {
      term: 'Predictable addresses',
      text: 'On Ethereum-style networks, identical code can get the same address everywhere (CREATE2).',
    },
    {
      term: 'Resumable scripts',
      text: 'A run interrupted by a fee spike resumes where it stopped and deploys nothing twice.',
    },
    {
      term: 'Ports',
      text: 'Tron builds of the Solidity code, and a Solana program in Rust for the parts that have to be rewritten. All of them pass the same test cases.',
    },
    {
      term: 'Supply rule',
      text: 'Where the token is original, where it is bridged, and which contract may create more on each side, so that the totals add up.',
    },
    {
      term: 'Drift check',
      text: 'A scheduled job reads code, roles and settings on every network and reports what differs from the record.',
    },
  ],
  steps: [
    {
      name: 'Portability review',
      sentence:
        'We check every dependency of the code, from instructions to price sources, on each target network.',
    },
    {
      name: 'Fork rehearsal',
      sentence:
        'We run the scripts on copies of the Ethereum-style networks and on local Tron and Solana nodes.',
    },
    {
      name: 'Lead network',
      sentence: 'One chain goes live first, so that most problems occur only once.',
    },
    {
      name: 'Rollout',
      sentence:
        'The rest follow in an agreed order, each with verified source, a transfer of ownership and a small real transaction.',
    },
  ],
  needs: [
    'A repository with tests and fixed compiler settings',
    'Networks in order of importance',
    'Owner addresses and signers on each chain',
    'Tokens, price sources and exchanges the product relies on',
    'Funds for network fees in your deployer wallet',
  ],
  terms: {
    price:
      'How many networks you choose and how far they differ from your code. Tron or Solana may need a port, which costs more.',
    time: 'The state of your tests, the signers on each chain, and any additional audit that a port requires.',
    handover:
      'You get the resumable scripts and the settings by network, and the ports with their test cases. The release record and the drift check are yours.',
  },
  standards: [
    {
      term: 'Ethereum, BSC, Polygon',
      text: 'They run the same bytecode if the compiler targets opcodes that all of them support. PUSH0 is a common trap on networks that upgraded late.',
    },
    {
      term: 'Tron',
      text: 'Its virtual machine is similar to the EVM. Fees are paid in energy and bandwidth, addresses begin with T, and CREATE2 yields different addresses.',
    },
    {
      term: 'Solana',
      text: 'Programs keep their state in separate accounts and are usually written in Rust. A port is a second implementation, and you plan, test and audit it separately.',
    },
    {
      term: 'Chain ID',
      text: 'In a transaction (EIP-155) or a signed message (EIP-712) it prevents a replay on another network. A contract that caches its domain must notice when the ID changes.',
    },
  ],
  related: [
    '/services/cross-chain-bridge',
    '/services/infrastructure',
    '/services/smart-contract-audits',
    '/products/token-generator',
  ],
  questions: [
    {
      question: 'Will our contract have the same address on every chain?',
      answer:
        'It can on most EVM networks, if the same factory deploys identical creation code with the same salt. Constructor arguments are part of that code, so values that differ go into an initializer called in the same transaction. Tron and Solana derive addresses differently.',
    },
    {
      question: 'Is one audit enough for all networks?',
      answer:
        'For identical bytecode most of it carries over, but the settings, tokens and oracles of each network need a separate review. A Solana version or a heavily changed port is new code.',
    },
    {
      question: 'How many networks should a product start with?',
      answer:
        'As many as you can monitor, fund and support. Each one adds keys, nodes, liquidity and support requests, and a network without users still needs patches.',
    },
  ],
  call: {
    title: 'Where does your product run today, and where next?',
    text: 'Send a link to the repository and a ranked list of networks. We use them to see which parts need a port.',
  },
} as const satisfies OfferCopy
