// The words and turns of phrase that the style guide (Docs/Voice and copy) replaces, in content, docs, comments and
// messages alike, and the sentences that show how. Asked by plainEnglish.test.ts, shown in Docs/Voice and copy.

/** A word that a text of this repository does without. */
export interface PlainWord {
  /** As a writer knows it. */
  readonly name: string
  /** A sentence with it. */
  readonly example: string
  readonly pattern: RegExp
  /** What to write in its place. */
  readonly instead: string
}

export const plainWords: readonly PlainWord[] = [
  {
    name: 'somebody, anybody',
    example: 'Ask somebody.',
    pattern: /\b(?:some|any)body\b/i,
    instead: 'The person: a reviewer, a buyer, the visitor. Else someone, anyone.',
  },
  {
    name: 'nobody',
    example: 'Nobody is asked.',
    pattern: /\bnobody\b/i,
    instead: 'Who does not do it. Else no one, none.',
  },
  {
    name: 'everybody',
    example: 'It is open to everybody.',
    pattern: /\beverybody\b/i,
    instead: 'everyone, all holders, both teams',
  },
  {
    name: 'whoever',
    example: 'It pays whoever asks.',
    pattern: /\bwhoever\b/i,
    instead: 'the person who, anyone who, a team that',
  },
  { name: 'by mail', example: 'We answer by mail.', pattern: /\bby mail\b/i, instead: 'by email' },
  {
    name: 'of its own, of their own',
    example: 'It has a page of its own.',
    pattern: /\bof (?:its|their|one[’']s) own\b/i,
    instead: 'its own page, a separate page; automatically',
  },
  {
    name: 'and no more, and no less',
    example: 'It reads, and no more.',
    pattern: /\band no (?:more|less)\b(?! \w)/i,
    instead: 'only',
  },
  {
    name: 'before anything',
    example: 'We ask before anything is built.',
    pattern: /\bbefore anything\b/i,
    instead: 'first; before work starts',
  },
  {
    name: 'by itself',
    example: 'It stops by itself.',
    pattern: /\bby (?:itself|themselves)\b/i,
    instead: 'automatically; alone',
  },
  {
    name: 'summed up',
    example: 'Long texts are summed up.',
    pattern: /\b(?:sums?|summed|summing) up\b/i,
    instead: 'summarized',
  },
  {
    name: 'is the custom',
    example: 'A fee is the custom.',
    pattern: /\b(?:is|are) the custom\b/i,
    instead: 'is standard',
  },
  {
    name: 'words of another century',
    example: 'A token and the use thereof.',
    pattern: /\b(?:thereof|whereof|wherein|whereby|thereupon|hitherto|henceforth|amongst|in as much as)\b/i,
    instead: 'of it, in which, so far, among, because',
  },
]

/** The folders and files that the guide's words are looked for in. */
export const plainPlaces: readonly string[] = [
  'src/address',
  'src/browser',
  'src/chat',
  'src/content',
  'src/demos',
  'src/format',
  'src/market',
  'src/parts',
  'src/passages',
  'src/patterns',
  'src/primitives',
  'src/screens',
  'src/search',
  'src/simulation',
  'src/theme',
  'src/wires',
  'site',
  'stories/chat',
  'stories/docs/Voice.mdx',
  'stories/docs/Voice.tsx',
  'stories/search',
  'tests',
  'tools',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
]

const asTyped = 'A visitor’s question, as typed.'
const matched = 'A word that visitors type and the assistant looks for.'

/** Phrases that stay: the file, the words around them, and the reason. */
export const plainExceptions: readonly {
  readonly file: string
  readonly words: string
  readonly why: string
}[] = [
  { file: 'tests/askedQuestions.ts', words: 'somebody stole my coins', why: asTyped },
  { file: 'tests/openedQuestions.ts', words: 'somebody should look at our plan', why: asTyped },
  { file: 'tests/openedQuestions.ts', words: 'freeze somebody elses money', why: asTyped },
  { file: 'tests/openedQuestions.ts', words: 'somebody deployed a token', why: asTyped },
  { file: 'src/chat/companyPhrases.ts', words: '|someone|somebody|', why: matched },
  { file: 'src/chat/contactWish.ts', words: 'someone|somebody|anyone', why: matched },
  { file: 'src/chat/remarks.ts', words: 'anyone|anybody|', why: matched },
  { file: 'src/chat/remarks.ts', words: 'someone|somebody|human', why: matched },
  { file: 'src/chat/remarks.ts', words: 'anyone|somebody|who', why: matched },
  { file: 'src/chat/rules.ts', words: 'someone|somebody|whats', why: matched },
  { file: 'src/chat/sameWords.ts', words: 'people somebody someone', why: matched },
  { file: 'src/chat/sameWords.ts', words: 'else anybody anyone', why: matched },
  { file: 'src/chat/sameWords.ts', words: 'none nobody noone', why: matched },
  { file: 'src/content/businessNeeds.ts', words: 'nobody+can+change', why: matched },
  { file: 'src/content/businessNeeds.ts', words: 'changed nobody later', why: matched },
  { file: 'src/content/businessNeeds.ts', words: 'nobody+owns', why: matched },
  { file: 'src/content/businessNeeds.ts', words: 'nobody+sell', why: matched },
  { file: 'src/content/businessNeeds.ts', words: 'everybody+gets', why: matched },
  { file: 'stories/chat/chatStates.ts', words: 'somebody stole my coins', why: asTyped },
  { file: 'tests/developmentQuestions.ts', words: 'somebody changed one last year', why: asTyped },
  { file: 'tests/developmentQuestions.ts', words: 'Nobody can say who', why: asTyped },
  { file: 'tests/developmentQuestions.ts', words: 'Somebody moved funds', why: asTyped },
  { file: 'tests/developmentQuestions.ts', words: 'can somebody open a lock', why: asTyped },
  { file: 'tests/developmentQuestions.ts', words: 'want somebody to look', why: asTyped },
  { file: 'tests/developmentQuestions.ts', words: 'Does anybody read', why: asTyped },
  { file: 'tests/developmentQuestions.ts', words: 'Somebody launched a coin', why: asTyped },
  { file: 'tests/developmentQuestions.ts', words: 'but nobody may sell', why: asTyped },
  { file: 'tests/developmentQuestions.ts', words: 'nobody here knows', why: asTyped },
  { file: 'tests/developmentQuestions.ts', words: 'if nobody buys', why: asTyped },
  { file: 'tests/developmentQuestions.ts', words: 'nobody agrees who', why: asTyped },
  { file: 'tests/developmentQuestions.ts', words: 'everybody should see it', why: asTyped },
  { file: 'tests/visitorQuestions.ts', words: 'i want somebody to call me', why: asTyped },
  { file: 'tests/openedQuestions.ts', words: 'out the buyer by itself', why: asTyped },
]

/** Lines of a comment or a paragraph as one: a phrase may begin on one line and end on the next. */
const asOneLine = (text: string) => text.replaceAll(/\n[ \t]*(?:\/\/|\*(?!\/)|#+|>)?[ \t]*/g, ' ')

/** What the guide would have written otherwise, in words; empty when nothing is. */
export function plainFaultsIn(text: string): string[] {
  const line = asOneLine(text)
  return plainWords.flatMap(({ name, pattern }) =>
    [...line.matchAll(new RegExp(pattern, 'gi'))].map(
      ({ index }) => `${name}: "${line.slice(Math.max(0, index - 30), index + 40)}"`,
    ),
  )
}

/** A sentence before and after the guide was applied, and the page that it stands on. */
export interface Rewrite {
  readonly page: string
  readonly before: string
  readonly after: string
}

export const rewrites: readonly Rewrite[] = [
  { page: 'Home', before: 'What AI does in them', after: 'What AI does in our products' },
  { page: 'Home', before: 'long ones are summed up', after: 'long texts are summarized' },
  { page: 'Home', before: 'organizations that form around them', after: 'Tokens, sales and DAOs' },
  { page: 'Contact', before: 'you owe nothing for having asked', after: 'no obligation' },
  {
    page: 'Contact',
    before: 'you get yours for what you describe',
    after: 'we quote once the scope is known',
  },
  { page: 'Not found', before: 'These exist', after: 'Try one of these' },
  { page: 'Products', before: 'changed until they fit', after: 'adapted to your business' },
  {
    page: 'Fast-track support',
    before: 'A short line to an engineer',
    after: 'Direct access to an engineer',
  },
  {
    page: 'Fast-track support',
    before: 'The least that can honestly go out is defined',
    after: 'We define the smallest viable release with you',
  },
  {
    page: 'Training',
    before: 'has been through its worst day once',
    after: 'has rehearsed a major incident',
  },
  {
    page: 'Exchange development',
    before: 'what the design is measured by',
    after: 'The design targets these peaks',
  },
  { page: 'Token creation', before: '18 decimals are the custom', after: '18 decimals are standard' },
  { page: 'Token creation', before: 'spares them a step and its gas', after: 'saves a transaction' },
  {
    page: 'NFT marketplace',
    before: 'so that the last second wins nothing',
    after: 'so sniping gains nothing',
  },
  {
    page: 'Infrastructure',
    before: 'outlive the loss of any one machine',
    after: 'survive the loss of any one machine',
  },
  {
    page: 'Private blockchain',
    before: 'Who would not let whom keep the books?',
    after: 'Who distrusts whose records?',
  },
  { page: 'Token locker', before: 'What should stay put', after: 'What should be locked' },
  {
    page: 'Price tracker',
    before: 'The other way to fail is to succeed',
    after: 'Traffic is the second risk',
  },
  { page: 'Meme launcher', before: 'Being a joke exempts nothing', after: 'The rules still apply' },
  { page: 'Home', before: 'You see the sheet after every fold', after: 'You review every stage' },
]
