import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#src/primitives/Button.tsx'
import {
  DialogDescription,
  DialogFrame,
  DialogHead,
  DialogTitle,
  type DialogFrameProps,
} from '#src/primitives/Dialog.tsx'
import type { FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../controls.ts'
import { panelBody, panelHead, stack } from './layout.css.ts'
import { onAPhone } from '../viewports.ts'

const meta = preview.meta({
  id: 'primitives-dialog-frame',
  title: 'Primitives/Dialog frame',
  component: DialogFrame,
  parameters: { docs: { story: { inline: false } } },
  subcomponents: { DialogTitle, DialogDescription, DialogHead },
  argTypes: {
    children: oneOf({
      'a title and a sentence': (
        <div className={panelHead}>
          <DialogTitle>Staking</DialogTitle>
          <DialogDescription>Demo – can be customized as requested</DialogDescription>
        </div>
      ),
      'a title': <DialogTitle>Staking</DialogTitle>,
    }),
  },
  args: {
    onClose: fn(),
    returnFocusTo: fn(() => null),
    width: 'wide' as DialogFrameProps['width'],
    family: 'trade' as FamilyName,
    children: (
      <>
        <div className={panelHead}>
          <DialogTitle>Staking</DialogTitle>
          <DialogDescription>Demo – can be customized as requested</DialogDescription>
        </div>
        <div className={`${stack} ${panelBody}`}>
          <p>The head and the body of a panel are its own.</p>
          <div>
            <Button variant="primary" onClick={fn()}>
              Stake now
            </Button>
          </div>
        </div>
      </>
    ),
  },
})

export const Wide = meta.story({
  play: async ({ step, userEvent, args }) => {
    await step('It is named by its title and described by the line below', async () => {
      const dialog = await screen.findByRole('dialog', { name: 'Staking' })
      await expect(dialog).toHaveAccessibleDescription('Demo – can be customized as requested')
    })
    await step('Escape asks to close it; who opened it decides', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
})
export const Form = meta.story({ args: { width: 'form' } })
export const Text = meta.story({ args: { width: 'text' } })
export const WholeScreenOnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
  play: async ({ step }) => {
    await step('It leaves nothing of the backdrop', async () => {
      const panel = await screen.findByRole('dialog')
      await expect(panel.getBoundingClientRect()).toEqual(panel.parentElement?.getBoundingClientRect())
    })
  },
})
/** With the head that most dialogs have: the title, and ×. */
export const WithAHead = meta.story({
  render: ({ onClose, width, family }) => (
    <DialogFrame onClose={onClose} width={width} family={family}>
      <DialogHead title="Send this demo" onClose={onClose} />
      <div className={panelBody}>
        <p>The body of a panel is its own.</p>
      </div>
    </DialogFrame>
  ),
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Send this demo' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
