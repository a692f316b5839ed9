import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Keys, access and deployment checked, then tightened.'

export const synonyms =
  'secure safety harden hack protect key server attack pentest penetration hacked breach incident phishing firewall password hsm access'

export default {
  title: 'Security hardening for keys, access and releases',
  description:
    'Your own keys, accounts, build pipelines, domains and signing habits, seen as an attacker would see them and tightened in order of possible damage.',
  outcome:
    'A system in which no single stolen laptop, password or package can move funds, and a practiced answer for the day something goes wrong.',
  problem: [
    'Many large thefts never touched a flaw in a contract. A developer opened a prepared file, signers approved what a manipulated page displayed, a registrar moved a domain after one phone call. An audit of the code would have found none of it.',
    'Security that is patched one incident at a time grows in the wrong places. It helps to list everything that can sign, deploy or redirect, and to ask of each what one deceived person could do with it.',
  ],
  included: [
    {
      term: 'Inventory of power',
      text: 'Every key, role, account and token that can sign, deploy, publish or redirect, with its holder and the harm it could do.',
    },
    {
      term: 'Key custody',
      text: 'HSM, MPC or a multisig of hardware wallets, chosen by kind of key and spread over people, places and vendors. The ceremony is recorded.',
    },
    {
      term: 'Signing routine',
      text: 'Signers decode the call on a second device and compare hashes before they approve. What a web page says is not evidence.',
    },
    {
      term: 'Build pipeline',
      text: 'Pinned dependencies, protected branches, short-lived credentials, reviewed workflows, and builds whose origin can be proven.',
    },
    {
      term: 'Staff sign-in',
      text: 'Passkeys or hardware tokens, rights that expire, no shared accounts. Account recovery is tightened as well, since attackers try it first.',
    },
    {
      term: 'Domain and front end',
      text: 'Registrar lock, DNSSEC, a content security policy, and an alarm when the published script is not the one that was built.',
    },
    {
      term: 'Incident plan',
      text: 'Who decides, who can pause, where you meet when the chat is compromised, and what is said in public.',
    },
  ],
  steps: [
    {
      name: 'Written scope',
      sentence: 'You confirm which systems are yours and may be tested, and nothing else is touched.',
    },
    {
      name: 'Attack paths',
      sentence: 'The shortest routes from a deceived employee to an emptied treasury are traced and ranked.',
    },
    {
      name: 'Tightening',
      sentence: 'Changes go in by rank, each with a check that daily work is still possible.',
    },
    {
      name: 'Fire drill',
      sentence: 'A staged key theft shows whether pause, rotation and communication hold.',
    },
  ],
  needs: [
    'Written authority over the systems in scope',
    'A list of signers, administrators and suppliers',
    'Read access to cloud, repository and domain settings',
    'Someone who may decide on changes',
  ],
  terms: {
    price:
      'The number of keys, roles, staff and systems in scope, and how many of the changes we make for you.',
    time: 'Your written authority, delivery of hardware for keys and sign-in, and when the fire drill suits your team.',
    handover:
      'You get the inventory of power, the ranked attack paths, the changes with their checks, the record of the key ceremony, and the incident plan.',
  },
  standards: [
    {
      term: 'HSM and FIPS 140-3',
      text: 'A hardware module signs without giving the key away, and FIPS 140-3 grades how it resists tampering. It does not ask whether a request makes sense, so limits belong in front of it.',
    },
    {
      term: 'Bcrypt and Argon2id',
      text: 'New password stores take Argon2id with ample memory. Bcrypt is still sound, but most versions ignore whatever follows the first 72 bytes.',
    },
    {
      term: 'SLSA provenance',
      text: 'Ties a release to its source and build system. It reveals a swapped artifact, though not a bad commit that was reviewed and accepted.',
    },
    {
      term: 'Checklists',
      text: 'OWASP ASVS for applications, CIS Benchmarks for servers and clouds, CCSS for key handling. The order of work comes from your own attack paths.',
    },
  ],
  related: [
    '/products/brute-force',
    '/services/smart-contract-audits',
    '/services/training',
    '/products/wallet-tracker',
  ],
  questions: [
    {
      question: 'How many signers should a multisig have?',
      answer:
        'Enough that losing one key is harmless and stealing one is useless. Three of five is common for a treasury. Keys in the same building or on the same model of device count for less than their number.',
    },
    {
      question: 'Is a hardware wallet enough?',
      answer:
        'It keeps the key from malware, and it signs whatever its owner approves. In blind signing it displays a hash that nobody can judge. Readable prompts, simulation and a second person close most of that gap.',
    },
    {
      question: 'What comes first when a key may have leaked?',
      answer:
        'Pause what can be paused, revoke the role and move funds, all from a device known to be clean and in the order your plan sets. The investigation follows. Rotating it on the compromised machine hands over the new key as well.',
    },
  ],
  call: {
    title: 'Which key would hurt most?',
    text: 'Say what it controls and how many people could use it tonight, and never send the key itself.',
  },
} satisfies OfferCopy
