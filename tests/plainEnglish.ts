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
    pattern: /\bof (?:its|their|one[’']s|his|her|your|our) own\b/i,
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

/** Whole folders and files that are edited and stay so. */
export const plainPlaces: readonly string[] = [
  'src/content',
  'src/screens',
  'src/parts/inquiry',
  'src/parts/loading',
  'src/parts/page',
  'src/parts/sections',
  'src/parts/story',
  'stories/docs/Voice.mdx',
  'stories/docs/Voice.tsx',
]

/** What may stand all the same: where, which words around it, and why. */
export const plainExceptions: readonly {
  readonly file: string
  readonly words: string
  readonly why: string
}[] = []

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
    before: 'The least that can honestly go out',
    after: 'The smallest viable release',
  },
  {
    page: 'Training',
    before: 'has been through its worst day once',
    after: 'has rehearsed a major incident',
  },
  {
    page: 'Exchange development',
    before: 'what the design is measured by',
    after: 'the design targets these peaks',
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
