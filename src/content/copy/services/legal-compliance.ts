import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'KYC, AML and disclosure built into the product flow.'

export const synonyms =
  'lawyer law kyc aml legally disclosure identity verification sanction passport onboarding verify travel terms privacy screening gdpr attorney'

export default {
  title: 'KYC and AML integration for crypto products',
  description:
    'Identity checks, address screening, Travel Rule messages, case handling and risk notices, built into your flows from rules your counsel has confirmed.',
  outcome:
    'Compliance that runs inside the product: each check comes at the right moment, every decision is recorded, and an examiner can follow it.',
  problem: [
    'A policy in a folder checks nobody. Between the text that a lawyer approved and the button a user presses lie many small decisions: when to ask for a document, what a partial name match means, who may release a held transfer, what is kept and until when.',
    'Added at the end, checks land in the worst places. People upload a passport before they know what the product does, good customers wait behind false alarms, and identity documents sit in a support mailbox.',
  ],
  included: [
    {
      term: 'Tiered onboarding',
      text: 'Low limits ask for little and higher ones for more. Tiers, countries and providers are settings, so a new rule needs no new app.',
    },
    {
      term: 'Company customers',
      text: 'Register extracts, ownership chains and authority to sign, with the people behind a firm checked like anyone else.',
    },
    {
      term: 'Address screening',
      text: 'Deposits and withdrawals are screened before they are credited or sent, and the answer received is kept as evidence.',
    },
    {
      term: 'Monitoring and cases',
      text: 'Patterns such as split amounts or rapid pass-through open a case with a reviewer, a deadline and a second person to close it.',
    },
    {
      term: 'Travel Rule exchange',
      text: 'Sender and recipient data go to the other provider over a protocol it supports. The owner of a private wallet proves control by a signature.',
    },
    {
      term: 'Disclosure screens',
      text: 'Risks, fees and conflicts of interest stand where the choice is made. The version shown and the consent are stored together.',
    },
    {
      term: 'Records and deletion',
      text: 'Retention by kind of data, access by role, an export for authorities, and erasure once the period ends.',
    },
  ],
  steps: [
    {
      name: 'Rules to triggers',
      sentence: 'Confirmed requirements become events: at which click, amount or country which check runs.',
    },
    {
      name: 'Provider trial',
      sentence:
        'Identity and screening providers are tried with test identities, including names that transliterate badly.',
    },
    {
      name: 'Shadow run',
      sentence:
        'Checks block nothing yet, while your compliance officer compares the alerts with their own judgment.',
    },
    {
      name: 'Switching on',
      sentence: 'Blocking begins with a staffed queue, a way to appeal and a view of waiting times.',
    },
  ],
  needs: [
    'Requirements confirmed by your counsel',
    'A compliance officer with power to decide',
    'Contracts with identity and screening providers',
    'Customer types, countries and limits',
    'Retention periods you are bound by',
  ],
  terms: {
    price: 'The number of countries, customer tiers and providers, and the systems where checks have to run.',
    time: 'Your contracts with the identity and screening providers, the requirements from your counsel, and the shadow run.',
    handover:
      'You get the onboarding, screening and case tools with their source code, the list of triggers, the retention settings, and the export for authorities.',
  },
  standards: [
    {
      term: 'FATF Recommendation 16',
      text: 'The Travel Rule. In the European Union it is Regulation 2023/1113, which sets no minimum amount for transfers between providers. IVMS 101 is the common data format.',
    },
    {
      term: 'Sanctions lists',
      text: 'OFAC publishes some wallet addresses beside names, other lists mostly names. Since owners move on to new addresses, indirect exposure is assessed as well.',
    },
    {
      term: 'Liveness',
      text: 'ISO/IEC 30107-3 describes how selfie checks are tested against photos and masks. Video injected through a virtual camera needs measures of its own.',
    },
    {
      term: 'ERC-3643',
      text: 'A token whose transfers succeed only toward addresses with a valid identity claim. The claim can be checked on chain, while the documents stay off it.',
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
        'Consulting finds out which rules may apply and what they would change. Here the answer is known and confirmed by your counsel, and it becomes screens, checks and records. Neither is legal advice.',
    },
    {
      question: 'Who sees the identity documents?',
      answer:
        'As few people as possible. Usually the files stay with the identity provider, and the product stores a result, a reference and an expiry date. Staff open a document only inside a case, and each view is logged.',
    },
    {
      question: 'May a user be told why a transfer is held?',
      answer:
        'Not always. Many laws forbid telling a person that a suspicion has been reported, which is known as tipping off. The words for waiting and refusal are therefore written in advance and cleared by counsel.',
    },
  ],
  call: {
    title: 'At which step should the check happen?',
    text: 'Attach the flow as it is today, the rule that counsel has set, and the provider you use, if any.',
  },
} satisfies OfferCopy
