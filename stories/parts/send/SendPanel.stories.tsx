import { useState, type ReactElement } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { colleagueEmail } from '#src/content/channels.ts'
import { demoByKey } from '#src/content/demos.ts'
import { siteUrl } from '#src/content/site.ts'
import type { Chosen, Words } from '#src/parts/send/desk.ts'
import { NO_LETTER } from '#src/parts/send/sending.ts'
import { SendPanel, type SendPanelProps } from '#src/parts/send/SendPanel.tsx'
import { joined, withSent, type SentLink } from '#src/parts/send/sentLinks.ts'
import { SAMPLE_NOW } from '#src/simulation/clock.ts'
import type { DemoLink } from '#src/simulation/momentLink.ts'
import { brandTones } from '#src/theme/brandTones.ts'
import preview from '#storybook/preview.tsx'
import { inSection, shows } from '../../card.ts'
import { noPicture } from '../../checks.ts'
import { brandsByName, demosByName, oneOf } from '../../controls.ts'
import { onAPhone, onTheSmallest } from '../../viewports.ts'

const START = `${siteUrl}/demo/staking`
const untouched: DemoLink = { kind: 'start', link: START }
const typed: DemoLink = {
  kind: 'moment',
  link: `${START}#at=1Q1YNCifMQIMGrG56UX55SQayL7A61cjUwECpNhYA`,
  code: '1Q1YNCifMQIMGrG56UX55SQayL7A61cjUwECpNhYA',
  holdsText: true,
}
const touring: DemoLink = { kind: 'tour', link: `${START}?tour=3` }
const tooLong: DemoLink = { kind: 'tooLong', link: START, why: 'text' }
const brand = { name: 'Nordwind Energie', color: '#0b7a75', tones: brandTones('#0b7a75', 'trade') }
const noWords: Words = { note: '', until: '' }
const written: Words = {
  note: 'As agreed on Tuesday: three pools, paid weekly.\nWhat should be different for you?',
  until: '2026-12-18',
}
const HOUR = 60 * 60 * 1000
const before: readonly SentLink[] = [
  {
    link: `${START}#for=Nordwind+Energie&color=0b7a75&from=Mara&reply=mara&at=${typed.code}`,
    demo: 'staking',
    client: 'Nordwind Energie',
    color: '#0b7a75',
    beginning: 'now',
    at: SAMPLE_NOW - HOUR / 60,
  },
  {
    link: `${siteUrl}/demo/token-generator?tour#for=Orchard+Cooperative&color=c8102e`,
    demo: 'token-generator',
    client: 'Orchard Cooperative',
    color: '#c8102e',
    beginning: 'tour',
    at: SAMPLE_NOW - 24 * HOUR,
  },
  {
    link: `${siteUrl}/demo/blockchain-explorer`,
    demo: 'blockchain-explorer',
    client: '',
    color: null,
    beginning: 'start',
    at: SAMPLE_NOW - 6 * 24 * HOUR,
  },
]

const two: readonly Chosen[] = [
  { demo: 'dao', beginning: 'now' },
  { demo: 'token-generator', beginning: 'tour' },
]
const left: SendPanelProps['left'] = {
  dao: { kind: 'moment', link: `${siteUrl}/demo/dao#at=1aZ`, code: '1aZ', holdsText: false },
}

/** The panel with what its parent keeps. */
function Kept(args: SendPanelProps): ReactElement {
  const [shown, setShown] = useState(args.brand)
  const [sender, setSender] = useState(args.sender)
  const [words, setWords] = useState(args.words)
  const [sent, setSent] = useState(args.sent)
  const [others, setOthers] = useState(args.others)
  const [letter, setLetter] = useState(args.letter)
  return (
    <SendPanel
      {...args}
      brand={shown}
      onBrand={(next) => {
        args.onBrand(next)
        setShown(next && { ...next, tones: next.color ? brandTones(next.color, args.demo.family) : null })
      }}
      sender={sender}
      onSender={(next) => {
        args.onSender(next)
        setSender(next)
      }}
      words={words}
      onWords={(next) => {
        args.onWords(next)
        setWords(next)
      }}
      sent={sent}
      letter={letter}
      onLetter={setLetter}
      others={others}
      onChosen={(chosen) => {
        args.onChosen(chosen)
        setOthers(chosen.slice(1))
      }}
      onSent={(links) => {
        args.onSent(links)
        setSent(links.toReversed().reduce(withSent, sent))
      }}
      onForget={(link) => setSent(sent.filter((one) => one !== link))}
      onForgetAll={() => setSent([])}
      onJoin={(links) => setSent(joined(sent, links))}
    />
  )
}

