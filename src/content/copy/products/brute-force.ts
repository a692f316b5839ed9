import type { OfferCopy } from '../offerCopy.ts'

export const sentence = 'Test how well your own passwords and keys hold up against guessing.'

export const synonyms = 'bruteforce password crack strength guess weak hash guessing pentest key'

export default {
  title: 'Password and key strength tester',
  description:
    'Test your own password hashes, wallet files and API keys against guessing, with proof of permission and a report that holds no secrets. See a simulated run.',
  outcome:
    'A report that says which of your own secrets would fall to guessing, why, and which setting would have stopped it.',
  problem: [
    'Stolen databases and lost wallet files are attacked where nobody can lock the account: on the attacker’s machine, at the attacker’s speed. What counts then is the hash, its cost, and what people chose.',
    'Policies that demand a capital letter and a digit produce a season, a year and an exclamation point. They look strong in a table. The only way to know is to try what an attacker would try, on your own data, before anybody else does.',
  ],
  included: [
    {
      term: 'Scope lock',
      text: 'The tool runs only against targets you own and have listed, with the signed permission stored beside the result.',
    },
    {
      term: 'Hash testing',
      text: 'Exports with Argon2id, bcrypt, scrypt, PBKDF2 or older hashes, tried with wordlists, rules and patterns.',
    },
    {
      term: 'Wallet files',
      text: 'Your own encrypted keystores. The file’s password is the weak point, not the key it protects.',
    },
    {
      term: 'API keys',
      text: 'Measures the randomness of keys your systems issue, and looks for prefixes and counters that shrink the search.',
    },
    {
      term: 'Login throttling',
      text: 'A slow test against your own staging system shows whether it delays, locks and alerts as the policy says.',
    },
    {
      term: 'Report without secrets',
      text: 'Findings name account and weakness. Guessed passwords are never written to disk, nor shown to anybody.',
    },
  ],
  steps: [
    {
      name: 'Permission',
      sentence:
        'Owner, systems, period and people are written down and signed before the tool accepts a target.',
    },
    {
      name: 'Offline copy',
      sentence: 'Hashes are exported to a machine without a network, yours or one that is wiped afterward.',
    },
    {
      name: 'Run',
      sentence: 'The cheapest guesses come first, and each success is recorded with the effort it took.',
    },
    {
      name: 'Repair',
      sentence: 'Weak accounts are reset, hash settings are raised, and a second run shows the difference.',
    },
  ],
  needs: [
    'Written permission from the owner of the systems',
    'An export of hashes, or the files to test',
    'The policy you believe is in force',
    'Somebody who may reset accounts',
  ],
  terms: {
    price: 'The number of hashes, files, keys and login systems in scope, and the effort a guess may cost.',
    time: 'The signed permission, the exports, and how soon weak accounts are reset for the second run.',
    handover:
      'You get the report without secrets, with each weak account and setting named, the signed scope, and the comparison with the second run.',
  },
  standards: [
    {
      term: 'Argon2id',
      text: 'A hash that is deliberately slow and needs a lot of memory, so graphics cards gain less. Memory, passes and lanes are its settings.',
    },
    {
      term: 'Older bcrypt hashes',
      text: 'Still sound with a high cost. It reads the first 72 bytes only, so a very long passphrase is cut off unnoticed.',
    },
    {
      term: 'NIST SP 800-63B',
      text: 'Asks for length and a check against known leaked passwords, not for special characters and regular changes.',
    },
    {
      term: 'BIP-39 phrases',
      text: 'Twelve random words hold 128 bits and cannot be guessed. A phrase somebody made up can.',
    },
  ],
  demo: {
    canTry: [
      'Choose a wallet, a password hash or an API key as the target, then press Start.',
      'Watch progress and attempts rise. Attempts are counted and never made, and no secret is asked for.',
      'Stop freezes the run, Reset clears it, and Start always begins from zero.',
      'A finished run shows three sample findings and a sample score that now reads High Risk instead of Moderate Risk, the same for each target.',
    ],
    canChange: [
      'Targets and hash formats',
      'Wordlists for your language and industry',
      'Limits on time and computing power',
      'Layout of the report',
      'Connection to your ticket system',
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
      question: 'Can I use it to get back into a wallet I have lost?',
      answer:
        'If the file is yours and you remember parts of the password, the same method can search around them. You prove ownership first. Without any memory of a good password, there is nothing to search.',
    },
    {
      question: 'Can it be pointed at somebody else’s login?',
      answer:
        'No. Targets need a signed permission and a technical proof of control, for example a record in the domain’s DNS. Attacking other people’s systems is a crime almost everywhere.',
    },
    {
      question: 'Which single change helps most?',
      answer:
        'A password manager with long random passwords, and a second factor that is bound to the domain. On the server side: Argon2id, and a check against leaked lists when a password is set.',
    },
  ],
  call: {
    title: 'Which of your own doors should we try?',
    text: 'Name the systems, the kind of hash if you know it, and who can give permission.',
  },
} satisfies OfferCopy
