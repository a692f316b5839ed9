import { expect } from 'storybook/test'
import consultingCompliance from '#src/content/copy/services/consulting-compliance.ts'
import infrastructure from '#src/content/copy/services/infrastructure.ts'
import stakingPlatform from '#src/content/copy/services/staking-platform.ts'
import tokenomicsDesign from '#src/content/copy/services/tokenomics-design.ts'
import training from '#src/content/copy/services/training.ts'
import { OfferList } from '#src/parts/sections/OfferList.tsx'
import { DetailScreen } from '#src/screens/DetailScreen.tsx'
import { offerAt } from '#src/content/offers.ts'
import preview from '#storybook/preview.tsx'
import { longestCopy, shortestCopy } from './detailSamples.ts'
import { offersByName, oneOf } from '../controls.ts'
import { DrawnExhibit } from '../parts/exhibits/DrawnExhibit.tsx'
import { inSection, shows } from '../card.ts'
import { onAPhone, onTheSmallest } from '../viewports.ts'

const meta = preview.meta({
  id: 'screens-service',
  title: 'Pages/Service',
  component: DetailScreen,
  argTypes: {
    offer: oneOf(offersByName),
    copy: oneOf({
      'staking platform': stakingPlatform,
      training,
      shortest: shortestCopy,
      longest: longestCopy,
    }),
  },
  render: (args) => (
    <DetailScreen
      {...args}
      exhibit={<DrawnExhibit exhibit={args.copy.exhibit} family={args.offer.family} />}
      related={<OfferList offers={args.copy.related.map((path) => offerAt(path))} />}
    />
  ),
  args: { exhibit: null, related: null },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: { ...inSection('Routes'), layout: 'fullscreen' },
})

export const WithDemo = meta.story({
  parameters: shows({ says: 'A service', after: 'site-page--any-page' }),
  args: { offer: offerAt('/services/staking-platform'), copy: stakingPlatform },
  play: async ({ canvas, userEvent, step }) => {
    await step('The demo opens from the button and from the tile', async () => {
      for (const name of ['Open live demo', 'Open demo: Staking']) {
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '?demo=staking')
      }
    })
    await step('Asking leads to contact with the subject', async () => {
      const asks = canvas.getAllByRole('link', { name: 'Tell us what you need' })
      await expect(asks).toHaveLength(2)
      for (const ask of asks) await expect(ask).toHaveAttribute('href', '/contact?about=staking-platform')
    })
    await step(
      'It says what is included, how it runs and what is needed, and answers questions',
      async () => {
        for (const name of [
          stakingPlatform.problemTitle,
          'What is included',
          'In the demo',
          'How the project runs',
          'What the project takes',
          'Questions',
        ])
          await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible()
      },
    )
    await step('One picture argues its case', async () => {
      await expect(
        canvas.getByRole('figure', { name: /in which month the reward budget would be empty/ }),
      ).toBeVisible()
    })
    await step('What sets price and time, and what is handed over, unfolds', async () => {
      const { price, time, handover } = stakingPlatform.terms
      for (const [name, text] of [
        ['What sets the price', price],
        ['What sets the timeline', time],
        ['What is handed over', handover],
      ] as const) {
        await expect(canvas.getByText(text)).not.toBeVisible()
        await userEvent.click(canvas.getByRole('heading', { level: 3, name }))
        await expect(canvas.getByText(text)).toBeVisible()
      }
    })
    await step('What is often asked for together follows, not itself', async () => {
      await expect(canvas.getByRole('link', { name: 'Smart contract audits' })).toBeVisible()
      await expect(canvas.queryByRole('link', { name: 'Staking platform' })).toBeNull()
    })
  },
})

export const WithoutDemo = meta.story({
  parameters: shows({ says: 'A service', after: 'screens-service--with-demo' }),
  args: { offer: offerAt('/services/training'), copy: training },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^open .*demo/i })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'In the demo' })).toBeNull()
  },
})

export const LongestName = meta.story({
  tags: ['slow'],
  args: { offer: offerAt('/services/consulting-compliance'), copy: consultingCompliance },
})
export const LongestWord = meta.story({
  tags: ['slow'],
  args: { offer: offerAt('/services/infrastructure'), copy: infrastructure },
})
export const LongestSentence = meta.story({
  tags: ['slow'],
  args: { offer: offerAt('/services/tokenomics-design'), copy: tokenomicsDesign },
})

export const OnAPhone = meta.story({
  tags: ['slow'],
  args: { offer: offerAt('/services/staking-platform'), copy: stakingPlatform },
  ...onAPhone,
})
export const LongestWordOnTheSmallestPhone = meta.story({
  tags: ['slow'],
  args: { offer: offerAt('/services/infrastructure'), copy: infrastructure },
  ...onTheSmallest,
})

export const ShortestTexts = meta.story({
  args: { offer: offerAt('/services/training'), copy: shortestCopy },
})
export const LongestTexts = meta.story({
  tags: ['slow'],
  args: { offer: offerAt('/services/launchpad-development'), copy: longestCopy },
})
export const LongestTextsOnTheSmallestPhone = meta.story({
  tags: ['slow'],
  args: { offer: offerAt('/services/launchpad-development'), copy: longestCopy },
  ...onTheSmallest,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
