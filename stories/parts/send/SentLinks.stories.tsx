import { expect, fn } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { SentLinks } from '#src/parts/send/SentLinks.tsx'
import { exported, type SentLink } from '#src/parts/send/sentLinks.ts'
import { SAMPLE_NOW } from '#src/simulation/clock.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'

const link: SentLink = {
  link: `${siteUrl}/demo/staking#for=Nordwind+Energie&color=0b7a75`,
  demo: 'staking',
  client: 'Nordwind Energie',
  color: '#0b7a75',
  beginning: 'start',
  at: SAMPLE_NOW - 60_000,
}

const meta = preview.meta({
  id: 'patterns-sent-list',
  title: 'Patterns/Demo panel/Sent links',
  component: SentLinks,
  argTypes: { sent: oneOf({ None: [], One: [link] }) },
  args: {
    sent: [link],
    now: SAMPLE_NOW,
    onCopy: fn(),
    onForget: fn(),
    onForgetAll: fn(),
    onJoin: fn(),
    downloadText: fn(),
    origin: siteUrl,
    id: 'sent-links',
  },
})

/** A link is copied again and forgotten. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Copy link/ }))
    await expect(args.onCopy).toHaveBeenCalledWith(link)
    await userEvent.click(canvas.getByRole('button', { name: /^Forget:/ }))
    await expect(args.onForget).toHaveBeenCalledWith(link)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onJoin).toHaveBeenCalledWith([link])
  },
})
/** How it was sent, its note, and that a newer link replaces it. */
export const Replaced = meta.story({
  args: {
    sent: [
      { ...link, link: `${link.link}&note=As+agreed.`, form: 'message' },
      { ...link, form: 'link', at: link.at - 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Staking platform, from the beginning, copied as a message')).toBeVisible()
    await expect(canvas.getByText('“As agreed.”')).toBeVisible()
    await expect(canvas.getAllByText('A newer one was sent later.')).toHaveLength(1)
  },
})
/** All are forgotten, and come back. */
export const Forgotten = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forget all' }))
    await expect(args.onForgetAll).toHaveBeenCalledOnce()
    await expect(canvas.getByText('1 link forgotten.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(args.onJoin).toHaveBeenCalledWith([link])
    await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  },
})
/** A colleague takes the list over; a file with something else is refused. */
export const Imported = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await expect(args.downloadText).toHaveBeenCalledWith('sent-links.json', exported([link]))
    const field = canvas.getByLabelText('A file with sent links')
    const file = (text: string) => new File([text], 'sent-links.json', { type: 'application/json' })
    await userEvent.upload(field, file('alert(1)'))
    await canvas.findByText('This file has no links that were sent from this site.')
    await expect(args.onJoin).not.toHaveBeenCalled()
    await userEvent.upload(field, file(exported([link])))
    await canvas.findByText('1 link imported.')
    await expect(args.onJoin).toHaveBeenCalledWith([link])
  },
})
/** A kept link that is no address takes nothing from the list. */
export const Unreadable = meta.story({
  args: { sent: [{ ...link, link: 'https://[' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nordwind Energie')).toBeVisible()
  },
})
export const Empty = meta.story({ args: { sent: [] } })
