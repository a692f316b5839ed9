import { expect, fn } from 'storybook/test'
import { EmptySheet, EmptyState } from '#src/patterns/EmptyState.tsx'
import { Button } from '#src/primitives/Button.tsx'
import { tile } from './places.css.ts'
import preview from '#storybook/preview.tsx'

const clear = fn()

const meta = preview.meta({
  id: 'patterns-empty-state',
  title: 'Patterns/EmptyState',
  component: EmptyState,
  subcomponents: { EmptySheet },
  args: { title: 'No works match “lagoon”.', children: 'Check the spelling or clear the search.' },
})

export const Default = meta.story()
export const TitleOnly = meta.story({ args: { title: 'No NFTs found', children: undefined } })
export const WithAction = meta.story({
  args: {
    action: (
      <Button size="small" onClick={clear}>
        Clear search
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(clear).toHaveBeenCalledOnce()
  },
})
export const LongSearch = meta.story({ args: { title: `No works match “${'lagoon'.repeat(40)}”.` } })
/** Its picture, as the code pane has it. */
export const Sheet = meta.story({
  render: () => (
    <div className={tile}>
      <EmptySheet />
    </div>
  ),
})
