import { expect, fn } from 'storybook/test'
import { demoByKey } from '#src/content/demos.ts'
import { DemoFrame } from '#src/patterns/DemoFrame.tsx'
import { SampleButton } from '#src/primitives/Button.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'patterns-demo-frame',
  title: 'Patterns/DemoFrame',
  component: DemoFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    demo: demoByKey('staking'),
    link: 'https://fourfold.example/?demo=staking',
    onClose: fn(),
    copyText: fn(() => Promise.resolve(true)),
    children: <p>The demo stands here.</p>,
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('It says that it is a demo', async () => {
      await expect(canvas.getByText('Demo – can be customized as requested')).toBeVisible()
    })
    await step('× closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close demo' }))
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
    await step('The link is copied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
      await expect(await canvas.findByText('Link copied.')).toBeVisible()
      await expect(args.copyText).toHaveBeenCalledWith('https://fourfold.example/?demo=staking')
    })
  },
})
export const CopyRefused = meta.story({
  args: { copyText: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByText(/https:\/\/fourfold\.example\/\?demo=staking/)).toBeVisible()
  },
})
/** The foot explains the dashed edge where there is one. */
export const WithSampleControls = meta.story({
  args: { children: <SampleButton variant="primary">Stake Now</SampleButton> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A dashed edge marks a sample control: it has no action.')).toBeVisible()
  },
})
export const LongestName = meta.story({
  args: { demo: demoByKey('brute-force') },
  globals: { viewport: { value: 'smallest', isRotated: false } },
})
