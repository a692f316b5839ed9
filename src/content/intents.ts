// What the assistant replies to what no page is about: small talk, wishes to be called, other trades. How visitors put it is
// in wordings/intents.ts.

interface Intent {
  /** What kind of message it is, which decides what is shown with the reply (Rules, Chat). */
  readonly part: 'remark' | 'wish' | 'elsewhere' | 'comparison'
  readonly reply: string
}

const remark = (reply: string): Intent => ({ part: 'remark', reply })

export const intents = {
  hello: remark('Hello. Name a service, a product or a topic: bridges, audits, staking and so on.'),
  thanks: remark('You are welcome. Ask whenever something else comes up.'),
  farewell: remark('Bye. The conversation stays in this page until you reload or close it.'),
  declined: remark('All right. Ask whenever something comes up.'),
  ok: remark('Good. Ask whenever something else comes up.'),
  notUnderstood: remark(
    'I match words, so I may have missed what you meant. Please put it in other words, or ask the team by email or WhatsApp.',
  ),
  rudeness: remark(
    'I only match keywords, so I may well have missed what you meant. People read email and WhatsApp.',
  ),
  command: remark('I take no commands, I only look for words. Ask about a service, a product or a demo.'),
  advice: remark(
    'No: no investment advice is given here, and what the demos show is sample data. Ask an adviser who is licensed where you live, and read what the financial regulator there says about a coin.',
  ),
  goneFunds: remark(
    'No: lost or stolen funds cannot be brought back from here, and a confirmed transfer is final. Ask the maker of the wallet or the exchange that was used, and report a theft to the police. Never give your seed phrase to anyone, even to a person who offers help.',
  ),
  call: { part: 'wish', reply: 'Your details for the team' },
  write: { part: 'wish', reply: 'Your details for the team' },
  privateLife: { part: 'elsewhere', reply: 'Not offered here' },
  otherTrade: { part: 'elsewhere', reply: 'Not offered here' },
  comparison: { part: 'comparison', reply: 'Two offers side by side' },
} satisfies Record<string, Intent>

export type IntentId = keyof typeof intents
