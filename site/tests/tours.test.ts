// Tours of demos, in the built site: by a press and by a link, paused, taken over, read, and with reduced motion.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import {
  axeFaults,
  copiedLink,
  focused,
  holdTime,
  opened,
  retry,
  test,
  untilThere,
  withClipboard,
  type Site,
} from './site.ts'

const player = (page: Page) => page.getByRole('group', { name: 'Tour' })
/** In the open demo, because the page below shows the same demo in its story. */
const amount = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Amount to stake' })
const control = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true })

async function staking(
  site: Site,
  query = '',
  options: NonNullable<Parameters<Site['open']>[1]> = { hasMotion: true },
): Promise<Page> {
  const page = await site.open(`/?demo=staking${query}`, options)
  await opened(page, 'Staking platform')
  return page
}

/** Lets a test control the time of a page and read the clipboard. */
const withClock = async (page: Page) => {
  await page.clock.install()
  await withClipboard(page)
}
/** A minute of the page passes before the market's answer arrives, so its client may say that none came in time. */
const CLOCKED = { prepare: withClock, possibleErrors: [/no answer within 5000 ms/] }
/** Chooses a step in the list of captions. */
async function chooseStep(page: Page, step: number): Promise<void> {
  await control(page, 'Read it instead').click()
  await player(page)
    .getByRole('listitem')
    .nth(step - 1)
    .getByRole('button')
    .click()
}
/** Long enough for any step. */
const A_STEP = 15_000

