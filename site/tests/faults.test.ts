// Faults around a site: impatient visitors, lost requests, a new version under an open page.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { company } from '#src/content/company.ts'
import { demoByKey, demos } from '../../src/content/demos.ts'
import { DOUBLE_CLICK_MS } from '../../src/browser/secondPress.ts'
import { dialog, hydrated, isFirefox, opened, retry, test, type Site } from './site.ts'

const openPage = async (site: Site, path: string, options = {}) => {
  const page = await site.open(path, options)
  await hydrated(page)
  return page
}
const depth = (page: Page) => page.evaluate(() => window.history.length)

describe('pressed twice', () => {
  test('a link to a demo opens one, and ×, Escape and the backdrop close it', async ({ site }) => {
    for (const close of [
      (page: Page) => page.getByRole('button', { name: 'Close demo', exact: true }).click(),
      (page: Page) => page.keyboard.press('Escape'),
      (page: Page) => page.mouse.click(5, 5),
    ]) {
      const page = await openPage(site, '/')
      const before = await depth(page)
      await page.getByRole('link', { name: 'Open demo: Staking' }).dblclick()
      await opened(page, 'Staking platform')
      expect(await depth(page)).toBe(before + 1)
      await close(page)
      await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
      expect(page.url()).toBe(`${site.url}/`)
    }
  })

  test('Enter on a link to a demo, likewise', async ({ site }) => {
    const page = await openPage(site, '/')
    const link = page.getByRole('link', { name: 'Open demo: Bridge' })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await opened(page, 'Cross-chain bridge')
    await page.keyboard.press('Escape')
    await dialog(page, 'Cross-chain bridge').waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${site.url}/`)
  })

  test('a link to a page is one step of the way', async ({ site }) => {
    const page = await openPage(site, '/')
    const before = await depth(page)
    const about = page.getByRole('link', { name: 'About', exact: true }).first()
    for (let presses = 0; presses < 3; presses++) await about.click()
    await page.getByRole('heading', { level: 1, name: /show you/i }).waitFor()
    expect(await depth(page)).toBe(before + 1)
  })

  test('two demos in a row need one close', async ({ site }) => {
    const page = await openPage(site, '/')
    await page.evaluate(() => {
      const press = (name: string) => document.querySelector<HTMLElement>(`a[href="?demo=${name}"]`)?.click()
      press('staking')
      press('cross-chain')
    })
    await opened(page, 'Cross-chain bridge')
    await page.keyboard.press('Escape')
    await dialog(page, 'Cross-chain bridge').waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${site.url}/`)
  })
})

