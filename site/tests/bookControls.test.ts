// The controls of the built Storybook: each is set to each kind of value that Storybook offers for it, and the story stands.
// Of each file the first story and those that crashed once, and of each list the first and the last; `npm run test:book` takes
// all.
import { availableParallelism } from 'node:os'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { isFirefox, test } from './site.ts'

interface ArgType {
  control?: { disable?: boolean; type?: string }
  options?: readonly unknown[]
}

/** What the tests use of Storybook in its frame. */
interface Frame {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listen: (said: never) => void) => void
    off: (event: string, listen: (said: never) => void) => void
    emit: (event: string, said: object) => void
  }
  __STORYBOOK_PREVIEW__: {
    storyStoreValue?: {
      loadStory: (which: { storyId: string }) => Promise<{ argTypes: Record<string, ArgType> }>
    }
  }
}

/** "Set string" at some of their props was a stack. */
const ONCE_CRASHED = [
  'patterns-demo-frame--default',
  'patterns-brand-panel--staying',
  'patterns-demo-links--default',
]

const isEveryStory = import.meta.env.MODE === 'long'
const WHOLE_TEST_MS = isEveryStory ? 900_000 : 360_000
const DRAWN_MS = 20_000

interface Tried {
  faults: string[]
  /** How many values were set. */
  count: number
}

/** Goes to a story, and sets each of its controls to each kind of value. */
const tryControls = (page: Page, storyId: string): Promise<Tried> =>
  page.evaluate(
    async ([id, limitMs, areAll]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
        window as unknown as Frame
      /** Asks for something that draws the story; says what went wrong, or null. */
      const drawn = (event: string, said: object) =>
        new Promise<string | null>((resolve) => {
          const fail = (error: { message?: string; title?: string } | undefined) => {
            end(error?.message ?? error?.title ?? 'is not shown')
          }
          const listeners: Record<string, (said: never) => void> = {
            storyRendered: (shown: string) => shown === id && end(null),
            // The page was opened at this story, and it was drawn before the request.
            storyUnchanged: (shown: string) => shown === id && end(null),
            storyThrewException: fail,
            storyErrored: fail,
            storyMissing: () => fail(undefined),
          }
          const timer = setTimeout(() => end('is not drawn in time'), limitMs)
          const end = (outcome: string | null) => {
            clearTimeout(timer)
            for (const [name, listen] of Object.entries(listeners)) channel.off(name, listen)
            resolve(outcome?.slice(0, 300) ?? null)
          }
          for (const [name, listen] of Object.entries(listeners)) channel.on(name, listen)
          channel.emit(event, said)
        })
      /** The values that its kind of control gives, the ones of "Set …" first. */
      const valuesOf = ({ control, options = [] }: ArgType): readonly unknown[] => {
        switch (control?.type) {
          case 'boolean':
            return [true, false]
          case 'text':
            return ['', 'Orchard']
          case 'number':
          case 'range':
            return [0, 12]
          case 'select':
          case 'radio':
          case 'inline-radio':
            return areAll ? options : [...new Set([options[0], options.at(-1)])]
          case 'check':
            return [[], options]
          case 'object':
            return [{}]
          case 'date':
            return [0]
          case 'color':
            return ['#112233']
          case undefined:
            return []
          default:
            return ['a kind of control that this test does not know']
        }
      }
      const faults: string[] = []
      let count = 0
      const note = (what: string, outcome: string | null) => {
        if (outcome !== null) faults.push(`${what}: ${outcome}`)
        return outcome !== null
      }
      note('as it is', await drawn('setCurrentStory', { storyId: id, viewMode: 'story' }))
      const { argTypes } = await preview.storyStoreValue!.loadStory({ storyId: id })
      for (const [name, argType] of Object.entries(argTypes)) {
        if (argType.control?.disable) continue
        for (const value of valuesOf(argType)) {
          count++
          const outcome = await drawn('updateStoryArgs', { storyId: id, updatedArgs: { [name]: value } })
          if (note(`${name} = ${JSON.stringify(value)}`, outcome))
            await drawn('forceRemount', { storyId: id })
        }
      }
      return { faults, count }
    },
    [storyId, DRAWN_MS, isEveryStory] as const,
  )

test('every control can be set', { timeout: WHOLE_TEST_MS }, async ({ site }) => {
  const { entries } = (await (await fetch(`${site.url}/storybook/index.json`)).json()) as {
    entries: Record<string, { type: string; importPath: string; tags: string[] }>
  }
  const stories = Object.entries(entries).flatMap(([id, { type, importPath }]) =>
    type === 'story' ? [{ id, importPath }] : [],
  )
  const isFirst = ({ importPath }: (typeof stories)[number], at: number) =>
    stories.findIndex((other) => other.importPath === importPath) === at
  const chosen = stories.filter(
    (story, at) => isEveryStory || isFirst(story, at) || ONCE_CRASHED.includes(story.id),
  )
  const waiting = chosen.map(({ id }) => id)
  const faults: string[] = []
  let count = 0
  const openPage = async () => {
    // Embedded, a story is not played.
    const page = await site.open(`/storybook/iframe.html?id=${stories[0]?.id}&viewMode=story&embed=true`, {
      // A text that is set while it is shown, and a drawing without a size: no visitor does either.
      expectedErrors: [/^React (?:writes|removes) /, /^Error: <(?:svg|rect)> attribute /],
    })
    await page.waitForFunction(() => document.querySelector('#storybook-root:not(:empty)'), undefined, {
      timeout: DRAWN_MS,
    })
    return page
  }
  const tryAll = async (page: Page) => {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const tried = await tryControls(page, id)
      count += tried.count
      faults.push(...tried.faults.map((fault) => `${id}: ${fault}`))
    }
  }
  // After each drawing Storybook waits a tenth of a second for what may move: meanwhile others have the cores.
  const pages: Page[] = []
  while (pages.length < (isFirefox ? 1 : 2 * availableParallelism())) pages.push(await openPage())
  await Promise.all(pages.map(tryAll))
  expect(faults).toEqual([])
  // So that a change of Storybook's does not leave it with nothing to set.
  expect(count).toBeGreaterThan(500)
})
