import { expect, fn } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { demoByKey } from '#src/content/demos.ts'
import { NO_COVER, type Cover } from '#src/parts/send/cover.ts'
import { messageOf } from '#src/parts/send/sending.ts'
import { SentPreview, type SentPreviewProps } from '#src/parts/send/SentPreview.tsx'
import { SAMPLE_NOW } from '#src/simulation/clock.ts'
import { brandTones } from '#src/theme/brandTones.ts'
import preview from '#storybook/preview.tsx'
import { brandsByName, demosByName, oneOf } from '../../controls.ts'

const link = `${siteUrl}/demo/staking`
const brand = { name: 'Nordwind Energie', color: '#0b7a75', tones: brandTones('#0b7a75', 'trade') }
const mara: Cover = {
  ...NO_COVER,
  sender: { name: 'Mara', reply: 'mara' },
  note: 'As agreed on Tuesday: three pools, paid weekly.',
  until: '2026-12-18',
}
const messageWith = (cover: Cover) =>
  messageOf([{ demo: demoByKey('staking'), link, beginning: 'start' }], { brand, cover }, 'en-US')

const meta = preview.meta({
  id: 'patterns-sent-preview',
  title: 'Patterns/Demo panel/What the client will see',
  component: SentPreview,
  argTypes: {
    demo: oneOf(demosByName),
    brand: oneOf(brandsByName),
    cover: oneOf({ Nothing: NO_COVER, 'From Mara': mara }),
    message: oneOf({ 'Without a note': messageWith(NO_COVER), 'With a note': messageWith(mara) }),
  },
  args: {
    demo: demoByKey('staking'),
    brand: brand as SentPreviewProps['brand'],
    cover: mara,
    link,
    message: messageWith(mara),
    now: fn(() => SAMPLE_NOW),
  },
})

/** The head of the demo with what goes with it, and the message. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“As agreed on Tuesday: three pools, paid weekly.”')).toBeVisible()
  },
})
/** Without a client and a sender. */
export const Empty = meta.story({
  args: { brand: null, cover: NO_COVER, message: messageWith(NO_COVER) },
})
