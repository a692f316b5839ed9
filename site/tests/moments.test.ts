// A demo is sent in its current state, opened by another visitor, stepped back and started over: in the built site.
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import {
  axeFaults,
  copiedLink,
  dialog,
  focused,
  holdTime,
  hydrated,
  isFirefox,
  opened,
  test,
  withClipboard,
  type Site,
} from './site.ts'

/** A sent link, changed to open the demo over a page. */
const over = (path: string, link: string) => link.replace(/^\/demo\/[\w-]+/, path)

/** Staking with an amount typed into a pool, and the link that opens it over the same page. */
async function stakingSent(site: Site, path = '/?demo=staking'): Promise<{ page: Page; link: string }> {
  const page = await site.open(path, { prepare: withClipboard })
  await opened(page, 'Staking platform')
  await page.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
  await page.getByRole('textbox', { name: 'Amount to stake' }).fill('2500')
  return { page, link: over(path, await copiedLink(page)) }
}
const rewards = (page: Page) => page.getByRole('status', { name: 'Estimated daily rewards' }).textContent()

describe('a link to a demo as it stands', () => {
  test('is the short one while it is untouched', async ({ site }) => {
    const page = await site.open('/about?demo=price-tracker', { prepare: withClipboard })
    await opened(page, 'Price tracker')
    expect(await copiedLink(page)).toBe('/demo/price-tracker')
    expect(await page.getByRole('button', { name: 'Step back' }).isDisabled()).toBe(true)
  })

  test('opens it so, says so, and can be started over', async ({ site }) => {
    const { page, link } = await stakingSent(site, '/about?demo=staking')
    expect(link).toMatch(/^\/about\?demo=staking#at=[\w-]+$/)
    // Copying does not change the address.
    expect(new URL(page.url()).search).toBe('?demo=staking')

    const other = await site.open(link)
    await opened(other, 'Staking platform')
    await other.getByText('Opened as it was sent.').waitFor()
    expect(await rewards(other)).toBe('0.671233 POL')
    expect(await axeFaults(other)).toEqual([])
    await other.reload()
    await opened(other, 'Staking platform')
    expect(await rewards(other)).toBe('0.671233 POL')

    await other.getByRole('button', { name: 'Start over' }).click()
    await other.getByRole('textbox', { name: 'Amount to stake' }).waitFor({ state: 'detached' })
    expect(other.url()).toBe(`${site.url}/about?demo=staking`)
    expect(await focused(other)).toBe('Send this demo')
    expect(await other.getByText('Opened as it was sent.').count()).toBe(0)
    await other.getByRole('button', { name: 'Open it as it was sent' }).click()
    await other.getByRole('textbox', { name: 'Amount to stake' }).waitFor()
    expect(await rewards(other)).toBe('0.671233 POL')
    await other.getByRole('button', { name: 'Start over' }).click()
    await other.getByRole('textbox', { name: 'Amount to stake' }).waitFor({ state: 'detached' })
    await other.reload()
    await opened(other, 'Staking platform')
    expect(await other.getByRole('textbox', { name: 'Amount to stake' }).count()).toBe(0)
  })

  test('leaves the address when the demo closes, and comes again with Back', async ({ site }) => {
    const { link } = await stakingSent(site)
    const page = await site.open(link)
    await opened(page, 'Staking platform')
    await page.getByRole('button', { name: 'Close demo' }).click()
    await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${site.url}/`)

    await page.goto(site.url + link)
    await opened(page, 'Staking platform')
    await page.getByRole('link', { name: 'Ask for your version' }).last().click()
    await page.waitForURL('**/contact?about=staking#at=*')
    await page.goBack()
    await opened(page, 'Staking platform')
    expect(await rewards(page)).toBe('0.671233 POL')
  })

  test('takes running timers along: a deployment ends when it would have ended', async ({ site }) => {
    const page = await site.open('/?demo=token-generator&name=Orchard&symbol=ORCH&supply=1000', {
      prepare: async (one) => {
        await one.clock.install()
        await withClipboard(one)
      },
    })
    await opened(page, 'Token generator')
    await page.getByRole('button', { name: 'Continue to Review' }).click()
    await holdTime(page)
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    await page.clock.runFor(1000)
    const link = over('/?demo=token-generator', await copiedLink(page))

    // The code is loaded and the clock is stopped, so that the moment opens at a known time.
    const other = await site.open('/?demo=token-generator', { prepare: (one) => one.clock.install() })
    await opened(other, 'Token generator')
    await other.getByRole('button', { name: 'Close demo' }).click()
    await dialog(other, 'Token generator').waitFor({ state: 'detached' })
    await holdTime(other)
    await other.evaluate((href) => {
      const anchor = document.querySelector('main')!.appendChild(document.createElement('a'))
      anchor.href = href
      anchor.click()
    }, link)
    await opened(other, 'Token generator')
    await other.clock.runFor(1900)
    expect(await other.getByRole('button', { name: 'Deploying...' }).isDisabled()).toBe(true)
    await other.clock.runFor(200)
    await other.getByText('Your token is deployed.').waitFor()
  })

  test('is made and opened where the browser cannot compress', async ({ site }) => {
    const prepare = async (page: Page) => {
      await page.addInitScript(() => {
        for (const name of ['CompressionStream', 'DecompressionStream']) Reflect.deleteProperty(window, name)
      })
      await withClipboard(page)
    }
    const page = await site.open('/?demo=wallet', { prepare })
    await opened(page, 'Wallet')
    await page.getByRole('tab', { name: 'NFTs' }).click()
    const other = await site.open(over('/?demo=wallet', await copiedLink(page)), { prepare })
    await opened(other, 'Wallet')
    expect(await other.getByRole('tab', { name: 'NFTs' }).getAttribute('aria-selected')).toBe('true')
  })

  test('says why it opens the start, when it would be too long', async ({ site }) => {
    const page = await site.open('/?demo=staking', { prepare: withClipboard })
    await opened(page, 'Staking platform')
    await page.getByRole('button', { name: 'Stake in Ether Core' }).click()
    await page.getByRole('textbox', { name: 'Amount to stake' }).fill('9'.repeat(501))
    expect(await copiedLink(page)).toBe('/demo/staking')
    await page.getByRole('button', { name: 'Send this demo' }).click()
    const why = 'A text of more than 500 characters does not fit into a link.'
    expect(await page.getByRole('radio', { name: why }).isDisabled()).toBe(true)
  })
})

test('an inquiry holds the link to the demo as it was left', async ({ site }) => {
  const { page, link } = await stakingSent(site)
  const code = link.split('#at=')[1]
  await page.getByRole('link', { name: 'Ask for your version' }).last().press('Enter')
  await page.waitForURL(`**/contact?about=staking#at=${code}`)
  await page.getByText('Your message includes a link to the demo as you left it', { exact: false }).waitFor()
  const mail = await page.getByRole('link', { name: 'Open in email app' }).getAttribute('href')
  expect(new URL(mail ?? '').searchParams.get('body')).toContain(`/?demo=staking#at=${code}`)
  await page.getByRole('link', { name: 'Open the demo again' }).click()
  await opened(page, 'Staking platform')
  expect(await rewards(page)).toBe('0.671233 POL')
  await page.getByRole('button', { name: 'Close demo' }).click()
  await dialog(page, 'Staking platform').waitFor({ state: 'detached' })
  expect(page.url()).toBe(`${site.url}/contact?about=staking#at=${code}`)
})

test('an inquiry is about the product of the page, and says what was entered in the demo it lends', async ({
  site,
}) => {
  const page = await site.open('/products/token-locker?demo=token-generator')
  await opened(page, 'Token generator')
  await page.getByLabel('Token name').fill('Orchard & Sons')
  await page.getByLabel('Polygon').check()
  await page.getByRole('link', { name: 'Ask for your version' }).last().click()
  await page.waitForURL('**/contact?about=token-locker#at=*')
  expect(await page.getByRole('combobox').inputValue()).toBe('product:token-locker')
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect
    .poll(() => message.inputValue())
    .toBe(
      // The demo began with the product's sample token.
      'What I entered in the demo:\nToken name: Orchard & Sons\nSymbol: HRB\nTotal supply: 100000000\nDecimals: 18\nNetwork: Polygon',
    )
  await message.fill('Something else')
  await page.getByRole('link', { name: 'Open the demo again' }).click()
  await opened(page, 'Token generator')
  expect(await page.getByLabel('Token name').inputValue()).toBe('Orchard & Sons')
  await page.getByRole('button', { name: 'Close demo' }).click()
  expect(await message.inputValue()).toBe('Something else')
})

describe('an inquiry from a demo that is too long for a link', () => {
  const long = 'One token for each planted tree. '.repeat(20)
  const why = 'A text of more than 500 characters does not fit into a link.'
  const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
  const fill = async (page: Page) => {
    await page.getByLabel('Name', { exact: true }).fill('Orchard')
    await page.getByLabel('Description').fill(long)
    await page.getByRole('link', { name: 'Ask for your version' }).last().click()
    await page.waitForURL('**/contact?about=launchpad#entered=*')
  }

  test('holds the entries, says what it lacks, and Back restores the demo over the page', async ({
    site,
  }) => {
    const page = await site.open('/?demo=launchpad')
    await opened(page, 'Launchpad builder')
    await fill(page)
    await expect.poll(() => message(page).inputValue()).toContain(`Name: Orchard\nDescription: ${long}`)
    await page.getByText(why, { exact: false }).waitFor()
    expect(await page.getByText('includes a link', { exact: false }).count()).toBe(0)
    await page.goBack()
    await opened(page, 'Launchpad builder')
    expect(await page.getByLabel('Description').inputValue()).toBe(long)
    await page.reload()
    await opened(page, 'Launchpad builder')
    expect(await page.getByLabel('Description').inputValue()).toBe(long)
  })

  test('does the same on the page of the demo', async ({ site }) => {
    const page = await site.open('/demo/launchpad')
    await hydrated(page)
    await fill(page)
    await expect.poll(() => message(page).inputValue()).toContain(long)
    await page.goBack()
    await hydrated(page)
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe(long)
  })

  // Firefox's driver types letter by letter: minutes for so many.
  test.skipIf(isFirefox)(
    'holds what fits of very long entries, and says that the rest is in the demo',
    async ({ site }) => {
      const page = await site.open('/?demo=launchpad')
      await opened(page, 'Launchpad builder')
      const noise = Array.from({ length: 4000 }, (_, at) =>
        String.fromCharCode(0x4e00 + ((at * 7919) % 20_000)),
      )
      await page.getByLabel('Name', { exact: true }).fill('Orchard')
      await page.getByLabel('Description').fill(noise.join(''))
      await page.getByRole('link', { name: 'Ask for your version' }).last().press('Enter')
      await page.getByText('Entries that end with … are longer in the demo.', { exact: false }).waitFor()
      const text = await message(page).inputValue()
      expect(text).toContain('Name: Orchard\n')
      expect(text).toContain(`Description: ${noise.slice(0, 300).join('')}`)
    },
  )
})

test('a broken link opens the demo at its start, and says so', async ({ site }) => {
  const { page, link } = await stakingSent(site)
  const code = link.split('#at=')[1] ?? ''
  const broken = {
    'cut off': code.slice(0, -4),
    'of a later version': `2${code.slice(1)}`,
    'no moment at all': '__proto__',
    'far too long': code.repeat(100),
    empty: '',
  }
  for (const [what, at] of Object.entries(broken)) {
    await page.goto(`${site.url}/?demo=staking#at=${at}`)
    await opened(page, 'Staking platform')
    await page.getByText('The link could not be read', { exact: false }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Amount to stake' }).count(), what).toBe(0)
  }
  await page.getByRole('button', { name: 'Close demo' }).click()
  await expect.poll(() => page.url()).toBe(`${site.url}/`)
})

describe('a step back', () => {
  test('takes back what was done last, by keys and by its button', async ({ site }) => {
    const page = await site.open('/?demo=staking')
    await opened(page, 'Staking platform')
    await page.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
    await page.getByRole('textbox', { name: 'Amount to stake' }).pressSequentially('2500')
    // In a field the keys belong to the field.
    await page.keyboard.press('ControlOrMeta+Z')
    expect(await page.getByText('Stepped back.', { exact: false }).count()).toBe(0)
    await page.getByRole('textbox', { name: 'Amount to stake' }).fill('2500')
    await page.getByRole('button', { name: 'Send this demo' }).focus()
    await page.keyboard.press('ControlOrMeta+Z')
    await page.getByText('Stepped back. Undone: amount typed.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Amount to stake' }).inputValue()).toBe('')
    await page.getByRole('button', { name: 'Step back' }).click()
    await page.getByText('Stepped back. Undone: pool opened.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Amount to stake' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Step back' }).isDisabled()).toBe(true)
    expect(await focused(page)).toBe('Send this demo')
  })

  test('keeps the focus, where a step of the demo would take it', async ({ site }) => {
    const page = await site.open('/?demo=launchpad')
    await opened(page, 'Launchpad builder')
    for (const step of ['Sale Config', 'AI Analysis']) {
      await page.getByRole('button', { name: 'Next Step' }).click()
      await page.getByRole('group', { name: `: ${step}` }).waitFor()
    }
    await page.getByRole('button', { name: 'Step back' }).press('Enter')
    await page.getByRole('group', { name: ': Sale Config' }).waitFor()
    expect(await focused(page)).toBe('Step back')
    await page.keyboard.press('Enter')
    await page.getByRole('group', { name: ': Basic Info' }).waitFor()
    expect(await focused(page)).toBe('Send this demo')
  })

  test('works right after opening, when the panel itself has the focus', async ({ site }) => {
    const { link } = await stakingSent(site)
    const page = await site.open(link)
    await opened(page, 'Staking platform')
    await page.keyboard.press('ControlOrMeta+Z')
    // The content of the link stays.
    expect(await rewards(page)).toBe('0.671233 POL')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('textbox', { name: 'Amount to stake' }).waitFor({ state: 'detached' })
    await page.keyboard.press('ControlOrMeta+Z')
    expect(await rewards(page)).toBe('0.671233 POL')
    await hydrated(page)
  })
})
