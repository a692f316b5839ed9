// Texts that a stranger puts into a link so that they read as the company's.
import { companyName } from '#src/content/companyName.ts'

/** Letters of other alphabets, and digits, that look like a Latin letter. */
const LOOK_ALIKE: readonly (readonly [letter: string, others: string])[] = [
  ['a', 'а4'],
  ['e', 'е3'],
  ['l', '1I'],
  ['o', 'оο0'],
]

/** Letters from another place of the Unicode tables: full width, mathematical bold. */
const shifted = (name: string, upper: number, lower: number) =>
  name
    .replace(/[A-Z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 65 + upper))
    .replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) - 97 + lower))

/** A company's name, and what looks like it. */
function spellingsOf(name: string): string[] {
  const letters = Array.from(name.replaceAll(' ', ''))
  const half = Math.ceil(name.length / 2)
  const parts = [name.slice(0, half), name.slice(half)]
  const domain = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  const spellings = [
    name,
    name.toUpperCase(),
    parts.join(' ').toLowerCase(),
    letters.map((letter) => `${letter.toUpperCase()}.`).join(''),
    letters.join(' '),
    parts.join('-'),
    parts.join("'"),
    parts.join('\u200B'),
    name.replace(/[oöôuüa]/, '$&\u0302'),
    name.replace('d', 'cl'),
    name.replace(/\p{Ll}(?=.*\p{Ll})/u, '$&$&'),
    shifted(name, 0xff21, 0xff41),
    shifted(name, 0x1d400, 0x1d41a),
    ...LOOK_ALIKE.flatMap(([letter, others]) => Array.from(others, (other) => name.replace(letter, other))),
    `${name} Security Team`,
    `${domain}-help.com`,
    `${domain}.com`,
    `Team ${name}`,
    `My${name}`,
  ]
  return [...new Set(spellings)]
}

/** Not a client's name, and not a sender's. */
export const HOSTILE_NAMES: readonly string[] = [
  // Sentences.
  'you. Locked, call account-help.com now',
  'you. Your wallet is locked, call now',
  'Your account is locked. Call us',
  'your account was locked for safety',
  'Please confirm your seed phrase today',
  // Addresses of pages beside other words, and their parts.
  'call secure-login.com',
  'secure-login.com now',
  'Orchard (secure-login.com)',
  'secure.login.evil.example',
  'www.orchard.com',
  'https secure-login',
  'hxxps secure-login',
  'https://secure-login.com',
  'secure-login.com/start',
  'Orchard@secure-login.com',
  'Orchard:8080',
  'J.P.Morgan',
  'evil.a',
  'evil..com',
  '.evil',
  'evil,com',
  'evil(.)com',
  'evil(com)',
  // Punctuation that looks like other punctuation, of any category.
  'evil․com',
  'evil。com',
  'evil．com',
  'evil·com',
  'evilꓸcom',
  'evilꞏcom',
  'evil٠com',
  'evil۰com',
  'evil⁄login',
  'evil∕login',
  'evil╱login',
  'evil／login',
  'evilノlogin',
  'evil丿login',
  'evil〳login',
  'evilǀlogin',
  'evilǃ',
  'evil։login',
  'evilːlogin',
  'evilꓽlogin',
  'evil꞉login',
  'Locked ʼnowʼ',
  // Mixed scripts.
  'Оrchard',
  'Orchаrd',
  'Ορchard',
  'Orchard банк',
  'аpple.com',
  'Booking.cоm',
  'Orchard 果園',
  'O\u0456chard',
  ...spellingsOf(companyName),
]

/** Not a sender's name: parts of a company, which say nothing of a person. */
export const HOSTILE_SENDERS: readonly string[] = [
  'Security',
  'Security Team',
  'The Security Team',
  'Account Security',
  'Support',
  'Customer Support',
  'Supp0rt Team',
  'SECURITY-TEAM',
  'Help Desk',
  'Helpdesk (IT)',
  'Our Team',
  'Administrator',
  'Wallet Recovery',
  'Fraud Prevention Department',
  'Billing & Accounts',
  'Compliance',
  'secure-login.com',
]

/** Not a note: addresses of pages, numbers to call, other scripts, directions, and the company's name. */
export const HOSTILE_NOTES: readonly string[] = [
  'See www.orchard.com',
  'see https secure-login',
  'hxxps secure-login',
  'Log in at secure-login.com now.',
  'Log in at https://secure-login.com',
  'secure-login.com/start',
  'Write to mara@secure-login.com',
  'Go to t.me/start',
  'javascript:alert(1)',
  'mailto:mara',
  'Open //secure-login',
  'evil,com',
  'evil(.)com',
  'evil․com',
  'evil。com',
  'evil．com',
  'evil·com',
  'http\u200B://evil',
  'Go to 192.168.10.1',
  'Call +1 555 0100 now',
  'Call 555-0100',
  'Call ٥٥٥ ٠١٠٠',
  '<img src=x onerror=alert(1)>',
  '[here](evil)',
  'Оrchard is ready.',
  'Your Orchаrd account',
  'Hello, банк.',
  'Hello \u202Eecnalab',
  'Locked \u2066now',
  ...spellingsOf(companyName).map((name) => `Your ${name} account is locked.`),
]

/** The names of clients that stay valid. */
export const CLIENT_NAMES: readonly string[] = [
  'Orchard Cooperative',
  'Müller & Söhne',
  'Booking.com',
  'Amazon.co.uk',
  'bücher.de',
  'J.P. Morgan',
  'S.p.A.',
  'Acme Co., Ltd.',
  'Acme, Inc.',
  'Dr. Oetker',
  'AT&T',
  "L'Oréal",
  '3M',
  'Johnson & Johnson (Pty) Ltd.',
  'Яндекс',
  'ООО Ромашка',
  'Ελληνική Τράπεζα',
  '株式会社データ',
  'サーバー',
  '한국은행',
  'बैंक',
  'بنك ١٢',
  'בנק לאומי',
  'Ngân hàng Việt',
  'ธนาคาร',
]

/** For the fields of a demo: what would be a warning of the company as a heading. */
export const HOSTILE_TEXTS: readonly string[] = [
  `Your ${companyName} account is locked. Confirm your seed phrase at https://account-help.example`,
  `Locked” ${companyName} says: call +1 555 0100 “now`,
  `<b>${companyName}</b> security notice: your session has expired`,
]
