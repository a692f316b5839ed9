import { Play } from 'lucide'
import { expect, fn } from 'storybook/test'
import { Button, ButtonLink } from '#src/primitives/Button.tsx'
import { row } from '#src/primitives/Button.css.ts'
import { Words } from '#src/primitives/Words.tsx'
import preview from '#storybook/preview.tsx'
import { inFocus, underPointer, whilePressed } from '../pressed.ts'
import { iconsByName, oneOf } from '../controls.ts'

const meta = preview.meta({
  id: 'primitives-button',
  title: 'Primitives/Button',
  component: Button,
  argTypes: { icon: oneOf(iconsByName) },
  subcomponents: { Words },
  args: { children: 'Tell us what you need', onClick: fn() },
})

export const Primary = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('It acts when it is clicked, and by Enter and Space', async () => {
      const button = canvas.getByRole('button', { name: 'Tell us what you need' })
      await userEvent.click(button)
      await userEvent.keyboard('{Enter}')
      await userEvent.keyboard(' ')
      await expect(args.onClick).toHaveBeenCalledTimes(3)
    })
  },
})
export const Secondary = meta.story()
export const Stop = meta.story({ args: { variant: 'stop', children: 'Stop Bot' } })
export const Small = meta.story({ args: { size: 'small', variant: 'primary', children: 'Stake' } })
export const Hovered = meta.story({ args: { variant: 'primary' }, ...underPointer() })
export const Focused = meta.story({ args: { variant: 'primary' }, ...inFocus('button') })
export const Pressed = meta.story({ args: { variant: 'primary' }, ...whilePressed() })
export const WithIcon = meta.story({ args: { icon: Play } })
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
})

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault())
export const Submit = meta.story({
  args: { isSubmit: true, variant: 'primary', children: 'Save details' },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
})
export const Variants = meta.story({
  render: () => (
    <div className={row}>
      <Button variant="primary" onClick={fn()}>
        Deploy
      </Button>
      <Button onClick={fn()}>Back</Button>
      <Button variant="stop" onClick={fn()}>
        Stop Bot
      </Button>
      <Button variant="primary" isDisabled onClick={fn()}>
        Deploying...
      </Button>
      <ButtonLink href="/contact">Tell us what you need</ButtonLink>
    </div>
  ),
})
/** A text in a separate element, as in a button. */
export const ItsWords = meta.story({ render: () => <Words>Tell us what you need</Words> })
