// Every demo, opened once: by mouse, keyboard and touch, at several widths, on its tour, and translated.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { DOUBLE_CLICK_MS } from '../../src/browser/secondPress.ts'
import { demoByKey, demoIds, type Demo, type DemoId } from '../../src/content/demos.ts'
import { offerLists, offers } from '../../src/content/offers.ts'
import { brokenWords } from '../../tests/brokenWords.ts'
import { gluedTexts } from '../../tests/gluedTexts.ts'
import { ringFaults } from './rings.ts'
import { waysToSamples, wrongSamples } from './samples.ts'
import { axeFaults, dialog, holdTime, hydrated, inItsLetters, opened, resize, test } from './site.ts'
import { stale, translate, workAll } from './translator.ts'

/** The controls of an open demo that the Tab key does not reach. One radio button of each group is enough. */
async function unreachedByTab(page: Page): Promise<string[]> {
  const controls = await page.evaluate(() => {
    const wanted = [
      ...document.querySelectorAll<HTMLElement>(
        '[role="dialog"] :is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])',
      ),
    ].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest('[inert]') &&
        !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
    )
    wanted.forEach((element, at) => {
      element.dataset.control = String(at)
    })
    return wanted.map((element) => element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 80))
  })
  const reached = await page.evaluateHandle(() => {
    const seen: number[] = []
    document.addEventListener('focusin', ({ target }) => {
      seen.push(Number((target as HTMLElement).dataset.control ?? -1))
    })
    return seen
  })
  for (let presses = 0; presses < controls.length + 3; presses++) await page.keyboard.press('Tab')
  const seen = new Set(await reached.jsonValue())
  return controls.filter((_, at) => !seen.has(at))
}

const brokenIn = (page: Page): Promise<string[]> => page.evaluate(`(${brokenWords.toString()})(document)`)

/** The parts of the bar at the foot of an open demo that are not visible without scrolling, in any of these windows, and words that a line breaks. */
async function faultsOfWindows(page: Page, name: string): Promise<string[]> {
  const faults: string[] = []
  const bar = {
    note: dialog(page, name).getByText('Simulation. Nothing here is sent to a network.'),
    send: dialog(page, name).getByRole('button', { name: 'Send this demo' }),
    ask: dialog(page, name).getByRole('link', { name: 'Ask for your version' }),
  }
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1080, 800],
    [1280, 620],
    [1280, 900],
  ] as const) {
    await resize(page, width, height)
    faults.push(...(await brokenIn(page)).map((word) => `${word} is broken at ${width}`))
    for (const [part, shown] of Object.entries(bar)) {
      const box = await shown.boundingBox()
      if (!box || box.y < 0 || box.y + box.height > height)
        faults.push(`${part} is not visible at ${width} × ${height}`)
    }
  }
  return faults
}

test('each is offered wherever the mappings name it', async ({ server }) => {
  const linksOn = async (path: string) => {
    const html = await (await fetch(new URL(path, server.url))).text()
    return new Set([...html.matchAll(/href="\?demo=([\w-]+)"/g)].map((found) => found[1]))
  }
  expect(await linksOn('/')).toEqual(new Set<string>(demoIds))
  const onList = {
    service: await linksOn(offerLists.service.path),
    product: await linksOn(offerLists.product.path),
  }
  for (const { kind, path, demo } of offers) {
    if (!demo) continue
    expect(await linksOn(path), path).toContain(demo)
    expect(onList[kind], path).toContain(demo)
  }
})

/** Whether the marked element of the tour is visible as a whole in its scroll container, above the player; for a taller one, its top. */
const isMarkInSight = (page: Page) =>
  page.evaluate(() => {
    const marked = document.querySelector('[role="dialog"] [data-toured]')
    const player = document.querySelector('[role="group"][aria-label="Tour"]')
    if (!marked || !player) return false
    let around = marked.parentElement
    while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement
    const place = around?.getBoundingClientRect()
    if (!place) return false
    const end = Math.min(place.bottom, player.getBoundingClientRect().top)
    const { top, bottom } = marked.getBoundingClientRect()
    const isTaller = bottom - top > end - place.top - 96
    return top >= place.top - 1 && (bottom <= end + 1 || (isTaller && top < place.top + place.height / 2))
  })

