import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Access to blockchains (nodes), chain databases (indexers) and monitoring, set up and documented.'

export const synonyms =
  'node indexer rpc monitoring hosting validator devops server uptime endpoint archive backup sync kubernetes api'

export default {
  title: 'Blockchain node and indexer infrastructure',
  description:
    'Nodes, chain databases and alerts for Ethereum, BSC, Polygon and Solana, defined as code, with runbooks that your team has tested.',
  outcome:
    'Nodes and data services that survive the loss of any one machine or provider, and that your own engineers can repair.',
  problemTitle: 'When nothing looks broken',
  problem: [
    'Applications read a blockchain through nodes. When one lags, balances and prices still load, but they are several blocks old. Users sign transactions based on an outdated state, and bots with current data profit from the difference.',
    'A typical setup is a single provider and a chain database (indexer) that one developer understands. It works until the first outage or vacation.',
  ],
  exhibit: {
    kind: 'topology',
    caption: 'When one node lags, the gateway avoids it, and users keep seeing current balances.',
    layers: [
      { name: 'Applications', nodes: [{ name: 'Web app' }, { name: 'Mobile app' }] },
      { name: 'One address', nodes: [{ name: 'Gateway', note: 'Routes by block height' }] },
      {
        name: 'Sources',
        nodes: [
          { name: 'Node A', note: 'Block 4,210,881' },
          { name: 'Node B', note: 'Nine blocks behind', isWeak: true },
          { name: 'Provider', note: 'Block 4,210,881' },
        ],
      },
    ],
    links: [{ name: 'All requests' }, { name: 'Healthy sources' }],
  },
  included: [
    {
      term: 'RPC nodes',
      text: 'Your own nodes where you need control, a provider where you do not, sized by your actual use.',
    },
    {
      term: 'Request gateway',
      text: 'One address for all applications. It routes by health and block height, caches final results and keeps provider keys out of the browser.',
    },
    {
      term: 'Indexer',
      text: 'Events on the chain become tables. When the network reverses a block (a reorg), exactly its rows are removed.',
    },
    {
      term: 'Transaction sender',
      text: 'A single service numbers your transactions, sets fees, replaces stuck ones and signs through a key service.',
    },
    {
      term: 'Alerts',
      text: 'Lagging nodes, full disks, failed transactions and low fee balances, each with a threshold and an engineer on your team to call.',
    },
    {
      term: 'Infrastructure as code',
      text: 'Servers, networks and permissions are described in Terraform or a similar tool, so a second environment takes one command.',
    },
    {
      term: 'Runbooks',
      text: 'Restore a backup, switch providers, prepare for a network upgrade, replace a key: each documented and performed once with your staff.',
    },
  ],
  steps: [
    {
      name: 'Load profile',
      sentence: 'We measure which data your current systems request, how often and how far back.',
    },
    {
      name: 'Small copy',
      sentence:
        'A reduced setup syncs, indexes and serves requests, and shows the real cost of disk and traffic.',
    },
    {
      name: 'Failure tests',
      sentence: 'We stop machines, fill disks and block a provider until alerts and failover work.',
    },
    {
      name: 'Cutover',
      sentence: 'Applications move one at a time, and the old access stays available for a return.',
    },
  ],
  needs: [
    'Networks in use, and the data you request',
    'Cloud accounts or hardware in your name',
    'Outages you can tolerate, and those you cannot',
    'Your on-call staff and their time zones',
  ],
  terms: {
    price: 'How many networks, regions and providers you need. A deep history and heavy calls add to it.',
    time: 'Three waits: the nodes have to sync, we need access to your cloud accounts or hardware, and each application moves separately.',
    handover:
      'You get the nodes and indexer in your accounts, the infrastructure code, the alerts with their thresholds, and runbooks your staff has executed.',
  },
  standards: [
    {
      term: 'Ethereum nodes',
      text: 'A node consists of an execution client and a consensus client. Different implementations prevent one bug from stopping all your machines.',
    },
    {
      term: 'BSC and Polygon',
      text: 'BSC offers a fork of Geth and a client based on Reth, and its state grows fast. Polygon’s proof-of-stake chain pairs Bor with Heimdall, and both have to stay in sync.',
    },
    {
      term: 'Solana RPC',
      text: 'A Solana node needs far more memory and bandwidth than an EVM node and prunes old blocks, which then come from an archive such as a Bigtable store.',
    },
    {
      term: 'WebSockets',
      text: 'Subscriptions can drop without notice. A client stores the last block it handled and fetches the gap with eth_getLogs after a reconnect.',
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
        'Rent while volumes are small and reads are not sensitive. Your own nodes pay off for tracing, heavy archive queries, private order flow or independence. You can use both, each as the fallback for the other.',
    },
    {
      question: 'How do we know that a node tells the truth?',
      answer:
        'Compare block hashes at the same height from independent sources, and treat disagreement as an alarm. For high-value decisions, verify the result of eth_getProof against a header you trust, or run a light client.',
    },
    {
      question: 'Can the same setup run validators?',
      answer:
        'Yes, under stricter rules. On Ethereum a validator key must never be active on two machines, since conflicting signatures get its stake slashed. Failover is therefore manual, or guarded by a remote signer with slashing protection.',
    },
  ],
  call: {
    title: 'What happens when your node stops answering?',
    text: 'Tell us that, your networks and the number of requests on a busy day.',
  },
} as const satisfies OfferCopy
