// The motion of the site (Rules, Motion), and that nothing depends on it.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { PANEL_WAIT_MS } from '../start/motion.ts'
import { dialog, focused, hydrated, isFirefox, opened, test, type OpenOptions, type Site } from './site.ts'

declare global {
  interface Window {
    /** The animations of each transition, with their duration, once it started. */
    transitions: string[][]
    /** Stops each transition in its middle. */
    isHeld: boolean
  }
}

/** Records each transition. The page waits for a panel, even on a busy machine. */
const watchTransitions = (page: Page) =>
  page.addInitScript((panelWait) => {
    const setTimeout = window.setTimeout.bind(window)
    window.setTimeout = ((act: () => void, ms?: number, ...rest: unknown[]) =>
      setTimeout(act, ms === panelWait ? 6000 : ms, ...rest)) as typeof window.setTimeout
    window.transitions = []
    if (!('startViewTransition' in document)) return
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.ready.then(
        () => {
          const moving = document.getAnimations().flatMap((animation) => {
            const { pseudoElement } = animation.effect as KeyframeEffect
            const { duration } = animation.effect?.getTiming() ?? {}
            if (!pseudoElement?.startsWith('::view-transition')) return []
            if (window.isHeld) {
              animation.pause()
              animation.currentTime = Number(duration) / 2
            }
            return `${pseudoElement.slice('::view-transition-'.length)} ${Number(duration)}`
          })
          window.transitions.push([...new Set(moving)].sort())
        },
        () => undefined,
      )
      return transition
    }
  }, PANEL_WAIT_MS)

/** Resolves when the motion code is loaded: the steps below the window wait to fold. */
const atRest = async (page: Page) => {
  await hydrated(page)
  await page.locator('[data-fold="waits"]').waitFor({ state: 'attached' })
}

async function openHome(site: Site, options: OpenOptions = {}): Promise<Page> {
  const page = await site.open('/', {
    hasMotion: true,
    ...options,
    prepare: async (one) => {
      await watchTransitions(one)
      await options.prepare?.(one)
    },
  })
  await atRest(page)
  return page
}

const transitions = (page: Page) => page.evaluate(() => window.transitions)
const tile = (page: Page) => page.getByRole('link', { name: 'Open demo: Staking' }).first()
/** Opens and closes the tile's demo, so that its code is loaded. */
async function openBefore(page: Page): Promise<void> {
  await tile(page).click()
  await opened(page, 'Staking platform')
  await page.goBack()
  await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
  await page.locator('html:not([data-motion])').waitFor()
  await page.evaluate(() => (window.transitions = []))
}
const header = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const arrived = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(() => [location.pathname, document.activeElement?.id]))
    .toEqual([path, 'page-title'])

