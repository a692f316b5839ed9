import { expect, fn } from 'storybook/test'
import { NoResults } from '#src/patterns/feedback/NoResults.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  id: 'patterns-nothing-matches',
  title: 'Patterns/Feedback/No results',
  component: NoResults,
  args: { what: 'coins', search: 'lagoon', onClear: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^No coins match .*lagoon/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
})
export const WithHint = meta.story({
  args: { what: 'works in Art', hint: 'Check the spelling, look in another category or clear the search.' },
})
export const VeryLongText = meta.story({ tags: ['slow'], args: { search: 'Wolkenkratzer'.repeat(770) } })
