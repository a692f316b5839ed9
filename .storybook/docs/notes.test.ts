// Each component of the library says on its page what it is for and how it is used: its notes stand beside its stories.
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { storyFiles } from '../../tests/storyFiles.ts'
import { changelog } from './componentFacts.mjs'
import type { NotesOfFolder } from './notes.ts'

const folders = import.meta.glob<NotesOfFolder>('../../stories/**/notes.tsx', {
  eager: true,
  import: 'notes',
})
const notes = Object.values(folders).flatMap((folder) => Object.entries(folder))
const byId = new Map(notes)

/** Demos, their parts and pages are no components that one chooses among. */
const IN_LIBRARY = /^(?:Primitives|Patterns|Features)\//
const idsWithPage = storyFiles
  .filter(({ title, source }) => IN_LIBRARY.test(title) && !source.includes("'!autodocs'"))
  .map(({ id }) => id)

it('stand there for each component, once', () => {
  expect(idsWithPage.length).toBeGreaterThan(60)
  expect(idsWithPage.filter((id) => !byId.has(id))).toEqual([])
  expect(byId.size).toBe(notes.length)
})

it('are of components that are there', () => {
  const ids = storyFiles.map(({ id }) => id)
  expect(notes.map(([id]) => id).filter((id) => !ids.includes(id))).toEqual([])
  const uses = notes.flatMap(([, { another = [] }]) => another.map(({ use }) => use))
  expect(uses.filter((id) => !ids.includes(id))).toEqual([])
})

it('name a story of the component as the main one', () => {
  const stories = storyFiles.flatMap((file) => file.stories.map((story) => story.id))
  const mains = notes.flatMap(([id, { main }]) => (main ? [toId(id, storyNameFromExport(main))] : []))
  expect(mains.filter((id) => !stories.includes(id))).toEqual([])
})

it('say what it is for in a sentence of its own, not what it is', () => {
  const purposes = notes.map(([, { purpose }]) => purpose)
  expect(new Set(purposes).size).toBe(purposes.length)
  expect(purposes.filter((purpose) => purpose.split(' ').length < 6 || !purpose.endsWith('.'))).toEqual([])
})

it('find what they look for in the changelog', () => {
  const changes = changelog().flatMap((version) => version.changes)
  const idle = notes.filter(([, { changed }]) => changed && !changes.some((change) => changed.test(change)))
  expect(idle.map(([id]) => id)).toEqual([])
})

it('give a design file by its https address', () => {
  const files = notes.flatMap(([, { designFile }]) => designFile ?? [])
  expect(files.filter((file) => !/^https:\/\/\w/.test(file))).toEqual([])
})