const meta = preview.meta({
  id: 'patterns-send',
  title: 'Patterns/Demo panel/Send panel',
  component: SendPanel,
  argTypes: {
    demo: oneOf(demosByName),
    brand: oneOf(brandsByName),
    sender: oneOf({ 'Not known': { name: '', reply: '' }, Mara: { name: 'Mara', reply: 'mara' } }),
    words: oneOf({ None: noWords, 'A note and a day': written }),
    stands: oneOf({ Untouched: untouched, 'As typed': typed, 'During a tour': touring, 'Too long': tooLong }),
    sent: oneOf({ None: [], Three: before }),
    others: oneOf({ None: [], Two: two }),
    letter: oneOf({ Usual: NO_LETTER, 'As typed': { greeting: 'Dear Ada,', subject: 'As agreed' } }),
    left: oneOf({ None: {}, 'DAO governance': left }),
    logo: oneOf({ None: null, 'Of the client': { client: brand.name, picture: 'iVBORw0KGgo=' } }),
  },
  parameters: { ...inSection('Sending a demo'), layout: 'fullscreen' },
  render: (args) => <Kept {...args} />,
  args: {
    demo: demoByKey('staking'),
    brand: null as SendPanelProps['brand'],
    onBrand: fn(),
    sender: { name: '', reply: '' },
    onSender: fn(),
    words: noWords,
    onWords: fn(),
    letter: NO_LETTER,
    onLetter: fn(),
    others: [] as readonly Chosen[],
    onChosen: fn(),
    left: {} as SendPanelProps['left'],
    startOf: fn((id: string) => `${siteUrl}/demo/${id}`),
    roomStart: `${siteUrl}/demo`,
    logo: null as SendPanelProps['logo'],
    onLogo: fn(() => Promise.resolve(true)),
    start: START,
    stands: untouched,
    sent: [] as readonly SentLink[],
    onSent: fn(),
    onForget: fn(),
    onForgetAll: fn(),
    onJoin: fn(),
    downloadText: fn(),
    saveFile: fn(),
    isOneLink: false,
    onOneLink: fn(),
    now: fn(() => SAMPLE_NOW),
    copyText: fn(() => Promise.resolve(true)),
    share: null as SendPanelProps['share'],
    onClose: fn(),
    returnFocusTo: fn(() => null),
  },
})

/** The panel fades in: a text is there before it is seen. */
const seen = (send: ReturnType<typeof within>, text: string | RegExp) =>
  waitFor(() => expect(send.getByText(text)).toBeVisible())
const panel = async () => within(await screen.findByRole('dialog', { name: 'Send this demo' }))

