// What is said of pictures that were compared; taking them needs two Storybooks, and is not tested here.
import { expect, test } from 'vitest'
import {
  commitBefore,
  exitCodeOf,
  fileOf,
  linesOf,
  pageOf,
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

test('a story has the pictures that it says, and one left out has none', () => {
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
      title: 'Theme/Type',
      name: 'All',
      chromatic: { modes: { paper: { theme: 'light' as const } } },
    },
    { id: 'theme-colors--all', title: 'Theme/Colors', name: 'All' },
  ]
  expect(picturesOf(all, '').map(fileOf)).toEqual([
    'primitives-button--primary--paper-laptop.png',
    'primitives-button--primary--ink-laptop.png',
  ])
  expect(picturesOf(all, 'PRIMITIVES/but')).toHaveLength(2)
  expect(picturesOf(all, 'button--pri')).toHaveLength(2)
  expect(picturesOf(all, 'dao')).toEqual([])
})

test('what is there now and before is compared, the rest is new or gone', () => {
  const gone = { ...onPaper, id: 'primitives-button--small' }
  const added = { ...onPaper, id: 'primitives-button--large' }
  const idsNow = new Set([onPaper.id, added.id])
  const idsBefore = new Set([onPaper.id, gone.id])
  expect(plan({ now: [onPaper, added], before: [onPaper, gone], idsNow, idsBefore })).toEqual({
    both: [onPaper],
    new: [added],
    gone: [gone],
  })
})

const same = { against: 'abc “A commit”', compared: 2, findings: [], faults: [] }
const changed = {
  ...same,
  findings: [
    { ...onPaper, what: 'changed' as const, why: '12 pixels are different' },
    { ...inInk, what: 'gone' as const },
  ],
}
const faulty = { ...same, faults: [{ ...onPaper, why: 'Not found: <b>\nand more' }] }

test('0 is nothing changed, 1 something, 2 not compared', () => {
  expect([same, changed, faulty, { ...same, compared: 0 }].map(exitCodeOf)).toEqual([0, 1, 2, 2])
})

test('one line for each state, and one in sum', () => {
  expect(linesOf(same)).toEqual(['2 pictures compared with abc “A commit”: nothing changed.'])
  expect(linesOf(changed)).toEqual([
    'changed primitives-button--primary, paper laptop (12 pixels are different)',
    'gone    primitives-button--primary, ink laptop',
    '2 pictures compared with abc “A commit”: 1 changed, 1 gone.',
  ])
  expect(linesOf({ ...faulty, compared: 1 })).toEqual([
    'no picture of primitives-button--primary, paper laptop: Not found: <b>',
    '1 picture compared with abc “A commit”: 1 could not be drawn.',
  ])
})

test('the page shows before, after and difference, and takes no words for markup', () => {
  const page = pageOf(changed, { light: { paper: '#fff' }, dark: { paper: '#000' } })
  const file = 'primitives-button--primary--paper-laptop.png'
  expect([...page.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    `before/${file}`,
    `after/${file}`,
    `difference/${file}`,
    'before/primitives-button--primary--ink-laptop.png',
  ])
  expect(page).toContain('<h2>Changed</h2>')
  expect(page).not.toContain('<h2>New</h2>')
  expect(pageOf(faulty, { light: {}, dark: {} })).toContain('Not found: &#60;b&#62;')
})