/** Closes the demo and opens it again from its tile, at its start. */
async function reopen(page: Page, { name, tileName }: Demo): Promise<void> {
  await page.getByRole('button', { name: 'Close demo', exact: true }).click()
  // The press gets its frame first, even on a stopped clock.
  await page.clock.runFor(100)
  await dialog(page, name).waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('')
  expect(await page.evaluate(() => document.body.style.pointerEvents)).toBe('')
  await page
    .getByRole('link', { name: `Open demo: ${tileName}` })
    .first()
    .click()
  await opened(page, name)
  // Move the pointer away, and wait until the next press cannot count as a double click.
  await page.mouse.move(1, 1)
  await page.waitForTimeout(DOUBLE_CLICK_MS)
}

/** Presses the samples at the start of the demo, and after the steps that lead to more of them. */
async function faultsOfSamples(page: Page, { key, name }: Demo, isTouch: boolean): Promise<string[]> {
  const ways = waysToSamples(key)
  if (!ways) return []
  const faults: string[] = []
  let found = 0
  for (const go of ways) {
    await go(page)
    const { count, wrong } = await wrongSamples(page, name, isTouch)
    faults.push(...wrong)
    found += count
  }
  return found > 0
    ? faults
    : ['no sample button was found: say in site/tests/samples.ts after which steps there are some']
}

/** Steps through the tour and returns what is wrong with the rings, on a phone and on two laptops. */
async function faultsOfTour(page: Page, id: DemoId): Promise<string[]> {
  const player = page.getByRole('group', { name: 'Tour' })
  await page.getByRole('button', { name: 'Watch it' }).click()
  const first = await player.getByText(/^Step 1 of/).textContent()
  const count = Number(first?.split(' ').at(-1))
  const faults: string[] = []
  for (const [width, height] of [
    [390, 844],
    [1366, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await player.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    for (let step = 1; step <= count; step++) {
      await player.getByText(`Step ${step} of ${count}`).waitFor()
      // Scrolling into view takes a moment.
      await expect
        .poll(() => isMarkInSight(page), { timeout: 3000 })
        .toBe(true)
        .catch(() => faults.push(`step ${step} at ${width} × ${height}: its ring is not visible`))
      faults.push(...(await brokenIn(page)).map((word) => `step ${step} at ${width}: ${word} is broken`))
      // The mark follows its step a moment later.
      let ofRing: string[] = []
      await expect
        .poll(async () => (ofRing = await ringFaults(page, id, step - 1)), { timeout: 3000 })
        .toEqual([])
        .catch(() =>
          faults.push(...ofRing.map((fault) => `step ${step} at ${width} × ${height}, its ring: ${fault}`)),
        )
      if (step < count) await player.getByRole('button', { name: 'Next', exact: true }).click()
    }
  }
  return faults
}

test.for([...demoIds])('%s', { timeout: 360_000 }, async (id, { site }) => {
  const demo = demoByKey(id)
  const { key, name } = demo
  const page = await site.open(`/?demo=${key}`, { isTouch: true, prepare: (one) => one.clock.install() })
  await opened(page, name)
  await dialog(page, name).getByText('Demo – can be customized as requested').waitFor()
  // Text in a fallback face is wider.
  await inItsLetters(page)
  expect(await faultsOfWindows(page, name)).toEqual([])
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(`(${gluedTexts.toString()})(document)`)).toEqual([])
  // With the clock stopped, no new block replaces a row meanwhile.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  expect(await unreachedByTab(page)).toEqual([])
  await page.clock.resume()
  expect(await faultsOfSamples(page, demo, false), 'samples by mouse').toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await reopen(page, demo)
  expect(await faultsOfSamples(page, demo, true), 'samples by finger').toEqual([])

  await reopen(page, demo)
  expect(await faultsOfTour(page, key), 'the tour').toEqual([])

  await hydrated(page)
  await reopen(page, demo)
  await holdTime(page)
  await page.evaluate(translate)
  for (let turns = 0; turns < 2; turns++) {
    expect(await workAll(page, '[role="dialog"]'), 'translated').toEqual([])
    await page.clock.runFor(3500)
    expect(await stale(page), 'translated').toEqual([])
  }
})