describe('a tour', () => {
  test('plays when the visitor starts it, and not before', async ({ site }) => {
    const page = await staking(site, '', { hasMotion: true, ...CLOCKED })
    await holdTime(page)
    await page.clock.runFor(A_STEP)
    expect(await player(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Watch it' }).click()
    await player(page).getByText('Step 1 of 5').waitFor()
    await expect.poll(() => focused(page)).toBe('Tour')
    await page.clock.runFor(4 * A_STEP)
    await player(page).getByText('Step 5 of 5').waitFor()
    expect(await amount(page).inputValue()).toBe('2500')
    await control(page, 'Watch again').waitFor()
    // The demo's forms take the focus, but not from a visitor who watches the tour.
    expect(await focused(page)).toBe('Tour')
    await player(page).getByRole('link', { name: 'Ask for your version' }).click()
    // The next frame responds to the press first, and the page may have to load.
    await untilThere(page, () => /\/contact\?about=staking#at=/.test(page.url()))
  })

  test('is worked by keys, is still when paused and hidden', async ({ site }) => {
    const page = await staking(site, '', { hasMotion: true, ...CLOCKED })
    await holdTime(page)
    await page.getByRole('button', { name: 'Watch it' }).click()
    await player(page).getByText('Step 1 of 5').waitFor()
    await expect.poll(() => focused(page)).toBe('Tour')
    await page.keyboard.press('Space')
    await page.clock.runFor(4 * A_STEP)
    await player(page).getByText('Step 1 of 5').waitFor()
    await page.keyboard.press('End')
    await player(page).getByText('Step 5 of 5').waitFor()
    expect(await amount(page).inputValue()).toBe('2500')
    await page.keyboard.press('ArrowLeft')
    await player(page).getByText('Step 4 of 5').waitFor()
    expect(await amount(page).inputValue()).toBe('')
    await page.keyboard.press('Home')
    await page.keyboard.press('Space')
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await setHidden(true)
    await page.clock.runFor(4 * A_STEP)
    await player(page).getByText('Step 1 of 5').waitFor()
    await setHidden(false)
    await page.clock.runFor(4 * A_STEP)
    await player(page).getByText('Step 5 of 5').waitFor()
  })

  test('is sent as it stands, and opens so elsewhere', async ({ site }) => {
    const page = await staking(site, '&tour=4', { hasMotion: true, ...CLOCKED })
    await player(page).getByText('Step 4 of 5').waitFor()
    await page.clock.runFor(A_STEP)
    await player(page).getByText('Step 4 of 5').waitFor()
    await chooseStep(page, 3)
    expect(await copiedLink(page)).toBe('/demo/staking?tour=3')
    const other = await staking(site, '&tour=3')
    await player(other).getByText('Step 3 of 5').waitFor()
    await other.getByRole('button', { name: 'Close AIZ Reserve' }).waitFor()
    // There is no step after the last one.
    const beyond = await staking(site, '&tour=99', CLOCKED)
    await player(beyond).getByText('Step 5 of 5').waitFor()
    // It has nothing more to show.
    expect(await copiedLink(beyond)).toBe('/demo/staking')
  })

  test('is taken over, and the demo continues from there', async ({ site }) => {
    const page = await staking(site, '&tour=5', { hasMotion: true, ...CLOCKED })
    // At its end the visitor can use the demo.
    await control(page, 'Close tour').click()
    await player(page).waitFor({ state: 'detached' })
    expect(await amount(page).evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.press('End')
    await page.keyboard.type('0')
    expect(await amount(page).inputValue()).toBe('25000')
    const link = await copiedLink(page)
    expect(link).toMatch(/^\/demo\/staking#at=/)
    await page.getByRole('button', { name: 'Step back' }).click()
    expect(await amount(page).inputValue()).toBe('2500')
    const other = await staking(site, link.replace('/demo/staking', ''))
    expect(await amount(other).inputValue()).toBe('25000')
  })

  test('is taken over by a touch of the demo, and no press is lost', async ({ site }) => {
    const page = await staking(site, '&tour')
    await control(page, 'Pause').waitFor()
    await page.getByRole('button', { name: 'Stake in AIZ Reserve' }).click()
    await page.getByRole('button', { name: 'Close AIZ Reserve' }).waitFor()
    await player(page).getByText('You have taken over. The demo continues from here.').waitFor()
    await page.keyboard.type('7')
    expect(await amount(page).inputValue()).toBe('7')
    await control(page, 'Back to the tour').click()
    await chooseStep(page, 4)
    await page.getByRole('button', { name: 'Close Polygon Growth' }).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await control(page, 'Close tour').click()
    await player(page).waitFor({ state: 'detached' })
    expect(await amount(page).count()).toBe(0)
    expect(await focused(page)).toMatch(/^Staking platform/)
  })

  test('is at its first step, to be gone through by hand, with reduced motion', async ({ site }) => {
    const page = await staking(site, '&tour', CLOCKED)
    await player(page).getByText('Step 1 of 5').waitFor()
    await page.clock.runFor(4 * A_STEP)
    await player(page).getByText('Step 1 of 5').waitFor()
    expect(await control(page, 'Play').count()).toBe(0)
    await control(page, 'Next').click()
    await player(page).getByText('Step 2 of 5').waitFor()
    await player(page).getByRole('button', { name: 'Read it instead' }).click()
    expect(await player(page).getByRole('listitem').count()).toBe(5)
    expect(await axeFaults(page)).toEqual([])
  })

  test('says so when its code does not come, and tries again', async ({ site }) => {
    let isBroken = true
    const page = await staking(site, '', {
      hasMotion: true,
      expectedErrors: [/ERR_FAILED/],
      prepare: (one) =>
        one.route(/\/LiveTour-.*\.js/, (route) => (isBroken ? route.abort('failed') : route.continue())),
    })
    await page.getByRole('button', { name: 'Watch it' }).click()
    await page.getByText('The tour could not be loaded.', { exact: false }).waitFor()
    isBroken = false
    await retry(page, () => page.getByRole('button', { name: 'Watch it' }).click())
    await player(page).waitFor()
  })
})

const stepsOf = async (page: Page) => {
  const told = await player(page)
    .getByText(/Step \d of \d/)
    .textContent()
  return Number(/of (\d)/.exec(told ?? '')?.[1])
}

describe.each(['staking', 'mobile-wallet', 'trading-bot', 'dao'])('the tour of %s', (demo) => {
  test('shows each control that it rings, on a screen of 320 × 256 px', async ({ site }) => {
    const page = await site.open(`/demo/${demo}?tour=1`, { width: 320, height: 256 })
    const count = await stepsOf(page)
    for (let step = 1; step <= count; step++) {
      await player(page).getByText(`Step ${step} of ${count}`).waitFor()
      await expect
        .poll(
          () =>
            page.evaluate(() => {
              const marked = document.querySelector('[data-toured]')?.getBoundingClientRect()
              const below = document.querySelector('[role=group][aria-label=Tour]')?.getBoundingClientRect()
              if (!marked || !below) return 0
              const seen = Math.min(marked.bottom, below.top) - Math.max(marked.top, 0)
              return seen / Math.min(marked.height, 40)
            }),
          { message: `step ${step}` },
        )
        .toBeGreaterThan(0.9)
      if (step < count) await control(page, 'Next').click()
    }
  })

  test('leaves most of a phone to the demo at its end, with one way to ask for it', async ({ site }) => {
    const page = await site.open(`/demo/${demo}?tour=1`, { width: 390, height: 844 })
    await page.goto(new URL(`/demo/${demo}?tour=${await stepsOf(page)}`, site.url).href)
    await player(page).getByRole('link', { name: 'Ask for your version' }).waitFor()
    expect(await page.getByRole('link', { name: 'Ask for your version' }).count()).toBe(1)
    const box = await player(page).boundingBox()
    expect(box?.y).toBeGreaterThan(844 * 0.75)
  })
})
