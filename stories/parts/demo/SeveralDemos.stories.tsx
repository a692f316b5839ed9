import { expect, fn } from 'storybook/test'
import { colleagueEmail } from '#src/content/channels.ts'
import { demoByKey } from '#src/content/demos.ts'
import { siteUrl } from '#src/content/site.ts'
import { CoverStrip } from '#src/parts/demo/CoverStrip.tsx'
import { SeveralDemos, type SeveralDemosProps } from '#src/parts/demo/SeveralDemos.tsx'
import { NO_COVER, type Cover } from '#src/parts/send/cover.ts'
import { roomOf } from '#src/parts/send/room.ts'
import { SAMPLE_NOW } from '#src/simulation/clock.ts'
import { brandTones } from '#src/theme/brandTones.ts'
import preview from '#storybook/preview.tsx'
import { inSection, shows } from '../../card.ts'
import { oneOf } from '../../controls.ts'
import { onAPhone, onATablet, onTheSmallest } from '../../viewports.ts'

/** As a link names them. */
const roomIn = (room: string) => roomOf(new URLSearchParams({ room }))
const rooms = {
  Three: roomIn('staking.at-1aZ.dao.wallet.tour'),
  Two: roomIn('staking.dao'),
  Four: roomIn('staking.dao.wallet.p2p-crypto'),
  Six: roomIn('staking.dao.wallet.p2p-crypto.smart-contracts.crypto-listing'),
  One: roomIn('staking.da'),
  Seven: roomIn('staking.dao.wallet.p2p-crypto.smart-contracts.crypto-listing.launchpad'),
  None: roomIn('stak'),
}
const cover: Cover = {
  sender: { name: 'Mara', reply: 'mara' },
  note: 'As agreed on Tuesday: three ways to begin.\nWhich one is closest to your plans?',
  until: '2026-12-18',
  passedOnBy: '',
}
const from =
  (words: Cover): SeveralDemosProps['cover'] =>
  (answer) => <CoverStrip cover={words} now={() => SAMPLE_NOW} answer={answer} isSeveral locale="en-US" />
const brand = { name: 'Nordwind Energie', color: '#0b7a75', tones: brandTones('#0b7a75', 'trade') }
const longest = {
  name: 'Wolkenstein-Rodenegg Vermögensverwaltung',
  color: '#f2b705',
  tones: brandTones('#f2b705', 'trade'),
}

const meta = preview.meta({
  id: 'patterns-room-sheet',
  title: 'Patterns/Demo panel/Several demos',
  component: SeveralDemos,
  argTypes: {
    demos: oneOf({
      Opening: null,
      ...Object.fromEntries(Object.entries(rooms).map(([name, { demos }]) => [name, demos])),
    }),
    brand: oneOf({ None: null, 'Nordwind Energie': brand, 'A long name': longest }),
    cover: oneOf({ Nothing: undefined, 'From Mara': from(cover) }),
    askFor: oneOf({ 'no address': undefined, Mara: () => `mailto:${colleagueEmail('mara')}` }),
  },
  parameters: { ...inSection('One link for several demos'), layout: 'fullscreen' },
  args: {
    demos: rooms.Three.demos as SeveralDemosProps['demos'],
    brand: brand as SeveralDemosProps['brand'],
    cover: from(cover),
    link: `${siteUrl}/demo#room=staking.dao.wallet`,
    linkTo: fn(({ demo }: { demo: string }) => `${siteUrl}/demo/${demo}#for=Nordwind+Energie`),
    onOpen: fn(),
  },
})

/** The sender's words, and a tile for each demo, which says where it opens. */
export const Default = meta.story({
  parameters: shows('Three demos for a client, from a sender'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The client’s name and the note are in quotes, and in no heading', async () => {
      await expect(canvas.getByText('“Nordwind Energie”')).toBeVisible()
      await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^“As agreed .* plans\?”$/)
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^3 demos$/)
    })
    await step('A press opens a demo over the page', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'DAO governance' }))
      await expect(args.onOpen).toHaveBeenCalledWith(rooms.Three.demos[1])
    })
    await step('A tile is a link, for another tab', async () => {
      await expect(canvas.getByRole('link', { name: 'Wallet' })).toHaveAttribute(
        'href',
        `${siteUrl}/demo/wallet#for=Nordwind+Energie`,
      )
    })
    await step('A reply names all of them', async () => {
      const looked = canvas.getByRole('link', { name: 'I have looked at them' })
      looked.addEventListener('click', (event) => event.preventDefault(), { once: true })
      await userEvent.click(looked)
      const body = new URL(looked.getAttribute('href') ?? '').searchParams.get('body')
      await expect(body).toMatch(/: 3 demos, prepared for Nordwind Energie\r\nThe demos: \S+room=staking/)
    })
  },
})
export const OnAPhone = Default.extend({
  tags: ['slow'],
  ...onAPhone,
  parameters: shows('Three demos on a phone'),
  play: undefined,
})
export const OnTheSmallestPhone = Default.extend({ tags: ['slow'], ...onTheSmallest, play: undefined })
export const OnATablet = Default.extend({ tags: ['slow'], ...onATablet, play: undefined })
export const TwoDemos = meta.story({ args: { demos: rooms.Two.demos, brand: null, cover: undefined } })
export const FourDemos = meta.story({ args: { demos: rooms.Four.demos } })
export const SixDemos = meta.story({
  parameters: shows('The most demos that one link opens'),
  args: { demos: rooms.Six.demos },
})
export const LongName = meta.story({
  tags: ['slow'],
  ...onTheSmallest,
  args: { brand: longest },
})
/** The other demo of the link has no known name: what is left opens. */
export const SomeLeftOut = meta.story({
  parameters: shows('A demo of the link does not exist'),
  args: { demos: rooms.One.demos, notice: rooms.One.notice },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The link names a demo that does not exist/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: demoByKey('staking').name })).toBeVisible()
  },
})
export const MoreThanSix = meta.story({
  parameters: shows('The link names more than six demos'),
  args: { demos: rooms.Seven.demos, notice: rooms.Seven.notice },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The link names more than 6 demos/)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
})
/** Nothing of the link can be opened: a sentence, and the way to all demos. */
export const NoDemos = meta.story({
  parameters: shows('The link opens no demo'),
  args: { demos: rooms.None.demos, notice: rooms.None.notice, brand: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This link opens no demo/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^See all products/ })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'From the sender' })).toBeNull()
  },
})
/** The link is not read yet. */
export const Opening = meta.story({
  parameters: shows('The link is being read'),
  args: { demos: null, brand: null, cover: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opening the demos…')).toBeVisible()
  },
})
/** After the last day the demos still open, and a link asks the sender for new ones. */
export const Over = meta.story({
  parameters: shows('The last day is over'),
  args: { cover: from({ ...cover, until: '2020-01-31' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^According to their sender, these demos were valid/)).toBeVisible()
  },
})
/** Without a note, a name and a color. */
export const WithoutSender = meta.story({
  parameters: shows('Without a client and a sender'),
  args: { brand: null, cover: from({ ...NO_COVER, until: '2026-12-18' }) },
})
