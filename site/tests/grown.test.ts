// An additional demo and page do not make a first load larger: the site compared with its second build (site/build/grow.mjs).
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

interface Figures {
  pages: { path: string; scripts: string[] }[]
}

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8')
const figuresOf = async (folder: string) => JSON.parse(await read(`${folder}.build/figures.json`)) as Figures
const figures = await figuresOf('')
const grown = await figuresOf('.build/grown/')

/** Names that the build invents: of files, and of one to three letters in the code. They change with every build. */
const INVENTED = /-[\w-]{8}(?=\.(?:js|css))|(?<![\w$])[\w$]{1,3}(?![\w$])/g

/** The compressed bytes of scripts below a folder, each invented name counted as one letter. */
async function bytesOf(folder: string, scripts: readonly string[]): Promise<number> {
  const texts = await Promise.all(scripts.map((script) => read(`${folder}dist/${script}`)))
  return texts.reduce((sum, text) => sum + gzipSync(text.replace(INVENTED, 'x'), { level: 9 }).length, 0)
}

/**
 * The allowed size of one line in the list of demos and one in the list of services, with the other additions of the
 * second build: the name of a folder, and the details of a real company, five lines of text. A tenth above the largest
 * measured, 182 bytes.
 */
const LINES = 200

describe('one more demo and one more page', () => {
  test.for(figures.pages)(
    'add nothing to the first load of $path but their lines',
    async ({ path, scripts }) => {
      const after = grown.pages.find((page) => page.path === path)?.scripts ?? []
      expect(after, 'a page and a demo bring no other file').toHaveLength(scripts.length)
      const more = (await bytesOf('.build/grown/', after)) - (await bytesOf('', scripts))
      expect(
        more,
        `one more demo and page add ${more} B to ${path}: keep what is one line for each of them out of its first load`,
      ).toBeLessThanOrEqual(LINES)
    },
  )
})
