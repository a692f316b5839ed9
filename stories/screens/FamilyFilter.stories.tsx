import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { FamilyFilter, type FamilyFilterProps } from '#src/screens/FamilyFilter.tsx'
import { sheet } from '#src/theme/global.css.ts'
import preview from '#storybook/preview.tsx'
import { noPicture } from '../checks.ts'
import { oneOf } from '../controls.ts'
import { onAPhone, onATablet, onTheSmallest } from '../viewports.ts'

const shownByName = { all: null, build: 'build', launch: 'launch', trade: 'trade', secure: 'secure' } as const

const meta = preview.meta({
  id: 'patterns-family-filter',
  title: 'Patterns/Sections/Family filter',
  component: FamilyFilter,
  argTypes: { shown: oneOf(shownByName) },
  decorators: [
    (Story) => (
      <div className={sheet}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: { label: 'Services by family', href: '/services', shown: null, onChoose: fn() },
})

export const AllChosen = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The list of all families is marked', async () => {
      await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('All')
    })
    await step('A family is its anchor, and a press chooses it', async () => {
      const launch = canvas.getByRole('link', { name: 'Launch' })
      await expect(launch).toHaveAttribute('href', '#launch')
      await userEvent.click(launch)
      await expect(args.onChoose).toHaveBeenCalledWith('launch')
    })
    await step('“All” is the list itself', async () => {
      const all = canvas.getByRole('link', { name: 'All' })
      await expect(all).toHaveAttribute('href', '/services')
      await userEvent.click(all)
      await expect(args.onChoose).toHaveBeenLastCalledWith(null)
    })
  },
})
export const BuildChosen = meta.story({ args: { shown: 'build' } })
export const LaunchChosen = meta.story({ args: { shown: 'launch' } })
export const TradeChosen = meta.story({ args: { shown: 'trade' } })
export const SecureChosen = meta.story({ args: { shown: 'secure' } })

function Chosen(props: FamilyFilterProps) {
  const [shown, setShown] = useState(props.shown)
  return <FamilyFilter {...props} shown={shown} onChoose={setShown} />
}
/** The keyboard chooses, and the focus stays where it is. */
export const ChosenByKey = meta.story({
  tags: ['focus'],
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab goes from choice to choice', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'All' })).toHaveFocus()
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Launch' })).toHaveFocus()
    })
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('Launch')
      await expect(canvas.getByRole('link', { name: 'Launch' })).toHaveFocus()
    })
  },
})
/** A press for another tab is the browser's. */
export const OpenedElsewhere = AllChosen.extend({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  play: async ({ canvas, userEvent, args }) => {
    let wasPrevented: boolean | undefined
    const note = (event: Event) => {
      wasPrevented = event.defaultPrevented
      // The test stays on its page.
      event.preventDefault()
    }
    document.addEventListener('click', note)
    await userEvent.keyboard('{Control>}')
    await userEvent.click(canvas.getByRole('link', { name: 'Trade' }))
    await userEvent.keyboard('{/Control}')
    document.removeEventListener('click', note)
    await expect(wasPrevented).toBe(false)
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
})
export const OnATablet = meta.story({ tags: ['slow'], ...onATablet })
export const OnAPhone = meta.story({ tags: ['slow'], args: { shown: 'launch' }, ...onAPhone })
export const OnTheSmallestPhone = meta.story({ tags: ['slow'], args: { shown: 'secure' }, ...onTheSmallest })
export const RightToLeft = meta.story({
  tags: ['slow'],
  args: { shown: 'trade' },
  render: (args) => (
    <div dir="rtl">
      <FamilyFilter {...args} />
    </div>
  ),
})