// Firefox's driver does not count presses, and a second press of a mouse is recognized by its count.
describe.skipIf(isFirefox)(
  'what appears under a press does not take the second press of a double click',
  () => {
    /** All presses have the same time, on a machine of any speed, until the double-click interval is over. */
    const atOneMoment = {
      prepare: (page: Page) =>
        page.addInitScript(() => {
          Object.defineProperty(Event.prototype, 'timeStamp', { get: () => Number(window.name) })
        }),
    }
    const untilItIsOver = (page: Page) =>
      page.evaluate((time) => {
        window.name = String(Number(window.name) + time)
      }, DOUBLE_CLICK_MS)
    /** Nothing happens, so the test waits for the time in which it would have happened. */
    const aLittleLater = (page: Page) => page.waitForTimeout(200)

    test('a next step, until it can be meant', async ({ site }) => {
      const page = await site.open('/?demo=token-generator&name=Orchard&symbol=ORC&supply=5', atOneMoment)
      await opened(page, 'Token generator')
      await page.getByRole('button', { name: 'Continue to Review' }).dblclick()
      const deploy = page.getByRole('button', { name: 'Deploy', exact: true })
      await deploy.waitFor()
      await aLittleLater(page)
      expect(await deploy.isEnabled()).toBe(true)
      await untilItIsOver(page)
      await deploy.dblclick()
      await page.getByRole('button', { name: 'Deploying...' }).waitFor()
    })

    test('a button that is another one by then; one that stays the same takes both', async ({ site }) => {
      const page = await site.open('/?demo=trading-bot', atOneMoment)
      await opened(page, 'Trading bot')
      await page.getByRole('button', { name: 'Start Bot' }).dblclick()
      await page.getByRole('button', { name: 'Stop Bot' }).waitFor()
      await aLittleLater(page)
      expect(await page.getByRole('button', { name: 'Start Bot' }).count()).toBe(0)

      const listing = await site.open('/?demo=crypto-listing', atOneMoment)
      await opened(listing, 'Crypto listing')
      const star = listing.getByRole('button', { name: 'Star Bitcoin' })
      await star.dblclick()
      await aLittleLater(listing)
      expect(await star.getAttribute('aria-pressed')).toBe('false')
    })

    test('the second tap of a finger: the page under a chat that closes', async ({ site }) => {
      const page = await openPage(site, '/', { width: 390, isTouch: true, ...atOneMoment })
      await page.getByRole('button', { name: 'Open chat' }).tap()
      await page.getByRole('dialog', { name: `${company.name} assistant` }).waitFor()
      await untilItIsOver(page)
      const box = await page.getByRole('button', { name: 'Close chat' }).boundingBox()
      if (!box) throw new Error('There is no × to be seen.')
      for (let taps = 0; taps < 2; taps++) await page.touchscreen.tap(box.x + 10, box.y + 10)
      await page.getByRole('button', { name: 'Open chat' }).waitFor()
      await aLittleLater(page)
      expect(await page.getByRole('button', { name: 'Close menu' }).count()).toBe(0)
    })

    test('the backdrop of a demo that opens, the page under one that closes', async ({ site }) => {
      // So low that the bottom of the tile is under the backdrop.
      const page = await openPage(site, '/', { height: 276, ...atOneMoment })
      const { name, tileName } = demoByKey('price-tracker')
      const tile = page.getByRole('link', { name: `Open demo: ${tileName}` })
      const foot = (await tile.boundingBox()) ?? { x: 0, y: 0, height: 0 }
      await page.mouse.move(foot.x + 20, foot.y + foot.height - 10)
      await page.mouse.down()
      await page.mouse.up()
      await opened(page, name)
      await page.mouse.down({ clickCount: 2 })
      await page.mouse.up({ clickCount: 2 })
      await aLittleLater(page)
      await opened(page, name)

      await untilItIsOver(page)
      await page.mouse.down()
      await page.mouse.up()
      await dialog(page, name).waitFor({ state: 'detached' })
      await page.mouse.down({ clickCount: 2 })
      await page.mouse.up({ clickCount: 2 })
      await aLittleLater(page)
      expect(page.url()).toBe(`${site.url}/`)
    })

    test('but words are still selected by a double click', async ({ site }) => {
      const page = await openPage(site, '/about')
      await page.getByRole('heading', { level: 1 }).dblclick()
      expect(await page.evaluate(() => String(getSelection()).trim())).not.toBe('')
    })
  },
)

