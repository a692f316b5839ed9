import { expect } from 'storybook/test'
import stakingPlatform from '#src/content/copy/services/staking-platform.ts'
import { ProjectTerms } from '#src/screens/ProjectTerms.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../controls.ts'
import { onAPhone, onTheSmallest } from '../viewports.ts'
import { longestCopy, shortestCopy } from './detailSamples.ts'

const { needs, terms, standards } = stakingPlatform

const meta = preview.meta({
  id: 'patterns-project-terms',
  title: 'Patterns/Sections/Project terms',
  component: ProjectTerms,
  argTypes: {
    needs: oneOf({ staking: needs, longest: longestCopy.needs, shortest: shortestCopy.needs }),
    terms: oneOf({ staking: terms, longest: longestCopy.terms, shortest: shortestCopy.terms }),
    standards: oneOf({ staking: standards, longest: longestCopy.standards, none: undefined }),
  },
  parameters: { layout: 'fullscreen' },
  args: { needs, terms, standards },
  decorators: [
    (Story) => (
      <div data-family="trade">
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()
export const Unfolded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(terms.price)).not.toBeVisible()
    for (const heading of canvas.getAllByRole('heading', { level: 3 })) await userEvent.click(heading)
    await expect(canvas.getByText(terms.price)).toBeVisible()
    await expect(canvas.getByText(standards[0].text)).toBeVisible()
  },
})
export const WithoutStandards = meta.story({
  args: { needs: shortestCopy.needs, terms: shortestCopy.terms, standards: undefined },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
export const LongestTexts = meta.story({
  tags: ['slow'],
  ...onTheSmallest,
  args: { needs: longestCopy.needs, terms: longestCopy.terms, standards: longestCopy.standards },
})
