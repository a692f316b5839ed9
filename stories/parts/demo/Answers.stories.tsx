import { expect, fn } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { colleagueEmail } from '#src/content/channels.ts'
import { demoByKey } from '#src/content/demos.ts'
import { Answers } from '#src/parts/demo/Answers.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'

const senders = {
  'A name and an address': { name: 'Mara', reply: 'mara' },
  'A name only': { name: 'Mara', reply: '' },
  'An address only': { name: '', reply: 'mara' },
}

const meta = preview.meta({
  id: 'patterns-answers',
  title: 'Patterns/Demo panel/Reply to the sender',
  component: Answers,
  argTypes: { sender: oneOf(senders) },
  args: {
    sender: senders['A name and an address'],
    answer: fn(() => ({
      demo: demoByKey('staking'),
      client: 'Orchard Cooperative',
      link: { kind: 'start' as const, link: `${siteUrl}/demo/staking` },
      entries: [],
    })),
  },
})

/** The sender can be answered by email and by WhatsApp. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `Reply to ${colleagueEmail('mara')}` })).toHaveAttribute(
      'href',
      `mailto:${colleagueEmail('mara')}`,
    )
  },
})
export const NameOnly = meta.story({ args: { sender: senders['A name only'] } })
export const AddressOnly = meta.story({ args: { sender: senders['An address only'] } })
