import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'A review of keys, access and deployment, then fixes in order of risk.'

export const synonyms =
  'secure safety harden hack protect key server attack pentest penetration hacked breach incident phishing firewall password hsm access'

export default {
  title: 'Security hardening for keys, access and releases',
  description:
    'Your keys, accounts, releases, domains and signing routines, reviewed from an attacker’s perspective and secured in order of possible damage.',
  outcome:
    'We close the ways in which one compromised laptop or password could move your funds, and your team rehearses an incident.',
  problemTitle: 'Thefts without a flaw in the code',
  problem: [
    'A developer opened a malicious file, signers approved a transaction that a manipulated page displayed, or a provider let a caller take over a company’s web address. Many large thefts began like this, and an audit of smart contracts (programs on a blockchain) would have found none of it.',
    'If you fix security one incident at a time, you protect the wrong places. Instead, list everything that can sign, publish or redirect, and for each item, ask what one deceived person could do with it.',
  ],
  exhibit: {
    kind: 'finding',
    caption: 'We rank the ways from a deceived person to the treasury, and close the worst first.',
    name: 'Attack path 2',
    badge: { mark: 'bad', name: 'Severe' },
    panes: [
      {
        name: 'The path',
        text: 'A malicious file takes over a laptop, and its access rights publish a new website.',
      },
      {
        name: 'The test',
        text: 'In a drill, one deceived person replaced the page on which payments are approved.',
      },
      {
        name: 'The fix',
        text: 'The rights expire, and an alarm compares the page with the build.',
      },
    ],
  },
  included: [
    {
      term: 'Privilege inventory',
      text: 'Every key, role and account that can sign, publish or redirect, with its holder and the damage it could cause.',
    },
    {
      term: 'Key custody',
      text: 'By type of key: a hardware module (HSM), keys split among several parties (MPC) or a wallet that needs several signatures (multisig). The creation of keys, the key ceremony, is recorded.',
    },
    {
      term: 'Signing routine',
      text: 'Signers read on a second device what they would approve. They do not rely on what a web page shows.',
    },
    {
      term: 'Build pipeline',
      text: 'The way from code to release: fixed versions of third-party code, access that expires, reviewed changes, and releases that can be traced to their source.',
    },
    {
      term: 'Staff sign-in',
      text: 'Passkeys (sign-in by fingerprint or face) or hardware tokens, permissions that expire, no shared accounts. We secure account recovery as well, because attackers try it first.',
    },
    {
      term: 'Domain and front end',
      text: 'Protection against a stolen web address and injected code, and an alarm when the published website differs from the one you built.',
    },
    {
      term: 'Incident plan',
      text: 'Who decides, who can pause, where you meet if your chat is compromised, and what you say in public.',
    },
  ],
  steps: [
    {
      name: 'Written scope',
      sentence: 'You confirm in writing which of your systems we may test. We do not touch others.',
    },
    {
      name: 'Attack paths',
      sentence: 'We trace and rank the shortest routes from a deceived employee to an empty treasury.',
    },
    {
      name: 'Fixes',
      sentence: 'We make changes in order of rank and check that each one still allows daily work.',
    },
    {
      name: 'Fire drill',
      sentence: 'A simulated key theft shows whether pausing, replacing keys and communication work.',
    },
  ],
  needs: [
    'Written authorization for the systems in scope',
    'A list of signers, administrators and suppliers',
    'Read access to cloud, code and domain settings',
    'A person authorized to approve changes',
  ],
  terms: {
    price:
      'How many keys, roles, people and systems are in scope. It rises with the changes that we implement for you.',
    time: 'Your written authorization, delivery of hardware for keys and sign-in, and when the fire drill suits your team.',
    handover:
      'You get the privilege inventory, and the ranked attack paths with the changes that close them. The record of the key ceremony and the incident plan are yours.',
  },
  standards: [
    {
      term: 'Keys in hardware',
      text: 'A hardware module signs without exposing the key, but does not check whether a request makes sense, so you need limits in front of it.',
      names: 'HSM, rated by FIPS 140-3',
    },
    {
      term: 'Stored passwords',
      text: 'Passwords are stored so that stolen copies are slow to guess. New databases use Argon2id; the older bcrypt is still sound, but ignores the end of a very long password.',
    },
    {
      term: 'Origin of a release',
      text: 'You can see which code a release was made from, which reveals a swapped file.',
      names: 'SLSA',
    },
    {
      term: 'Checklists',
      text: 'We also use the public lists that auditors ask for, but your attack paths set the order.',
      names: 'OWASP ASVS, CIS Benchmarks, CCSS',
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
        'Enough that the loss of one key does no harm and the theft of one key gains nothing. Three of five is common for a treasury. Keys in the same building or on the same type of device are less independent than their number suggests.',
    },
    {
      question: 'Is a hardware wallet enough?',
      answer:
        'It protects the key from malware, but it signs whatever its owner approves. Some show only a code that the signer cannot check. Readable requests, a trial run and a second person close most of that gap.',
    },
    {
      question: 'What comes first when a key may have leaked?',
      answer:
        'Pause what can be paused, revoke the role and move funds, from a clean device and in the order that your plan sets. Investigate afterward. If you replace the key on the compromised machine, the attacker gets the new key as well.',
    },
  ],
  call: {
    title: 'Which key would do the most damage?',
    text: 'Tell us what it controls and how many people can use it today. Never send the key itself.',
  },
} as const satisfies OfferCopy
