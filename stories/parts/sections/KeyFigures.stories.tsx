import { expect } from 'storybook/test'
import { company } from '#src/content/company.ts'
import { KeyFigures } from '#src/parts/sections/KeyFigures.tsx'
import { sheet } from '#src/theme/global.css.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone } from '../../viewports.ts'

const meta = preview.meta({
  id: 'patterns-facts',
  title: 'Patterns/Figures/Key figures',
  component: KeyFigures,
  argTypes: {
    facts: oneOf({
      all: company.facts,
      'the first three': company.facts.slice(0, 3),
      one: company.facts.slice(0, 1),
    }),
  },
  decorators: [
    (Story) => (
      <div className={sheet}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: { facts: company.facts },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term').map((term) => term.textContent)
    const figures = canvas.getAllByRole('definition').map((definition) => definition.textContent)
    await expect(labels).toEqual(company.facts.map(({ label }) => label))
    await expect(figures).toEqual(company.facts.map(({ figure }) => figure))
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
