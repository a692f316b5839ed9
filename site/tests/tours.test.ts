// A demo that shows itself, in the built site: by a press and by a link, paused, taken over, read, and where nothing moves.
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
  withClipboard,
  type Site,
} from './site.ts'

const player = (page: Page) => page.getByRole('group', { name: 'Tour' })
/** In the open demo: the page below it draws the same demo in its story. */
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

/** Lets a test move the time of a page, and read what is copied. */
const withClock = async (page: Page) => {
  await page.clock.install()
  await withClipboard(page)
}
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
  test('plays when it is asked for, and not before', async ({ site }) => {
    const page = await staking(site, '', { hasMotion: true, prepare: withClock })
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
    // The demo's own forms take the focus, but not from who watches.
    expect(await focused(page)).toBe('Tour')
    await player(page).getByRole('link', { name: 'Ask for your version' }).click()
    // The press is answered by a frame first.
    await page.clock.runFor(100)
    await page.waitForURL('**/contact?about=staking#at=*')
  })

  test('is worked by keys, stands still when paused and out of sight', async ({ site }) => {
    const page = await staking(site, '', { hasMotion: true, prepare: withClock })
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
    const page = await staking(site, '&tour=4', { hasMotion: true, prepare: withClock })
    await player(page).getByText('Step 4 of 5').waitFor()
    await page.clock.runFor(A_STEP)
    await player(page).getByText('Step 4 of 5').waitFor()
    await chooseStep(page, 3)
    expect(await copiedLink(page)).toBe('/demo/staking?tour=3')
    const other = await staking(site, '&tour=3')
    await player(other).getByText('Step 3 of 5').waitFor()
    await other.getByRole('button', { name: 'Close Ether Core' }).waitFor()
    // Beyond the last step there is none.
    const beyond = await staking(site, '&tour=99')
    await player(beyond).getByText('Step 5 of 5').waitFor()
  })

  test('is taken over, and the demo goes on from there', async ({ site }) => {
    const page = await staking(site, '&tour=5', { hasMotion: true, prepare: withClock })
    // Its end says that the demo is the visitor's.
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

  test('stands at its first step, to be gone through by hand, where less motion is asked for', async ({
    site,
  }) => {
    const page = await staking(site, '&tour', { prepare: withClock })
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
