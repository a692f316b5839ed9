// What the page of a component says of the past, on histories of a few lines.
import { expect, it } from 'vitest'
import { changedStories, changesIn, type Stories } from '../tools/storyHistory.ts'

const stories = (trees: Readonly<Record<string, string | undefined>>): Stories =>
  new Map(Object.entries(trees).map(([id, tree]) => [id, { title: 'Primitives/Button', name: id, tree }]))

it('tells stories that are new from those that are drawn otherwise', () => {
  const before = stories({
    'button--plain': '- a',
    'button--small': '- b',
    'tabs--plain': '- c',
    'menu--gone': '- d',
  })
  const today = stories({
    'button--plain': '- a',
    'button--small': '- B',
    'button--large': '- e',
    'tabs--plain': '- c',
    'slider--plain': '- f',
  })
  const { stories: changed, status } = changedStories(before, today, {})
  expect(changed.map(({ id, kind }) => [id, kind])).toEqual([
    ['button--small', 'changed'],
    ['button--large', 'new'],
    ['slider--plain', 'new'],
  ])
  expect(status).toEqual({ button: 'changed', tabs: 'stable', slider: 'new' })
})

it('a story with another name is no new one, and one without a kept tree has not changed', () => {
  const before = stories({ 'button--narrow': '- a', 'button--preview': undefined })
  const today = stories({ 'button--on-a-phone': '- a', 'button--preview': '- b' })
  const renamed = { 'button--narrow': 'button--on-a-phone' }
  expect(changedStories(before, today, renamed)).toEqual({ stories: [], status: { button: 'stable' } })
})

it('finds what changed last in a file, also under its name of before', () => {
  const log = [
    '\u00012026-11-26 feat(parts): a step chart',
    '',
    'R090\tsrc/Stairs.tsx\tsrc/StepChart.tsx',
    '\u00012026-11-25 docs: comments in plain English',
    '',
    'M\tsrc/Stairs.tsx',
    '\u00012026-11-24 fix: the last step is named',
    '',
    'M\tsrc/Stairs.tsx',
    'M\tsrc/Button.tsx',
  ].join('\n')
  expect(Object.fromEntries(changesIn(log))).toEqual({
    'src/StepChart.tsx': [
      { day: '2026-11-26', says: 'A step chart' },
      { day: '2026-11-24', says: 'The last step is named' },
    ],
    'src/Button.tsx': [{ day: '2026-11-24', says: 'The last step is named' }],
  })
  expect(changesIn('').size).toBe(0)
})
