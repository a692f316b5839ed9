// Comments cite rules as `(Rules, Ticker)` and stories as "See `CopyFailed`". Each must exist: a section of
// stories/docs/Rules.mdx, or a story of that name. Statements about visitors' data need a proof.
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RULES = 'stories/docs/Rules.mdx'
const FOLDERS = ['src', 'site', 'tools', 'stories', 'tests', '.storybook']
const READ = new Set(['.ts', '.tsx', '.mjs', '.js', '.mdx', '.css'])
/** Documents outside this repository. */
const ABSENT = /\b(?:SPEC|RESOLUTIONS|DESIGN)\b|\bdesign guide\b/

/** @param {string} folder */
async function filesIn(folder) {
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && READ.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll('\\', '/'))
}

/** @type {Map<string, string>} */
const texts = new Map()
for (const file of (await Promise.all(FOLDERS.map(filesIn))).flat().sort())
  texts.set(file, await readFile(join(ROOT, file), 'utf8'))

const headings = [...(texts.get(RULES) ?? '').matchAll(/^### (.+)$/gm)].map(([, name = '']) => name)
const stories = new Set(
  [...texts].flatMap(([file, text]) =>
    file.endsWith('.stories.tsx')
      ? [...text.matchAll(/^export const (\w+) =/gm)].map(([, name]) => name)
      : [],
  ),
)

const faults = headings
  .filter((name, at) => headings.indexOf(name) !== at)
  .map((name) => `${RULES} has two sections called "${name}".`)
let cited = 0
for (const [file, text] of texts) {
  if (file === 'tools/citations.mjs') continue
  text.split('\n').forEach((line, at) => {
    const here = `${file}:${at + 1}`
    for (const [citation, name = ''] of line.matchAll(/\(Rules\b(?:, ([^)]+)\))?/g)) {
      cited += 1
      if (!headings.includes(name)) faults.push(`${here} cites ${citation}; ${RULES} has no such section.`)
    }
    if (ABSENT.test(line)) faults.push(`${here} names a paper that is not here; cite a section of ${RULES}.`)
    // Only one-line comments; `@see` and links do not count.
    if (file.startsWith('src/') && /^\s*(?:\/\*\*|\*|\/\/)/.test(line))
      for (const [, list = ''] of line.matchAll(/\bSee ((?:`\w+`(?:, | and |, and )?)+)/g))
        for (const [, name = ''] of list.matchAll(/`(\w+)`/g)) {
          cited += 1
          if (!stories.has(name)) faults.push(`${here} says to see \`${name}\`; no story has that name.`)
        }
  })
}

// Each sentence about a visitor's data is in a table with its proof.
const PROMISES = 'stories/docs/Promises.mdx'
const POLICIES = 'src/content/policies.ts'
/** Texts of the assistant beside `src/chat`. */
const ANSWERS = ['src/content/intents.ts', 'src/content/companyQuestions.ts']
/** The assistant's statements about data. */
const OF_DATA = /\b(?:stays?|saved) (?:in|on) this page\b|\b(?:is|has been) sent\b/
const inOneLine = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim()
const sentencesOf = (/** @type {string} */ text) => inOneLine(text).split(/(?<=\.) (?=[A-Z“])/)

/** @param {string} text */
const literalsIn = (text) =>
  [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(([, plain, template]) => plain ?? template ?? '')
/** The placeholders in the table for the company's data. */
const VALUES = /** @type {Record<string, string>} */ ({
  '${company.supportEmail}': '[email]',
  '${company.phone}': '[phone]',
  '${company.claims.response.toLowerCase()}': '[response]',
})
const named = (/** @type {string} */ text) =>
  Object.entries(VALUES).reduce((said, [value, name]) => said.replaceAll(value, name), text)

const said = new Set()
for (const [, block = ''] of (texts.get(POLICIES) ?? '').matchAll(/\btext: \[(.*?)\],\n\s*\}/gs))
  for (const literal of literalsIn(block)) for (const one of sentencesOf(named(literal))) said.add(one)
for (const [file, text] of texts) {
  if (!ANSWERS.includes(file) && (!file.startsWith('src/chat/') || file.endsWith('.test.ts'))) continue
  const code = text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  const shown = [...code.matchAll(/>([^<>{}=]+)</g)].map(([, words = '']) => words)
  for (const literal of [...literalsIn(code), ...shown])
    if (OF_DATA.test(literal)) for (const one of sentencesOf(named(literal))) said.add(one)
}
/** The rows of its tables: a sentence and its proof. Heads and the lines below them are no rows. */
const promised = new Map(
  [...(texts.get(PROMISES) ?? '').matchAll(/^\| (?!It says|---)(.+?) +\| (.+?) +\|$/gm)].map(
    ([, sentence = '', proof = '']) => [sentence, proof],
  ),
)
for (const sentence of said)
  if (!promised.has(sentence)) faults.push(`${PROMISES} has no proof of "${sentence}"`)
for (const [sentence, proof] of promised) {
  if (!said.has(sentence)) faults.push(`${PROMISES} proves a sentence that no text contains: "${sentence}"`)
  const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? []
  if (!/^No test: \w/.test(proof) && !(title !== '' && texts.get(file)?.includes(title)))
    faults.push(`${PROMISES} names a test that does not exist: ${proof || sentence}`)
}

if (faults.length > 0) {
  console.error(`Citations:\n  ${faults.join('\n  ')}`)
  process.exit(1)
}
console.log(`${cited} citations, each of an existing rule or story; ${headings.length} sections of rules.`)
