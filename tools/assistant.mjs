// The assistant outside the browser, for the tools that fit it and print its answers.
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { sitePassages } from '../site/build/passages.mjs'

/** @typedef {{ question: string, page?: string, demo?: string, after?: string, right?: string[] }} Asked */

/** Loads the assistant with the site's passages; call `close` at the end. */
export async function startAssistant() {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    plugins: [sitePassages('/')],
    define: { 'import.meta.env.SITE_BASE': JSON.stringify('/') },
  })
  const load = (/** @type {string} */ path) => server.ssrLoadModule(path)
  const { default: stored } = await load('virtual:site-passages')
  const { libraryInPieces } = await load('/src/passages/library.ts')
  const { candidatesFor, rank } = await load('/src/passages/ranking.ts')
  const { certaintyFeatures, probabilityOf } = await load('/src/passages/certainty.ts')
  const { languageOf } = await load('/src/passages/languages.ts')
  const { loadLanguage } = await load('/src/passages/loadLibrary.ts')
  const { answerTo } = await load('/src/chat/answers.ts')
  const { default: weights } = await load('/src/passages/weights.json')
  const library = /** @type {import('#src/passages/library.ts').Library} */ (await libraryInPieces(stored))

  const wordsOf = async (/** @type {string} */ question) => {
    const language = languageOf(question)
    return language ? loadLanguage(library, language) : null
  }
  /** The place of a question: after another one, its answer's pages are the topics. @param {Asked} asked */
  async function placeOf({ page = '/', demo, after }) {
    const place = { path: page, demo: demo ?? null, topics: /** @type {string[]} */ ([]) }
    return after ? { ...place, topics: answerTo(after, library, place, await wordsOf(after)).topics } : place
  }
  return {
    library,
    /** The fitted weights of the ranking, by feature. */
    weights: /** @type {Record<string, number>} */ (weights.ranking),
    certaintyFeatures,
    probabilityOf,
    close: () => server.close(),
    /** The answer to a question at its place. @param {Asked} asked */
    async answerOf(asked) {
      return answerTo(asked.question, library, await placeOf(asked), await wordsOf(asked.question))
    },
    /** The ranking of a question at its place. @param {Asked} asked */
    async rankingOf(asked) {
      const terms = library.termsOf(asked.question, { language: await wordsOf(asked.question) })
      return { terms, ranked: rank(library, asked.question, terms, await placeOf(asked)) }
    },
    /** The candidates of a labeled question, and which are right. @param {Asked} asked */
    async examplesOf(asked) {
      const terms = library.termsOf(asked.question, { language: await wordsOf(asked.question) })
      /** @type {import('#src/passages/ranking.ts').Candidate[]} */
      const candidates = candidatesFor(library, asked.question, terms, await placeOf(asked))
      const right = new Set(asked.right)
      const isRight = (/** @type {import('#src/passages/passages.ts').Passage} */ { page, heading, part }) =>
        right.size === 0
          ? part === 'elsewhere'
          : page.kind === 'talk'
            ? right.has(`talk|${heading}`)
            : right.has(page.href) || right.has(`${page.href}|${heading}`)
      return { candidates, isRight, terms }
    },
  }
}
