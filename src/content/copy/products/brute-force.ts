import type { OfferCopy } from '../offerCopy.ts'

export const sentence =
  'Find the weak passwords, wallet files and API keys in your own systems before an attacker does.'

export const synonyms = 'bruteforce password crack strength guess weak hash guessing pentest key'

export const ai = 'Ranks guesses by how people choose passwords, so weak ones are found first.'

export default {
  title: 'Password and key strength tester',
  description:
    'Test your own stored passwords, wallet files and API keys against guessing, with proof of permission and a report without secrets. See a simulated run.',
  outcome:
    'Find out which of your passwords, wallet files and API keys can be guessed, why, and how to prevent it.',
  problemTitle: 'At full speed, without a lockout',
  problem: [
    'Attackers run their guesses against stolen databases and lost wallet files on their own machines, at full speed and without a lock after wrong tries. Then only two things count: the strength of the password and how it is stored (the hash).',
    'Password policies that require a capital letter and a digit produce passwords made of a season, a year and an exclamation point. They satisfy the policy and are still easy to guess. To find such passwords, run an attacker’s guesses on your own data.',
  ],
  exhibit: {
    kind: 'finding',
    caption: 'A password can satisfy the policy and be guessed quickly; the report never shows it.',
    name: 'Account 17',
    badge: { mark: 'bad', name: 'Guessed' },
    panes: [
      { name: 'The weakness', text: 'The policy accepts it, and lists of common patterns contain it.' },
      { name: 'The guess', code: ['word list: seasons', 'rule: year, then sign', 'guess 1,204: hit'] },
      {
        name: 'The fix',
        text: 'A check against leaked lists, and storage that makes each guess slow.',
      },
    ],
  },
  included: [
    {
      term: 'Scope lock',
      text: 'The tool runs only against listed targets that you own or whose owner has signed, with the signed permission stored with the result.',
    },
    {
      term: 'Hash testing',
      text: 'Exports of stored passwords (hashes), tested with word lists, rules and patterns. AI ranks the guesses by how people choose passwords.',
    },
    {
      term: 'Wallet files',
      text: 'Your own encrypted wallet files. The password of the file is the weak point, not the key inside.',
    },
    {
      term: 'API keys',
      text: 'Keys by which your systems talk to each other: how random they are, and what makes guessing them easier.',
    },
    {
      term: 'Login throttling',
      text: 'A slow test against a copy of your login (a staging system) shows whether it delays, locks and alerts according to your policy.',
    },
    {
      term: 'Report without secrets',
      text: 'Findings name the account and the weakness. Guessed passwords are never stored or displayed.',
    },
  ],
  steps: [
    {
      name: 'Permission',
      sentence:
        'Owner, systems, period and people are documented and signed before the tool accepts a target.',
    },
    {
      name: 'Offline copy',
      sentence:
        'You export hashes to an offline machine, either yours or one of ours, which we wipe afterward.',
    },
    {
      name: 'Run',
      sentence:
        'The tool first makes the guesses that take the least computing, and records the effort for each success.',
    },
    {
      name: 'Repair',
      sentence:
        'You reset weak accounts and store passwords in a form that makes each guess slow, and a second run shows the difference.',
    },
  ],
  needs: [
    'Written permission from the owner of the systems',
    'An export of hashes, or the files to test',
    'Your current password policy',
    'An administrator who is authorized to reset accounts',
  ],
  terms: {
    price:
      'How many hashes, files, keys and login systems are in scope. Storage that makes each guess slower takes more computing effort.',
    time: 'The signed permission, the exports, and how soon you reset weak accounts for the second run.',
    handover:
      'You get the report without secrets, which names each weak account and setting. The signed scope and the comparison with the second run belong to it.',
  },
  standards: [
    {
      term: 'Storage that slows guessing',
      text: 'Each guess takes time and memory, which slows an attacker’s hardware. How much of both is a setting.',
      names: 'Argon2id',
    },
    {
      term: 'Older bcrypt hashes',
      text: 'An older way to store passwords. It is still secure if set slow enough, but it ignores the end of very long passwords.',
    },
    {
      term: 'Rules for passwords',
      text: 'The US standard asks for length and a check against known leaked passwords, not for special characters or regular changes.',
      names: 'NIST SP 800-63B',
    },
    {
      term: 'Recovery phrases',
      text: 'Twelve random words cannot be guessed. Words that a person chose are not random and can be guessed.',
      names: 'BIP-39',
    },
  ],
  demo: {
    canTry: [
      'Choose a wallet, a password hash or an API key as the target, then press Start.',
      'Watch progress and simulated attempts rise; the demo brings its own sample secrets.',
      'Stop the run to freeze it, reset it, and start again from zero.',
      'Let a run finish to see three sample findings and a sample score that changes from Moderate Risk to High Risk.',
    ],
    canChange: [
      'Which systems are tested',
      'Wordlists for your language and industry',
      'Limits on time and computing power',
      'Layout of the report',
      'Connection to your ticketing system',
    ],
  },
  related: [
    '/services/security-hardening',
    '/services/training',
    '/products/mobile-wallet',
    '/services/infrastructure',
  ],
  questions: [
    {
      question: 'Can I use it to recover a wallet I have lost?',
      answer:
        'If the file is yours and you remember parts of the password, the same method can search for the rest. You have to prove ownership first. If the password is strong and you remember nothing, a search is not feasible.',
    },
    {
      question: 'Can I use it on another company’s login?',
      answer:
        'No. Each target needs signed authorization and technical proof of control, such as an entry that only the owner of the domain can make. Attacking other people’s systems is a crime almost everywhere.',
    },
    {
      question: 'Which change improves security most?',
      answer:
        'A password manager with long random passwords, and a second sign-in step that works only on the real website. On your servers: a password hash that is slow to compute, and a check against leaked lists when a password is set.',
    },
  ],
  call: {
    title: 'Which of your systems should we test?',
    text: 'Name the systems, the type of hash if you know it, and the person who can give permission.',
  },
} as const satisfies OfferCopy
