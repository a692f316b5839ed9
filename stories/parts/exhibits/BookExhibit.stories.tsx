import { expect } from 'storybook/test'
import exchangeDevelopment from '#src/content/copy/services/exchange-development.ts'
import { BookExhibit } from '#src/parts/exhibits/BookExhibit.tsx'
import type { FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone } from '../../viewports.ts'
import { onASheet } from './onASheet.tsx'

const { exhibit } = exchangeDevelopment

const meta = preview.meta({
  id: 'patterns-book-exhibit',
  title: 'Patterns/Exhibits/Order book',
  component: BookExhibit,
  argTypes: { exhibit: oneOf({ 'exchange-development': exchangeDevelopment.exhibit }) },
  decorators: [(Story) => onASheet(<Story />)],
  parameters: { layout: 'fullscreen' },
  args: { exhibit: exchangeDevelopment.exhibit, family: 'trade' as FamilyName },
})

export const Default = meta.story()
/** A difference is a figure like the others. */
export const LedgerDiffers = meta.story({
  args: { exhibit: { ...exhibit, reserved: 4.5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.27 BTC')).toBeVisible()
  },
})
export const Narrow = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
