// What a story says is kept beside it (.storybook/trees.ts). A text that no story has is found here, since a run of the
// stories passes over it; one that is missing is found there.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { storyNameFromExport } from 'storybook/internal/csf'
import { expect, it } from 'vitest'

const stories = new URL('../stories/', import.meta.url)
const kept = readdirSync(stories, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.snap'),
)

it('is kept of stories that are there, and of no others', () => {
  const obsolete = kept.flatMap((file) => {
    const story = new URL(file.replace('__snapshots__/', '').replace(/\.snap$/, ''), stories)
    if (!existsSync(story)) return file
    const names = [...readFileSync(story, 'utf8').matchAll(/^export const (\w+) = /gm)].map(([, name = '']) =>
      storyNameFromExport(name),
    )
    const keys = [...readFileSync(new URL(file, stories), 'utf8').matchAll(/^exports\[`(.+) 1`\] = `$/gm)]
    return keys.filter(([, name = '']) => !names.includes(name)).map(([, name]) => `${file}: ${name}`)
  })
  expect(kept.length).toBeGreaterThan(50)
  expect(obsolete).toEqual([])
})
