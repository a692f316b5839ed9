import { expect, fn } from 'storybook/test'
import { AskForYourVersion } from '#src/parts/demo/AskForYourVersion.tsx'
import type { DemoLink } from '#src/simulation/momentLink.ts'
import preview from '#storybook/preview.tsx'
import { brandsByName, oneOf } from '../../controls.ts'

const typed = (start: string): DemoLink => ({
  kind: 'moment',
  link: `${start}#at=1aZ`,
  code: '1aZ',
  holdsText: true,
})

const meta = preview.meta({
  id: 'patterns-ask-for-yours',
  title: 'Patterns/Demo panel/Ask for your version',
  component: AskForYourVersion,
  argTypes: { brand: oneOf(brandsByName) },
  args: { about: 'staking', brand: null, opened: { linkTo: fn(typed), getEntries: fn(() => []) } },
})

/** The link gets the moment of the demo when it is used. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const ask = canvas.getByRole('link', { name: 'Ask for your version' })
    await expect(ask).toHaveAttribute('href', '/contact?about=staking')
    ask.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(ask)
    await expect(ask).toHaveAttribute('href', '/contact?about=staking#at=1aZ')
  },
})
/** A demo that was sent with a reply address: an email to its sender. */
export const ToItsSender = meta.story({
  args: { toSender: fn(() => 'mailto:mara@fourfold.example?subject=Fourfold') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask for your version' })).toHaveAttribute(
      'href',
      'mailto:mara@fourfold.example?subject=Fourfold',
    )
  },
})