describe.skipIf(isFirefox)('with motion', () => {
  test('a tile becomes the square at the head of its demo’s panel, and gets the focus back', async ({
    site,
  }) => {
    const page = await openHome(site, { width: 390 })
    await openBefore(page)
    await page.evaluate(() => Object.assign(window, { isHeld: true }))
    await tile(page).click()
    await opened(page, 'Staking platform')
    await expect
      .poll(() => transitions(page))
      .toEqual([['group(demo-tile) 320', 'new(demo-tile) 320', 'old(demo-tile) 320']])
    // The panel is at its final place, although the page under it is scrolled.
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const close = await page.getByRole('button', { name: 'Close demo', exact: true }).boundingBox()
    const look = () => page.screenshot({ clip: close!, animations: 'allow' })
    await expect
      .poll(() => dialog(page, 'Staking platform').evaluate((panel) => panel.getAnimations().length))
      .toBe(0)
    const during = await look()
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.play()))
    await page.locator('html:not([data-motion])').waitFor()
    expect((await look()).equals(during)).toBe(true)
    await page.goBack()
    await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
    await expect.poll(() => tile(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await page.goForward()
    await opened(page, 'Staking platform')
    expect(await transitions(page)).toHaveLength(1)
  })

  test('a page folds away over the next for 200 ms; Back and Forward lead there immediately', async ({
    site,
  }) => {
    const page = await openHome(site)
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Token generator' }).click()
    await arrived(page, '/products')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => transitions(page)).toEqual([['old(root) 200']])
    await page.goBack()
    await arrived(page, '/')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await page.goForward()
    await arrived(page, '/products')
    expect(await transitions(page)).toHaveLength(1)
  })

  test('a demo that is closed folds up, and the focus is back on its tile', async ({ site }) => {
    const page = await openHome(site)
    await tile(page).click()
    await opened(page, 'Staking platform')
    const moved = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const look = () => {
            const found = document
              .getAnimations()
              .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('body > *'))
              .map(({ effect }) => Number(effect?.getTiming().duration))
              .filter((ms) => ms === 140)
            if (found.length >= 2) resolve(found)
            else requestAnimationFrame(look)
          }
          look()
          document.querySelector<HTMLElement>('button[aria-label="Close demo"]')?.click()
        }),
    )
    expect(moved).toEqual([140, 140])
    await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
    await expect.poll(() => tile(page).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('a press has its frame before a picture of the page is taken; a second one is no second step', async ({
    site,
  }) => {
    const page = await openHome(site)
    const before = await page.evaluate(() => history.length)
    const hadFrame = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          let isDrawn = false
          requestAnimationFrame(() => setTimeout(() => (isDrawn = true)))
          const start = document.startViewTransition.bind(document)
          document.startViewTransition = (update) => {
            resolve(isDrawn)
            return start(update)
          }
          const link = document.querySelector<HTMLElement>('header a[href="/about"]')
          link?.click()
          link?.click()
        }),
    )
    expect(hadFrame).toBe(true)
    await arrived(page, '/about')
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })

  test('a press in the middle of it counts', async ({ site }) => {
    const page = await openHome(site)
    await page.evaluate(() => Object.assign(window, { isHeld: true }))
    await header(page, 'About').click()
    await expect.poll(() => transitions(page)).toHaveLength(1)
    await header(page, 'Home').click()
    await arrived(page, '/')
    await expect.poll(() => transitions(page)).toHaveLength(2)
    await page.evaluate(() => Object.assign(window, { isHeld: false }))
    await openBefore(page)
    await page.evaluate(() => Object.assign(window, { isHeld: true }))
    await tile(page).click()
    await expect.poll(() => transitions(page)).toHaveLength(1)
    await page.getByRole('button', { name: 'Close demo', exact: true }).click()
    await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toContain('Staking')
  })

  test('of two pages requested together the second is shown, and Back leads to the first', async ({
    site,
  }) => {
    // Not awaited here: awaiting a promise would catch its rejection.
    const page = await site.open('/', { hasMotion: true })
    await atRest(page)
    // With their code; without it only the last press counts.
    for (const name of ['About', 'Contact']) await header(page, name).hover()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      for (const path of ['/about', '/contact'])
        document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click()
    })
    await arrived(page, '/contact')
    await page.goBack()
    await arrived(page, '/about')
    await expect.poll(() => page.locator('html[data-motion]').count()).toBe(0)
  })

  test('the steps fold once, when they are seen', async ({ site }) => {
    const page = await openHome(site)
    const steps = page.locator('[data-fold]')
    /** The progress of the folds. */
    const folds = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-fold] *'))
          .map(({ playState, effect }) => `${playState} ${Number(effect?.getTiming().duration)}`),
      )
    expect(await folds()).toEqual(Array.from({ length: 4 }, () => 'paused 320'))
    // In print they are folded.
    await page.emulateMedia({ media: 'print' })
    expect(await folds()).toEqual([])
    await page.emulateMedia({ media: 'screen' })
    await steps.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 600)
    await expect.poll(folds).toContain('running 320')
    await steps.waitFor({ state: 'detached' })
    await header(page, 'About').click()
    await arrived(page, '/about')
    await header(page, 'Home').click()
    await arrived(page, '/')
    expect(await steps.count()).toBe(0)
  })

  test('the art of a token unfolds once it is deployed', async ({ site }) => {
    const page = await site.open('/?demo=token-generator&tour=9', {
      hasMotion: true,
      prepare: (one) =>
        one.addInitScript(() => {
          document.addEventListener('animationstart', ({ target }) => {
            const art = target instanceof Element ? target : null
            const place = art?.closest('section')?.getAttribute('aria-label')
            // On a busy machine the animation may have ended; its style still has the duration.
            if (art && place)
              document.documentElement.dataset.unfolded = `${place} ${getComputedStyle(art).animationDuration}`
          })
        }),
    })
    await page.getByText('is deployed.').first().waitFor()
    await page.locator('[data-unfolded="Certificate 0.32s"]').waitFor({ state: 'attached' })
  })
})

describe.each<[string, OpenOptions]>([
  ['with reduced motion', { hasMotion: false }],
  [
    'where the browser has no transitions',
    {
      prepare: (page) =>
        page.addInitScript(() => {
          for (const holder of [document, Document.prototype])
            delete (holder as Partial<Document>).startViewTransition
        }),
    },
  ],
])('%s', (_, options) => {
  test('pages and demos appear immediately', async ({ site }) => {
    const page = await openHome(site, options)
    await openBefore(page)
    await tile(page).click()
    await opened(page, 'Staking platform')
    await page.goBack()
    await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
    await header(page, 'About').click()
    await arrived(page, '/about')
    expect(await transitions(page)).toEqual([])
    const moving = () =>
      document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? [])
    expect((await page.evaluate(moving)).filter((name) => name.includes('transition'))).toEqual([])
  })
})
