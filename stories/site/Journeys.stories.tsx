// What a visitor comes for, from the home page to its end, through whole pages.
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { flushSync } from 'react-dom'
import { FORM_DELAY_MS, REPLY_DELAY_MS } from '#src/chat/chat.ts'
import { FAILURE_TEXT, narrowScreenSnapshot } from '#src/market/coins.ts'
import { COIN_API_BASE, loadMarket } from '#src/market/marketClient.ts'
import { createMarketStore } from '#src/market/marketStore.ts'
import { manualClock, SAMPLE_NOW, type ManualClock } from '#src/simulation/clock.ts'
import preview from '#storybook/preview.tsx'
import { noCode } from '../checks.ts'
import { SitePage } from './SitePage.tsx'
import { SiteVisit } from './SiteVisit.tsx'
import { onALaptop, onAPhone } from '../viewports.ts'

/** The coin API, as it answers. */
const answered: typeof fetch = (address) => {
  const { coins, global } = narrowScreenSnapshot(SAMPLE_NOW)
  const isOfGlobal = address === `${COIN_API_BASE}/global`
  return Promise.resolve(Response.json(isOfGlobal ? { data: global } : coins))
}
/** The coin API out of reach, as a browser tells it. */
const refused: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))

/** A visit's clock and market; `ask` and `log` can be asked whether they were used. */
function visitBy(ask: typeof fetch) {
  const asked = fn(ask)
  const log = fn()
  const now = () => SAMPLE_NOW
  const load = (signal: AbortSignal) => loadMarket({ fetch: asked, baseUrl: COIN_API_BASE, now, signal })
  return { clock: manualClock(), asked, log, market: createMarketStore({ load, now, log }) }
}
type Visit = ReturnType<typeof visitBy>
type Loaded = { loaded: Record<string, unknown> }
const visitOf = ({ loaded }: Loaded) => loaded.visit as Visit

const drawn = ({ clock, market }: Visit) => <SiteVisit clock={clock} market={market} />

function passTime(context: Loaded, ms: number): void {
  const clock: ManualClock = visitOf(context).clock
  flushSync(() => clock.advance(ms))
}

const meta = preview.meta({
  id: 'site-journeys',
  title: 'Pages/Journeys',
  component: SiteVisit,
  subcomponents: { SitePage },
  loaders: [() => ({ visit: visitBy(answered) })],
  render: (_, context) => drawn(visitOf(context)),
  // They come by the loader, a new one for each visit.
  args: { clock: manualClock(), market: visitBy(answered).market },
  parameters: {
    layout: 'fullscreen',
    ...noCode,
    controls: { disable: true },
    chromatic: { prefersReducedMotion: 'reduce' },
  },
})

/** A tile on the wall, a few presses in the demo, and a message that says what was done there. */
export const FromADemoToAnInquiry = meta.story({
  tags: ['slow'],
  ...onALaptop,
  play: async ({ canvas, userEvent, step }) => {
    await step('I press a tile on the wall, and its demo opens over the page', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Open demo: Staking' }))
      const demo = await screen.findByRole('dialog', { name: 'Staking platform' })
      await waitFor(() => expect(demo).toBeVisible())
    })
    await step('I would stake 2500 in Polygon Growth', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Stake in Polygon Growth' }))
      await userEvent.type(screen.getByLabelText('Amount to stake'), '2500')
      await expect(screen.getByRole('status', { name: 'Estimated daily rewards' })).toHaveTextContent(
        '0.671233 POL',
      )
    })
    await step('I ask for my version, and am on the contact page', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Ask for your version' }))
      await expect(await canvas.findByRole('heading', { name: 'Say what you need.' })).toBeVisible()
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
    await step('It knows which demo I come from and what I entered there', async () => {
      await expect(canvas.getByLabelText('What is it about?')).toHaveDisplayValue('Staking platform')
      await expect(canvas.getByLabelText('Message')).toHaveValue(
        'What I entered in the demo:\nPool: Polygon Growth\nAmount to stake: 2500',
      )
      await expect(canvas.getByRole('link', { name: 'Open the demo again' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\?demo=staking#at=./),
      )
    })
    await step('My mail says all of it', async () => {
      await userEvent.type(canvas.getByLabelText('Your name'), 'Ines Marlow')
      const link = canvas.getByRole('link', { name: 'Open in email app' })
      const mail = decodeURIComponent(link.getAttribute('href') ?? '')
      await expect(mail).toContain('About: Staking platform (demo)')
      await expect(mail).toContain('From: Ines Marlow')
      await expect(mail).toContain('Amount to stake: 2500')
    })
    await step('The link in it leads back to the demo as I left it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Open the demo again' }))
      await screen.findByRole('dialog', { name: 'Staking platform' })
      await waitFor(() => expect(screen.getByText('Opened as it was sent.')).toBeVisible())
      await expect(screen.getByLabelText('Amount to stake')).toHaveValue('2500')
    })
  },
})

const ines = { Name: 'Ines Marlow', Phone: '+1 555 0142', Email: 'ines@example.com' }

