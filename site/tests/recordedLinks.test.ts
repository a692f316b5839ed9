// Some of the recorded links in the built site: one of each kind. Their content is tested for every demo
// in tests/recordedLinks.test.ts.
import { expect } from 'vitest'
import { recordedBrand, recordedLinks } from '../../tests/recordedLinks.ts'
import { hydrated, opened, test } from './site.ts'

const { staking, 'token-generator': tokenGenerator } = recordedLinks
const amount = '2500'

test('links over a page open what they opened when they were recorded', async ({ site }) => {
  const page = await site.open(staking!.start)
  await opened(page, 'Staking platform')
  // A page that is left before its code is there reports that in Firefox.
  await hydrated(page)
  for (const link of [staking!.moment!, staking!.brandMoment!]) {
    await page.goto(site.url + link)
    await page.getByText('Opened as it was sent.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Amount to stake' }).inputValue(), link).toBe(amount)
    await hydrated(page)
  }
  await page.getByText(`“${recordedBrand.name}”`, { exact: true }).first().waitFor()
  await page.goto(site.url + tokenGenerator!.prefill!)
  await expect.poll(() => page.getByLabel('Token name').inputValue()).toBe('Orchard & Sons')
  await hydrated(page)
  await page.goto(site.url + staking!.tourStep)
  await page.getByRole('group', { name: 'Tour' }).getByText('Step 2 of', { exact: false }).waitFor()
})

test('links to a page to send open what they opened when they were recorded', async ({ site }) => {
  const page = await site.open(staking!.pageBrandMoment!, { hasMotion: true })
  await page.getByText('Opened as it was sent.').waitFor()
  expect(await page.getByRole('textbox', { name: 'Amount to stake' }).inputValue()).toBe(amount)
  await page.getByText(`“${recordedBrand.name}”`, { exact: true }).first().waitFor()
  await page.goto(site.url + tokenGenerator!.pagePrefill!)
  await expect.poll(() => page.getByLabel('Token name').inputValue()).toBe('Orchard & Sons')
  await page.goto(site.url + staking!.pageTour)
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
})

test('a link to an inquiry fills it in as it did when it was recorded', async ({ site }) => {
  const page = await site.open(staking!.ask)
  await hydrated(page)
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Message' }).inputValue())
    .toBe('What I entered in the demo:\nPool: Polygon Growth\nAmount to stake: 2500')
  await page
    .getByText(`the name “${recordedBrand.name}”, the color ${recordedBrand.color}`, { exact: false })
    .waitFor()
})

test('what a campaign adds to a link changes neither the demo nor the place on the page', async ({
  site,
}) => {
  const page = await site.open('/?utm_source=news&demo=staking&for=Orchard')
  await opened(page, 'Staking platform demo')
  expect(page.url()).toBe(`${site.url}/?demo=staking#utm_source=news&for=Orchard`)
  await hydrated(page)
  await page.goto(`${site.url}/services?utm_source=news#trade`)
  await hydrated(page)
  expect(page.url()).toBe(`${site.url}/services?utm_source=news#trade`)
})
