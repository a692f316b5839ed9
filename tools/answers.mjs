// Prints what the assistant answers to a file of questions, as a visitor reads it: the text, each block with its heading and
// its link, and the buttons. The file is JSON: [{ "question", "page"?, "after"?, "good"? }].
// npm run answers -- FILE [FROM] [COUNT]
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { sitePassages } from '../site/build/passages.mjs'

const [file = '', from = '0', count = '1000'] = process.argv.slice(2)
/** @type {(import('../tests/visitorQuestions.ts').VisitorQuestion & { good?: string })[]} */
const questions = JSON.parse(readFileSync(file, 'utf8'))

const server = await createServer({
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  plugins: [sitePassages('/')],
  define: { 'import.meta.env.SITE_BASE': JSON.stringify('/') },
})
const load = (/** @type {string} */ path) => server.ssrLoadModule(path)
const { library } = /** @type {typeof import('../tests/library.ts')} */ (await load('/tests/library.ts'))
const { answerAt } = /** @type {typeof import('../tests/judged.ts')} */ (await load('/tests/judged.ts'))

for (const [at, asked] of questions.slice(Number(from), Number(from) + Number(count)).entries()) {
  const { content, lines, hasChannels, offersForm } = answerAt(library, asked)
  const { question, page = '/', after, good } = asked
  console.log(
    `${Number(from) + at}. ${question}   [${[page, after && `after: ${after}`].filter(Boolean).join(', ')}]`,
  )
  if (good) console.log(`   good: ${good}`)
  console.log(`   ${content}`)
  for (const { heading, text, name, href } of lines)
    console.log(`   • ${heading === null ? '' : `“${heading}” `}${text} → ${name} (${href})`)
  if (hasChannels || offersForm)
    console.log(`   ${hasChannels ? '[mail, WhatsApp]' : ''}${offersForm ? '[form]' : ''}`)
}
await server.close()
