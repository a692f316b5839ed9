import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../controls.ts'
import { States, type IndexEntry } from './States.tsx'

const story = (id: string, title: string, name: string): IndexEntry => ({ id, title, name, type: 'story' })
const index: IndexEntry[] = [
  story('demos-staking--all-closed', 'Demos/Staking platform', 'All Closed'),
  story('demos-staking--preview', 'Demos/Staking platform', 'Preview'),
  story('demos-staking--not-a-number', 'Demos/Staking platform', 'Not A Number'),
  story('primitives-logo--sizes', 'Primitives/Logo', 'Sizes'),
  story('theme-colors--paper', 'Theme/Colors', 'Paper'),
  { ...story('primitives-tabs--another-chosen', 'Primitives/Tabs', 'Another Chosen'), tags: ['check'] },
  { id: 'docs-rules--docs', title: 'Docs/Rules', name: 'Docs', type: 'docs' },
]

const meta = preview.meta({
  tags: ['slow'],
  id: 'patterns-states',
  title: 'Workshop/Parts/State pictures',
  component: States,
  argTypes: { index: oneOf({ some: index, 'on its way': null }) },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { index, addressOf: (id: string, theme: string) => `about:blank#${id}-${theme}` },
})

export const Some = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('What is on the card stands there, the rest by its place, in both themes', async () => {
      const card = canvas.getByRole('heading', { name: 'Staking' })
      const rest = canvas.getByRole('heading', { name: 'Demos/Staking platform' })
      await expect(card.compareDocumentPosition(rest) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
      await expect(canvas.getByRole('link', { name: 'Not A Number' })).toHaveAttribute(
        'href',
        './?path=/story/demos-staking--not-a-number',
      )
    })
    await step('What moves is opened, and no page of text or check is a state', async () => {
      await expect(canvas.getByRole('link', { name: 'Preview' })).toBeVisible()
      await expect(canvas.queryByText('Theme/Colors')).toBeNull()
      await expect(canvas.queryByText('Docs/Rules')).toBeNull()
      await expect(canvas.queryByText('Another Chosen')).toBeNull()
    })
    await step('A picture is loaded when it comes into sight', async () => {
      canvas.getByRole('link', { name: 'Sizes' }).scrollIntoView()
      await waitFor(() => expect(canvas.getByTitle('Primitives/Logo: Sizes, Ink')).toBeVisible())
      await userEvent.click(canvas.getByRole('radio', { name: 'Paper' }))
      await expect(canvas.queryByTitle('Primitives/Logo: Sizes, Ink')).toBeNull()
    })
  },
})
export const OnItsWay = meta.story({ args: { index: null } })
