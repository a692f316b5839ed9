import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../controls.ts'
import { demoCard, siteCard } from './stateCard.ts'
import { States, type Card, type IndexEntry } from './States.tsx'

const story = (id: string, title: string, name: string): IndexEntry => ({ id, title, name, type: 'story' })
const index: IndexEntry[] = [
  story('demos-staking--all-closed', 'Demos/Staking platform', 'All Closed'),
  story('demos-staking--preview', 'Demos/Staking platform', 'Preview'),
  story('demos-staking--not-a-number', 'Demos/Staking platform', 'Not A Number'),
  story('primitives-logo--sizes', 'Primitives/Logo', 'Sizes'),
  story('theme-colors--paper', 'Foundations/Colors', 'Paper'),
  { ...story('primitives-tabs--another-chosen', 'Primitives/Tabs', 'Another Chosen'), tags: ['check'] },
  { id: 'docs-rules--docs', title: 'Docs/Rules', name: 'Docs', type: 'docs' },
]

const card: Card = { siteCard, demoCard }

const meta = preview.meta({
  tags: ['slow'],
  id: 'patterns-states',
  title: 'Workshop/Parts/State pictures',
  component: States,
  argTypes: {
    index: oneOf({ some: index, loading: null }),
    card: oneOf({ 'as it is': card, loading: null }),
  },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    index,
    card,
    onCardNeeded: fn(),
    addressOf: (id: string, theme: string) => `about:blank#${id}-${theme}`,
  },
})

export const Some = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const chapters = within(canvas.getByRole('navigation', { name: 'Chapters' }))
    await step('It begins with the components, and says how many groups each chapter has', async () => {
      await expect(chapters.getByRole('button', { name: 'Primitives 1' })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await expect(canvas.getByRole('heading', { name: 'Primitives/Logo' })).toBeVisible()
      await expect(canvas.queryByRole('heading', { name: 'Staking' })).toBeNull()
    })
    await step('A picture loads when it is scrolled into view', async () => {
      canvas.getByRole('link', { name: 'Sizes' }).scrollIntoView()
      await waitFor(() => expect(canvas.getByTitle('Primitives/Logo: Sizes, Ink')).toBeVisible())
      await userEvent.click(canvas.getByRole('radio', { name: 'Paper' }))
      await expect(canvas.queryByTitle('Primitives/Logo: Sizes, Ink')).toBeNull()
    })
    await step('A family has its demos: what is on the card, then the rest by its place', async () => {
      await userEvent.click(chapters.getByRole('button', { name: /^Demos: Trade/ }))
      await expect(args.onCardNeeded).toHaveBeenCalled()
      const onCard = canvas.getByRole('heading', { name: 'Staking' })
      const rest = canvas.getByRole('heading', { name: 'Demos/Staking platform' })
      await expect(onCard.compareDocumentPosition(rest) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
      await expect(canvas.getByRole('link', { name: 'Not A Number' })).toHaveAttribute(
        'href',
        './?path=/story/demos-staking--not-a-number',
      )
    })
    await step('What moves is opened, and no page of text or check is a state', async () => {
      await expect(canvas.getByRole('link', { name: 'Preview' })).toBeVisible()
      for (const chapter of chapters.getAllByRole('button')) {
        await userEvent.click(chapter)
        await expect(canvas.queryByText('Foundations/Colors')).toBeNull()
        await expect(canvas.queryByText('Docs/Rules')).toBeNull()
        await expect(canvas.queryByText('Another Chosen')).toBeNull()
      }
    })
  },
})
export const WithoutCard = meta.story({ args: { card: null } })
export const Loading = meta.story({ args: { index: null } })
