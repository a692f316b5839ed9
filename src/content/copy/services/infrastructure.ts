import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Computers that connect you to a blockchain (nodes), searchable copies of its data (indexers) and monitoring.'

export const synonyms =
  'node indexer rpc monitoring hosting validator devops server uptime endpoint archive backup sync kubernetes api'

export default {
  title: 'Blockchain node and indexer infrastructure',
  description:
    'Access to Ethereum, BSC, Polygon and Solana: computers of the network, databases and alerts, with instructions that your team has tested.',
  outcome:
    'Nodes (computers that connect you to a blockchain) and data services that survive the loss of any one machine or provider, and that your own engineers can repair.',
  problemTitle: 'When nothing looks broken',
  problem: [
    'Applications read a blockchain through nodes. When one lags, balances and prices still load, but they are several blocks old. Users sign transactions based on an outdated state, and bots with current data profit from the difference.',
    'A typical setup is a single provider and a chain database (indexer) that one developer understands. It works until the first outage or vacation.',
  ],
  exhibit: {
    kind: 'systemLayers',
    caption: 'When one node lags, the gateway avoids it, and users keep seeing current balances.',
    layers: [
      { name: 'Applications', nodes: [{ name: 'Web app' }, { name: 'Mobile app' }] },
      { name: 'One address', nodes: [{ name: 'Gateway', note: 'Picks the newest block' }] },
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
      term: 'Nodes',
      text: 'Your own nodes where you need control, a provider where you do not, sized by your actual use.',
    },
    {
      term: 'Request gateway',
      text: 'One address for all your applications. It uses healthy, current nodes, remembers final results (they can no longer be reversed) and hides your provider’s access codes from users.',
    },
    {
      term: 'Indexer',
      text: 'Events on the chain become tables that you can search. If the network replaces its newest block, only that block’s entries are removed.',
    },
    {
      term: 'Transaction sender',
      text: 'A single service numbers your transactions, sets the network fee, replaces stuck ones and signs with keys that stay in a protected store.',
    },
    {
      term: 'Alerts',
      text: 'Lagging nodes, full disks, failed transactions, and fee accounts that run low, each with a threshold and an engineer on your team to call.',
    },
    {
      term: 'Setup as files',
      text: 'Servers, networks and permissions are described in files, so a second environment takes one command.',
    },
    {
      term: 'Step-by-step instructions',
      text: 'Restore a backup, switch providers, prepare for a network upgrade, replace a key: each documented (a runbook) and performed once with your staff.',
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
        'A reduced setup loads the chain and serves requests, and shows the real cost of disk and traffic.',
    },
    {
      name: 'Failure tests',
      sentence: 'We stop machines, fill disks and block a provider until alerts and replacements work.',
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
    price: 'How many networks, regions and providers you need. A long history and heavy requests add to it.',
    time: 'Three waits: the nodes have to load the chain, we need access to your cloud accounts or hardware, and each application moves separately.',
    handover:
      'You get the nodes and indexer in your accounts, the setup files, the alerts with their thresholds, and step-by-step instructions your staff has performed.',
  },
  standards: [
    {
      term: 'Ethereum nodes',
      text: 'The computers run software from different makers, so that one bug does not stop all your machines.',
      names: 'Client diversity',
    },
    {
      term: 'Solana nodes',
      text: 'A Solana node costs far more to run than an Ethereum node, and deletes old blocks. History therefore comes from an archive.',
    },
    {
      term: 'Live updates',
      text: 'A live connection can end without notice, so we store the last block received and fetch what was missed.',
      names: 'WebSockets',
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
        'Rent while volumes are small and your requests are not sensitive. Your own nodes pay off for heavy use, a long history or independence. You can use both, each as the fallback for the other.',
    },
    {
      question: 'How do we know that a node tells the truth?',
      answer:
        'We compare the same block from independent sources, and treat disagreement as an alarm. For decisions of high value, the answer is also checked against proofs that the network itself publishes.',
    },
    {
      question: 'Can the same setup run validators?',
      answer:
        'Yes, under stricter rules. A validator confirms blocks and risks a deposit. On Ethereum its key must never be active on two machines, or the network takes part of the deposit. Switching to a spare is therefore manual, or guarded by a service that refuses to sign twice.',
    },
  ],
  call: {
    title: 'What happens when your node stops answering?',
    text: 'Tell us that, your networks and the number of requests on a busy day.',
  },
} as const satisfies OfferCopy
