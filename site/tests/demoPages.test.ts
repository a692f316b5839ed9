// The page with one demo that a client receives (Rules, A page to send): in the built site.
import { describe, expect } from 'vitest'
import { company } from '#src/content/company.ts'
import { demoByKey, demoIds, demoPagePath } from '#src/content/demos.ts'
import { offerOfDemo } from '#src/content/offers.ts'
import {
  copiedLink,
  faultsInBothThemes,
  focused,
  hydrated,
  inItsLetters,
  isFirefox,
  test,
  withClipboard,
} from './site.ts'

const heading = (name: string) => ({ level: 2, name, exact: true }) as const

test('each is standalone, works, and can be read without scripts', { timeout: 120_000 }, async ({ site }) => {
  const page = await site.open('about:blank')
  for (const id of demoIds) {
    const { name } = demoByKey(id)
    await page.goto(site.url + demoPagePath(id))
    await page.getByRole('heading', heading(name)).waitFor()
    expect(await page.title()).toMatch(new RegExp(`^${name} demo \\| `))
    expect(await page.locator('meta[name="robots"]').getAttribute('content'), id).toBe('noindex')
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([`${name}: demo`])
    // A phone would share that address, without the client's name.
    expect(await page.locator('link[rel="canonical"], meta[property="og:url"]').count(), id).toBe(0)
    const card = await page.locator('meta[property="og:image"]').getAttribute('content')
    const picture = await page.request.get(site.url + new URL(card ?? '').pathname)
    expect(picture.headers()['content-type'], id).toBe('image/png')
    await page.getByText(`A demo by ${company.name}`, { exact: true }).waitFor()
    const answer = await page.request.get(site.url + demoPagePath(id))
    expect(await answer.text(), id).toContain('Demo – can be customized as requested')
    expect(answer.headers()['content-security-policy'], id).not.toContain('unsafe')
  }
})

test('what is around a demo on its page has no accessibility fault', async ({ site }) => {
  const page = await site.open('/demo/staking')
  await inItsLetters(page)
  expect(await faultsInBothThemes(page)).toEqual([])
})

describe('the page of a demo', () => {
  test('closes to its product, and asks for the visitor’s version', async ({ site }) => {
    // Firefox reports a request that is pending when the page is left as an error.
    const page = await site.open('/demo/staking', { expectedErrors: isFirefox ? [/^Error$/] : [] })
    await page.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
    await page.getByRole('textbox', { name: 'Amount to stake' }).fill('2500')
    await page.getByRole('link', { name: 'Ask for your version' }).click()
    await page.waitForURL(/\/contact\?about=staking#at=/)
    await page.goBack()
    await page.getByRole('link', { name: 'Close demo' }).click()
    await page.waitForURL(`**${offerOfDemo('staking').path}`)
  })

  test('leads to its product from the demo’s own button, too', async ({ site }) => {
    const page = await site.open('/demo/token-generator')
    await hydrated(page)
    await page.getByRole('button', { name: 'Exit Demo' }).first().click()
    await page.waitForURL(`**${offerOfDemo('token-generator').path}`)
  })

  test.for([
    ['staking-platform', 'staking-platform'],
    ['dao-platform', 'staking'],
    ['nothing', 'staking'],
    ['staking', 'staking'],
  ])('its inquiry is about what shows the demo: of “%s”, about “%s”', async ([asked, about], { site }) => {
    const page = await site.open(`/demo/staking?about=${asked}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
    await page.getByRole('textbox', { name: 'Amount to stake' }).fill('2500')
    await page.getByRole('link', { name: 'Ask for your version' }).click()
    await page.waitForURL(new RegExp(`/contact\\?about=${about}#at=`))
    // The topic, the entries and the link are there.
    await expect.poll(() => page.getByLabel('Message').inputValue()).toContain('2500')
    await page.getByRole('link', { name: 'Open the demo again' }).waitFor()
    expect(await page.getByLabel('What is it about?').inputValue()).not.toBe('general')
  })

  test('is sent as it stands, in the client’s name', async ({ site }) => {
    const page = await site.open('/demo/staking#for=Orchard&color=7a1fa2', { prepare: withClipboard })
    await page.getByRole('heading', heading('Staking platform demo')).waitFor()
    await page.getByText(`A demo by ${company.name}, prepared for “Orchard”`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
    await page.getByRole('textbox', { name: 'Amount to stake' }).fill('2500')
    const link = await copiedLink(page)
    expect(link).toMatch(/^\/demo\/staking#for=Orchard&color=7a1fa2&at=[\w-]+$/)
    const other = await site.open(link)
    await other.getByText('Opened as it was sent.').waitFor()
    expect(await other.getByRole('textbox', { name: 'Amount to stake' }).inputValue()).toBe('2500')
    await other.getByRole('button', { name: 'Start over' }).click()
    await other.getByRole('textbox', { name: 'Amount to stake' }).waitFor({ state: 'detached' })
    expect(other.url()).toBe(`${site.url}/demo/staking#for=Orchard&color=7a1fa2`)
    await other.getByRole('button', { name: 'Open it as it was sent' }).click()
    await expect
      .poll(() => other.getByRole('textbox', { name: 'Amount to stake' }).inputValue({ timeout: 2000 }))
      .toBe('2500')
    expect(other.url()).toBe(`${site.url}${link}`)
  })

  test('is filled in by its link', async ({ site }) => {
    const page = await site.open('/demo/token-generator#name=Orchard&symbol=ORCH')
    await expect.poll(() => page.getByLabel('Token name').inputValue()).toBe('Orchard')
  })

  test('says that a link is broken', async ({ site }) => {
    const page = await site.open('/demo/staking#at=broken')
    await page.getByText('The link could not be read, so the demo starts from the beginning.').waitFor()
  })

  test('does what was pressed before its code was there', async ({ site }) => {
    const page = await site.open('/demo/staking', {
      prepare: (each) =>
        each.route(/\/assets\/.*\.js/, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1500))
          await route.continue()
        }),
    })
    await page.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
    await page.getByRole('textbox', { name: 'Amount to stake' }).waitFor()
  })

  test('of no demo is no page', async ({ site }) => {
    const page = await site.open('/demo/nothing', { expectedErrors: [/404/] })
    await hydrated(page)
    expect(await page.title()).toContain('not found')
    expect(await focused(page)).not.toBe('Close demo')
  })
})
