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
    'A policy document does not stop a transfer; the product has to. Many small decisions lie between the text a lawyer approved and the button a user presses: when to ask for a document, what a partial match of a name means, who may release a held transfer, what is stored and for how long.',
    'Checks that are added late end up in the wrong places. Users upload a passport before they know what the product does, good customers wait because of false alarms, and identity documents are stored in a support mailbox.',
  ],
  exhibit: {
    kind: 'decisionTable',
    caption: 'Each check runs at the click that needs it and leaves a record that an examiner can follow.',
    columns: ['Moment', 'Check', 'Record'],
    rows: [
      ['First deposit', 'Screening of the address', 'Result and date of the list'],
      ['Limit is raised', 'Identity document', 'New level, text the user saw'],
      ['Partial name match', 'A second person decides', 'Reason and reviewer'],
    ],
  },
  included: [
    {
      term: 'Tiered onboarding',
      text: 'Low limits require few documents, higher limits more. Levels (tiers), countries and providers are settings, so a new rule does not require a new app version.',
    },
    {
      term: 'Business customers',
      text: 'Company registration records, ownership chains and authority to sign, and identity checks of the people behind a company.',
    },
    {
      term: 'Address screening',
      text: 'Deposits and withdrawals are checked against lists of suspicious addresses before they are credited or sent, and the result is stored as evidence.',
    },
    {
      term: 'Monitoring and cases',
      text: 'A case opens for patterns such as payments split to stay under a limit, or money that leaves right after it arrives. It has a reviewer, a deadline and a second person who closes it. AI can flag unusual patterns with the reason; staff decide.',
    },
    {
      term: 'Travel Rule exchange',
      text: 'Your product sends the names of sender and recipient to the receiving exchange or wallet company, as the law requires (Travel Rule). Users who hold their keys prove by signature that the address is theirs.',
    },
    {
      term: 'Disclosure screens',
      text: 'Risks, fees and conflicts of interest appear where the user decides. The displayed version and the consent are stored together.',
    },
    {
      term: 'Records and deletion',
      text: 'How long each type of data is kept, who may read it, an export for authorities, and deletion when the period ends.',
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
        'We test identity and screening providers with test identities, including names written in other alphabets.',
    },
    {
      name: 'Shadow run',
      sentence:
        'The checks run without blocking, and your compliance officer compares the alerts with their own judgment.',
    },
    {
      name: 'Activation',
      sentence:
        'Blocking starts once your staff is ready to handle held transfers, with an appeal process and a report on waiting times.',
    },
  ],
  needs: [
    'Requirements confirmed by your counsel',
    'A compliance officer with authority to decide',
    'Signed agreements with identity and screening providers',
    'Customer types, countries and limits',
    'Your mandatory retention periods',
  ],
  terms: {
    price:
      'How many countries and customer tiers you serve. Each provider and each system in which checks have to run adds to it.',
    time: 'Your signed agreements with the identity and screening providers, the requirements from your counsel, and the shadow run.',
    handover:
      'You get the onboarding, screening and case tools with their source code. You also get the trigger list and the retention settings in writing; the export for authorities is ready to use.',
  },
  standards: [
    {
      term: 'Travel Rule',
      text: 'Crypto firms must tell each other who sends and who receives; in the European Union, whatever the amount.',
      names: 'FATF Recommendation 16, Regulation 2023/1113, IVMS 101',
    },
    {
      term: 'Sanctions lists',
      text: 'Few lists name wallet addresses, and owners move to new ones. Screening therefore also covers addresses that received money from a listed one.',
      names: 'OFAC and others',
    },
    {
      term: 'Real faces',
      text: 'Selfie checks are tested against photos and masks. A fake video fed into the camera needs separate measures.',
      names: 'Liveness, ISO/IEC 30107-3',
    },
    {
      term: 'Tokens for checked holders',
      text: 'Such a token can be sent only to addresses whose owner passed the identity check. The documents stay off the chain.',
      names: 'ERC-3643',
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
    text: 'Attach a sketch of the steps that your users go through today, the rule that your counsel has confirmed, and the name of your provider, if you have one.',
  },
} as const satisfies OfferCopy
