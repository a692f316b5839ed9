// A check (Writing stories, Checks) has all three tags of a check, and no picture.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const stories = new URL('../stories/', import.meta.url)
const files = readdirSync(stories, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.stories.tsx'),
)
const CHECK = /^ {2}tags: \[(?:'slow', )?'check', '!dev', '!autodocs'\],\n {2}parameters: noPicture,\n/

it('has no picture, and no place in the sidebar or on a page of docs', () => {
  const checks = files.flatMap((file) => {
    const text = readFileSync(new URL(file, stories), 'utf8')
    return [...text.matchAll(/^ *(?:tags: .*'check'|parameters: noPicture).*/gm)].map(
      ({ index, 0: line }) => {
        const begin = line.includes('noPicture') ? text.lastIndexOf('\n', index - 2) + 1 : index
        return { where: `${file}: ${text.slice(0, index).split('\n').length}`, is: text.slice(begin) }
      },
    )
  })
  expect(checks.length).toBeGreaterThan(10)
  expect(checks.filter(({ is }) => !CHECK.test(is)).map(({ where }) => where)).toEqual([])
})
