import { expect, fn, screen, waitFor } from 'storybook/test'
import { loadCopy } from '#src/content/copy/loadCopy.ts'
import { demoByKey } from '#src/content/demos.ts'
import { offerAt, offers } from '#src/content/offers.ts'
import { siteUrl } from '#src/content/site.ts'
import staking from '#src/demos/staking/demo.ts'
import { narrowScreenSnapshot } from '#src/market/coins.ts'
import { sampleReasons } from '#src/market/MarketTicker.tsx'
import { TickerStrip } from '#src/market/TickerStrip.tsx'
import { DemoOverlay } from '#src/parts/demo/DemoOverlay.tsx'
import { PageLoading } from '#src/parts/loading/PageLoading.tsx'
import { PolicyDialog } from '#src/parts/page/PolicyDialog.tsx'
import { manualClock, SAMPLE_NOW } from '#src/simulation/clock.ts'
import type { OpenDemo } from '#src/simulation/LiveDemo.tsx'
import preview from '#storybook/preview.tsx'
import { noCode } from '../checks.ts'
import { oneOf } from '../controls.ts'
import { states as chatStates } from '../chat/chatStates.ts'
import { watchedCapabilities } from '../demos/demoStories.tsx'
import { STORY_SEED } from '../demos/Framed.tsx'
import { fixedPaths, SitePage, type SitePageProps } from './SitePage.tsx'
import { shows } from '../card.ts'
import { onAPhone, onATablet, onPaper } from '../viewports.ts'

const market = narrowScreenSnapshot(SAMPLE_NOW)
const wideTicker = <TickerStrip size="full" {...market} />
const narrowTicker = <TickerStrip size="compact" {...market} sampleReason={sampleReasons.narrow(null)} />
const cookiePolicy = <PolicyDialog policy="cookies" onClose={fn()} />
const loadingTicker = <TickerStrip size="full" isLoading coins={[]} global={null} sentiment={null} />

/** The long copy of the page that an argument names. */
const copyOf = async ({ args }: { args: Partial<SitePageProps> }) => {
  const offer = offerAt(args.path ?? '')
  return { copy: offer ? await loadCopy(offer.path) : null }
}

const meta = preview.meta({
  id: 'site-page',
  title: 'Pages/Whole pages',
  component: SitePage,
  loaders: [copyOf],
  render: (args, { loaded }) => <SitePage {...args} copy={loaded.copy as SitePageProps['copy']} />,
  parameters: { layout: 'fullscreen', ...noCode, chromatic: { prefersReducedMotion: 'reduce' } },
  argTypes: {
    path: { control: 'select', options: [...fixedPaths, ...offers.map(({ path }) => path)] },
    ticker: oneOf({ wide: wideTicker, narrow: narrowTicker, loading: loadingTicker }),
    screen: oneOf({ 'of the path': undefined, loading: <PageLoading /> }),
    chat: oneOf({ 'a button': null, open: chatStates.greeting, minimized: chatStates.minimized }),
    over: oneOf({ nothing: undefined, 'a policy': cookiePolicy }),
  },
  args: { path: '/', copy: null, ticker: wideTicker },
})

export const Home = meta.story({
  parameters: shows(
    { says: 'Home', section: 'Routes' },
    { says: 'Header, ticker, screen, footer, chat', section: 'Layout' },
  ),
})
/** Each of the pages, by the control `path`. */
export const AnyPage = meta.story({
  parameters: shows(
    { says: 'A service', section: 'Routes' },
    { says: 'No demo is open', section: 'Demo overlay' },
  ),
  args: { path: '/services/staking-platform' },
})
/** As a service is printed: a hand-out, without what only works on a screen. */
export const ServiceOnPaper = meta.story({
  tags: ['slow'],
  ...onPaper,
  args: { path: '/services/staking-platform' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Open chat' })).toBeNull())
    await expect(canvas.getByRole('heading', { level: 1, name: 'Staking platform' })).toBeVisible()
  },
})
export const ProductOnAPhone = meta.story({
  parameters: shows(
    { says: 'A product', section: 'Routes' },
    { says: 'Header, ticker, screen, footer, chat', section: 'Layout' },
  ),
  tags: ['slow'],
  args: { path: '/products/airdrop-manager', ticker: narrowTicker, isNarrow: true },
  ...onAPhone,
})
export const ServicesOnATablet = meta.story({
  parameters: shows({ says: 'Services', section: 'Routes' }),
  tags: ['slow'],
  args: { path: '/services' },
  ...onATablet,
})
export const NotFound = meta.story({
  parameters: shows({
    says: 'An address without a page',
    section: 'Routes',
    after: 'screens-contact--demo-left',
  }),
  args: { path: '/services/minting-press' },
})
/** The code of the page and the market data are loading. */
export const Loading = meta.story({
  parameters: shows({
    says: 'The page’s code is loading',
    section: 'Routes',
    after: 'patterns-not-found-screen--default',
  }),
  args: { ticker: loadingTicker, screen: <PageLoading /> },
})
export const MenuOpenOnAPhone = meta.story({
  parameters: shows({
    says: 'The mobile menu is closed, and open',
    section: 'Header',
    after: 'patterns-site-header--mobile-menu-open',
  }),
  tags: ['slow'],
  args: { path: '/contact', ticker: narrowTicker, openMenu: 'mobile', isNarrow: true },
  ...onAPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Services' })).toBeVisible()
  },
})
export const ChatOpen = meta.story({
  parameters: shows({ says: 'Open', section: 'Chat', after: 'chat-assistant--on-a-tablet' }),
  args: { path: '/contact', chat: chatStates.greeting },
})
export const CookiePolicyOverIt = meta.story({
  parameters: shows({
    says: 'The cookie policy is open',
    section: 'Policies',
    after: 'patterns-policy-dialog--cookies-on-a-phone',
  }),
  args: { path: '/contact', over: cookiePolicy },
})

/** A demo at work in the overlay, on a stopped clock. */
const withADemo = {
  loaders: [() => ({ opened: staking.open({ seed: STORY_SEED, clock: manualClock() }) })],
  render: (args: SitePageProps, { loaded }: { loaded: Record<string, unknown> }) => {
    const opened = loaded.opened as OpenDemo
    const demo = demoByKey('staking')
    return (
      <SitePage
        {...args}
        over={
          <DemoOverlay
            demo={demo}
            link={`${siteUrl}/?demo=staking`}
            onClose={fn()}
            onSend={fn()}
            opened={opened}
          >
            <opened.View capabilities={watchedCapabilities()} />
          </DemoOverlay>
        }
      />
    )
  },
}
export const DemoOverIt = meta.story({
  parameters: shows({ says: 'A demo is open', section: 'Demo overlay' }),
  args: { path: '/contact' },
  ...withADemo,
  play: async ({ userEvent, step }) => {
    await step('The demo works in its overlay', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Stake in Ether Core' }))
      await expect(screen.getByLabelText('Amount to stake')).toHaveFocus()
    })
  },
})
export const DemoOverItOnAPhone = meta.story({
  parameters: shows({ says: 'A demo is open', section: 'Demo overlay' }),
  tags: ['slow'],
  args: { path: '/contact', ticker: narrowTicker, isNarrow: true },
  ...withADemo,
  ...onAPhone,
})
export const DemoOnPaper = meta.story({
  tags: ['slow'],
  ...onPaper,
  args: { path: '/contact' },
  ...withADemo,
})
