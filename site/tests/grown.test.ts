// An additional demo and page do not make a first load larger: the site compared with its second build (site/build/grow.mjs).
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

interface Figures {
  pages: { path: string; scriptBytes: number; scripts: string[] }[]
}

const figuresOf = async (folder: string) =>
  JSON.parse(await readFile(new URL(`../../${folder}/figures.json`, import.meta.url), 'utf8')) as Figures
const figures = await figuresOf('.build')
const grown = await figuresOf('.build/grown/.build')

/**
 * The allowed size of one line in the list of demos and one in the list of services, with the other additions of the
 * second build: the name of a folder, and the details of a real company, five lines of text. A tenth above the largest
 * measured, 206 bytes.
 */
const LINES = 230

describe('one more demo and one more page', () => {
  test.for(figures.pages)(
    'add nothing to the first load of $path but their lines',
    ({ path, scriptBytes, scripts }) => {
      const after = grown.pages.find((page) => page.path === path)
      const more = (after?.scriptBytes ?? Number.NaN) - scriptBytes
      expect(
        more,
        `one more demo and page add ${more} B to ${path}: keep what is one line for each of them out of its first load`,
      ).toBeLessThanOrEqual(LINES)
      expect(after?.scripts, 'a page and a demo bring no other file').toHaveLength(scripts.length)
    },
  )
})
