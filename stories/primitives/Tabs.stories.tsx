import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { Tabs, type TabsProps } from '#src/primitives/Tabs.tsx'
import preview from '#storybook/preview.tsx'
import { inFocus, underPointer, whilePressed } from '../pressed.ts'
import { noPicture } from '../checks.ts'
import { sheet } from './layout.css.ts'
import { oneOf } from '../controls.ts'
import { onAPhone } from '../viewports.ts'

const tabs = ['Dashboard', 'AI swap', 'Quantum stake', 'DAO vote'].map((label) => ({ key: label, label }))

const panel = <p>This is “Dashboard”.</p>

function Chosen(props: TabsProps<string>) {
  const [selected, setSelected] = useState(props.selected)
  const onSelect = (key: string) => {
    setSelected(key)
    props.onSelect(key)
  }
  return (
    <Tabs {...props} selected={selected} onSelect={onSelect}>
      <p>{`This is “${selected}”.`}</p>
    </Tabs>
  )
}

const meta = preview.meta({
  id: 'primitives-tabs',
  title: 'Primitives/Tabs',
  component: Tabs<string>,
  argTypes: {
    tabs: oneOf({ four: tabs, two: tabs.slice(0, 2) }),
    children: oneOf({ 'a sentence': panel, nothing: null }),
  },
  args: {
    label: 'Parts of the app',
    tabs,
    selected: 'Dashboard',
    onSelect: fn(),
    children: <p>This is “Dashboard”.</p>,
  },
  render: (args) => <Chosen {...args} />,
})

export const Default = meta.story()
export const AnotherChosen = Default.extend({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  play: async ({ canvas, userEvent, step }) => {
    await step('A click shows the panel of another tab', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Quantum stake' }))
      await expect(canvas.getByRole('tabpanel', { name: 'Quantum stake' })).toHaveTextContent(
        'This is “Quantum stake”.',
      )
    })
  },
})
export const Hovered = meta.story({ ...underPointer('[role=tab]:nth-child(2)') })
export const Focused = meta.story({ ...inFocus('[role=tab]:first-child') })
export const Pressed = meta.story({ ...whilePressed('[role=tab]:nth-child(2)') })
export const ByKeyboard = meta.story({
  tags: ['focus'],
  play: async ({ canvas, userEvent, step }) => {
    const isAt = async (name: string) => {
      await expect(canvas.getByRole('tab', { name, selected: true })).toHaveFocus()
      await expect(canvas.getByRole('tabpanel', { name })).toHaveTextContent(`This is “${name}”.`)
    }
    await step('The tabs are one stop on the way through the page', async () => {
      await userEvent.tab()
      await isAt('Dashboard')
    })
    await step('Arrows choose immediately and wrap at both ends', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await isAt('AI swap')
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await isAt('DAO vote')
      await userEvent.keyboard('{ArrowRight}')
      await isAt('Dashboard')
    })
    await step('End and Home go to the ends', async () => {
      await userEvent.keyboard('{End}')
      await isAt('DAO vote')
      await userEvent.keyboard('{Home}')
      await isAt('Dashboard')
    })
    await step('Tab moves into the panel', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tabpanel')).toHaveFocus()
    })
  },
})
/** Safari does not focus a button that is clicked. */
export const ClickedWithoutFocus = Default.extend({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  play: async ({ canvas, userEvent, step }) => {
    await step('After a click the arrow keys go on from the clicked tab', async () => {
      const tab = canvas.getByRole('tab', { name: 'AI swap' })
      // A click alone: no press that would move the focus.
      await fireEvent.click(tab)
      await expect(tab).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Quantum stake', selected: true })).toHaveFocus()
    })
  },
})
export const OnSheet = meta.story({
  decorators: [
    (Story) => (
      <div className={sheet} data-family="build">
        {Story()}
      </div>
    ),
  ],
})
export const ScrolledOnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
  play: async ({ canvas, userEvent, step }) => {
    await step('The line scrolls sideways to the tab that is reached by a key', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{End}')
      const { right } = canvas.getByRole('tab', { name: 'DAO vote' }).getBoundingClientRect()
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  },
})
