import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Transfers between networks with the fee shown up front.'

export const synonyms =
  'bridges bridging crosschain transfer interoperability move asset between ethereum polygon bsc solana wrapped migrate swap usdc send'

export default {
  title: 'Cross-chain bridge development',
  description:
    'Transfers between Ethereum, Polygon, BSC and Solana, with a statement of whom users have to trust, limits, and a supply that is checked on both sides.',
  outcome:
    'Your users move tokens from one blockchain to another and see fee, waiting time and risk first. Payouts stop automatically if the two balances do not match.',
  problemTitle: 'One forged message can empty it',
  problem: [
    'A bridge releases assets on one chain because of a message from another. The largest losses came from stolen keys of those who confirm messages, and from messages accepted without proper checks.',
    'Users see a different failure: funds that left one side and did not arrive. The cause can be a transfer that the network has not finally confirmed, a stopped messenger service or a missing fee, and the transfer page must say which.',
  ],
  exhibit: {
    kind: 'route',
    caption:
      'The page of a late transfer names the step it is waiting for, and how the user can collect the tokens.',
    stations: [
      { name: 'Locked', note: '500 digital dollars at the source', state: 'done' },
      { name: 'Final', note: 'Block cannot be reversed', state: 'done' },
      { name: 'Proven', note: 'Message accepted once', state: 'done' },
      { name: 'Issued', note: 'Fee missing: pay and collect', state: 'waiting' },
      { name: 'Received', note: 'On the destination chain', state: 'open' },
    ],
  },
  included: [
    {
      term: 'Trust model',
      text: 'A written statement of who confirms messages between the chains, and what it takes to break that trust.',
    },
    {
      term: 'Gateway contracts',
      text: 'Smart contracts (programs on a blockchain) lock tokens on one chain and issue them on the other, or pay from reserves on both. Every message is accepted only once.',
    },
    {
      term: 'Relayer',
      text: 'A messenger service that carries messages between the chains and retries when fees rise. Anyone can run one, because it cannot forge a message.',
    },
    {
      term: 'Limits and pause',
      text: 'Caps by asset and time window, a waiting period for large transfers, and an emergency pause that stops payouts first.',
    },
    {
      term: 'Supply watch',
      text: 'A separate process compares what is locked with what is issued, and triggers the pause when they differ.',
    },
    {
      term: 'Transfer page',
      text: 'Fees and expected waiting time come first, then a status for each step and a manual way to claim.',
    },
  ],
  steps: [
    {
      name: 'Routes and assets',
      sentence:
        'For each pair of chains we define which token is the original, how finely it can be divided (decimals), its limits and its purpose.',
    },
    {
      name: 'Threat model',
      sentence:
        'We list key theft, forged or repeated messages, reversed blocks and halted chains, each with its countermeasure.',
    },
    {
      name: 'Two test networks',
      sentence: 'We send messages both ways while we undo confirmed transfers and stop relayers on purpose.',
    },
    {
      name: 'Low limits first',
      sentence:
        'After independent audits one route opens with low limits, which you raise as long as monitoring reports no problems.',
    },
  ],
  needs: [
    'Tokens to move, and who can create them',
    'Chains and directions required',
    'The most you could afford to lose if the bridge were breached',
    'Parties that will confirm or carry messages',
  ],
  terms: {
    price:
      'The trust model and the pairs of chains and assets. An existing bridge service costs less to connect than relayers that you run.',
    time: 'Mostly the independent audits and the period with low limits. The parties that confirm messages must also sign up.',
    handover:
      'You get the gateway contracts, the relayer and supply watch with their source code, the transfer page, and the written trust model.',
  },
  standards: [
    {
      term: 'Who confirms messages',
      text: 'A program (light client) can check the other chain’s blocks itself, which costs more in fees. A group of parties (validators) costs less, but you must trust it.',
    },
    {
      term: 'Finality',
      text: 'A transfer waits until its block can no longer be reversed. A bridge that acts earlier bears the risk.',
    },
    {
      term: 'Amounts too small',
      text: 'Solana tokens divide less finely than those on Ethereum. Amounts too small to transfer are refused or returned.',
      names: 'Decimals',
    },
    {
      term: 'Limit for each bridge',
      text: 'The issuer of a token sets how much each bridge may create, so that a broken bridge cannot inflate the supply.',
      names: 'ERC-7281, a proposal',
    },
  ],
  demo: {
    canTry: [
      'Choose a source and a different destination among Ethereum, Polygon, BSC and Solana.',
      'Enter an amount to see time, fee and a security label, all fixed sample values.',
      'Choose the same chain on both sides, and read why the button “Bridge Assets” stays inactive.',
      'Read the four steps from lock to release.',
    ],
    canChange: [
      'Chains, tokens and directions',
      'How fees are estimated',
      'Which wallets users connect',
      'Wording of each step',
      'Limits and warnings by amount',
    ],
  },
  related: [
    '/services/multichain-deployment',
    '/services/smart-contract-audits',
    '/services/blockchain-explorer',
    '/services/security-hardening',
  ],
  questions: [
    {
      question: 'Should we build a bridge or use an existing service?',
      answer:
        'Use an existing one if it covers your chains and you accept its trust model. Your own contracts on top can still set limits. A custom bridge pays off for private networks, or if you need your own way to confirm messages.',
    },
    {
      question: 'What does a wrapped token depend on?',
      answer:
        'A wrapped token is a claim to a deposit that one bridge holds, so two bridges make two tokens with the same name. If the issuer itself moves its tokens, there is only one kind.',
    },
    {
      question: 'Can a bridge be quantum-safe?',
      answer:
        'In part. Messages can be signed in a way that withstands quantum computers, where the destination can afford to check it. Accounts on the connected chains still use today’s signatures, so the route is only as secure as those accounts.',
    },
  ],
  call: {
    title: 'Which chains do you want to connect?',
    text: 'Tell us the route, the token and the largest amount per transfer.',
  },
} as const satisfies OfferCopy
