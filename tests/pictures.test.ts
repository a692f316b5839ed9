// The report of compared pictures. Taking them needs two Storybooks and is not tested here.
import { expect, test } from 'vitest'
import {
  commitBefore,
  exitCodeOf,
  fileOf,
  linesOf,
  outcomeOf,
  pagesOf,
  picturesOf,
  plan,
  readWords,
} from '../tools/pictureReport.mjs'

const modes = {
  'paper laptop': { theme: 'light', viewport: 1280 },
  'ink laptop': { theme: 'dark', viewport: 1280 },
} as const
const button = { id: 'primitives-button--primary', title: 'Primitives/Button', name: 'Primary' }
const [onPaper, inInk] = picturesOf([{ ...button, chromatic: { modes } }], '')
if (!onPaper || !inInk) throw new Error('A story in two themes has two pictures.')

test('the words of the command', () => {
  expect(readWords([])).toEqual({ against: null, only: '' })
  expect(readWords(['--only', 'button', '--against', 'main'])).toEqual({ against: 'main', only: 'button' })
  for (const words of [['--agianst', 'main'], ['--only'], ['--against', '--only', 'x'], ['main']])
    expect(() => readWords(words)).toThrow('is not understood: npm run test:pictures')
})

test('without a commit the branch is compared with where it left the main one', () => {
  const history = { leftMainAt: 'b', head: 'd', before: 'c', isTouched: true }
  expect(commitBefore(history)).toBe('b')
  expect(commitBefore({ ...history, leftMainAt: 'd' })).toBe('d')
  expect(commitBefore({ ...history, leftMainAt: 'd', isTouched: false })).toBe('c')
  expect(commitBefore({ ...history, leftMainAt: null, isTouched: false })).toBe('c')
  expect(commitBefore({ leftMainAt: null, head: 'a', before: null, isTouched: false })).toBe('a')
})

test('a story has the pictures of its parameters, and an excluded one has none', () => {
  const all = [
    { ...button, chromatic: { modes } },
    {
      id: 'demos-dao--preview',
      title: 'Demos/DAO',
      name: 'Preview',
      chromatic: { modes, disableSnapshot: true },
    },
    {
      id: 'theme-type--all',
      title: 'Foundations/Type',
      name: 'All',
      chromatic: { modes: { paper: { theme: 'light' as const } } },
    },
    { id: 'theme-colors--all', title: 'Foundations/Colors', name: 'All' },
  ]
  expect(picturesOf(all, '').map(fileOf)).toEqual([
    'primitives-button--primary--paper-laptop.png',
    'primitives-button--primary--ink-laptop.png',
  ])
  expect(picturesOf(all, 'PRIMITIVES/but')).toHaveLength(2)
  expect(picturesOf(all, 'button--pri')).toHaveLength(2)
  expect(picturesOf(all, 'dao')).toEqual([])
})

test('stories in both commits are compared, the rest is new or gone; stored pictures are not taken again', () => {
  const gone = { ...onPaper, id: 'primitives-button--small' }
  const added = { ...onPaper, id: 'primitives-button--large' }
  const idsNow = new Set([onPaper.id, added.id])
  const idsBefore = new Set([onPaper.id, gone.id])
  const sides = { now: [onPaper, inInk, added], before: [onPaper, inInk, gone], idsNow, idsBefore }
  const planned = plan({ ...sides, isKept: (file) => file.includes('ink') })
  expect(planned.now.map(({ what }) => what)).toEqual(['both', 'both', 'new', 'gone'])
  expect(planned.before.map(fileOf)).toEqual([fileOf(onPaper), fileOf(gone)])
  expect(pagesOf(planned.now).map(({ pictures }) => pictures.length)).toEqual([2, 1, 1])
})

/** The runner's report of a story at one width. */
const ran = (
  status: string,
  annotations: { type: string; description: string }[] = [],
  message?: string,
) => ({
  suites: [
    {
      suites: [
        {
          specs: [
            {
              title: 'Primitives/Button: Primary, 1280 px',
              tests: [
                { annotations, results: [{ status, errors: message === undefined ? [] : [{ message }] }] },
              ],
            },
          ],
        },
      ],
    },
  ],
})
const state = (mode: string) => `primitives-button--primary, ${mode}`
const nothing = { suites: [] }
const against = 'abc “A commit”'
const same = outcomeOf(against, nothing, ran('passed'))
const changed = outcomeOf(
  against,
  nothing,
  ran('failed', [{ type: 'changed', description: state('paper laptop') }]),
)
const gone = outcomeOf(against, nothing, ran('failed', [{ type: 'gone', description: state('ink laptop') }]))
const faulty = outcomeOf(against, ran('failed', [], 'Not found: <b>\nand more'), nothing)
const ended = outcomeOf(against, nothing, { suites: [], errors: [{ message: 'No tests found' }] })

test('the exit code is 0 without changes, 1 with changes, 2 without a comparison', () => {
  const none = outcomeOf(against, nothing, nothing)
  expect([same, changed, gone, faulty, ended, none].map(exitCodeOf)).toEqual([0, 1, 1, 2, 2, 2])
})

test('one line for each state, and a summary', () => {
  expect(linesOf(same)).toEqual(['1 view compared with abc “A commit”: nothing changed.'])
  expect(linesOf(changed)).toEqual([
    'changed primitives-button--primary, paper laptop',
    '1 view compared with abc “A commit”: 1 changed.',
  ])
  expect(linesOf(gone)).toEqual([
    'gone    primitives-button--primary, ink laptop',
    '0 views compared with abc “A commit”: 1 gone.',
  ])
  expect(linesOf(faulty)).toEqual([
    'no picture of Primitives/Button: Primary, 1280 px: Not found: <b>',
    '0 views compared with abc “A commit”: 1 could not be drawn.',
  ])
})
