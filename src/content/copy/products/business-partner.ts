import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Find dealers by state and city, follow an escrow trade and book an appointment.'

export const synonyms =
  'partners dealer find near local appointment broker agent office city reseller franchise repair distributor locator nearest map'

export default {
  title: 'Crypto dealer and partner finder',
  description:
    'A directory of vetted dealers with search by state and city, escrow tracking and appointments, ready for your network. Filter sample partners in the demo.',
  outcome:
    'A directory in which your customers find a checked dealer nearby, agree on an appointment and see the state of their escrow.',
  problem: [
    'Anyone who wants to trade a larger sum in person ends up looking for dealers in chat groups. There is no telling who they are, whether they are registered, or whether they wrote their own reviews.',
    'A dealer network has the same problem from the inside. Lists go stale, licenses run out unnoticed, and appointments live in one person’s phone. The directory is only worth its upkeep, so upkeep is what the software does.',
  ],
  included: [
    {
      term: 'Partner profiles',
      text: 'Type, services, hours and place, filled in by the partner and released by you.',
    },
    {
      term: 'Verification file',
      text: 'Registration, license and the people behind it, with expiry dates. The mark disappears by itself when one lapses.',
    },
    {
      term: 'Place search',
      text: 'By state, city or distance. Customers type a place, so nobody has to share a device’s location.',
    },
    {
      term: 'Escrow view',
      text: 'ID, amount, status and time left for each trade, read from the escrow contract or your provider.',
    },
    {
      term: 'Appointments',
      text: 'Open slots, confirmation by both sides, time zones, reminders, and no double booking.',
    },
    {
      term: 'Reviews with a trade',
      text: 'Only a finished trade lets somebody write one, once. Partners may answer but not delete.',
    },
  ],
  uses: ['Dealer and franchise networks', 'Agents and resellers', 'Repair and service partners'],
  steps: [
    {
      name: 'Admission',
      sentence: 'What a partner has to prove, to whom and how often becomes a checklist in the software.',
    },
    {
      name: 'Import',
      sentence: 'Your current list is loaded, duplicates are removed, and each address is placed on the map.',
    },
    {
      name: 'Connections',
      sentence: 'Escrow, calendar and messages are attached to the systems you and your partners use.',
    },
    {
      name: 'Region by region',
      sentence: 'One area opens first, and its partners’ questions shape the next.',
    },
  ],
  needs: [
    'Your list of partners, however rough',
    'Admission criteria and who checks them',
    'The escrow you use, or ask us for one',
    'States, cities and languages to cover',
  ],
  terms: {
    price:
      'The number of partners and regions, the languages, and the escrow and calendar systems to connect.',
    time: 'The state of your partner list, your admission criteria, and the order in which regions open.',
    handover:
      'You get the directory with your imported list, the admission checklist, the verification files, and the connections to escrow and calendar.',
  },
  standards: [
    {
      term: 'KYB',
      text: 'Know your business: register entry, owners, people in charge. It is repeated, since companies change hands.',
    },
    {
      term: 'State licensing',
      text: 'In the United States a dealer registers with FinCEN and may need a license in each state served. A profile shows both numbers.',
    },
    {
      term: 'Two of three',
      text: 'A multisig escrow for buyer, dealer and arbiter. Any two can release the coins, and nobody can alone, not even the operator.',
    },
  ],
  demo: {
    canTry: [
      'Filter sample partners by state and by city. The two filters work together, and a drawn map marks who is left.',
      'Compare type, rating, services, distance, and whether a partner is verified and online.',
      'Open the tabs with sample escrow trades and sample appointments to see their status.',
      'Press Start escrow or Book appointment and read what it does in your version; nothing is booked here. Marks are for display only.',
    ],
    canChange: [
      'Regions and search fields',
      'Partner types and services',
      'Verification checklist',
      'Escrow provider or contract',
      'Calendar and messages',
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
        'No. The software comes empty, and the names in the demo are made up. You admit partners under your own criteria and answer for the list.',
    },
    {
      question: 'Is a verified mark a promise about a dealer’s honesty?',
      answer:
        'It says that named documents were checked on a named day. The profile shows which and when. Escrow and a meeting in a public place still make sense.',
    },
    {
      question: 'How is the customer’s privacy kept?',
      answer:
        'Searching needs no account. A partner learns a name and a time slot once an appointment is made, and the record is deleted after the period that your law requires.',
    },
  ],
  call: {
    title: 'Where should your customers find someone first?',
    text: 'Send the region, the number of partners, and what each has to prove to be listed.',
  },
} satisfies OfferCopy
