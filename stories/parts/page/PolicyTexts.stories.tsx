import PolicyTexts from '#src/parts/page/PolicyTexts.tsx'
import preview from '#storybook/preview.tsx'
import { inSection, shows } from '../../card.ts'
import { onAPhone } from '../../viewports.ts'

const meta = preview.meta({
  id: 'patterns-policy-texts',
  title: 'Patterns/Page/Policy texts',
  component: PolicyTexts,
  parameters: { ...inSection('Policies'), layout: 'fullscreen' },
})

export const Default = meta.story({ parameters: shows('Without scripts they are in the page') })
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
