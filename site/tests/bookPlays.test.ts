// The plays of the built Storybook. It is drawn as visitors and pictures have it: effects run after the picture, not with it
// as in the tests of the stories, and a play that goes too fast leaves a red mark there and nowhere else. `npm run test:book`
// runs all plays; without it, those that have been wrong.
import { availableParallelism } from 'node:os'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { isFirefox, test } from './site.ts'

interface Played {
  id: string
  width: number
  height: number
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
      loadStory: (which: { storyId: string }) => Promise<{
        playFunction?: unknown
        storyGlobals: { viewport?: { value: string } }
        parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } }
      }>
    }
  }
}

/** Failed in the built book, wrote warnings, or left a ring or another state than their name says, and have a play. */
const ONCE_WRONG = [
  'chat-assistant--covered',
  'demos-launchpad--journey',
  'demos-smart-contracts--copy-failed',
  'market-ticker-strip--full',
  'patterns-brand-panel--empty-tried',
  'patterns-demo-curtain--loading',
  'patterns-policy-dialog--privacy',
  'patterns-tour-player--paused',
  'patterns-tour-player--playing',
  'primitives-button--primary',
  'primitives-sample-button--one-line-at-a-time',
  'site-journeys--a-lead-in-the-chat',
  'site-journeys--ticker-fails',
]

/** Storybook keeps a record of what a play calls, with the window, and is surprised by what it meets there. */
const ITS_OWN = /Accessing the Story Store is deprecated/

const isEveryPlay = import.meta.env.MODE === 'long'
const WHOLE_TEST_MS = isEveryPlay ? 600_000 : 60_000
/** The longest tours take a few seconds where a machine has two cores and much to do. */
const PLAY_MS = 30_000

/** The stories with a play, as the frame knows them: what a factory brings along the index does not see. */
const playedOf = (page: Page, ids: readonly string[]): Promise<Played[]> =>
  page.evaluate(async (storyIds) => {
    const store = (window as unknown as Frame).__STORYBOOK_PREVIEW__.storyStoreValue!
    const found: Played[] = []
    for (const id of storyIds) {
      const { playFunction, storyGlobals, parameters } = await store.loadStory({ storyId: id })
      const size = parameters.viewport.options[storyGlobals.viewport?.value ?? 'laptop']!.styles
      if (playFunction)
        found.push({ id, width: Number.parseInt(size.width), height: Number.parseInt(size.height) })
    }
    return found
  }, ids)

/** Goes to a story and lets its play come to its end: what went wrong, and the focus ring that it leaves. */
const faultsOf = (page: Page, storyId: string, isAboutFocus: boolean): Promise<string[]> =>
  page.evaluate(
    ([id, mayHaveRing, limitMs]) =>
      new Promise<string[]>((resolve) => {
        const channel = (window as unknown as Frame).__STORYBOOK_ADDONS_CHANNEL__
        const faults: string[] = []
        let before: Element | null = null
        const fail = (error: { message?: string } | undefined) => {
          faults.push(error?.message?.slice(0, 400) ?? 'is not shown')
        }
        const listeners: Record<string, (said: never) => void> = {
          playFunctionThrewException: fail,
          storyThrewException: fail,
          storyErrored: fail,
          storyMissing: () => fail(undefined),
          unhandledErrorsWhilePlaying: (errors: { message?: string }[]) => errors.forEach(fail),
          storyRenderPhaseChanged: ({ newPhase }: { newPhase: string }) => {
            if (newPhase === 'playing') before = document.activeElement
          },
          storyFinished: ({ storyId: finished }: { storyId: string }) => {
            if (finished !== id) return
            const control = document.activeElement
            // What holds others shows no ring.
            const ring = ':focus-visible:not([tabindex="-1"], [role=menu], [role=dialog])'
            if (!mayHaveRing && control !== before && control?.matches(ring))
              faults.push(`leaves a focus ring: ${control?.outerHTML.slice(0, 120)}`)
            end()
          },
        }
        const timer = setTimeout(() => {
          faults.push('has not come to its end')
          end()
        }, limitMs)
        const end = () => {
          clearTimeout(timer)
          for (const [event, listen] of Object.entries(listeners)) channel.off(event, listen)
          resolve(faults)
        }
        for (const [event, listen] of Object.entries(listeners)) channel.on(event, listen)
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      }),
    [storyId, isAboutFocus, PLAY_MS] as const,
  )

test('every play passes, says nothing, and leaves no ring', { timeout: WHOLE_TEST_MS }, async ({ site }) => {
  const { entries } = (await (await fetch(`${site.url}/storybook/index.json`)).json()) as {
    entries: Record<string, { type: string; tags: string[] }>
  }
  const stories = Object.keys(entries).filter((id) => entries[id]?.type === 'story')
  const ids = isEveryPlay ? stories : ONCE_WRONG
  const still = stories.find((id) => !entries[id]?.tags.includes('play-fn')) ?? ''
  const opened = async () => {
    const page = await site.open(`/storybook/iframe.html?id=${still}&viewMode=story`, { hasMotion: true })
    await page.waitForFunction(() => document.querySelector('#storybook-root:not(:empty)'))
    return page
  }
  const first = await opened()
  const waiting = await playedOf(first, ids)
  if (isEveryPlay) expect(waiting.length).toBeGreaterThan(300)
  else expect(waiting.map(({ id }) => id)).toEqual(ONCE_WRONG)

  const faults: string[] = []
  const playAll = async (page: Page) => {
    let now = ''
    page.on('console', (message) => {
      if (message.type() === 'warning' && !ITS_OWN.test(message.text()))
        faults.push(`${now}: ${message.text()}`)
    })
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      now = next.id
      await page.setViewportSize(next)
      for (const fault of await faultsOf(page, now, entries[now]?.tags.includes('focus') ?? false))
        faults.push(`${now}: ${fault}`)
    }
  }
  // Of Firefox's windows one has the focus, and what is typed elsewhere is lost.
  const others = Array.from({ length: isFirefox ? 0 : availableParallelism() - 1 }, opened)
  await Promise.all([playAll(first), ...others.map(async (page) => playAll(await page))])
  expect(faults).toEqual([])
})
