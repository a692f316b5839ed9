import { expect } from 'storybook/test'
import { services } from '#src/content/offers.ts'
import { FamilyColumns } from '#src/screens/FamilyColumns.tsx'
import { sheet } from '#src/theme/global.css.ts'
import preview from '#storybook/preview.tsx'
import { offerLists, oneOf } from '../controls.ts'
import { onAPhone, onATablet } from '../viewports.ts'

const meta = preview.meta({
  id: 'patterns-family-columns',
  title: 'Patterns/FamilyColumns',
  component: FamilyColumns,
  argTypes: { offers: oneOf(offerLists) },
  decorators: [
    (Story) => (
      <div className={sheet}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: { offers: services, listHref: '/services' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const demo = canvas.getByRole('link', { name: 'Live Demo: Staking platform' })
    await expect(demo).toHaveAttribute('href', '?demo=staking')
  },
})
/** Every column as long as the others: no filler. */
export const Level = meta.story({
  args: {
    offers: services.filter(
      (offer, index) => services.slice(0, index).filter(({ family }) => family === offer.family).length < 3,
    ),
  },
})
export const Medium = meta.story({
  tags: ['slow'],
  ...onATablet,
})
export const Narrow = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
