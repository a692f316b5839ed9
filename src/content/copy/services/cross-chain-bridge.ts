import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Move assets between networks and show the fee first.'

export const synonyms =
  'bridges bridging crosschain transfer interoperability move asset between ethereum polygon bsc solana wrapped migrate swap usdc send'

export default {
  title: 'Cross-chain bridge development',
  description:
    'A bridge between Ethereum, Polygon, BSC and Solana with a stated trust model, rate limits, and a supply that is checked on both sides at all times.',
  outcome:
    'Transfers between chains whose fee, wait and risk are visible beforehand, and a bridge that slows down by itself when the figures stop adding up.',
  problem: [
    'A bridge holds the assets of one chain on the word of another. Whoever can forge that word can empty it. The largest losses came from stolen validator keys and from messages accepted without proper verification.',
    'Users feel a different failure: funds that left one side and did not arrive. In between lie finality, relayers and gas on the destination chain, and each needs a better answer than a support ticket.',
  ],
  included: [
    {
      term: 'Trust model',
      text: 'Who attests messages, in writing: light client, external validators, optimistic challenge or an existing protocol, and what it takes to corrupt it.',
    },
    {
      term: 'Gateway contracts',
      text: 'Lock and mint, burn and mint, or liquidity pools on each chain. Every message carries source, destination, sender and a nonce, and is accepted once.',
    },
    {
      term: 'Relayer',
      text: 'Watches for final events, submits proofs and resubmits when fees jump. Third parties can run it without being trusted.',
    },
    {
      term: 'Limits and brakes',
      text: 'Caps by asset and time window, a waiting period for large transfers, and a pause that stops releases first.',
    },
    {
      term: 'Supply watch',
      text: 'A separate process compares what is locked with what is minted, and trips the brake when they differ.',
    },
    {
      term: 'Transfer page',
      text: 'Fee, gas and expected wait come first, then a status for each leg and a way to claim by hand.',
    },
  ],
  steps: [
    {
      name: 'Routes and assets',
      sentence:
        'Each pair of chains gets its canonical token, its decimals, its limits and a reason to exist.',
    },
    {
      name: 'Threat model',
      sentence:
        'Key theft, forged proofs, replays, reorgs and halted chains are listed with what answers them.',
    },
    {
      name: 'Two testnets',
      sentence: 'Messages run both ways while blocks are reorganized and relayers stopped on purpose.',
    },
    {
      name: 'Small caps first',
      sentence:
        'After independent audits one route opens with low limits, which you widen as monitoring stays quiet.',
    },
  ],
  needs: [
    'Tokens to move, and who can mint them',
    'Chains and directions required',
    'Amounts you could afford to lose',
    'Parties willing to run validators or relayers',
  ],
  terms: {
    price:
      'The pairs of chains and assets, the trust model, and whether you use an existing protocol or run relayers of your own.',
    time: 'The independent audits, the agreement with each relayer or validator, and the period with small caps.',
    handover:
      'You get the gateway contracts, the relayer and supply watch with their source code, the transfer page, and the written trust model.',
  },
  standards: [
    {
      term: 'Light client or validators',
      text: 'A light client verifies the other chain’s consensus and costs gas or a zero-knowledge proof. A validator set is cheaper, and only as honest as its quorum of keys.',
    },
    {
      term: 'Finality',
      text: 'Ethereum finalizes after about two epochs, Solana has a “finalized” commitment, and Polygon and BSC have rules of their own. Acting earlier means bearing the risk of a reorg.',
    },
    {
      term: 'Decimals and addresses',
      text: 'SPL amounts have 64 bits and Solana addresses 32 bytes, against 256 bits and 20 bytes on EVM chains. Dust that cannot cross is refused or returned.',
    },
    {
      term: 'ERC-7281',
      text: 'Also called xERC20: a proposal by which an issuer sets a mint limit for each bridge, so that a broken one cannot flood the supply.',
    },
  ],
  demo: {
    canTry: [
      'Choose a source and a different destination among Ethereum, Polygon, BSC and Solana.',
      'Enter an amount to see time, fee and a security label, all fixed sample values.',
      'Make both ends equal by changing the source, and read why Bridge Assets is disabled.',
      'Follow four steps from lock to release.',
    ],
    canChange: [
      'Chains, tokens and directions',
      'Fees from live gas prices',
      'Wallets on both sides',
      'Progress of a running transfer',
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
      question: 'Should we build a bridge or use an existing protocol?',
      answer:
        'Use an existing one where it covers your chains and you accept its trust model. Contracts of your own on top can still set limits. Building the messaging layer pays off for private chains and special proofs.',
    },
    {
      question: 'What does a wrapped token depend on?',
      answer:
        'On the deposit behind it. It is a claim against the bridge that minted it, so two bridges create two tokens of the same name. With burn and mint by the issuer there is only one.',
    },
    {
      question: 'Can a bridge be quantum-safe?',
      answer:
        'In part. Attestations can use a post-quantum signature scheme where the destination can afford to verify it. Accounts on the connected chains still sign with elliptic curves, and the path is no stronger than they are.',
    },
  ],
  call: {
    title: 'From which chain to which?',
    text: 'State the route, the token and the largest amount that should pass at once.',
  },
} satisfies OfferCopy
