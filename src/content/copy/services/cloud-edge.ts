import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Workloads placed close to the people and devices that use them.'

export const synonyms =
  'aws azure hosting computing latency iot region device sensor gateway cdn serverless factory warehouse cold chain meter charging food temperature refrigerated vaccine truck'

export default {
  title: 'Cloud and edge systems for blockchain and AI',
  description:
    'Where nodes, APIs, models and device gateways should run: centrally, near users or on site. With signed updates, safe caching and a plan for lost links.',
  outcome:
    'Each part of the system runs where delay, data rules and cost are right, and it keeps working when the link to the others fails.',
  problem: [
    'Distance costs time that no faster server gives back. An interface that asks a node on another continent six things in sequence feels slow on any phone, and a machine on a factory floor cannot wait for a data center to decide whether to stop.',
    'Spreading things out brings trouble of its own. Caches show old balances, two regions send with the same nonce, and hundreds of boxes in the field run whatever was once installed on them. Placing the parts is half the work. Staying in control of them is the other half.',
  ],
  included: [
    {
      term: 'Placement plan',
      text: 'Users, delay budget, data class and failure mode of every component, and from these its place: device, site, edge network or region.',
    },
    {
      term: 'Reads near users',
      text: 'Chain data is cached with lifetimes that follow finality. Final blocks may be kept for good, the head only until the next one.',
    },
    {
      term: 'Single writer',
      text: 'Whichever region takes a request, transactions of one account leave through one queue, so nonces neither clash nor skip.',
    },
    {
      term: 'Device gateway',
      text: 'Readings are signed where they are taken, stored while the line is down, and sent later in their order.',
    },
    {
      term: 'Models on site',
      text: 'AI models small enough for the hardware run there, so that images and voices need not leave the building. Model version and result are logged.',
    },
    {
      term: 'Fleet updates',
      text: 'Signed images, rollout by groups, and a second partition from which a device boots the last good version.',
    },
    {
      term: 'Cost and exit sheet',
      text: 'Egress, requests and storage by region, and what it would take to leave each supplier.',
    },
  ],
  uses: ['Cold chains and food safety', 'Factories and warehouses', 'Energy meters and charging stations'],
  steps: [
    {
      name: 'Delay map',
      sentence: 'Response times are recorded from where people and devices really are, worst cases included.',
    },
    {
      name: 'Line of authority',
      sentence: 'We set down what a site may decide alone and what only the center may.',
    },
    {
      name: 'Pilot site',
      sentence: 'A single region or plant is equipped, cut off on purpose and reconnected.',
    },
    {
      name: 'Fleet',
      sentence:
        'Every further site gets the same image through the same pipeline, and none is set up by hand.',
    },
  ],
  needs: [
    'Where users and devices are, in rough numbers',
    'Data that must stay in a country or a building',
    'How long a site has to survive alone',
    'Cloud contracts and hardware already in place',
  ],
  terms: {
    price:
      'The number of sites and regions, the hardware in place, the models that run there, and how long a site works alone.',
    time: 'Access to the pilot site, delivery of hardware, and how quickly each group of devices can be updated.',
    handover:
      'You get the placement plan, the gateway and update pipeline with signed images, the delay map, and the cost and exit sheet.',
  },
  standards: [
    {
      term: 'MQTT',
      text: 'A light publish-and-subscribe protocol for weak links. At quality level 1 a message may arrive twice, so the receiver has to drop duplicates.',
    },
    {
      term: 'TPM and secure elements',
      text: 'Chips that hold a device key and sign with it. They prove which device spoke, not that its sensor was honest.',
    },
    {
      term: 'Remote attestation',
      text: 'Evidence signed by hardware of the software a machine has started, also for enclaves and confidential virtual machines. A service can demand it before handing over a key.',
    },
    {
      term: 'Merkle anchoring',
      text: 'Many readings share one transaction. Only the root goes to a network such as Polygon or Ethereum, and each reading keeps the path that leads to it.',
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
        'Full ones rarely do, because they need fast disks and steady bandwidth. Light clients and read caches fit well. A validator belongs where its operator can protect the key.',
    },
    {
      question: 'Can sensor data on a chain be trusted?',
      answer:
        'The chain shows that a reading has not changed since it was recorded. Whether it was true depends on the device, its mounting and its calibration. Signing at the source narrows the gap, and comparing several sensors narrows it further.',
    },
    {
      question: 'Does our data have to stay in one country?',
      answer:
        'Some of it may, depending on its kind, your industry and your contracts. Every data class is tagged with the places where it may be, and the pipeline refuses the rest. Which rules apply is for counsel to confirm.',
    },
  ],
  call: {
    title: 'How far are your users from your servers?',
    text: 'List the regions or sites, what has to be fast there, and what may not leave.',
  },
} satisfies OfferCopy
