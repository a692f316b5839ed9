import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Nodes, APIs and AI models placed close to the users and devices they serve.'

export const synonyms =
  'aws azure hosting computing latency iot region device sensor gateway cdn serverless factory warehouse cold chain meter charging food temperature refrigerated vaccine truck'

export default {
  title: 'Cloud and edge systems for blockchain and AI',
  description:
    'Where nodes, APIs, AI models and device gateways should run: centrally, near users or on site. With signed updates, safe caching and offline plans.',
  outcome:
    'Each part of your system runs where speed, data rules and cost allow. It keeps working when the connection to the others fails.',
  problemTitle: 'A faster server does not shorten the distance',
  problem: [
    'An interface that sends six requests in sequence to a node on another continent feels slow on any phone, and a machine on a factory floor cannot wait for a data center to decide whether to stop.',
    'A distributed system has its own problems. Caches show old balances, two regions use the same transaction number (nonce), and hundreds of devices in the field run outdated software. You need a placement plan, and you need a way to control every part afterward.',
  ],
  exhibit: {
    kind: 'topology',
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
          { name: 'Single writer', note: 'Next number: 9,031' },
          { name: 'Node', note: 'Unreachable', isWeak: true },
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
      text: 'Copies of chain data are kept near users: final blocks for good, the latest block only until the next one arrives.',
    },
    {
      term: 'Single writer',
      text: 'All regions send the transactions of an account through one queue, so their numbers neither clash nor skip.',
    },
    {
      term: 'Device gateway',
      text: 'Readings are signed at the device, stored while it is offline, and sent later in order.',
    },
    {
      term: 'Models on site',
      text: 'AI models that are small enough for the local hardware run on site, so images and audio do not leave the building. Model version and result are logged.',
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
      name: 'Latency map',
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
    'Cloud contracts and hardware already in place',
  ],
  terms: {
    price:
      'The number of sites and regions, and how long each has to work offline. Hardware in place lowers it; models that run on site raise it.',
    time: 'Access to the pilot site, delivery of hardware, and how soon each group of devices can be updated.',
    handover:
      'You get the placement plan with its latency map. The gateway and the system for signed updates come with it, and so does the cost and exit sheet.',
  },
  standards: [
    {
      term: 'MQTT',
      text: 'A lightweight publish-and-subscribe protocol for unreliable connections. At QoS 1 a message may arrive twice, so the receiver has to discard duplicates.',
    },
    {
      term: 'TPM and secure elements',
      text: 'Chips that hold a device key and sign with it. They prove which device sent the data, not that the sensor was correct.',
    },
    {
      term: 'Remote attestation',
      text: 'Hardware-signed evidence of the software a machine has booted. It also exists for enclaves and confidential virtual machines. A service can require it before it releases a key.',
    },
    {
      term: 'Merkle anchoring',
      text: 'Many readings share one transaction. Only the root goes to a network such as Polygon or Ethereum, and each reading keeps its path to the root.',
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
        'Full nodes rarely do, because they need fast disks and steady bandwidth. Light clients and read caches work well there. A validator belongs where its operator can protect the key.',
    },
    {
      question: 'Can sensor data on a chain be trusted?',
      answer:
        'The chain shows that a reading has not changed since it was recorded. Whether it was correct depends on the device, its mounting and its calibration. Signing at the source reduces the risk, and comparing several sensors reduces it further.',
    },
    {
      question: 'Does our data have to stay in one country?',
      answer:
        'Some of it may have to, depending on the type of data, your industry and your contracts. We tag every data class with its permitted locations, and the pipeline rejects all others. Your counsel confirms which rules apply.',
    },
  ],
  call: {
    title: 'How far are your users from your servers?',
    text: 'List the regions or sites, the functions that must be fast there, and the data that must not leave them.',
  },
} as const satisfies OfferCopy
