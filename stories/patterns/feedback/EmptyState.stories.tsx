import { expect, fn } from 'storybook/test'
import { EmptySheet, EmptyState } from '#src/patterns/feedback/EmptyState.tsx'
import { Button } from '#src/primitives/Button.tsx'
import { tile } from '../places.css.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'

const clear = fn()
const clearButton = (
  <Button size="small" onClick={clear}>
    Clear search
  </Button>
)

const meta = preview.meta({
  id: 'patterns-empty-state',
  title: 'Patterns/Feedback/Empty state',
  component: EmptyState,
  argTypes: { action: oneOf({ none: undefined, 'a button': clearButton }) },
  subcomponents: { EmptySheet },
  args: { title: 'No works match “lagoon”.', children: 'Check the spelling or clear the search.' },
})

export const Default = meta.story()
export const TitleOnly = meta.story({ args: { title: 'No NFTs found', children: undefined } })
export const WithAction = meta.story({
  args: {
    action: clearButton,
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
