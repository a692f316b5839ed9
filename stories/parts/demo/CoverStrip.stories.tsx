import { expect, fn, waitFor, type within } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { colleagueEmail } from '#src/content/channels.ts'
import { company } from '#src/content/company.ts'
import { CoverStrip } from '#src/parts/demo/CoverStrip.tsx'
import { NO_COVER, type Cover } from '#src/parts/send/cover.ts'
import { LONGEST_NOTE } from '#src/parts/send/note.ts'
import { SAMPLE_NOW } from '#src/simulation/clock.ts'
import { dayAt } from '#src/format/day.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone, onTheSmallest } from '../../viewports.ts'

const DAY = 24 * 60 * 60 * 1000
/** The day that the stories play on is the last day. */
const until = dayAt(SAMPLE_NOW)
const mara = { name: 'Mara', reply: 'mara' }
const note = 'As agreed on Tuesday: three pools, paid weekly.\n\nWhat should be different in your version?'
const covers: Record<string, Cover> = {
  'A name and an address': { ...NO_COVER, sender: mara },
  'A name only': { ...NO_COVER, sender: { name: 'Mara', reply: '' } },
  'An address only': { ...NO_COVER, sender: { name: '', reply: 'mara' } },
  'A note and a last day': { ...NO_COVER, sender: mara, note, until },
  'A note only': { ...NO_COVER, note },
  'Passed on': { sender: mara, note, until, passedOnBy: 'Ada Okafor' },
  'The longest of all': {
    sender: { name: 'Maximiliane Wolkenstein-Rodenegg (Lyon)', reply: 'm'.repeat(64) },
    note: 'Wunderbare '.repeat(30).slice(0, LONGEST_NOTE - 1) + '.',
    until,
    passedOnBy: 'Bartholomew Featherstonehaugh-Cholmondeley'.slice(0, 40),
  },
  'In Arabic': {
    ...NO_COVER,
    sender: { name: 'مارا', reply: 'mara' },
    note: 'مرحبا، هل أعجبك العرض؟',
    until,
  },
}

const meta = preview.meta({
  id: 'patterns-answers',
  title: 'Patterns/Demo panel/Cover strip',
  component: CoverStrip,
  argTypes: { cover: oneOf(covers) },
  args: {
    cover: covers['A name and an address'],
    locale: 'en-US',
    now: fn(() => SAMPLE_NOW),
    answer: fn(() => ({
      what: 'Staking platform demo',
      client: 'Orchard Cooperative',
      link: { kind: 'start' as const, link: `${siteUrl}/demo/staking` },
      entries: [['Amount to stake', '2500'] as const],
    })),
  },
})

const strip = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  canvas.getByRole('region', { name: 'From the sender' })

/** The sender can be answered by email and by WhatsApp, and told that one has looked at it. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const hrefAfter = async (name: string) => {
      const link = canvas.getByRole('link', { name })
      link.addEventListener('click', (event) => event.preventDefault(), { once: true })
      await userEvent.click(link)
      return new URL(link.getAttribute('href') ?? '')
    }
    await step('A reply carries what was entered', async () => {
      const mail = await hrefAfter(`Reply to ${colleagueEmail('mara')}`)
      await expect(mail.pathname).toBe(colleagueEmail('mara'))
      await expect(mail.searchParams.get('body')).toContain('Amount to stake: 2500')
    })
    await step('“I have looked at it” says which demo, on which day, and what was entered', async () => {
      const mail = await hrefAfter('I have looked at it')
      await expect(mail.pathname).toBe(colleagueEmail('mara'))
      await expect(mail.searchParams.get('body')).toMatch(
        /I have looked at this on [A-Z]\w+ \d+, \d{4}: Staking platform demo, prepared for Orchard Cooperative/,
      )
      await expect(mail.searchParams.get('body')).toContain('Amount to stake: 2500')
    })
    await step('Where no email app opens, the address is there', async () => {
      const said = `Your email app opens with the message. If it does not, write to ${colleagueEmail('mara')}.`
      await expect(canvas.getByText(said)).toBeVisible()
    })
  },
})
/** Without an address both answers are messages in WhatsApp. */
export const NameOnly = meta.story({
  args: { cover: covers['A name only'] },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'I have looked at it (opens in a new tab)' })
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await expect(link.getAttribute('href')).toContain(`${company.whatsappUrl}?text=`)
  },
})
export const AddressOnly = meta.story({ args: { cover: covers['An address only'] } })
/** The note is in quotes, below the name of its sender. */
export const NoteAndDay = meta.story({
  args: { cover: covers['A note and a last day'], now: fn(() => SAMPLE_NOW - DAY) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^“As agreed .* your version\?”$/)
    await expect(canvas.getByText('“Mara”')).toBeVisible()
    await expect(strip(canvas)).toHaveTextContent(/Valid until [A-Z]/)
  },
})
export const NoteAndDayOnAPhone = NoteAndDay.extend({ tags: ['slow'], ...onAPhone })
/** On the last day it says so. */
export const LastDay = NoteAndDay.extend({
  args: { now: fn(() => SAMPLE_NOW) },
  play: async ({ canvas }) => {
    await expect(strip(canvas)).toHaveTextContent(/Valid until today, /)
  },
})
/** After the last day a line above the demo says so, is announced, and asks the sender for a new one. */
export const Over = NoteAndDay.extend({
  args: { now: fn(() => SAMPLE_NOW + DAY) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /^According to its sender, this demo was valid until /,
      ),
    )
    const ask = canvas.getByRole('link', { name: 'Ask for a new one' })
    ask.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(ask)
    const mail = new URL(ask.getAttribute('href') ?? '')
    await expect(mail.pathname).toBe(colleagueEmail('mara'))
    await expect(mail.searchParams.get('body')).toMatch(
      /Please send me a new link\. This one was valid until /,
    )
  },
})
/** With several demos it speaks of all of them. */
export const SeveralDemos = Over.extend({
  args: { isSeveral: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/these demos were valid until/))
    await expect(canvas.getByRole('link', { name: 'I have looked at them' })).toBeVisible()
  },
})
export const OverOnAPhone = Over.extend({ tags: ['slow'], ...onAPhone })
/** A note without a name is still not the company's. */
export const NoteOnly = meta.story({
  args: { cover: covers['A note only'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('the sender of this link')).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})
/** A client passed it on: the sender stays. */
export const PassedOn = meta.story({
  args: { cover: covers['Passed on'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“Ada Okafor”')).toBeVisible()
    await expect(canvas.getByRole('link', { name: `Reply to ${colleagueEmail('mara')}` })).toBeVisible()
  },
})
export const LongestOfAll = meta.story({
  tags: ['slow'],
  args: { cover: covers['The longest of all'] },
  ...onTheSmallest,
})
/** A note in another direction is read in it. */
export const InArabic = meta.story({ tags: ['slow'], args: { cover: covers['In Arabic'] } })
