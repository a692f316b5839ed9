import { expect, fn, screen, waitFor } from 'storybook/test'
import { colleagueEmail } from '#src/content/channels.ts'
import { siteUrl } from '#src/content/site.ts'
import { demoByKey } from '#src/content/demos.ts'
import { DemoLoading } from '#src/parts/demo/DemoLoading.tsx'
import { Arrived } from '#src/parts/demo/Arrived.tsx'
import { ClientMark } from '#src/parts/demo/ClientMark.tsx'
import { DemoOverlay } from '#src/parts/demo/DemoOverlay.tsx'
import preview from '#storybook/preview.tsx'
import { brandsByName, demosByName, oneOf } from '../../controls.ts'
import { inSection, shows } from '../../card.ts'
import { onAPhone } from '../../viewports.ts'

const meta = preview.meta({
  id: 'patterns-demo-overlay',
  title: 'Patterns/Demo panel/Demo overlay',
  component: DemoOverlay,
  argTypes: {
    demo: oneOf(demosByName),
    brand: oneOf(brandsByName),
    arrived: oneOf({ none: undefined, 'the line': Arrived }),
    mark: oneOf({ 'from the name': undefined, kept: (client: string) => <ClientMark client={client} /> }),
    askFor: oneOf({ 'no address': undefined, Mara: () => `mailto:${colleagueEmail('mara')}` }),
    curtain: oneOf({ none: null, 'a sentence': <p>The demo stands here.</p> }),
    children: oneOf({
      'a sentence': <p>The demo stands here.</p>,
      'more than fits': Array.from({ length: 60 }, (_, line) => <p key={line}>The demo stands here.</p>),
    }),
  },
  parameters: { ...inSection('Demo overlay'), layout: 'fullscreen' },
  args: {
    demo: demoByKey('staking'),
    link: `${siteUrl}/?demo=staking`,
    onClose: fn(),
    onSend: fn(),
    children: <p>The demo stands here.</p>,
  },
})

export const Wide = meta.story({
  parameters: shows('A demo is open'),
  play: async ({ userEvent, args, step }) => {
    await step('It is a dialog with the demo’s name, and its title has the focus', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Staking platform' })
      await expect(dialog).toHaveAccessibleDescription('Demo – can be customized as requested')
      const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
      await waitFor(() => expect(title).toHaveFocus())
    })
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
})
/** Its code is loading: the panel has its size, its name and × already. */
export const Loading = meta.story({
  args: {
    curtain: <DemoLoading name="Staking platform" status="loading" onRetry={fn()} onClose={fn()} />,
  },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Staking platform' })
    await expect(dialog).toHaveTextContent('Loading...')
    await userEvent.click(screen.getByRole('button', { name: 'Close demo' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
export const Form = meta.story({
  parameters: shows('A demo is open'),
  args: { demo: demoByKey('token-generator') },
})
export const OnAPhone = meta.story({
  parameters: shows('A demo is open'),
  tags: ['slow'],
  ...onAPhone,
})
