// The search of the built Storybook finds what designers ask for, by their words.
import { expect } from 'vitest'
import { firstOf, searchQueries } from './searchQueries.ts'
import { test } from './site.ts'

/** The first to open the book waits until the browser has read all of it. */
const BOOK_MS = 60_000
/** What one sees without scrolling on. */
const FIRST = 5

test(
  'the words of designers lead to what they mean, among the first five',
  { timeout: 300_000 },
  async ({ site }) => {
    const page = await site.open('/storybook/?path=/docs/docs-introduction--docs', {
      // Storybook's own list is not for a translator.
      expectedErrors: [/^React (?:writes|removes) /],
    })
    const field = page.getByRole('searchbox', { name: 'Search for components' })
    await field.waitFor({ timeout: BOOK_MS })
    const missed: string[] = []
    for (const [query, id] of Object.entries({ ...searchQueries, ...firstOf })) {
      await field.fill(query)
      const found = await page
        .getByRole('listbox')
        .getByRole('option')
        .evaluateAll(
          (options, count) => options.slice(0, count).map((option) => option.getAttribute('data-id')),
          Object.hasOwn(firstOf, query) ? 1 : FIRST,
        )
      if (!found.includes(id)) missed.push(`${query}: ${found.join(', ')}`)
    }
    expect(Object.keys(searchQueries).length).toBeGreaterThanOrEqual(60)
    expect(missed).toEqual([])
  },
)
