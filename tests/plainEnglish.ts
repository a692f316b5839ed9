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
  {
    name: 'switched on, switched off',
    example: 'Scripts are switched off.',
    pattern: /\bswitch(?:es|ed|ing)? (?:on|off)\b/i,
    instead: 'turned on, turned off; shut down',
  },
  {
    name: 'as you ask',
    example: 'It is changed as you ask.',
    pattern: /\bas (?:you|they|clients|visitors) ask\b/i,
    instead: 'as requested, to your needs',
  },
  {
    name: 'is had, is asked for',
    example: 'A price is asked for.',
    pattern: /\b(?:is|are|was|were|be) (?:had|asked for)\b/i,
    instead: 'requested, preferred; name who has or wants it',
  },
  {
    name: 'one’s own, the house’s',
    example: 'It has the house’s color.',
    pattern: /\b(?:one|the house)[’']s\b(?! complement)/i,
    instead: 'your own; the company’s, the default',
  },
  {
    name: 'anew',
    example: 'The page is drawn anew.',
    pattern: /\banew\b/i,
    instead: 'again',
  },
  {
    name: 'at once',
    example: 'It opens at once.',
    pattern: /\bat once\b/i,
    instead: 'immediately; together, at the same time',
  },
  {
    name: 'stands, for is',
    example: 'The name stands beside it.',
    pattern:
      /\b(?:stands?|stood) (?:there|beside|below|above|under|behind|before|between|around|in(?! for)|on|at|alone|still)\b|\bwhat (?:stands|stood)\b/i,
    instead: 'is; a specific verb',
  },
  {
    name: 'goes on',
    example: 'The demo goes on.',
    pattern: /\b(?:goes|went) on\b(?! (?:the )?chain)/i,
    instead: 'continues',
  },
  {
    name: 'on its way, in sight',
    example: 'Its code is on its way.',
    pattern: /\bon (?:its|their) way\b|\b(?:in|into|out of) sight\b/i,
    instead: 'loading, pending; visible, into view',
  },
  {
    name: 'comes alive',
    example: 'The page comes alive.',
    pattern: /\b(?:comes?|came) alive\b/i,
    instead: 'hydrates, is ready',
  },
  {
    name: 'is told',
    example: 'A visitor is told why.',
    pattern: /\b(?:is|are|was|were) told\b/i,
    instead: 'sees, reads; the page explains',
  },
]

/** The folders and files that the guide's words are looked for in. */
export const plainPlaces: readonly string[] = [
  'src',
  'site',
  'stories',
  '.storybook',
  'tests',
  'tools',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
]

/** Folders with words that visitors type. They are not our texts. */
export const typedByVisitors: readonly string[] = ['src/content/wordings/', 'src/content/languages/']

/** Phrases that stay: the file, the words around them, and the reason. */
export const plainExceptions: readonly {
  readonly file: string
  readonly words: string
  readonly why: string
}[] = [
  {
    file: 'src/demos/meme-launcher/sampleMemes.ts',
    words: "'It is on its way.'",
    why: 'A joke of the sample tokens.',
  },
  {
    file: 'stories/chat/chatStates.ts',
    words: 'somebody stole my coins',
    why: 'A visitor’s question, as typed.',
  },
  {
    file: 'stories/docs/decisions/PolicyInThePage.mdx',
    words: 'The policy stands in the page',
    why: 'The title makes the id of the page, which is public.',
  },
  {
    file: 'stories/docs/Voice.stories.tsx',
    words: 'We answer by mail',
    why: 'The story types a word that the guide replaces.',
  },
  {
    file: 'stories/docs/Voice.stories.tsx',
    words: "toHaveTextContent('by mail",
    why: 'What the page answers.',
  },
]

/** Lines of a comment or a paragraph as one: a phrase may begin on one line and end on the next. */
const asOneLine = (text: string) => text.replaceAll(/\n[ \t]*(?:\/\/|\*(?!\/)|#+|>)?[ \t]*/g, ' ')

/** The replaced words in a text, with the words around them; empty without any. */
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
  { page: 'Home', before: 'long ones are summed up', after: 'summarizes long proposals' },
  {
    page: 'Home',
    before: 'organizations that form around them',
    after: 'Tokens, sales and votes by members',
  },
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
    after: 'rehearses a major incident',
  },
  {
    page: 'Exchange development',
    before: 'what the design is measured by',
    after: 'We design and test for those minutes',
  },
  { page: 'Token creation', before: '18 decimals are the custom', after: '18 decimals are standard' },
  { page: 'Token creation', before: 'spares them a step and its gas', after: 'saves a transaction' },
  {
    page: 'NFT marketplace',
    before: 'so that the last second wins nothing',
    after: 'so last-second bids gain nothing',
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
