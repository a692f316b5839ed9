import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Servers, data and AI models placed close to the users and devices they serve.'

export const synonyms =
  'aws azure hosting computing latency iot region device sensor gateway cdn serverless factory warehouse cold chain meter charging food temperature refrigerated vaccine truck'

export default {
  title: 'Cloud and edge systems for blockchain and AI',
  description:
    'Where your servers, AI models and device links should run: centrally, near users or on site, with signed updates and offline plans.',
  outcome:
    'Each part of your system runs where speed, data rules and cost allow. A plant or a shop keeps working when its connection fails, and catches up afterward.',
  problemTitle: 'A faster server does not shorten the distance',
  problem: [
    'An app that sends six requests in sequence to a server on another continent feels slow on any phone. A machine in a factory cannot wait for a distant data center to decide whether to stop.',
    'A system in many places (in the cloud, and at its edge near users and devices) has its own problems. Stored copies show old balances, two regions give two transactions the same serial number, so the network rejects one, and hundreds of devices run outdated software. You need a plan for where each part runs, and a way to control it afterward.',
  ],
  exhibit: {
    kind: 'systemLayers',
    caption:
      'When the connection fails, the site decides alone and sends its signed readings later, in order.',
    layers: [
      {
        name: 'Devices',
        nodes: [
          { name: 'Sensor', note: 'Signs each reading' },
          { name: 'Camera', note: 'Images stay here' },
        ],
      },
      {
        name: 'Site',
        nodes: [
          { name: 'Gateway', note: 'Holds 412 readings' },
          { name: 'Local model', note: 'Stops the machine' },
        ],
      },
      {
        name: 'Region',
        nodes: [
          { name: 'Sender', note: 'Next number: 9,031' },
          { name: 'Blockchain', note: 'Unreachable', isWeak: true },
        ],
      },
    ],
    links: [{ name: 'Local network' }, { name: 'Line cut', isCut: true }],
  },
  included: [
    {
      term: 'Placement plan',
      text: 'Where each component runs: on the device, on site, near users or in a region, by speed, data rules and what happens when it fails.',
    },
    {
      term: 'Reads near users',
      text: 'Copies of chain data are kept near users. Final data (it can no longer be reversed) stays there; newer data stays only until the next block.',
    },
    {
      term: 'One sender per account',
      text: 'Regions send the transactions of an account through one queue, so no number is used twice. An offline site delivers its transactions to the queue later.',
    },
    {
      term: 'Device gateway',
      text: 'A small computer on site (a gateway) stores signed readings while the line is down, and sends them later in order.',
    },
    {
      term: 'Models on site',
      text: 'AI models that are small enough for the local hardware run on site, so images and sound do not leave the building. Model version and result are logged.',
    },
    {
      term: 'Fleet updates',
      text: 'Signed updates, rolled out group by group. A device that fails starts its last working version.',
    },
    {
      term: 'Cost and exit sheet',
      text: 'Traffic, requests and storage by region, and the cost of leaving each supplier.',
    },
  ],
  uses: ['Cold chains and food safety', 'Factories and warehouses', 'Energy meters and charging stations'],
  steps: [
    {
      name: 'Map of response times',
      sentence:
        'We record response times at the actual locations of users and devices, including the worst cases.',
    },
    {
      name: 'Local and central decisions',
      sentence: 'You define which decisions a site makes on its own and which are made centrally.',
    },
    {
      name: 'Pilot site',
      sentence: 'We equip one region or plant, disconnect it on purpose and reconnect it.',
    },
    {
      name: 'Fleet',
      sentence: 'Every additional site gets the same software in the same way, without manual setup.',
    },
  ],
  needs: [
    'Locations and rough numbers of users and devices',
    'Data that must stay in a country or a building',
    'How long a site has to work offline',
    'Cloud suppliers and hardware already in place',
  ],
  terms: {
    price:
      'The number of sites and regions, and how long each has to work offline. Hardware in place lowers it; models that run on site raise it.',
    time: 'Access to the pilot site, delivery of hardware, and how soon each group of devices can be updated.',
    handover:
      'You get the placement plan with its map of response times. The gateway and the system for signed updates come with it, and so does the cost and exit sheet.',
  },
  standards: [
    {
      term: 'Poor connections',
      text: 'Devices send short messages that survive a weak connection. A message may arrive twice, so the receiver discards duplicates.',
      names: 'MQTT',
    },
    {
      term: 'Chips that sign',
      text: 'They prove which device sent the data, not that the sensor was correct.',
      names: 'TPM, secure element',
    },
    {
      term: 'Proof of the software',
      text: 'A machine proves which software it runs, before a service gives it a key.',
      names: 'Remote attestation',
    },
    {
      term: 'Shared network fees',
      text: 'Thousands of readings share one transaction: a short code computed from all goes to a network such as Polygon, and each can be checked against it.',
      names: 'Merkle root',
    },
  ],
  related: [
    '/services/infrastructure',
    '/services/private-blockchain',
    '/products/price-tracker',
    '/products/enterprise-solutions',
  ],
  questions: [
    {
      question: 'Do blockchain nodes belong at the edge?',
      answer:
        'Full nodes (computers with the whole chain) rarely do, because they need fast disks and steady bandwidth. Copies of the data work well there. Computers that confirm blocks belong where their operator can protect the key.',
    },
    {
      question: 'Can sensor data on a chain be trusted?',
      answer:
        'The chain shows that a reading has not changed since it was recorded. Whether it was correct depends on the device, its mounting and its calibration. Signing at the source reduces the risk, and comparing several sensors reduces it further.',
    },
    {
      question: 'Does our data have to stay in one country?',
      answer:
        'Some of it may have to, depending on the type of data, your industry and your agreements. We mark every type of data with its permitted locations, and the system refuses all others. Your counsel confirms which rules apply.',
    },
  ],
  call: {
    title: 'How far are your users from your servers?',
    text: 'List the regions or sites, the functions that must be fast there, and the data that must not leave them.',
  },
} as const satisfies OfferCopy
