import { expect } from 'storybook/test'
import { CallToAction } from '#src/parts/sections/CallToAction.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone } from '../../viewports.ts'

const meta = preview.meta({
  id: 'patterns-call-panel',
  title: 'Patterns/Sections/Call to action',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Is a demo close to what you need?',
    children: 'Tell us what to change, by email or on WhatsApp. We answer within 24 hours.',
  },
})

export const Default = meta.story()
export const AboutAnOffer = meta.story({
  args: { contactHref: '/contact?about=training' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tell us what you need' })).toHaveAttribute(
      'href',
      '/contact?about=training',
    )
  },
})
export const OfAnotherFamily = meta.story({ args: { family: 'trade' } })
/** The page has no family: its call takes the art of one. */
export const OfAPage = meta.story({ args: { family: 'secure' } })
/** Beside something else: texts over art. */
export const Beside = meta.story({ args: { isBeside: true } })
export const LongestTexts = meta.story({
  tags: ['slow'],
  args: {
    title: 'Something that takes more than two lines to ask, at any width',
    children:
      'Tell us the network, the rules and the people who will use it, what exists already, and what must not change. We answer within 24 hours, by email or on WhatsApp.',
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
