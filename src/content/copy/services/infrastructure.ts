import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Nodes, indexers and monitoring, set up and documented.'

export const synonyms =
  'node indexer rpc monitoring hosting validator devops server uptime endpoint archive backup sync kubernetes api'

export default {
  title: 'Blockchain node and indexer infrastructure',
  description:
    'RPC nodes, indexers, transaction senders and alerts for Ethereum, BSC, Polygon and Solana, kept as code, with runbooks your people have tried.',
  outcome:
    'Nodes and data services that outlive the loss of any one machine or provider, and that somebody other than their builder can repair.',
  problem: [
    'When an RPC endpoint falls behind, nothing looks broken. Balances load, prices show, and all of it is several blocks old. People sign against a state that has passed, and bots with a better view take the difference.',
    'The usual arrangement is a single provider key in an environment file and an indexer that one developer understands. It works until a rate limit, a client bug or a vacation arrives.',
  ],
  included: [
    {
      term: 'RPC nodes',
      text: 'Full or archive nodes where you need control, a provider where you do not, sized from your real mix of calls.',
    },
    {
      term: 'Request gateway',
      text: 'One address for all applications. It routes by health and block height, caches final answers and keeps provider keys out of the browser.',
    },
    {
      term: 'Indexer',
      text: 'Events become tables with a block hash on every row, so a reorg takes back exactly what it undid. A rebuild from zero gives the same tables.',
    },
    {
      term: 'Transaction sender',
      text: 'A single service owns the nonces, sets fees, replaces what is stuck and signs through a key service.',
    },
    {
      term: 'Alerts',
      text: 'Lag behind the head, peer count, disk growth, failed sends and low gas balances, each with a threshold and somebody who gets the page.',
    },
    {
      term: 'Machines as code',
      text: 'Servers, networks and rights are described in Terraform or a similar tool, so a second environment is a command and not a project.',
    },
    {
      term: 'Runbooks',
      text: 'Restore a snapshot, switch providers, upgrade before a fork, rotate a key: each written down and performed once with your staff.',
    },
  ],
  steps: [
    {
      name: 'Load profile',
      sentence: 'Methods, call rates and depth of history are measured on what you run today.',
    },
    {
      name: 'Small copy',
      sentence: 'A reduced setup syncs, indexes and serves, and shows the true cost of disk and traffic.',
    },
    {
      name: 'Breakage',
      sentence: 'Machines are stopped, disks filled and a provider blocked until alerts and failover behave.',
    },
    {
      name: 'Cutover',
      sentence: 'Applications move one at a time while the old endpoint stays ready to take them back.',
    },
  ],
  needs: [
    'Networks and RPC methods in use',
    'Cloud accounts or hardware in your name',
    'An outage you could live with, and one you could not',
    'Who is on call, and in which time zone',
  ],
  terms: {
    price:
      'The networks, the depth of history, the mix and rate of calls, and how many regions or providers you need.',
    time: 'How long the nodes take to sync, access to your cloud accounts or hardware, and the move of each application.',
    handover:
      'You get the nodes and indexer in your accounts, the machines as code, the alerts with their thresholds, and runbooks your staff has performed.',
  },
  standards: [
    {
      term: 'Ethereum nodes',
      text: 'A node is a pair, an execution client and a consensus client. Mixing implementations keeps one bug from stopping all of your machines.',
    },
    {
      term: 'BSC and Polygon',
      text: 'BSC offers a fork of Geth and a client based on Reth, and its state grows fast. Polygon’s proof-of-stake chain pairs Bor with Heimdall, and both have to keep up.',
    },
    {
      term: 'Solana RPC',
      text: 'It asks for far more memory and bandwidth than an EVM node and prunes old blocks, which then come from an archive such as a Bigtable store.',
    },
    {
      term: 'WebSockets',
      text: 'Subscriptions can drop without notice. A consumer remembers the last block it handled and fetches the gap with eth_getLogs when it is back.',
    },
  ],
  related: [
    '/services/cloud-edge',
    '/services/blockchain-explorer',
    '/services/multichain-deployment',
    '/products/wallet-tracker',
  ],
  questions: [
    {
      question: 'Should we run nodes ourselves or rent them?',
      answer:
        'Rent while volumes are small and reads are not sensitive. Nodes of your own pay off for tracing, heavy archive queries, private order flow or independence. Both together work well, each as the fallback for the other.',
    },
    {
      question: 'How do we know that a node tells the truth?',
      answer:
        'Compare block hashes at the same height from independent sources, and treat disagreement as an alarm. Where much is at stake, verify the answer of eth_getProof against a header you trust, or run a light client.',
    },
    {
      question: 'Can the same setup run validators?',
      answer:
        'It can, under stricter rules. On Ethereum a validator key must never be active on two machines, since conflicting signatures get its stake slashed. Failover is therefore manual, or guarded by a remote signer with slashing protection.',
    },
  ],
  call: {
    title: 'What happens when your endpoint stops answering?',
    text: 'An honest reply to that, with your networks and the calls made on a busy day, is a good start.',
  },
} satisfies OfferCopy
