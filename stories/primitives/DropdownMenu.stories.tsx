import { useId, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#src/primitives/Button.tsx'
import { button } from '#src/primitives/Button.css.ts'
import { DropdownMenu, MenuGroup, MenuItem, MenuLabel } from '#src/primitives/DropdownMenu.tsx'
import preview from '#storybook/preview.tsx'
import { bar, entry, entryHead } from './layout.css.ts'

const groups = {
  'With a live demo': ['Staking platform', 'Token creation'],
  'More services': ['Smart contracts', 'Audits', 'Training'],
}

/** A bar with a trigger that opens and closes the menu, as the header's does. */
function Bar() {
  const id = useId()
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null)
  const [openedBy, setOpenedBy] = useState<'key' | 'press' | null>(null)
  return (
    <div className={bar}>
      <button
        ref={setTrigger}
        id={id}
        type="button"
        className={button}
        aria-haspopup="menu"
        aria-expanded={openedBy !== null}
        onClick={({ detail }) => setOpenedBy(openedBy ? null : detail === 0 ? 'key' : 'press')}
      >
        Services
      </button>
      <Button onClick={() => undefined}>Elsewhere</Button>
      {openedBy && trigger && (
        <DropdownMenu trigger={trigger} isByKeyboard={openedBy === 'key'} onClose={() => setOpenedBy(null)}>
          {Object.entries(groups).map(([head, names]) => (
            <MenuGroup key={head}>
              <MenuLabel className={entryHead}>{head}</MenuLabel>
              {names.map((name) => (
                <MenuItem key={name} asChild>
                  <a className={entry} href={`#${name}`}>
                    {name}
                  </a>
                </MenuItem>
              ))}
            </MenuGroup>
          ))}
        </DropdownMenu>
      )}
    </div>
  )
}

const trigger = () => screen.getByRole('button', { name: 'Services' })
const isOpen = async () => expect(await screen.findByRole('menu', { name: 'Services' })).toBeVisible()
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
const hasFocus = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus())

const meta = preview.meta({
  id: 'primitives-dropdown-menu',
  title: 'Primitives/Dropdown menu',
  component: DropdownMenu,
  parameters: { docs: { story: { inline: false } } },
  subcomponents: { MenuItem, MenuGroup, MenuLabel },
  args: { trigger: document.body, onClose: () => undefined, isByKeyboard: false, children: null },
  render: () => <Bar />,
})

export const Closed = meta.story()
export const OpenedByPress = meta.story({
  play: async ({ step }) => {
    await step('A press on the trigger opens the menu', async () => {
      await userEvent.click(trigger())
      await isOpen()
    })
  },
})
export const OpenedByKey = meta.story({
  tags: ['focus'],
  play: async ({ step }) => {
    await step('Enter opens the menu and the first entry has the focus', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await isOpen()
      await hasFocus('Staking platform')
    })
    await step('Arrows, End, Home and a letter move the focus', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await hasFocus('Smart contracts')
      await userEvent.keyboard('{End}')
      await hasFocus('Training')
      await userEvent.keyboard('{Home}')
      await hasFocus('Staking platform')
      await userEvent.keyboard('a')
      await hasFocus('Audits')
    })
  },
})
export const ClosedByEscape = meta.story({
  tags: ['focus'],
  play: async ({ step }) => {
    await step('Escape closes the menu and the trigger has the focus again', async () => {
      await userEvent.click(trigger())
      await isOpen()
      await userEvent.keyboard('{Escape}')
      await isClosed()
      await waitFor(() => expect(trigger()).toHaveFocus())
      await expect(document.body.style.pointerEvents).toBe('')
    })
  },
})
export const ClosedByClickElsewhere = meta.story({
  play: async ({ step }) => {
    await step(
      'A click on another control closes the menu, and the focus stays on that control',
      async () => {
        await userEvent.click(trigger())
        await isOpen()
        const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
        await userEvent.click(elsewhere)
        await isClosed()
        await expect(elsewhere).toHaveFocus()
      },
    )
  },
})
export const ClosedByItsTrigger = meta.story({
  tags: ['focus'],
  play: async ({ step }) => {
    await step('A second press on the trigger closes the menu, it does not open it again', async () => {
      await userEvent.click(trigger())
      await isOpen()
      await userEvent.click(trigger())
      await isClosed()
      await expect(trigger()).toHaveAttribute('aria-expanded', 'false')
    })
  },
})
