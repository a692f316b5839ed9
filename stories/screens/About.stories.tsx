import { expect } from 'storybook/test'
import { company, sampleSentence } from '#src/content/company.ts'
import AboutScreen from '#src/screens/AboutScreen.tsx'
import preview from '#storybook/preview.tsx'
import { companiesByName, oneOf } from '../controls.ts'
import { realCompany } from '../realCompany.ts'
import { inSection, shows } from '../card.ts'
import { onAPhone } from '../viewports.ts'

const meta = preview.meta({
  id: 'screens-about',
  title: 'Pages/About',
  component: AboutScreen,
  argTypes: { who: oneOf(companiesByName) },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: { ...inSection('Routes'), layout: 'fullscreen' },
})

export const Default = meta.story({
  parameters: shows('About'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    for (const figure of company.facts.map((fact) => fact.figure)) {
      await expect(canvas.getByText(figure)).toBeVisible()
    }
    await expect(canvas.getByText('Mobile wallet')).toBeVisible()
    await expect(canvas.getByText(/^No AI\./)).toBeVisible()
    // The label of the demos, to the letter.
    await expect(canvas.getByText(/“Demo – can be customized as requested”\.$/)).toBeVisible()
    await expect(
      canvas.queryAllByText(`${sampleSentence(company)} These figures are part of the sample.`),
    ).toHaveLength(Number(company.isSample))
  },
})

export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})

/** Nothing is said of a sample. */
export const OfARealCompany = meta.story({
  args: { who: realCompany },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/sample company/)).toBeNull()
  },
})
