// The toolbar of the built Storybook: each switch changes the shown story, and the visitor's actions in it are kept.
import type { FrameLocator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { isFirefox, savedFile, test, type OpenOptions, type Site } from './site.ts'

/** Storybook's own pages are ten times the site's. */
const BOOK_MS = 60_000
/** The first to open the book waits until the browser has read all of it. */
const FIRST_MS = 40_000

const alone = (id: string, parameters: string) =>
  `/storybook/iframe.html?id=${id}&viewMode=story&${parameters}`

interface Book {
  page: Page
  /** The story's own frame. */
  story: FrameLocator
  /** The one beside it. */
  other: FrameLocator
  choose: (switchName: string, item: string) => Promise<void>
}

async function openBook(site: Site, id: string, options: OpenOptions = {}): Promise<Book> {
  const page = await site.open(`/storybook/?path=/story/${id}`, options)
  page.setDefaultTimeout(BOOK_MS)
  const story = page.frameLocator('#storybook-preview-iframe')
  const bar = page.getByRole('region', { name: 'Toolbar' })
  await story.locator('#storybook-root:not(:empty)').waitFor({ state: 'attached', timeout: FIRST_MS })
  return {
    page,
    story,
    other: page.frameLocator('iframe[title="The same in Ink"]'),
    choose: async (switchName, item) => {
      await bar.getByRole('button', { name: new RegExp(`^${switchName} ${switchName}:`) }).click()
      await page.getByRole('option', { name: `${switchName}: ${item}`, exact: true }).click()
      await bar.getByRole('button', { name: `${switchName} ${switchName}: ${item}` }).waitFor()
    },
  }
}

const paper = (frame: FrameLocator) => frame.locator('html[data-theme="light"]')
const ink = (frame: FrameLocator) => frame.locator('html[data-theme="dark"]')

/** Fields of an amount: the one of all pools, and the one of the open pool. */
const AMOUNT = 'input[inputmode="decimal"]'

/** Types an amount into the first pool. */
async function typeAmount(story: FrameLocator): Promise<() => Promise<string>> {
  await story.getByRole('button', { name: 'Stake in Ether Core' }).click()
  await story.locator(AMOUNT).last().fill('2500')
  return () => story.locator(AMOUNT).last().inputValue()
}

/** A test of the book opens many of its menus. */
const SLOW = { timeout: 600_000 }

describe('in the book', SLOW, () => {
  test('every switch keeps what was typed', async ({ site }) => {
    const { story, choose } = await openBook(site, 'demos-staking--preview')
    const typed = await typeAmount(story)
    await choose('Theme', 'Ink')
    await ink(story).waitFor()
    await choose('Motion', 'reduced')
    await choose('Direction', 'right to left')
    await story.locator('html[dir="rtl"]').waitFor()
    await choose('Text size', '200 %')
    await story.locator('html[style*="font-size: 200%"]').waitFor()
    await choose('Text size', '100 %')
    await story.locator('html:not([style*="font-size"])').waitFor()
    await choose('Text', 'very long')
    await story.getByText('StakingStakingStaking platformplatformplatform', { exact: true }).waitFor()
    expect(await typed()).toBe('2500')
    // What React writes under it is turned as well.
    await story.locator(AMOUNT).last().fill('3')
    await story
      .getByRole('status', { name: /^EstimatedEstimatedEstimated/ })
      .getByText('000.000427000427000427')
      .waitFor()
    // Even if it equals the earlier content.
    const title = story.getByText('StakingStakingStaking platformplatformplatform', { exact: true })
    await title.evaluate(({ firstChild }) => {
      if (firstChild instanceof Text) firstChild.data = 'StakingStakingStaking'
    })
    await story.getByText('Staking'.repeat(9), { exact: true }).evaluate(({ firstChild }) => {
      if (firstChild instanceof Text) firstChild.data = 'Staking platform'
    })
    await choose('Text', 'right to left')
    await story.getByText('سطاكينغ پلاطفورم', { exact: true }).waitFor()
    await choose('Text', 'as it is')
    await story.getByText('Staking platform', { exact: true }).waitFor()
    await choose('Direction', 'left to right')
    await story.locator('html:not([dir])').waitFor()
    expect(await typed()).toBe('3')
  })

  test('a laptop has room for the whole toolbar', async ({ site }) => {
    const { page } = await openBook(site, 'primitives-button--primary')
    const last = page.getByRole('region', { name: 'Toolbar' }).getByRole('button', { name: /full screen/ })
    const { x, width } = (await last.boundingBox())!
    expect(x + width).toBeLessThanOrEqual(1280)
  })

  test('a note is an email about the story as it is set, and a picture is a PNG of it', async ({ site }) => {
    const { page, story, choose } = await openBook(site, 'primitives-button--primary&args=variant:stop')
    await choose('Theme', 'Ink')
    await ink(story).waitFor()
    // The email app would open.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault(), { once: true }),
    )
    const note = page.getByRole('link', { name: 'Leave a note' })
    await note.click()
    const mail = new URL((await note.getAttribute('href')) ?? '')
    expect(mail.protocol).toBe('mailto:')
    expect(mail.searchParams.get('subject')).toBe('Note on Primitives/Button: Primary')
    const text = mail.searchParams.get('body')
    for (const line of ['Id: primitives-button--primary', 'Props: variant:stop', 'Toolbar: theme:dark'])
      expect(text).toContain(line)
    const width = await story.locator('html').evaluate(() => window.innerWidth)
    expect(text).toMatch(new RegExp(`Window: ${width} × \\d+ px`))

    const pictured = async () => {
      const { name, bytes } = await savedFile(page, () =>
        page.getByRole('button', { name: 'Export picture' }).click(),
      )
      expect(name).toBe('primitives-button--primary.png')
      return page.evaluate(async (base64) => {
        const picture = new Image()
        picture.src = `data:image/png;base64,${base64}`
        await picture.decode()
        const canvas = document.createElement('canvas')
        canvas.width = picture.width
        canvas.height = picture.height
        const context = canvas.getContext('2d')!
        context.drawImage(picture, 0, 0)
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
        const colors = new Set(new Uint32Array(data.buffer))
        return { width: picture.width, colors: colors.size, corner: [...data.slice(0, 3)] }
      }, bytes.toString('base64'))
    }
    const dark = await pictured()
    expect(dark.width).toBe(width)
    // Ground, button, and the edges of its letters.
    expect(dark.colors).toBeGreaterThan(5)
    await choose('Theme', 'Paper')
    await paper(story).waitFor()
    expect((await pictured()).corner).not.toEqual(dark.corner)
  })

  test('side by side takes over the state of a demo, then keeps both halves together', async ({ site }) => {
    const { page, story, other, choose } = await openBook(site, 'demos-staking--preview')
    const typed = await typeAmount(story)
    await choose('Theme', 'side by side')
    await paper(story).waitFor()
    await ink(other).waitFor()
    const typedThere = () => other.locator(AMOUNT).last().inputValue()
    await expect.poll(typedThere).toBe('2500')
    expect(await typed()).toBe('2500')
    // As a reader does: a press moves the focus to the other half.
    const type = async (frame: FrameLocator, amount: string) => {
      await frame.locator(AMOUNT).last().click()
      await frame.locator(AMOUNT).last().fill(amount)
    }
    await type(other, '27')
    await expect.poll(typed).toBe('27')
    await type(story, '2500')
    await expect.poll(typedThere).toBe('2500')
    // The second half has no steps from before: it takes over the result.
    await other.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
    await expect.poll(typed).toBe('')
    await story.getByRole('button', { name: 'Step back' }).click()
    await expect.poll(typedThere).toBe('2500')
    await story.getByRole('button', { name: 'Step back' }).click()
    // Typing in one field is one step.
    await expect.poll(typedThere).toBe('')
    await story.getByRole('button', { name: 'Stake in Polygon Growth' }).click()
    await expect.poll(() => other.getByRole('button', { name: 'Stake in Ether Core' }).count()).toBe(1)
    await other.getByRole('button', { name: 'Stake in Ether Core' }).click()
    await expect.poll(() => story.getByRole('button', { name: 'Stake in Ether Core' }).count()).toBe(0)
    await type(story, '2500')
    const widths = await Promise.all(
      [story, other].map((frame) => frame.locator('html').evaluate(() => window.innerWidth)),
    )
    expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeLessThanOrEqual(1)
    // The other switches reach both halves, and change nothing that was done.
    await choose('Text', 'very long')
    for (const frame of [story, other])
      await frame.getByText('StakingStakingStaking platformplatformplatform').waitFor()
    await choose('Theme', 'Ink')
    await ink(story).waitFor()
    await page.locator('iframe[title="The same in Ink"]').waitFor({ state: 'detached' })
    expect(await typed()).toBe('2500')
  })

  test('side by side repeats what was done in a page, in its order', async ({ site }) => {
    const { story, other, choose } = await openBook(site, 'screens-contact--empty')
    // After its play.
    await story.getByRole('textbox', { name: 'Message' }).fill('A private chain')
    await story.getByRole('combobox').press('Home')
    await story.getByRole('combobox').press('ArrowDown')
    await story.getByRole('textbox', { name: 'Message' }).fill('An audit of our contract')
    await choose('Theme', 'side by side')
    const message = other.getByRole('textbox', { name: 'Message' })
    await expect.poll(() => message.inputValue()).toBe('An audit of our contract')
    expect(await other.getByRole('combobox').inputValue()).toBe(
      await story.getByRole('combobox').inputValue(),
    )
    await message.fill('Both')
    await expect.poll(() => story.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Both')
  })

  test('side by side opens and closes a menu in both halves', async ({ site }) => {
    const { story, other, choose } = await openBook(site, 'primitives-dropdown-menu--closed')
    await choose('Theme', 'side by side')
    await other.getByRole('button', { name: 'Services' }).waitFor()
    await story.getByRole('button', { name: 'Services' }).click()
    for (const half of [story, other]) await half.getByRole('menu').waitFor()
    await other.getByRole('menuitem', { name: 'Audits' }).press('Escape')
    for (const half of [story, other]) await half.getByRole('menu').waitFor({ state: 'detached' })
  })

  test('a journey that was played stands as it ended', async ({ site }) => {
    const { story, choose } = await openBook(site, 'demos-staking--journey')
    // A new drawing would be measured again, without its play.
    const phase = () =>
      story.locator('html').evaluate(() => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
          __STORYBOOK_PREVIEW__: { currentRender?: { phase?: string } }
        }
        return preview.currentRender?.phase
      })
    await expect.poll(phase, { timeout: BOOK_MS }).toBe('finished')
    await choose('Theme', 'Ink')
    await ink(story).waitFor()
    expect(await phase()).toBe('finished')
    await story.getByRole('button', { name: 'Step back' }).waitFor()
  })

  test('reduced motion stops the ticker, and its end lets it go on', async ({ site }) => {
    const { story, choose } = await openBook(site, 'market-ticker-strip--at-work', { hasMotion: true })
    const pause = story.getByRole('button', { name: 'Pause market data' })
    const fold = () =>
      story.locator('html').evaluate((page) => getComputedStyle(page).getPropertyValue('--d-fold'))
    await pause.waitFor()
    const usual = await fold()
    await choose('Motion', 'reduced')
    await pause.waitFor({ state: 'detached' })
    // What only scripts know: standing still, the coins are a group to scroll by hand.
    const byHand = story.getByRole('group', { name: 'Coins' })
    await byHand.waitFor()
    await expect.poll(fold).toBe('1ms')
    await choose('Motion', 'as the system')
    await pause.waitFor()
    await byHand.waitFor({ state: 'detached' })
    expect(await fold()).toBe(usual)
  })
})

