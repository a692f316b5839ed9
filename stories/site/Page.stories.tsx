import { expect, fn, screen } from 'storybook/test'
import { loadCopy } from '#src/content/copy/loadCopy.ts'
import { demoByKey } from '#src/content/demos.ts'
import { offerAt, offers } from '#src/content/offers.ts'
import staking from '#src/demos/staking/demo.ts'
import { narrowScreenSnapshot } from '#src/market/coins.ts'
import { sampleReasons } from '#src/market/MarketTicker.tsx'
import { TickerStrip } from '#src/market/TickerStrip.tsx'
import { DemoOverlay } from '#src/patterns/DemoOverlay.tsx'
import { PageLoading } from '#src/patterns/PageLoading.tsx'
import { PolicyDialog } from '#src/patterns/PolicyDialog.tsx'
import { manualClock, SAMPLE_NOW } from '#src/simulation/clock.ts'
import type { OpenDemo } from '#src/simulation/LiveDemo.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../controls.ts'
import { states as chatStates } from '../chat/chatStates.ts'
import { STORY_SEED, watchedCapabilities } from '../demos/demoStories.tsx'
import { fixedPaths, SitePage, type SitePageProps } from './SitePage.tsx'

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
  title: 'Site/Page',
  component: SitePage,
  loaders: [copyOf],
  render: (args, { loaded }) => <SitePage {...args} copy={loaded.copy as SitePageProps['copy']} />,
  parameters: { layout: 'fullscreen', chromatic: { prefersReducedMotion: 'reduce' } },
  argTypes: {
    path: { control: 'select', options: [...fixedPaths, ...offers.map(({ path }) => path)] },
    ticker: oneOf({ wide: wideTicker, narrow: narrowTicker, 'on its way': loadingTicker }),
    screen: oneOf({ 'of the path': undefined, 'on its way': <PageLoading /> }),
    chat: oneOf({ 'a button': null, open: chatStates.greeting, minimized: chatStates.minimized }),
    over: oneOf({ nothing: undefined, 'a policy': cookiePolicy }),
  },
  args: { path: '/', copy: null, ticker: wideTicker },
})
const onAPhone = { viewport: { value: 'phone', isRotated: false } }
const onATablet = { viewport: { value: 'tablet', isRotated: false } }

export const Home = meta.story()
/** Each of the pages, by the control `path`. */
export const AnyPage = meta.story({ args: { path: '/services/staking-platform' } })
export const ProductOnAPhone = meta.story({
  args: { path: '/products/airdrop-manager', ticker: narrowTicker, isNarrow: true },
  globals: onAPhone,
})
export const ServicesOnATablet = meta.story({ args: { path: '/services' }, globals: onATablet })
export const NotFound = meta.story({ args: { path: '/services/minting-press' } })
/** The code of the page and the market's answer are on their way. */
export const Loading = meta.story({ args: { ticker: loadingTicker, screen: <PageLoading /> } })
export const MenuOpenOnAPhone = meta.story({
  args: { path: '/contact', ticker: narrowTicker, openMenu: 'mobile', isNarrow: true },
  globals: onAPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Services' })).toBeVisible()
  },
})
export const ChatOpen = meta.story({ args: { path: '/contact', chat: chatStates.greeting } })
export const CookiePolicyOverIt = meta.story({
  args: { path: '/contact', over: cookiePolicy },
})

/** A demo at work in the overlay, on a clock that stands still. */
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
            link="https://fourfold.example/?demo=staking"
            onClose={fn()}
            copyText={() => Promise.resolve(true)}
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
  args: { path: '/contact', ticker: narrowTicker, isNarrow: true },
  ...withADemo,
  globals: onAPhone,
})