/** Nothing was typed and nothing was done: the link opens the demo at its start. */
export const Empty = meta.story({
  parameters: shows('Nothing was done: it starts at the beginning'),
  play: async ({ userEvent, args }) => {
    const send = await panel()
    await expect(send.getByRole('radio', { name: /^As it is now/ })).toBeDisabled()
    await userEvent.click(send.getByRole('button', { name: 'Copy link' }))
    await expect(args.copyText).toHaveBeenCalledWith(START)
    await seen(send, 'Link copied.')
    await expect(args.onSent).toHaveBeenCalledWith([
      expect.objectContaining({ link: START, demo: 'staking', client: '', beginning: 'start' }),
    ])
  },
})
/** A pool is open with an amount; the client and the sender are filled in. */
export const AsItStands = meta.story({
  parameters: shows('Client, sender and start are chosen'),
  args: {
    brand,
    sender: { name: 'Mara', reply: 'mara' },
    stands: typed,
    sent: before,
    share: fn(() => Promise.resolve(true)),
  },
})
export const OnAPhone = AsItStands.extend({
  tags: ['slow'],
  parameters: shows('Client, sender and start are chosen'),
  ...onAPhone,
})
export const OnTheSmallestPhone = AsItStands.extend({ tags: ['slow'], ...onTheSmallest })
/** From an open panel to the link: a name, a color, a sender, and one press. */
export const Filled = meta.story({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  args: { stands: typed },
  play: async ({ userEvent, args, step }) => {
    const send = await panel()
    await step('I name the client and choose a color', async () => {
      await userEvent.type(send.getByLabelText('Client’s name'), 'Orchard')
      await userEvent.click(send.getByRole('radio', { name: 'Teal' }))
      await expect(args.onBrand).toHaveBeenLastCalledWith({ name: 'Orchard', color: '#0b7285' })
    })
    await step('I say who I am', async () => {
      await userEvent.type(send.getByLabelText('Your name'), 'Mara')
      await userEvent.type(send.getByLabelText('Reply address'), 'Mara')
      await expect(args.onSender).toHaveBeenLastCalledWith({ name: 'Mara', reply: 'mara' })
    })
    await step('The link carries all of it', async () => {
      await userEvent.click(send.getByRole('button', { name: 'Copy link' }))
      await expect(args.copyText).toHaveBeenLastCalledWith(
        `${START}#for=Orchard&color=0b7285&from=Mara&reply=mara&at=${typed.code}`,
      )
    })
    await step('The message carries the link', async () => {
      await userEvent.click(send.getByRole('radio', { name: /^At the beginning/ }))
      await userEvent.click(send.getByRole('button', { name: 'Copy message' }))
      await expect(args.copyText).toHaveBeenLastCalledWith(
        expect.stringMatching(
          /^Staking platform demo for Orchard\n\nHello,[^]*\/demo\/staking#for=Orchard&color=0b7285&from=Mara&reply=mara\n[^]*\nMara, .+$/,
        ),
      )
      await seen(send, 'Message copied.')
    })
  },
})
/** A note and a last day are in the link, in the preview and in the message. */
export const WithANote = meta.story({
  parameters: shows('A note and a last day'),
  args: { brand, sender: { name: 'Mara', reply: 'mara' }, words: written, now: fn(() => SAMPLE_NOW) },
  play: async ({ userEvent, args, step }) => {
    const send = await panel()
    await step('The link has both', async () => {
      await userEvent.click(send.getByRole('button', { name: 'Copy link' }))
      await expect(args.copyText).toHaveBeenLastCalledWith(
        expect.stringMatching(/&note=As\+agreed[^&]+&until=2026-12-18$/),
      )
    })
    await step('A note with an address of a page is in no link, and the field says why', async () => {
      const note = send.getByLabelText('Note')
      await userEvent.clear(note)
      await userEvent.type(note, 'See evil.example')
      await expect(send.getByText(/^Your own words, at most 240 characters/)).toBeVisible()
      await userEvent.click(send.getByRole('button', { name: 'Copy link' }))
      await expect(args.copyText).toHaveBeenLastCalledWith(expect.not.stringContaining('note='))
    })
  },
})
export const WithANoteOnAPhone = WithANote.extend({ tags: ['slow'], ...onAPhone, play: undefined })
/** A day that is over is said to be. */
export const DayIsOver = meta.story({
  parameters: shows('The last day is over'),
  args: { words: { note: '', until: '2020-01-31' } },
  play: async () => {
    await seen(await panel(), 'This day is over.')
  },
})
/** What cannot be used is said beside its field, and is in no link. */
export const UnusableValues = meta.story({
  tags: ['slow'],
  parameters: shows('A name and an address that cannot be used'),
  play: async ({ userEvent, args }) => {
    const send = await panel()
    await userEvent.type(send.getByLabelText('Client’s name'), 'Orchard <b>')
    await userEvent.type(send.getByLabelText('Reply address'), 'mara@elsewhere.example')
    await expect(send.getByText(/^Use letters of one alphabet/)).toBeVisible()
    await expect(send.getByText(`Only the part before ${colleagueEmail('')}`, { exact: false })).toBeVisible()
    await userEvent.click(send.getByRole('button', { name: 'Copy link' }))
    await expect(args.copyText).toHaveBeenCalledWith(expect.not.stringMatching(/elsewhere|%3Cb/))
    // Half of it may be another person's address.
    await expect(args.onSender).toHaveBeenLastCalledWith({ name: '', reply: '' })
    await seen(send, 'What is marked above is not in the link.')
    await userEvent.clear(send.getByLabelText('Reply address'))
    await expect(send.queryByText('What is marked above is not in the link.')).not.toBeInTheDocument()
    await userEvent.type(send.getByLabelText('Note'), 'https://elsewhere.example')
    await seen(send, 'What is marked above is not in the link.')
  },
})
/** The tour is shown: the link opens it at its step. */
export const DuringATour = meta.story({
  tags: ['slow'],
  parameters: shows('The tour is sent at its step'),
  args: { stands: touring },
  play: async ({ userEvent, args }) => {
    const send = await panel()
    await userEvent.click(send.getByRole('button', { name: 'Copy link' }))
    await expect(args.copyText).toHaveBeenCalledWith(`${START}?tour=3`)
  },
})
/** What does not fit into a link stays here; the panel says why. */
export const TooLongToSend = meta.story({
  parameters: shows('More than fits into a link'),
  args: { stands: tooLong },
  play: async () => {
    const send = await panel()
    await expect(
      send.getByRole('radio', {
        name: 'As it is now A text of more than 500 characters does not fit into a link.',
      }),
    ).toBeDisabled()
  },
})
/** The browser refuses: the link is there to be copied by hand, and is not listed as sent. */
export const CopyFailed = meta.story({
  parameters: shows('The browser does not allow copying'),
  args: { copyText: fn(() => Promise.resolve(false)) },
  play: async ({ userEvent, args }) => {
    const send = await panel()
    await userEvent.click(send.getByRole('button', { name: 'Copy link' }))
    await seen(send, START)
    await expect(args.onSent).not.toHaveBeenCalled()
  },
})
/** The device has a share sheet; closing it sends nothing. */
export const WithAShareSheet = meta.story({
  parameters: shows('The device has a share sheet'),
  args: { share: fn(() => Promise.resolve(true)) },
  play: async ({ userEvent, args }) => {
    const send = await panel()
    await userEvent.click(send.getByRole('button', { name: 'Share…' }))
    await expect(args.share).toHaveBeenCalledWith({
      title: 'Staking platform demo',
      text: expect.stringContaining(START),
    })
    await seen(send, 'Shared.')
    await expect(args.onSent).toHaveBeenCalledOnce()
  },
})
/** A file that is no picture is refused, and a logo that is kept can be taken off. */
export const WithALogo = meta.story({
  parameters: shows('A logo is kept for the client'),
  args: {
    brand,
    logo: { client: brand.name, picture: 'iVBORw0KGgo=' },
    onLogo: fn(() => Promise.resolve(false)),
  },
  play: async ({ userEvent, args }) => {
    const send = await panel()
    const field = send.getByLabelText('Logo on this device')
    await userEvent.upload(field, new File(['x'], 'logo.png', { type: 'image/png' }))
    await seen(send, /^The browser cannot read this file/)
    await userEvent.click(send.getByRole('button', { name: 'Remove logo' }))
    await expect(args.onLogo).toHaveBeenLastCalledWith(null)
    await expect(field).toHaveFocus()
  },
})
/** Links that were sent are opened, copied again and forgotten. */
export const SentBefore = meta.story({
  parameters: shows('Links were sent before'),
  args: { sent: before },
  play: async ({ userEvent, args, step }) => {
    const send = await panel()
    await step('A link is copied again', async () => {
      await userEvent.click(
        send.getByRole('button', { name: 'Copy link: Token generator for Orchard Cooperative' }),
      )
      await expect(args.copyText).toHaveBeenCalledWith(before[1]?.link)
    })
    await step('One is forgotten, and the focus stays at the list', async () => {
      await userEvent.click(
        send.getByRole('button', { name: 'Forget: Token generator for Orchard Cooperative' }),
      )
      await expect(send.getAllByRole('listitem')).toHaveLength(2)
      await expect(send.getByRole('heading', { name: 'Sent links' })).toHaveFocus()
    })
    await step('A client from before fills in name and color', async () => {
      await userEvent.selectOptions(send.getByLabelText('A client from before'), 'Nordwind Energie')
      await expect(args.onBrand).toHaveBeenLastCalledWith({ name: 'Nordwind Energie', color: '#0b7a75' })
      await expect(send.getByLabelText('Client’s name')).toHaveValue('Nordwind Energie')
    })
    await step('All are forgotten', async () => {
      await userEvent.click(send.getByRole('button', { name: 'Forget all' }))
      await expect(send.queryByRole('listitem')).not.toBeInTheDocument()
    })
  },
})
/** Three demos go to one client in one message, each with its beginning. */
export const SeveralDemos = meta.story({
  parameters: shows('Several demos in one message'),
  args: { brand, sender: { name: 'Mara', reply: 'mara' }, others: two, left },
  play: async ({ userEvent, args, step }) => {
    const send = await panel()
    await step('The message has a link for each, in the client’s color', async () => {
      await userEvent.type(send.getByLabelText('Greeting'), 'Dear Ada,')
      await userEvent.click(send.getByRole('button', { name: 'Copy message' }))
      await expect(args.copyText).toHaveBeenLastCalledWith(
        expect.stringMatching(
          /^3 demos for Nordwind Energie\n\nDear Ada,\n[^]*Staking platform\n\S+\/demo\/staking#for=\S+\n\nDAO governance \(opens where I left it\)\n\S+\/demo\/dao#for=\S+&at=1aZ\n\nToken generator \(begins with a short tour\)\n\S+\/demo\/token-generator\?tour#for=/,
        ),
      )
      await expect(args.onSent).toHaveBeenLastCalledWith(
        ['staking', 'dao', 'token-generator'].map((demo) => expect.objectContaining({ demo })),
      )
    })
    await step('One starts elsewhere', async () => {
      await userEvent.selectOptions(send.getByLabelText('DAO governance'), 'At the beginning')
      await userEvent.click(send.getByRole('button', { name: 'Copy 3 links' }))
      await expect(args.copyText).toHaveBeenLastCalledWith(expect.not.stringContaining('at='))
    })
    await step('One is removed, and the focus stays at the list', async () => {
      await userEvent.click(send.getByRole('button', { name: 'Remove Token generator' }))
      await seen(send, 'Token generator removed. 2 demos in this message.')
      await expect(send.getByRole('heading', { name: 'Where each demo starts' })).toHaveFocus()
    })
    await step('Another is added', async () => {
      await userEvent.selectOptions(send.getByLabelText('Add a demo to this message'), 'Wallet')
      await seen(send, 'Wallet added. 3 demos in this message.')
      await expect(args.onChosen).toHaveBeenLastCalledWith([
        { demo: 'staking', beginning: 'start' },
        { demo: 'dao', beginning: 'start' },
        { demo: 'wallet', beginning: 'start' },
      ])
    })
  },
})
/** One link opens all demos, in the link, in the message and in the list. */
export const OneLinkForAll = meta.story({
  parameters: shows('One link for all demos of a message'),
  args: { brand, sender: { name: 'Mara', reply: 'mara' }, others: two, left, isOneLink: true },
  play: async ({ userEvent, args, step }) => {
    const send = await panel()
    const room = `${siteUrl}/demo#for=Nordwind+Energie&color=0b7a75&from=Mara&reply=mara&room=3.staking.dao.at-1aZ.token-generator.tour`
    await step('The link has all demos, each with its beginning', async () => {
      await userEvent.click(send.getByRole('button', { name: 'Copy link' }))
      await expect(args.copyText).toHaveBeenLastCalledWith(room)
      await expect(args.onSent).toHaveBeenLastCalledWith([expect.objectContaining({ link: room })])
      await seen(
        send,
        'Staking platform, DAO governance, Token generator, on one page, copied as a link, from Mara',
      )
    })
    await step('The message has one link, and names the demos', async () => {
      await userEvent.click(send.getByRole('button', { name: 'Copy message' }))
      await expect(args.copyText).toHaveBeenLastCalledWith(
        expect.stringContaining(
          `${room}\n\nStaking platform\nDAO governance (opens where I left it)\nToken generator (begins with a short tour)\n`,
        ),
      )
    })
    await step('A link to each is one choice away', async () => {
      await userEvent.click(send.getByRole('radio', { name: /^A link to each demo/ }))
      await expect(args.onOneLink).toHaveBeenLastCalledWith(false)
    })
  },
})
/** With what was typed in the demos one link would be cut off by email apps: each demo gets its link. */
export const TooLongForOneLink = meta.story({
  parameters: shows('More than fits into one link for all'),
  args: {
    others: two,
    isOneLink: true,
    left: {
      dao: {
        kind: 'moment',
        link: `${siteUrl}/demo/dao#at=1${'a'.repeat(1980)}`,
        code: `1${'a'.repeat(1980)}`,
        holdsText: true,
      },
    },
  },
  play: async () => {
    const send = await panel()
    await expect(send.getByRole('radio', { name: /^One link for all Too long/ })).toBeDisabled()
    await waitFor(() => expect(send.getByRole('button', { name: 'Copy 3 links' })).toBeVisible())
  },
})
export const SeveralDemosOnAPhone = SeveralDemos.extend({ tags: ['slow'], ...onAPhone, play: undefined })
