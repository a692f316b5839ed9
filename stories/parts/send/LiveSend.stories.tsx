import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { demoByKey } from '#src/content/demos.ts'
import staking from '#src/demos/staking/demo.ts'
import { NO_COVER, type Cover } from '#src/parts/send/cover.ts'
import { EMPTY_DESK, type Desk } from '#src/parts/send/desk.ts'
import { LiveSend } from '#src/parts/send/LiveSend.tsx'
import { manualClock } from '#src/simulation/clock.ts'
import preview from '#storybook/preview.tsx'
import { brandsByName, demosByName, oneOf } from '../../controls.ts'

const came: Cover = {
  ...NO_COVER,
  sender: { name: 'Mara', reply: 'mara' },
  note: 'As agreed on Tuesday.',
  until: '2026-12-18',
}

const meta = preview.meta({
  id: 'patterns-live-send',
  title: 'Patterns/Demo panel/Live send',
  component: LiveSend,
  argTypes: {
    demo: oneOf(demosByName),
    brand: oneOf(brandsByName),
    came: oneOf({ Nothing: null, 'From Mara': came }),
    desk: oneOf({
      None: null,
      'A note': { ...EMPTY_DESK, words: { note: came.note, until: '' } },
    }),
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
  args: {
    demo: demoByKey('staking'),
    brand: null,
    onBrand: fn(),
    start: `${siteUrl}/demo/staking`,
    opened: staking.open({ seed: 1, clock: manualClock() }),
    came: null as Cover | null,
    desk: null as Desk | null,
    onDesk: fn(),
    startOf: fn((id: string) => `${siteUrl}/demo/${id}`),
    roomStart: `${siteUrl}/demo`,
    copyText: fn(() => Promise.resolve(true)),
    onClose: fn(),
    returnFocusTo: fn(() => null),
  },
})

/** The browser keeps the sender and the links that were sent, until they are forgotten. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    const send = within(await screen.findByRole('dialog', { name: 'Send this demo' }))
    await userEvent.type(send.getByLabelText('Your name'), 'Mara')
    await userEvent.click(send.getByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(send.getByRole('listitem')).toBeVisible())
    await expect(Object.keys(localStorage).toSorted()).toEqual(['sender', 'sentLinks'])
    await userEvent.click(send.getByRole('button', { name: 'Forget all' }))
    await userEvent.clear(send.getByLabelText('Your name'))
    await expect(Object.keys(localStorage)).toEqual([])
  },
})
/** A client who opens a sent demo passes it on; nothing is kept. */
export const PassedOn = meta.story({
  args: { came },
  play: async ({ userEvent, args }) => {
    const pass = within(await screen.findByRole('dialog', { name: 'Pass this demo on' }))
    await userEvent.type(pass.getByLabelText('Your name'), 'Ada')
    await userEvent.click(pass.getByRole('button', { name: 'Copy link' }))
    await expect(args.copyText).toHaveBeenCalledWith(
      `${siteUrl}/demo/staking#from=Mara&reply=mara&note=As+agreed+on+Tuesday.&until=2026-12-18&by=Ada`,
    )
    await expect(Object.keys(localStorage)).toEqual([])
  },
})
/** Its own sender opens it again: the seller's panel, with the note and the last day. */
export const OpenedByItsSender = meta.story({
  args: { came },
  beforeEach: () => localStorage.setItem('sender', JSON.stringify(came.sender)),
  play: async () => {
    const send = within(await screen.findByRole('dialog', { name: 'Send this demo' }))
    await expect(send.getByLabelText('Note')).toHaveValue('As agreed on Tuesday.')
    await expect(send.getByLabelText('Valid until')).toHaveValue('2026-12-18')
  },
})