/** From a question to a page that the answer names, and on to a message that is ready to send. */
export const ALeadInTheChat = meta.story({
  tags: ['slow'],
  ...onALaptop,
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const chat = () => within(canvas.getByRole('complementary', { name: 'Chat' }))
    const field = () => chat().getByRole('textbox', { name: 'Message to the assistant' })
    await step('I open the chat and ask', async () => {
      await userEvent.click(await chat().findByRole('button', { name: 'Open chat' }))
      await expect(field()).toHaveFocus()
      await userEvent.keyboard('do you build bridges?{Enter}')
      passTime(context, REPLY_DELAY_MS.wide)
    })
    await step('The answer leads to its page, and the chat stays open over it', async () => {
      const log = chat().getByRole('log')
      const link = [...log.querySelectorAll('a')].find(({ text }) => text === 'Cross-chain bridge')
      await userEvent.click(link ?? log)
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Cross-chain bridge' }),
      ).toBeInTheDocument()
      await expect(chat().getByRole('log')).toHaveTextContent('You: do you build bridges?')
    })
    await step('I ask what it costs; a second after the answer I am asked who I am', async () => {
      await userEvent.type(field(), 'What is the price?{Enter}')
      passTime(context, REPLY_DELAY_MS.wide)
      await expect(chat().queryByRole('form')).not.toBeInTheDocument()
      passTime(context, FORM_DELAY_MS)
      await expect(chat().getByRole('form', { name: 'How can we reach you?' })).toBeVisible()
    })
    await step('I leave my name, phone and email', async () => {
      for (const [name, text] of Object.entries(ines)) {
        await userEvent.click(chat().getByRole('textbox', { name }))
        await userEvent.paste(text)
      }
      await userEvent.click(chat().getByRole('button', { name: 'Save details' }))
      await expect(chat().getByText(/saved in this page/)).toBeVisible()
    })
    await step('My mail says what I asked and who I am', async () => {
      const link = chat().getAllByRole('link', { name: 'Open in email app' }).at(-1)
      const mail = decodeURIComponent(link?.getAttribute('href') ?? '')
      await expect(mail).toContain('- do you build bridges?')
      await expect(mail).toContain('- What is the price?')
      await expect(mail).toContain('Name: Ines Marlow')
      await expect(mail).toContain('Email: ines@example.com')
    })
  },
})

/** With a thumb: the menu, a list in it, and the demo beside a name. */
export const FromTheMenuToADemo = meta.story({
  tags: ['slow'],
  ...onAPhone,
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await step('I open the menu, and the services in it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }))
      await userEvent.click(await canvas.findByRole('button', { name: 'Services' }))
    })
    await step('“Live Demo” opens the demo, and the menu is closed', async () => {
      const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
      await userEvent.click(menu.getByRole('link', { name: 'Live Demo: Staking platform' }))
      const demo = await screen.findByRole('dialog', { name: 'Staking platform' })
      await waitFor(() => expect(demo).toBeVisible())
      await expect(canvas.queryByRole('button', { name: 'Close menu', hidden: true })).not.toBeInTheDocument()
    })
    await step('The demo works', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Stake in Ether Core' }))
      await expect(screen.getByLabelText('Amount to stake')).toHaveFocus()
    })
    await step('Nothing was loaded for the market strip', async () => {
      await expect(visitOf(context).asked).not.toHaveBeenCalled()
    })
  },
})

/** The coin API is out of reach: the page is as usable as ever. On another visit it answers. */
export const TickerFails = meta.story({
  ...onALaptop,
  loaders: [() => ({ visit: visitBy(refused) })],
  play: async ({ canvas, userEvent, step, mount, loaded }) => {
    const { asked, log } = visitOf({ loaded })
    await mount(drawn(visitOf({ loaded })))
    const strip = () => canvas.getByRole('region', { name: 'Market data' })
    await step('The strip shows samples, and says that they are', async () => {
      await userEvent.click(await canvas.findByText('Sample data'))
      await expect(
        canvas.getByText(`${FAILURE_TEXT}. The ticker shows sample figures instead.`),
      ).toBeVisible()
      for (const text of ['2.50T', 'BTC', 'ETH', 'USDT', 'Neutral'])
        await expect(strip()).toHaveTextContent(text)
      await expect(strip()).not.toHaveTextContent('SOL')
      await expect(log).toHaveBeenCalledTimes(1)
      await expect(log).toHaveBeenCalledWith(FAILURE_TEXT, expect.stringContaining('Failed to fetch'))
    })
    await step('I go on to another page', async () => {
      const navigation = within(canvas.getByRole('navigation', { name: 'Main' }))
      await userEvent.click(navigation.getByRole('link', { name: 'About' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: /^We would rather/ })).toBeVisible()
    })
    await step('The strip continues unchanged, and no second request is made', async () => {
      await expect(canvas.getByText('Sample data')).toBeVisible()
      await expect(asked).toHaveBeenCalledTimes(2)
    })
    await step('When I come back another day, the market answers', async () => {
      await mount(<div key="another day">{drawn(visitBy(answered))}</div>)
      await waitFor(() => expect(strip()).toHaveTextContent('SOL'))
      await expect(canvas.queryByText('Sample data')).not.toBeInTheDocument()
      await expect(canvas.queryByText(new RegExp(FAILURE_TEXT))).not.toBeInTheDocument()
    })
  },
})
