import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { demoByKey } from '#src/content/demos.ts'
import staking from '#src/demos/staking/demo.ts'
import { LiveSend } from '#src/parts/send/LiveSend.tsx'
import { manualClock } from '#src/simulation/clock.ts'
import preview from '#storybook/preview.tsx'
import { brandsByName, demosByName, oneOf } from '../../controls.ts'

const meta = preview.meta({
  id: 'patterns-live-send',
  title: 'Patterns/Demo panel/Send panel at work',
  component: LiveSend,
  argTypes: { demo: oneOf(demosByName), brand: oneOf(brandsByName) },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
  args: {
    demo: demoByKey('staking'),
    brand: null,
    onBrand: fn(),
    start: `${siteUrl}/demo/staking`,
    opened: staking.open({ seed: 1, clock: manualClock() }),
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
