// What a story says is kept beside it, by keptTrees.ts. A text that no story has is found here, since a run of
// the stories passes over it; one that is missing is found there.
import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foldedTree } from './foldedTree.ts'
import { fileOfTrees, storyNamesOf, treesBeside, treesOfFile } from './keptTrees.ts'

const stories = new URL('../../stories/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, stories), 'utf8')
const files = readdirSync(stories, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
)
const kept = files.filter((file) => file.includes('__snapshots__/'))

describe('a kept tree', () => {
  it('is that of a story that is there', () => {
    const named = new Map(
      files
        .filter((file) => file.endsWith('.stories.tsx'))
        .map((file) => [treesBeside(file).replaceAll('\\', '/'), storyNamesOf(read(file))]),
    )
    const obsolete = kept.flatMap((file) => {
      const names = named.get(file)
      if (!names) return file
      const gone = [...treesOfFile(read(file)).keys()].filter((name) => !names.includes(name))
      return gone.map((name) => `${file}: ${name}`)
    })
    expect(kept.length).toBeGreaterThan(50)
    expect(obsolete).toEqual([])
  })

  it('is kept once, and shortest', () => {
    for (const file of kept)
      expect(read(file).replaceAll('\r', ''), `${file}: npm run trees`).toBe(
        fileOfTrees(treesOfFile(read(file))),
      )
  })
})

describe('a file of trees', () => {
  const form = [
    '- heading "Pools"',
    '- list:',
    '  - listitem: Ether',
    '  - listitem: Gold',
    '  - listitem: Iron',
    '- button "Stake"',
    '- status',
  ]
  const changed = form.with(3, '  - listitem: Copper')
  const fileOf = (...trees: string[][]) =>
    fileOfTrees(new Map(trees.map((tree, index) => [`State ${index}`, tree.join('\n')])))

  it('says of the same tree only that it is the same', () => {
    expect(fileOf(form, form)).toBe(['= State 0', ...form, '= State 1, as State 0', ''].join('\n'))
  })

  it('keeps of a tree like another only what differs', () => {
    expect(fileOf(form, changed).split('\n').slice(8)).toEqual([
      '= State 1, as State 0',
      '… - heading "Pools" … - listitem: Ether',
      '  - listitem: Copper',
      '  … - listitem: Iron … - status',
      '',
    ])
  })

  it('changes in one place when a shared part changes', () => {
    const before = fileOf(form, changed)
    const [first, second] = [form, changed].map((tree) => tree.with(5, '- button "Stake now"'))
    expect(fileOf(first!, second!)).toBe(before.replace('- button "Stake"', '- button "Stake now"'))
  })

  it('does not take for kept what a changed tree no longer has', () => {
    const file = fileOf(form, changed).replace('= State 0\n- heading "Pools"', '= State 0\n- heading "Rates"')
    expect(treesOfFile(file).get('State 1')).toContain('… - heading "Pools" … - listitem: Ether')
  })

  it('gives back every tree, whatever its lines', () => {
    const line = fc.constantFrom(
      '- list:',
      '  - listitem',
      '  - text: a',
      '  - text: ab',
      '- text: a … b',
      '',
    )
    const tree = fc.array(line, { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 5 }), (trees) => {
        const named = new Map(trees.map((text, index) => [`State ${index}`, text]))
        expect(treesOfFile(fileOfTrees(named))).toEqual(named)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a folded tree', () => {
  it('has a node and its children on one line', () => {
    const tree = ['- table:', '  - row:', '    - cell "a"', '    - cell:', '      - text: b', '- text: c']
    expect(foldedTree(tree.join('\n'))).toBe('- table { row { cell "a" | cell { text: b } } }\n- text: c')
  })

  it('leaves what would be too wide, or could be read in two ways', () => {
    const wide = ['- row:', `  - cell: ${'a'.repeat(110)}`, '  - cell: b']
    const unclear = ['- row:', '  - cell: a | cell b']
    for (const tree of [wide, unclear]) expect(foldedTree(tree.join('\n'))).toBe(tree.join('\n'))
  })
})
