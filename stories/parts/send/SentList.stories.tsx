import { expect, fn } from 'storybook/test'
import { siteUrl } from '#src/content/site.ts'
import { SentList } from '#src/parts/send/SentList.tsx'
import type { SentLink } from '#src/parts/send/sentLinks.ts'
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
  component: SentList,
  argTypes: { sent: oneOf({ None: [], One: [link] }) },
  args: { sent: [link], now: SAMPLE_NOW, onCopy: fn(), onForget: fn(), onForgetAll: fn() },
})

/** A link is copied again and forgotten. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Copy link/ }))
    await expect(args.onCopy).toHaveBeenCalledWith(link)
    await userEvent.click(canvas.getByRole('button', { name: /^Forget:/ }))
    await expect(args.onForget).toHaveBeenCalledWith(link)
  },
})
export const Empty = meta.story({ args: { sent: [] } })
