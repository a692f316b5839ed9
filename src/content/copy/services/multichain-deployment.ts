import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Deploy one product to several networks, and notice when its versions no longer match.'

export const synonyms =
  'multi chain network ethereum polygon bsc bnb solana tron several deploy layer2 evm arbitrum optimism base avalanche rollup crosschain sidechain'

export default {
  title: 'Multichain smart contract deployment',
  description:
    'One product on Ethereum, BSC, Polygon, Tron and Solana: adapted where needed, with settings for each and a check that no copy falls behind.',
  outcome: 'Run the same product on every network you choose, and see in one record what is live on each.',
  problemTitle: 'Why copies drift apart',
  problem: [
    'Copying a smart contract (a program on a blockchain) to a second network looks like an afternoon of work. Then a digital dollar has other decimals there, the price source has another address, and the shared wallet that should own the contracts does not exist yet.',
    'Later the copies diverge. A fix reaches three networks and is forgotten on the fourth, where an attacker finds the flaw. We record each deployment (what is put live) in files and compare them with the chain, so nothing depends on memory.',
  ],
  exhibit: {
    kind: 'route',
    caption: 'The drift check reads every network, so you find a missing fix before an attacker does.',
    stations: [
      { name: 'Ethereum', note: 'Lead network, version 1.4', state: 'done' },
      { name: 'BSC', note: 'Version 1.4, verified', state: 'done' },
      { name: 'Polygon', note: 'Version 1.4, verified', state: 'done' },
      { name: 'Tron', note: 'Version 1.3: fix is missing', state: 'stopped' },
      { name: 'Solana', note: 'Not deployed yet', state: 'open' },
    ],
  },
  included: [
    {
      term: 'Difference list',
      text: 'What differs on each network, from fees and block times to how finely tokens divide (decimals) and missing services, compared with your code before the first deployment.',
    },
    {
      term: 'Settings by network',
      text: 'Tokens, price sources, limits and owners in versioned files, with a test that each address holds the expected code.',
    },
    {
      term: 'Predictable addresses',
      text: 'On Ethereum-style networks, the same program can get the same address everywhere, so users and partners need only one.',
    },
    {
      term: 'Resumable scripts',
      text: 'A run interrupted by a fee spike resumes where it stopped and deploys nothing twice.',
    },
    {
      term: 'Ports',
      text: 'A version for Tron, and one written again for Solana where needed (ports). All of them pass the same test cases.',
    },
    {
      term: 'Supply rule',
      text: 'Which network issues the token, which networks hold copies that came over a bridge, and who may create more on each, so that the totals add up.',
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
        'We check everything the code depends on, from functions of the network to price sources, on each network you name.',
    },
    {
      name: 'Rehearsal on copies',
      sentence:
        'We run the scripts on copies of the Ethereum-style networks and on local Tron and Solana networks.',
    },
    {
      name: 'Lead network',
      sentence: 'One chain goes live first, so that most problems occur only once.',
    },
    {
      name: 'Rollout',
      sentence:
        'The rest follow in an agreed order, each with published source, a transfer of ownership and a small real transaction.',
    },
  ],
  needs: [
    'Your code with tests and fixed build settings',
    'Networks in order of importance',
    'Owner addresses and signers on each chain',
    'Tokens, price sources and exchanges the product relies on',
    'Money for network fees in the wallet that deploys',
  ],
  terms: {
    price:
      'How many networks you choose and how far they differ from your code. Tron or Solana may need their own version (a port), which costs more.',
    time: 'The state of your tests, the signers on each chain, and any additional audit that a port requires.',
    handover:
      'You get the resumable scripts and the settings by network, and the ports with their test cases. The record of each deployment and the drift check are yours.',
  },
  standards: [
    {
      term: 'Ethereum, BSC, Polygon',
      text: 'One program runs on all three, as long as it uses only commands that each of them supports. We test that for each network.',
    },
    {
      term: 'Tron',
      text: 'Similar to Ethereum, but addresses begin with T and differ from those elsewhere. Fees are paid in its coin or with network capacity rented beforehand.',
      names: 'Energy, bandwidth',
    },
    {
      term: 'Solana',
      text: 'A version for Solana is a second product: it is written in another language, and planned, tested and audited separately.',
      names: 'Rust',
    },
    {
      term: 'No repeat elsewhere',
      text: 'A transaction signed for one network cannot be repeated on another, because it names its network.',
      names: 'Chain ID',
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
        'It can on most Ethereum-style networks, if the program and its first settings are the same. Settings that differ are then added right after. Tron and Solana form addresses differently.',
    },
    {
      question: 'Is one audit enough for all networks?',
      answer:
        'For the same program most of it carries over, but the settings, tokens and price sources of each network need a separate review. A Solana version or a heavily changed port is new code.',
    },
    {
      question: 'How many networks should a product start with?',
      answer:
        'As many as you can monitor, fund and support. Each one adds keys, computers, support requests and a trading reserve, and a network without users still needs corrections.',
    },
  ],
  call: {
    title: 'Where does your product run today, and where next?',
    text: 'Send a link to the code and a ranked list of networks. We use them to see which parts need a port.',
  },
} as const satisfies OfferCopy
