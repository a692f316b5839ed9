import { expect } from 'storybook/test'
import { offerAt } from '#src/content/offers.ts'
import { OfferList } from '#src/parts/sections/OfferList.tsx'
import { sheet } from '#src/theme/global.css.ts'
import preview from '#storybook/preview.tsx'
import { inFocus, underPointer, whilePressed } from '../../pressed.ts'
import { offerLists, oneOf } from '../../controls.ts'
import { onAPhone } from '../../viewports.ts'

/** Of a list of rows. */
const FIRST_ROW = 'li:first-child'

const meta = preview.meta({
  id: 'patterns-entry-list',
  title: 'Patterns/Sections/Offer list',
  component: OfferList,
  argTypes: { offers: oneOf(offerLists) },
  decorators: [
    (Story) => (
      <div className={sheet}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: {
    offers: [
      offerAt('/services/staking-platform'),
      offerAt('/services/architecture-design'),
      offerAt('/services/training'),
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('A row is one link, and a second one where a demo can be opened', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Staking platform' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Live Demo: Staking platform' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Architecture design' })).toHaveFocus()
    })
  },
})
export const Hovered = meta.story({ ...underPointer(FIRST_ROW) })
export const Focused = meta.story({ ...inFocus(`${FIRST_ROW} a:first-of-type`) })
export const Pressed = meta.story({ ...whilePressed(FIRST_ROW) })
/** A product that is shown with another product's demo says so, and has no link to that demo. */
export const BorrowedDemo = meta.story({
  args: { offers: [offerAt('/products/token-generator'), offerAt('/products/token-locker')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shown with the token generator')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /Live Demo/ })).toHaveLength(1)
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
