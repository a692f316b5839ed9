import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Identity checks, address screening and risk notices built into your product, once your counsel has confirmed the rules.'

export const synonyms =
  'lawyer law legal compliance legally disclosure identity verification sanction passport onboarding verify travel terms privacy screening gdpr attorney'

export default {
  title: 'KYC and AML integration for crypto products',
  description:
    'Identity checks, address screening, case handling and risk notices, built into your flows based on rules your counsel has confirmed.',
  outcome:
    'Identity checks (KYC), screening for money laundering (AML) and risk notices run at the right moment in your product, and leave a record for examiners.',
  problemTitle: 'From an approved text to a button',
  problem: [
    'A policy document does not stop a transfer; the product has to. Many small decisions lie between the text a lawyer approved and the button a user presses: when to ask for a document, what a partial name match means, who may release a held transfer, what is stored and for how long.',
    'Checks that are added late end up in the wrong places. Users upload a passport before they know what the product does, good customers wait because of false alarms, and identity documents are stored in a support mailbox.',
  ],
  exhibit: {
    kind: 'decisions',
    caption: 'Each check runs at the click that needs it and leaves a record that an examiner can follow.',
    columns: ['Moment', 'Check', 'Record'],
    rows: [
      ['First deposit', 'Screening of the address', 'Result and date of the list'],
      ['Limit is raised', 'Identity document', 'Tier and shown text'],
      ['Partial name match', 'A second person decides', 'Reason and reviewer'],
    ],
  },
  included: [
    {
      term: 'Tiered onboarding',
      text: 'Low limits require few documents, higher limits more. Tiers, countries and providers are settings, so a new rule does not require a new app version.',
    },
    {
      term: 'Business customers',
      text: 'Company registration records, ownership chains and authority to sign, and identity checks of the people behind a company.',
    },
    {
      term: 'Address screening',
      text: 'Deposits and withdrawals are screened before they are credited or sent, and the result is stored as evidence.',
    },
    {
      term: 'Monitoring and cases',
      text: 'Patterns such as split amounts or rapid pass-through open a case with a reviewer, a deadline and a second person to close it. AI can flag unusual patterns with the reason; staff decide.',
    },
    {
      term: 'Travel Rule exchange',
      text: 'Your product sends sender and recipient data to the receiving provider, as the Travel Rule requires. The owner of a self-hosted wallet proves control with a signature.',
    },
    {
      term: 'Disclosure screens',
      text: 'Risks, fees and conflicts of interest appear where the user decides. The displayed version and the consent are stored together.',
    },
    {
      term: 'Records and deletion',
      text: 'Retention by type of data, access by role, an export for authorities, and deletion when the period ends.',
    },
  ],
  steps: [
    {
      name: 'Rules to triggers',
      sentence:
        'We turn confirmed requirements into events: which check runs at which click, amount or country.',
    },
    {
      name: 'Provider trial',
      sentence:
        'We test identity and screening providers with test identities, including names that are hard to transliterate.',
    },
    {
      name: 'Shadow run',
      sentence:
        'The checks run without blocking, and your compliance officer compares the alerts with their own judgment.',
    },
    {
      name: 'Activation',
      sentence: 'Blocking starts with a staffed queue, an appeal process and a report on waiting times.',
    },
  ],
  needs: [
    'Requirements confirmed by your counsel',
    'A compliance officer with authority to decide',
    'Contracts with identity and screening providers',
    'Customer types, countries and limits',
    'Your mandatory retention periods',
  ],
  terms: {
    price:
      'How many countries and customer tiers you serve. Each provider and each system in which checks have to run adds to it.',
    time: 'Your contracts with the identity and screening providers, the requirements from your counsel, and the shadow run.',
    handover:
      'You get the onboarding, screening and case tools with their source code. The list of triggers and the retention settings are documents; the export for authorities is ready to use.',
  },
  standards: [
    {
      term: 'FATF Recommendation 16',
      text: 'The Travel Rule. In the European Union it is Regulation 2023/1113, which sets no minimum amount for transfers between providers. IVMS 101 is the common data format.',
    },
    {
      term: 'Sanctions lists',
      text: 'OFAC publishes some wallet addresses with names; other lists contain mostly names. Owners move to new addresses, so screening includes indirect exposure.',
    },
    {
      term: 'Liveness',
      text: 'ISO/IEC 30107-3 describes how selfie checks are tested against photos and masks. Video injected through a virtual camera needs separate measures.',
    },
    {
      term: 'ERC-3643',
      text: 'A token that can be transferred only to addresses with a valid identity claim. The claim can be checked on chain; the documents stay off chain.',
    },
  ],
  related: [
    '/services/consulting-compliance',
    '/services/exchange-development',
    '/services/launchpad-development',
    '/products/p2p-crypto',
  ],
  questions: [
    {
      question: 'How is this different from compliance consulting?',
      answer:
        'Consulting identifies which rules may apply and what they would change. This service starts with rules that your counsel has confirmed, and implements them as screens, checks and records. Neither is legal advice.',
    },
    {
      question: 'Who sees the identity documents?',
      answer:
        'As few people as possible. Usually the files stay with the identity provider, and the product stores a result, a reference and an expiry date. Staff can open a document only within a case, and each view is logged.',
    },
    {
      question: 'Can we tell a user why a transfer is held?',
      answer:
        'Not always. Many laws forbid telling a person that a suspicion has been reported, which is known as tipping off. We therefore prepare the hold and refusal messages in advance, and your counsel approves them.',
    },
  ],
  call: {
    title: 'Which rule should your product enforce?',
    text: 'Attach your current flow, the rule that your counsel has confirmed, and the name of your provider, if you have one.',
  },
} as const satisfies OfferCopy
