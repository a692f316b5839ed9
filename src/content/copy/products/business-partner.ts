import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'A directory for your dealer network, with verification, appointments and payment status.'

export const synonyms =
  'partners dealer find near local appointment broker agent office city reseller franchise repair distributor locator nearest map'

export const ai =
  'Suggests dealers of your network by service and distance. Ratings come only from customers.'

export default {
  title: 'Crypto dealer and partner finder',
  description:
    'Software for a directory of your dealers: search by state and city, payments held until both sides confirm, and appointments. Filter sample partners.',
  outcome:
    'Your customers find a verified crypto dealer (or agent of another trade) nearby, book an appointment and follow a payment held until both sides confirm.',
  problemTitle: 'Unknown dealers, outdated lists',
  problem: [
    'Customers who want to exchange large sums of cash for cryptocurrency, or back, in person often look for dealers in chat groups. They cannot verify who the dealers are, whether they are registered, or who wrote the reviews.',
    'Dealer networks have a similar problem. Lists become outdated, licenses expire unnoticed, and appointments are on one person’s phone. The software warns you before a license expires and keeps profiles and appointments in one place.',
  ],
  exhibit: {
    kind: 'checks',
    caption: 'When one document expires, the verified mark disappears, even if no one looks at the file.',
    name: 'File of a sample dealer',
    checks: [
      { name: 'Registration', value: 'Valid', mark: 'good' },
      { name: 'License', value: 'Expired on March 31', mark: 'bad' },
      { name: 'Responsible person', value: 'Confirmed', mark: 'good' },
      { name: 'Reviews', value: 'Tied to 38 trades', mark: 'good' },
    ],
    conclusion: { mark: 'bad', text: 'The verified mark was removed on April 1.' },
  },
  included: [
    {
      term: 'Partner profiles',
      text: 'Type, services, hours and location, entered by the partner and approved by you.',
    },
    {
      term: 'Verification file',
      text: 'Registration, license and responsible people, with expiry dates. The verified mark disappears automatically when a document expires.',
    },
    {
      term: 'Location search',
      text: 'By state, city or distance. Customers type a location, so they do not have to share their device’s position. AI suggests dealers by service and distance.',
    },
    {
      term: 'Escrow view',
      text: 'Escrow is money held by a program or your provider until both sides confirm that they have done their part. The view shows amount, status and time left.',
    },
    {
      term: 'Appointments',
      text: 'Open slots, confirmation by both sides, time zones, reminders, and no double booking.',
    },
    {
      term: 'Reviews tied to trades',
      text: 'Customers can write one review per completed trade. Partners may reply but not delete.',
    },
  ],
  uses: ['Dealer and franchise networks', 'Agents and resellers', 'Repair and service partners'],
  steps: [
    {
      name: 'Admission',
      sentence:
        'The software turns your admission criteria into a checklist: documents, reviewer and review interval.',
    },
    {
      name: 'Import',
      sentence: 'We load your current list, remove duplicates and place each address on the map.',
    },
    {
      name: 'Connections',
      sentence: 'We connect escrow, calendar and messages to the systems that you and your partners use.',
    },
    {
      name: 'Region by region',
      sentence: 'One region opens first, and feedback from its partners improves the next.',
    },
  ],
  needs: [
    'Your list of partners, even if it is incomplete',
    'Admission criteria and a reviewer',
    'Your escrow provider, or your wish that we propose one',
    'States, cities and languages to cover',
  ],
  terms: {
    price:
      'How many partners, regions and languages there are. Each escrow or calendar system to connect adds to it.',
    time: 'The quality of your partner list, your admission criteria, and the order of regions.',
    handover:
      'You get the directory with your imported list. The admission checklist and the verification files are in it, and escrow and calendar are connected.',
  },
  standards: [
    {
      term: 'Checks of companies',
      text: 'Registration, owners and managers are checked, and checked again later, because companies change owners.',
      names: 'KYB',
    },
    {
      term: 'State licensing',
      text: 'In the United States a dealer registers with the Treasury and may need a license in each state served. A profile shows the numbers of both.',
      names: 'FinCEN',
    },
    {
      term: 'Two of three signatures',
      text: 'Buyer, dealer and an arbiter each hold a key, and any two can release the coins. No party can do it alone, not even you.',
      names: 'Multisig',
    },
  ],
  demo: {
    canTry: [
      'Filter sample partners by state and by city. The two filters work together, and a schematic map marks the results.',
      'Compare type, rating, services, distance, and whether a partner is verified and online.',
      'Open the tabs with sample escrow trades and sample appointments to see their status.',
      'Press Start escrow or Book appointment to read what each does in your finished product.',
    ],
    canChange: [
      'Regions and search fields',
      'Partner types and services',
      'Documents on the checklist',
      'Escrow by a provider or a program',
      'Which calendar and messages to connect',
    ],
  },
  related: [
    '/products/p2p-crypto',
    '/products/enterprise-solutions',
    '/services/consulting-compliance',
    '/services/legal-compliance',
  ],
  questions: [
    {
      question: 'Do the dealers come with the directory?',
      answer:
        'No. The software comes without data, and the names in the demo are made up. You admit partners by your own criteria and are responsible for the list.',
    },
    {
      question: 'Does a verified mark mean that a dealer is honest?',
      answer:
        'No. It means that certain documents were checked on a certain date. The profile shows both. Customers should still use escrow and meet in a public place.',
    },
    {
      question: 'How is customer privacy protected?',
      answer:
        'Search needs no account. A partner sees a name and a time slot after a customer books an appointment, and the record is deleted after the retention period in your country.',
    },
  ],
  call: {
    title: 'Which region should we start with?',
    text: 'Tell us the region, the number of partners, and the documents required for a listing.',
  },
} as const satisfies OfferCopy