test('a key that is held down acts on one control only', async ({ site }) => {
  const page = await openPage(site, '/about')
  await page.getByRole('button', { name: 'Open chat' }).focus()
  for (let repeats = 0; repeats < 3; repeats++) await page.keyboard.down('Enter')
  await page.getByRole('button', { name: 'Minimize chat' }).focus()
  await page.keyboard.up('Enter')
  for (let repeats = 0; repeats < 4; repeats++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  // The window stays until the focus has moved.
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

describe('the theme', () => {
  const theme = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
  const applied = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

  test('chosen in one tab is chosen in the others, and can be changed there', async ({ site }) => {
    const page = await openPage(site, '/about')
    const other = await page.context().newPage()
    await other.goto(`${site.url}/contact`)
    await hydrated(other)
    await theme(page, 'Dark').check()
    await expect.poll(() => theme(other, 'Dark').isChecked()).toBe(true)
    expect(await applied(other)).toBe('dark')
    await theme(other, 'System').check()
    await expect.poll(() => theme(page, 'System').isChecked()).toBe(true)
    expect(await applied(page)).toBeUndefined()
    await theme(page, 'Light').check()
    await page.evaluate(() => localStorage.clear())
    await expect.poll(() => theme(other, 'System').isChecked()).toBe(true)
  })

  test.for(['full', 'off'] as const)(
    'can be chosen, and unchosen, where storage is %s',
    async (fault, { site }) => {
      const prepare = (page: Page) =>
        page.addInitScript((kind) => {
          const refuse = () => {
            throw new DOMException('Refused', kind === 'full' ? 'QuotaExceededError' : 'SecurityError')
          }
          if (kind === 'full') Storage.prototype.setItem = refuse
          else Object.defineProperty(window, 'localStorage', { get: refuse })
        }, fault)
      const page = await openPage(site, '/about', { prepare })
      for (const [name, value] of [
        ['Dark', 'dark'],
        ['Light', 'light'],
        ['System', undefined],
      ] as const) {
        await theme(page, name).check()
        expect(await theme(page, name).isChecked()).toBe(true)
        expect(await applied(page)).toBe(value)
      }
    },
  )
})

describe('100 kB of one word', () => {
  const word = 'Wolkenkratzer'.repeat(8000)
  /** Pastes it into each field; returns the accepted text, the message about it, and the parts that became too wide. */
  const pasted = async (page: Page, inside: string) => {
    const faults: string[] = []
    for (const field of await page
      .locator(
        `${inside} :is(textarea, input:not([type=radio], [type=checkbox], [type=range], [type=datetime-local])):not([inert] *)`,
      )
      .all()) {
      await field.focus()
      // Firefox's driver takes minutes for this amount.
      if (isFirefox) await page.evaluate((text) => document.execCommand('insertText', false, text), word)
      else await page.keyboard.insertText(word)
      faults.push(
        ...(await field.evaluate((element) => {
          const { value, maxLength } = element as HTMLInputElement
          const told = `${maxLength.toLocaleString('en')} characters`
          const wide = [...document.querySelectorAll('html, [role=dialog], dialog')].filter(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
          )
          return [
            value.length !== maxLength && `${value.length} characters went in`,
            element.closest('form, [role=dialog], main')?.textContent?.includes(told) !== true &&
              `not told: ${told}`,
            ...wide.map(({ tagName }) => `${tagName} is too wide`),
          ].filter((fault) => fault !== false)
        })),
      )
    }
    return faults
  }

  test('fills the fields of the contact page and of the chat, and is answered', async ({ site }) => {
    const page = await openPage(site, '/contact', { width: 320, height: 640 })
    expect(await pasted(page, 'main')).toEqual([])
    // The button is away while the visitor types, until the field loses the focus, and while the page scrolls down.
    await page.getByRole('heading', { level: 1 }).click()
    await page.evaluate(() => window.scrollTo({ top: 0 }))
    await page.getByRole('button', { name: 'Open chat' }).click()
    await page.getByRole('textbox', { name: 'Message to the assistant' }).waitFor()
    expect(await pasted(page, 'dialog')).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByText(/I have no answer to that/).waitFor()
    expect(await pasted(page, 'dialog')).toEqual([])
  })

  test('fills the fields of every demo', async ({ site }) => {
    const page = await openPage(site, '/', { width: 320, height: 640 })
    for (const { key, name, tileName } of demos) {
      await page
        .getByRole('link', { name: `Open demo: ${tileName}` })
        .first()
        .click()
      await opened(page, name)
      expect(await pasted(page, '[role=dialog]'), key).toEqual([])
      await page.getByRole('button', { name: 'Close demo', exact: true }).click()
      await dialog(page, name).waitFor({ state: 'detached' })
    }
  })
})

describe('a lost request', () => {
  const expectedErrors = [/ERR_FAILED|Failed to fetch/]

  test('for styles is made again: Retry shows the demo as it should look', async ({ site }) => {
    let isBroken = true
    const page = await openPage(site, '/about?demo=staking', {
      expectedErrors,
      prepare: (open: Page) =>
        open.route(/demo-.*\.css/, (route) => (isBroken ? route.abort('failed') : route.continue())),
    })
    await page.getByText('Staking platform could not be loaded.', { exact: false }).waitFor()
    isBroken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await opened(page, 'Staking platform')
    const isStyled = await page.evaluate(() =>
      [...document.styleSheets].some(({ href }) => /demo-.*\.css/.test(href ?? '')),
    )
    expect(isStyled).toBe(true)
  })

  test('for the code that opens demos shows a message in place, on no other page, and Retry opens it', async ({
    site,
  }) => {
    let isBroken = true
    const page = await openPage(site, '/?demo=staking', {
      expectedErrors,
      prepare: (open: Page) =>
        open.route(/DemoLauncher-.*\.js/, (route) => (isBroken ? route.abort('failed') : route.continue())),
    })
    await page.getByRole('alert').filter({ hasText: 'The demo could not be loaded.' }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: /show you/i }).waitFor()
    expect(await page.getByText('The demo could not be loaded.').count()).toBe(0)
    isBroken = false
    await page.goBack()
    if (isFirefox) await retry(page, () => Promise.resolve())
    await opened(page, 'Staking platform')
  })

  test('for a policy shows a message; Retry opens it, and the focus returns', async ({ site }) => {
    let isBroken = true
    const page = await openPage(site, '/about', {
      expectedErrors,
      prepare: (open: Page) =>
        open.route(/PolicyDialog-.*|Dialog-.*\.css/, (route) =>
          isBroken ? route.abort('failed') : route.continue(),
        ),
    })
    await page.getByRole('button', { name: 'Privacy Policy' }).click()
    await page.getByRole('alert').filter({ hasText: 'The Privacy Policy could not be loaded.' }).waitFor()
    isBroken = false
    const askAgain = () => page.getByRole('button', { name: 'Privacy Policy' }).click()
    await retry(page, askAgain)
    await dialog(page, 'Privacy Policy').waitFor()
  })

  test('for a screen, offline: Retry again and again stays on the site, with the focus on the heading', async ({
    site,
  }) => {
    const page = await openPage(site, '/', {
      expectedErrors,
      prepare: (open: Page) => open.route(/AboutPage-.*\.js/, (route) => route.abort('failed')),
    })
    let asked = 0
    await page.route(/version\.txt/, (route) => {
      asked++
      return route.abort('failed')
    })
    await page.getByRole('link', { name: 'About', exact: true }).first().click()
    for (let presses = 0; presses < 3; presses++) {
      await page.getByRole('alert').filter({ hasText: 'An error occurred' }).waitFor()
      await page.getByRole('button', { name: 'Retry' }).click()
    }
    await page.getByRole('heading', { level: 1, name: 'This page did not open.' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    // Once after the first failure, twice after each Retry: none may be open now, or the page would reload below.
    await expect.poll(() => asked).toBe(7)
    // To another page and back: a new attempt.
    await page.unroute(/AboutPage-.*\.js/)
    await page.unrouteAll()
    await page.goto(`${site.url}/`)
  })
})

describe('a new version under an open page', () => {
  /** Like a host that answers every unknown address with its own page. */
  const deployed = async (page: Page) => {
    await page.route(/version\.txt/, (route) => route.fulfill({ body: '/assets/index-new.js\n' }))
    await page.route(/\/assets\/(demo|AboutPage|LiveChat)-.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>New</title>' }),
    )
  }
  const expectedErrors = [/MIME type|Failed to fetch/]

  test('is recognized by demos, screens and the chat, and Reload brings it', async ({ site }) => {
    const page = await openPage(site, '/?demo=staking', { expectedErrors, prepare: deployed })
    await page.getByRole('alert').filter({ hasText: 'because the site has been updated' }).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await opened(page, 'Staking platform')

    const other = await openPage(site, '/contact', { prepare: deployed })
    await other.getByRole('link', { name: 'About', exact: true }).first().click()
    await other.getByRole('alert').filter({ hasText: 'This site has been updated' }).waitFor()
    await other.getByRole('button', { name: 'Open chat' }).click()
    await other.getByRole('alert').filter({ hasText: 'The chat could not be loaded, because' }).waitFor()
  })
})

test('an uncaught error is a fault of the test, a rejected promise and in another tab as well', async ({
  site,
}) => {
  const page = await site.open('/about', {
    expectedErrors: [/^Uncaught: in the page$/, /^Uncaught: in the tab$/],
  })
  const other = await page.context().newPage()
  await other.goto(`${site.url}/contact`)
  for (const [where, tab] of [
    ['in the page', page],
    ['in the tab', other],
  ] as const) {
    const told = tab.waitForEvent('pageerror')
    await tab.evaluate((words) => {
      setTimeout(() => void Promise.reject(new Error(words)))
    }, where)
    await told
  }
})
