import type { Page } from 'playwright'
import { expect } from 'vitest'
import { demoByKey, demoIds } from '../../src/content/demos.ts'
import { offerLists, offers } from '../../src/content/offers.ts'
import { axeFaults, dialog, opened, test } from './site.ts'

/** The controls of an open demo that the Tab key does not come to. Of radio buttons one of a group is enough. */
async function unreachedByTab(page: Page): Promise<string[]> {
  const controls = await page.evaluate(() => {
    const wanted = [
      ...document.querySelectorAll<HTMLElement>(
        '[role="dialog"] :is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])',
      ),
    ].filter(
      (element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
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

/** What of the bar at the foot of an open demo cannot be seen without scrolling, in any of these windows. */
async function hiddenOfBar(page: Page, name: string): Promise<string[]> {
  const hidden: string[] = []
  const bar = {
    note: dialog(page, name).getByText('Simulation. Nothing here is sent to a network.'),
    copyLink: dialog(page, name).getByRole('button', { name: 'Copy link' }),
    ask: dialog(page, name).getByRole('link', { name: 'Ask for your version' }),
  }
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1280, 620],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const [part, shown] of Object.entries(bar)) {
      const box = await shown.boundingBox()
      if (!box || box.y < 0 || box.y + box.height > height) hidden.push(`${part} at ${width} × ${height}`)
    }
  }
  return hidden
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

test.for([...demoIds])(
  '%s opens by its link on any page, says that it is a demo, and closes',
  async (id, { site }) => {
    const { name } = demoByKey(id)
    const page = await site.open(`/about?demo=${id}`)
    await opened(page, name)
    await dialog(page, name).getByText('Demo – can be customized as requested').waitFor()
    expect(await hiddenOfBar(page, name)).toEqual([])
    expect(await axeFaults(page)).toEqual([])
    expect(await unreachedByTab(page)).toEqual([])
    await page.getByRole('button', { name: 'Close demo', exact: true }).click()
    await dialog(page, name).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/about')
    expect(await page.evaluate(() => document.body.style.pointerEvents)).toBe('')
  },
)
