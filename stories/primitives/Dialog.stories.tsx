import { useRef, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#src/primitives/Button.tsx'
import { Dialog, type DialogProps } from '#src/primitives/Dialog.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../controls.ts'
import { onAPhone } from '../viewports.ts'

/** A page with a button that opens the dialog, as the footer does. */
function Page(props: DialogProps & { isOpenAtFirst?: boolean }) {
  const { isOpenAtFirst = false, ...dialog } = props
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const onClose = () => {
    setOpen(false)
    dialog.onClose()
  }
  return (
    <>
      <Button ref={opener} onClick={() => setOpen(true)}>
        {dialog.title}
      </Button>
      {isOpen && <Dialog {...dialog} onClose={onClose} returnFocusTo={() => opener.current} />}
    </>
  )
}

const text = 'We keep what you send us for as long as we need it to answer you, and no longer. '

const meta = preview.meta({
  id: 'primitives-dialog',
  title: 'Primitives/Dialog',
  component: Dialog,
  argTypes: {
    children: oneOf({ 'a paragraph': <p>{text}</p>, 'a long text': <p>{text.repeat(40)}</p> }),
  },
  parameters: { docs: { story: { inline: false } } },
  args: { title: 'Privacy Policy', onClose: fn(), returnFocusTo: fn(() => null), children: <p>{text}</p> },
  render: (args) => <Page {...args} isOpenAtFirst />,
})

export const Open = meta.story()
export const VeryLongText = meta.story({
  tags: ['slow'],
  args: { children: <p>{text.repeat(60)}</p> },
  play: async ({ step }) => {
    await step('The text scrolls inside the panel, which stays on the screen', async () => {
      const body = await screen.findByRole('group', { name: 'Privacy Policy' })
      await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
      await expect(screen.getByRole('dialog').getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    })
  },
})
export const VeryLongTextOnAPhone = VeryLongText.extend({
  tags: ['slow'],
  ...onAPhone,
})
export const OpenedAndClosed = meta.story({
  tags: ['focus'],
  render: (args) => <Page {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Privacy Policy' })
    const open = async () => {
      await userEvent.click(opener)
      const dialog = await screen.findByRole('dialog', { name: 'Privacy Policy' })
      await waitFor(() => expect(dialog).toBeVisible())
    }
    const isClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(document.body.style.pointerEvents).toBe('')
      await expect(document.body).not.toHaveAttribute('data-scroll-locked')
    }
    await step('It opens with the focus inside, and keeps it there', async () => {
      await open()
      // On the panel, a screen reader would read the whole text in one run.
      await expect(screen.getByRole('heading', { name: 'Privacy Policy' })).toHaveFocus()
      // Disabling the page would recalculate all of its styles: the backdrop takes the presses.
      await expect(getComputedStyle(document.body).pointerEvents).toBe('auto')
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
      await userEvent.tab()
      await expect(screen.getByRole('group', { name: 'Privacy Policy' })).toHaveFocus()
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    })
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await isClosed()
    })
    await step('A click on its text does not close it, one beside the panel does', async () => {
      await open()
      await userEvent.click(screen.getByText(text.trim()))
      await expect(screen.getByRole('dialog')).toBeVisible()
      await userEvent.click(document.elementFromPoint(4, 4) as Element)
      await isClosed()
    })
    await step('The cross closes it', async () => {
      await open()
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await isClosed()
      await expect(args.onClose).toHaveBeenCalledTimes(3)
    })
  },
})
