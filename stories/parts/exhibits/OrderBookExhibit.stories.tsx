import { expect } from 'storybook/test'
import exchangeDevelopment from '#src/content/copy/services/exchange-development.ts'
import { OrderBookExhibit } from '#src/parts/exhibits/OrderBookExhibit.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone } from '../../viewports.ts'
import { exhibitOf } from './exhibitStories.tsx'

const { exhibit } = exchangeDevelopment

const meta = preview.meta({
  id: 'patterns-book-exhibit',
  title: 'Patterns/Exhibits/Order book',
  component: OrderBookExhibit,
  ...exhibitOf({ 'exchange-development': exchangeDevelopment.exhibit }, exchangeDevelopment.exhibit, 'trade'),
})

export const Default = meta.story()
/** A difference is a figure like the others. */
export const LedgerDiffers = meta.story({
  args: { exhibit: { ...exhibit, reserved: 4.5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.27 BTC')).toBeVisible()
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