/** What the addon of pseudo-classes draws, by the story without a pointer and a focus. */
const STATES_OF_INPUT = {
  'primitives-button--primary': ['hovered', 'focused', 'pressed'].map(
    (state) => `primitives-button--${state}`,
  ),
  'primitives-text-field--filled': ['hovered', 'focused'].map((state) => `primitives-text-field--${state}`),
  'primitives-tabs--default': ['hovered', 'focused', 'pressed'].map((state) => `primitives-tabs--${state}`),
  'primitives-links--text-with-arrow': ['hovered', 'focused', 'pressed'].map(
    (state) => `primitives-links--text-${state}`,
  ),
  'patterns-demo-tile--wall': ['hovered', 'pressed'].map((state) => `patterns-demo-tile--${state}`),
  'patterns-entry-list--default': ['hovered', 'focused', 'pressed'].map(
    (state) => `patterns-entry-list--${state}`,
  ),
}

describe('alone', SLOW, () => {
  test('a story plays with the names that it has, then shows its texts hostile', async ({ site }) => {
    const page = await site.open(alone('demos-staking--all-closed', 'globals=text:long;direction:rtl'))
    await page.getByText('StakingStakingStaking platformplatformplatform').waitFor({ timeout: BOOK_MS })
    await page.locator('html[dir="rtl"]').waitFor()
    expect(await page.locator('.sb-show-errordisplay').count()).toBe(0)
  })

  test('a play is left out where an argument has changed its story', async ({ site }) => {
    const page = await site.open(alone('primitives-button--primary', 'args=isDisabled:!true'))
    const frame = () =>
      page.evaluate(() => {
        const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
          window as unknown as {
            __STORYBOOK_PREVIEW__: { currentRender?: { phase?: string } }
            __STORYBOOK_ADDONS_CHANNEL__: { last: (event: string) => unknown }
          }
        return [preview.currentRender?.phase, channel.last('playFunctionThrewException') === undefined]
      })
    await expect.poll(frame, { timeout: BOOK_MS }).toEqual(['finished', true])
    await page.locator('button:disabled').waitFor()
  })

  test('stories are drawn as under a pointer, in focus and pressed', async ({ browserFor, server }) => {
    const browser = await browserFor({ hasMotion: false, isDark: false })
    const page = await browser.newPage({ viewport: { width: 700, height: 400 }, reducedMotion: 'reduce' })
    const pictureOf = async (id: string) => {
      await page.goto(`${server.url}${alone(id, '')}`)
      await page.locator('#storybook-root :is(a, button, input)').first().waitFor({ timeout: BOOK_MS })
      await page.waitForLoadState('networkidle')
      return (await page.screenshot()).toString('base64')
    }
    const unchanged: string[] = []
    for (const [plain, states] of Object.entries(STATES_OF_INPUT)) {
      const usual = await pictureOf(plain)
      for (const id of states) if ((await pictureOf(id)) === usual) unchanged.push(id)
    }
    await page.close()
    expect(unchanged).toEqual([])
  })

  test('the next story is drawn without the pointer of the one before', async ({ site }) => {
    const page = await site.open(alone('primitives-button--hovered', ''))
    const drawnSo = page.locator('#storybook-root[class*="pseudo-"]')
    await drawnSo.waitFor({ timeout: BOOK_MS })
    await page.evaluate(() =>
      (
        window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, what: object) => void }
        }
      ).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', {
        storyId: 'primitives-select-field--default',
        viewMode: 'story',
      }),
    )
    await page.locator('#storybook-root select').first().waitFor({ timeout: BOOK_MS })
    await expect.poll(() => drawnSo.count(), { timeout: BOOK_MS }).toBe(0)
  })

  test('an unknown value is a sentence, and the story is shown', async ({ site }) => {
    const page = await site.open(
      alone('demos-staking--preview', 'globals=theme:purple;text:klingon&args=foo:1'),
    )
    const notice = page.getByText(
      'The address asks for the theme “purple”, text “klingon”, and argument “foo”',
    )
    await notice.waitFor({ timeout: BOOK_MS })
    await page.getByRole('button', { name: 'Stake in Ether Core' }).waitFor()
    expect(await page.locator('html').getAttribute('data-theme')).toBeNull()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await notice.waitFor({ state: 'detached' })
  })

  test('side by side leads to the book', async ({ site }) => {
    const page = await site.open(alone('demos-staking--preview', 'globals=theme:both'), {
      // The story that is left for the book may not be drawn by then.
      expectedErrors: isFirefox ? [/Error rendering story/] : [],
    })
    page.setDefaultTimeout(BOOK_MS)
    await paper(page.frameLocator('#storybook-preview-iframe')).waitFor()
    await ink(page.frameLocator('iframe[title="The same in Ink"]')).waitFor()
  })

  test('a story in a theme brings none of it along', async ({ site }) => {
    const asked = async (globals: string) => {
      const paths: string[] = []
      const page = await site.open(alone('demos-staking--preview', `globals=${globals}`), {
        prepare: (page) => Promise.resolve(page.on('request', (request) => paths.push(request.url()))),
      })
      await page
        .getByRole('button', { name: /^Stake/ })
        .first()
        .waitFor({ timeout: BOOK_MS })
      return paths.filter((path) => /setSwitches|inBook|mediaAnswers|turnTexts|notice-/.test(path))
    }
    expect(await asked('theme:dark')).toEqual([])
    expect(await asked('theme:dark;text:emoji')).not.toEqual([])
  })
})
