// Each component, demo and page has notes next to its stories: its page shows what it is for and how to use it.
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { storyFiles } from '../../tests/storyFiles.ts'
import type { NotesOfFolder } from './notes.ts'

const folders = import.meta.glob<NotesOfFolder>('../../stories/**/notes.tsx', {
  eager: true,
  import: 'notes',
})
const notes = Object.values(folders).flatMap((folder) => Object.entries(folder))
const byId = new Map(notes)

/** Pages of text have none, nor have the tools of the workshop. */
const HAS_NOTES = /^(?:Primitives|Patterns|Features|Demos|Demo parts|Pages)\//
const IN_LIBRARY = /^(?:Primitives|Patterns|Features)\//
const AT_WORK = /^(?:Demos|Pages)\//
/** The tags of the file, not those of one of its stories. */
const hasPage = ({ source }: { source: string }) =>
  !source.split(/^export const /m)[0]?.includes("'!autodocs'")
const withPage = storyFiles.filter((file) => HAS_NOTES.test(file.title) && hasPage(file))

it('exist for each component, demo, part and page, once', () => {
  expect(withPage.length).toBeGreaterThan(110)
  expect(withPage.filter(({ id }) => !byId.has(id)).map(({ id }) => id)).toEqual([])
  expect(byId.size).toBe(notes.length)
})

it('say of demos and pages what moves, and which states to look at', () => {
  const silent = withPage.filter(({ id, title }) => {
    const { motion, statesToSee } = byId.get(id) ?? {}
    return (!IN_LIBRARY.test(title) && !motion) || (AT_WORK.test(title) && !statesToSee)
  })
  expect(silent.map(({ id }) => id)).toEqual([])
})

it('are of components that are there', () => {
  const ids = storyFiles.map(({ id }) => id)
  expect(notes.map(([id]) => id).filter((id) => !ids.includes(id))).toEqual([])
  const uses = notes.flatMap(([, { another }]) => another.map(({ use }) => use))
  expect(uses.filter((id) => !ids.includes(id))).toEqual([])
})

it('name stories of the component, as the main one and as states to look at', () => {
  const stories = storyFiles.flatMap((file) => file.stories.map((story) => story.id))
  const mains = notes.flatMap(([id, { main, statesToSee = {} }]) =>
    [...(main ? [main] : []), ...Object.keys(statesToSee)].map((name) => toId(id, storyNameFromExport(name))),
  )
  expect(mains.filter((id) => !stories.includes(id))).toEqual([])
})

it('say what it is for in a sentence that no other has, not what it is', () => {
  const purposes = notes.map(([, { purpose }]) => purpose)
  expect(new Set(purposes).size).toBe(purposes.length)
  expect(purposes.filter((purpose) => purpose.split(' ').length < 6 || !purpose.endsWith('.'))).toEqual([])
})

it('give a design file by its https address', () => {
  const files = notes.flatMap(([, { designFile }]) => designFile ?? [])
  expect(files.filter((file) => !/^https:\/\/\w/.test(file))).toEqual([])
})
