import { expect, within } from 'storybook/test'
import demo from '#src/demos/blockchain-explorer/demo.ts'
import tour from '#src/demos/blockchain-explorer/tour.ts'
import { BlockchainExplorer } from '#src/demos/blockchain-explorer/BlockchainExplorer.tsx'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './blockchainExplorerStates.ts'
import { onAPhone, onATablet } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'demos-blockchain-explorer',
  title: 'Demos/Blockchain explorer',
  component: BlockchainExplorer,
  ...demoMeta('blockchain-explorer', {
    parameters: inSection('Explorer'),
    states,
    state: states.transactions,
  }),
})

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const LatestTransactions = meta.story({
  parameters: shows('Transactions'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Seven transactions, each with all that is known of it', async () => {
      const table = canvas.getByRole('table', { name: 'Latest Transactions, newest first' })
      const hashes = within(table).getAllByRole('rowheader')
      await expect(hashes).toHaveLength(7)
      for (const text of ['0x12cc…e0c6', '4.2000 ETH', '23 gwei', 'Success', '12 s ago'])
        await expect(hashes[0]?.parentElement).toHaveTextContent(text)
    })
    await step('Hashes and addresses lead nowhere, and are no links', async () => {
      await expect(within(canvas.getByRole('tabpanel')).queryByRole('link')).not.toBeInTheDocument()
    })
    await step('The reading says that it is a fixed sample', async () => {
      await expect(canvas.getByRole('meter', { name: 'Health score' })).toHaveAttribute(
        'aria-valuetext',
        '94.7 of 100',
      )
      await expect(canvas.getByText('Maximum')).toBeVisible()
      await expect(canvas.getByText(/^Fixed sample values/)).toBeVisible()
    })
    await step('The latest blocks are drawn beside it', async () => {
      await expect(canvas.getByRole('img', { name: /^Transactions, last 7 blocks/ })).toHaveAccessibleName(
        'Transactions, last 7 blocks, oldest first: 201, 154, 96, 168, 213, 142, 187',
      )
    })
    await step('Another tab is requested', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Latest Blocks' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'tabChosen', tab: 'blocks' })
    })
  },
})
export const LatestTransactionsOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const LatestTransactionsOnATablet = meta.story({ tags: ['slow'], ...onATablet })
export const LatestBlocks = meta.story({
  parameters: shows('Blocks'),
  args: { state: states.blocks },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      '18,947,221',
      '18,947,220',
      '18,947,219',
      '18,947,218',
      '18,947,217',
      '18,947,216',
      '18,947,215',
    ])
  },
})
export const LatestBlocksOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.blocks },
  ...onAPhone,
})
export const LatestBlocksOnATablet = meta.story({
  tags: ['slow'],
  args: { state: states.blocks },
  ...onATablet,
})
export const Analytics = meta.story({
  parameters: shows('Analytics'),
  args: { state: states.analytics },
  play: async ({ canvas, step }) => {
    await step('Each plot names all its figures, and shows the main ones as text', async () => {
      await expect(
        canvas.getByRole('img', {
          name: 'Transactions per block, each block, oldest first: 201, 154, 96, 168, 213, 142, 187',
        }),
      ).toBeVisible()
      await expect(canvas.getByText('96 to 213 in the last 7')).toBeVisible()
      await expect(canvas.getByText('27% to 71% in the last 7')).toBeVisible()
    })
  },
})
export const AnalyticsOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.analytics },
  ...onAPhone,
})
export const AnalyticsOnATablet = meta.story({
  tags: ['slow'],
  args: { state: states.analytics },
  ...onATablet,
})
export const SearchTyped = meta.story({
  parameters: shows('Transactions'),
  args: { state: states.searchTyped },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The search filters nothing', async () => {
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(7)
    })
    await step('It is said to be a sample, and so is its button', async () => {
      await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(/^Sample search/)
      await expect(canvas.getByRole('button', { name: 'Search' })).toHaveAccessibleDescription(
        /^Sample control\. In your version this /,
      )
    })
    await step('Neither Enter nor the button does anything', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), '{Enter}')
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
      await expect(canvas.getByRole('searchbox')).toHaveValue('18947221')
      await expect(args.send).not.toHaveBeenCalled()
    })
  },
})
export const ScriptTyped = meta.story({
  args: { state: states.scriptTyped },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('<script>alert(1)</script>')
  },
})
export const RightToLeftTyped = meta.story({
  tags: ['slow'],
  args: { state: states.rightToLeftTyped },
  ...onAPhone,
})
export const VeryLongTyped = meta.story({
  tags: ['slow'],
  args: { state: states.veryLongTyped },
  ...onAPhone,
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})

/** From a search without effect through all three tabs, by keyboard. */
export const Journey = meta.story({
  ...journeyOf(demo, tour, { longestMoment: 48 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const search = () => canvas.getByRole('searchbox')
    await step('I search for a block and press Enter: my text stays, the list too', async () => {
      await userEvent.type(search(), '18,947,220{Enter}')
      await expect(search()).toHaveValue('18,947,220')
      await expect(search()).toHaveFocus()
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(7)
    })
    await step('By arrow key I go to the blocks', async () => {
      canvas.getByRole('tab', { name: 'Latest Transactions' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Latest Blocks' })).toHaveFocus()
      await expect(canvas.getByRole('rowheader', { name: '18,947,220' })).toBeVisible()
    })
    await step('And on to the analytics', async () => {
      await userEvent.keyboard('{End}')
      await expect(canvas.getByText('94.7')).toBeVisible()
      await expect(within(canvas.getByRole('tabpanel')).getAllByRole('img')).toHaveLength(3)
    })
    await step('Round the end to the transactions again; my search is still there', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('rowheader', { name: '0x12cc…e0c6' })).toBeVisible()
      await expect(search()).toHaveValue('18,947,220')
      await expect(capabilitiesOf(context).close).not.toHaveBeenCalled()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
