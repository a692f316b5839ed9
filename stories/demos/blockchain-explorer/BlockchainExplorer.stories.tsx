import { expect, fireEvent, waitFor, within } from 'storybook/test'
import demo from '#src/demos/blockchain-explorer/demo.ts'
import { ARRIVAL_MS } from '#src/demos/blockchain-explorer/blockchainExplorer.ts'
import { loadLater } from '#src/demos/blockchain-explorer/later.ts'
import tour from '#src/demos/blockchain-explorer/tour.ts'
import { BlockchainExplorer } from '#src/demos/blockchain-explorer/BlockchainExplorer.tsx'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, passTime, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './blockchainExplorerStates.ts'
import { onAPhone, onATablet } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'demos-blockchain-explorer',
  title: 'Demos/Blockchain explorer',
  component: BlockchainExplorer,
  loaders: [loadLater],
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
    await step('Ten transactions, each with all that is known of it', async () => {
      const table = canvas.getByRole('table', { name: 'Latest Transactions, newest first' })
      const hashes = within(table).getAllByRole('rowheader')
      await expect(hashes).toHaveLength(10)
      for (const text of ['0x12cc…e0c6', '4.2000 ETH', '23 gwei', 'Success', 'Just now'])
        await expect(hashes[0]?.parentElement).toHaveTextContent(text)
    })
    await step('Hashes lead nowhere, and addresses are no links', async () => {
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
const blockName = (number: string) => new RegExp(`^Block ${number}, `)

/** The gesture: a block lights its transactions, by pointer, by keyboard and by a press, and a transaction its block. */
export const BlockPointedAt = meta.story({
  tags: ['slow'],
  parameters: shows('A block is lit'),
  play: async ({ canvas, userEvent, args, step }) => {
    const block = (number: string) => canvas.getByRole('button', { name: blockName(number) })
    const row = (hash: string) => canvas.getByRole('button', { name: hash }).closest('tr')!
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
    const isPale = (number: string) => getComputedStyle(block(number).querySelector('svg')!).opacity === '0.4'
    await step('Seven patches, each filled by its gas', async () => {
      const patches = canvas.getAllByRole('button', { name: /% of the gas limit$/ })
      await expect(patches.map((patch) => patch.getAttribute('aria-label'))).toEqual([
        'Block 18,947,215, 62% of the gas limit',
        'Block 18,947,216, 44% of the gas limit',
        'Block 18,947,217, 27% of the gas limit',
        'Block 18,947,218, 47% of the gas limit',
        'Block 18,947,219, 71% of the gas limit',
        'Block 18,947,220, 39% of the gas limit',
        'Block 18,947,221, 53% of the gas limit',
      ])
      for (const patch of patches) {
        const [whole, used] = [...patch.querySelectorAll('rect')].map((one) => one.getBoundingClientRect())
        const told = Number(/(\d+)%/.exec(patch.getAttribute('aria-label')!)![1]) / 100
        await expect(Math.abs(used!.height / whole!.height - told)).toBeLessThan(0.006)
      }
    })
    const plain = groundOf(row('0x12cc…e0c6'))
    await step('Pointing at a block lights its two transactions, and says what it holds', async () => {
      await userEvent.hover(block('18,947,219'))
      await expect(groundOf(row('0x36af…7db0'))).not.toBe(plain)
      await expect(groundOf(row('0x7283…deb7'))).toBe(groundOf(row('0x36af…7db0')))
      await expect(groundOf(row('0x12cc…e0c6'))).toBe(plain)
      await expect(isPale('18,947,219')).toBe(false)
      await expect(isPale('18,947,220')).toBe(true)
      await expect(canvas.getByText('213 transactions, 71% of the gas limit')).toBeVisible()
      await expect(canvas.getByText('0x36af…7db0, 0x7283…deb7')).toBeVisible()
    })
    await step('Pointing at a transaction lights its block; a pending one has none', async () => {
      await userEvent.hover(row('0x19ee…5716'))
      await expect(isPale('18,947,220')).toBe(false)
      await expect(isPale('18,947,219')).toBe(true)
      await userEvent.hover(row('0x02a6…85de'))
      await expect(isPale('18,947,220')).toBe(false)
      await expect(isPale('18,947,219')).toBe(false)
      await userEvent.hover(canvas.getByRole('searchbox'))
      await expect(canvas.getByText(/^Filled by the gas used/)).toBeVisible()
      await expect(args.send).not.toHaveBeenCalled()
    })
    await step('The focus does the same, on both', async () => {
      block('18,947,216').focus()
      await waitFor(() => expect(isPale('18,947,217')).toBe(true))
      canvas.getByRole('button', { name: '0x7283…deb7' }).focus()
      await waitFor(() => expect(isPale('18,947,219')).toBe(false))
      await expect(isPale('18,947,216')).toBe(true)
    })
    await step('A press is sent', async () => {
      block('18,947,216').focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.send).toHaveBeenCalledWith({ type: 'blockLit', block: 18_947_216 })
    })
  },
})
/** A block that was pressed stays lit, and its transactions come first. */
export const BlockLit = meta.story({
  args: { state: states.blockLit },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Its rows are the first ones', async () => {
      const table = canvas.getByRole('table', { name: 'Latest Transactions, block 18,947,219 first' })
      await expect(
        within(table)
          .getAllByRole('rowheader')
          .slice(0, 3)
          .map(({ textContent }) => textContent),
      ).toEqual(['0x36af…7db0', '0x7283…deb7', '0x12cc…e0c6'])
    })
    await step('While another block is pointed at, a bar marks them still', async () => {
      const isMarked = (name: string) =>
        getComputedStyle(canvas.getByRole('button', { name }).closest('tr')!).boxShadow !== 'none'
      const other = canvas.getByRole('button', { name: blockName('18,947,216') })
      await userEvent.hover(other)
      const patch = canvas.getByRole('button', { name: blockName('18,947,219') }).querySelector('svg')!
      await waitFor(() => expect(getComputedStyle(patch).opacity).toBe('0.4'))
      await expect(['0x36af…7db0', '0x7283…deb7', '0x12cc…e0c6'].map(isMarked)).toEqual([true, true, false])
      await userEvent.unhover(other)
    })
    await step('Pressed again, it is let go', async () => {
      await userEvent.click(canvas.getByRole('button', { name: blockName('18,947,219'), pressed: true }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'blockLit', block: null })
    })
    await step('Escape and a press on empty ground let it go, too', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.send).toHaveBeenCalledTimes(2)
      await userEvent.click(canvas.getByRole('heading', { name: 'Latest blocks' }))
      await expect(args.send).toHaveBeenCalledTimes(3)
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'blockLit', block: null })
    })
    await step('A press in a field does not', async () => {
      await userEvent.click(canvas.getByRole('searchbox'))
      await expect(args.send).toHaveBeenCalledTimes(3)
    })
  },
})
export const BlockLitOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.blockLit },
  ...onAPhone,
  play: async ({ canvas }) => {
    const first = canvas.getAllByRole('rowheader')[0]!
    await expect(first).toHaveTextContent('0x36af…7db0')
    await expect(first.getBoundingClientRect().bottom).toBeLessThan(780)
  },
})
export const BlockLitInBlocks = meta.story({
  args: { state: states.blockLitInBlocks },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('18,947,216')
  },
})
/** New blocks: the row has shifted, and the lists have moved with it. */
export const BlocksArrived = meta.story({
  parameters: shows('New blocks have arrived'),
  args: { state: states.blocksArrived },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The newest patch is at the end, and its transaction was pending before', async () => {
      const patches = canvas.getAllByRole('button', { name: /% of the gas limit$/ })
      await expect(
        patches.map((patch) => /^Block ([\d,]+\d)/.exec(patch.getAttribute('aria-label')!)![1]),
      ).toEqual([218, 219, 220, 221, 222, 223, 224].map((last) => `18,947,${last}`))
      const [waiting, taken] = canvas.getAllByRole('rowheader')
      await expect(waiting!.parentElement).toHaveTextContent('Pending')
      await expect(taken!.parentElement).toHaveTextContent('18,947,224')
      await expect(canvas.getByText('Latest block').nextElementSibling).toHaveTextContent('18,947,224')
    })
    await step('Pause is sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'pauseToggled' })
    })
  },
})
export const Paused = meta.story({
  args: { state: states.paused },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'pauseToggled' })
  },
})
/** A pressed address opens its page, and lights the blocks that hold its transactions. */
export const AddressLit = meta.story({
  parameters: shows('An address is lit'),
  args: { state: states.addressLit },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Its page has three transactions and its sums, and three patches are lit', async () => {
      await expect(canvas.getByRole('heading', { name: 'Address 0x3cFe…66F1' })).toBeVisible()
      await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
        '0x12cc…e0c6',
        '0x19ee…5716',
        '0xc9ed…7c16',
      ])
      await expect(canvas.getByText('1,250.00 USDT', { selector: 'dd *, dd' })).toBeVisible()
      await expect(canvas.getByText('4.3200 ETH')).toBeVisible()
      await expect(canvas.queryByRole('tab')).not.toBeInTheDocument()
      await expect(canvas.getByText('Held while an address is open')).toBeVisible()
      const bright = canvas
        .getAllByRole('button', { name: /% of the gas limit$/ })
        .filter((patch) => getComputedStyle(patch.querySelector('svg')!).opacity === '1')
      await expect(bright.map((patch) => patch.textContent)).toEqual([
        expect.stringContaining('216'),
        expect.stringContaining('220'),
        expect.stringContaining('221'),
      ])
      await expect(canvas.getByText('3 transactions listed, in 3 blocks')).toBeVisible()
    })
    await step('Back ends it, and so do a second press and Escape', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: '0x3cFe…66F1', pressed: true })[0]!)
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'addressLit', address: null })
      await userEvent.click(canvas.getByRole('button', { name: 'Back to all' }))
      await userEvent.keyboard('{Escape}')
      await expect(args.send).toHaveBeenCalledTimes(3)
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'addressLit', address: null })
    })
    await step('Another address takes its place, and its row stays closed', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: '0x5f33…8608' })[0]!)
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'addressLit', address: 1 })
      await expect(args.send).toHaveBeenCalledTimes(4)
    })
  },
})
export const AddressLitOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.addressLit },
  ...onAPhone,
})
export const AddressLitInBlocks = meta.story({
  args: { state: states.addressLitInBlocks },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3)
  },
})
/** A row opens to its full values, by keyboard and by a press anywhere on it. */
export const RowOpen = meta.story({
  parameters: shows('A row is open'),
  args: { state: states.rowOpen },
  play: async ({ canvas, userEvent, args, step }) => {
    const hash = '0x12ccdb6d5e09f7052b829e0fba2e6718670115e3abec9faba60eeb4aa157e0c6'
    await step('It shows whole what the row shortens, and what it leaves out', async () => {
      const open = canvas.getByRole('button', { name: '0x12cc…e0c6', expanded: true })
      const details = document.getElementById(open.getAttribute('aria-controls')!)!
      for (const text of [
        hash,
        '0x3cFe6860aEeB5E695E6B62C84db2fbd5a62366F1',
        '0x5f33F8142286F3624A8Bf281A23cBC134F738608',
        '21,000',
        '0.000483 ETH',
      ])
        await expect(within(details).getByText(text)).toBeVisible()
    })
    await step('Its button closes it, and another row opens anywhere on it', async () => {
      canvas.getByRole('button', { name: '0x12cc…e0c6' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'rowToggled', row: '0x12cc' })
      await userEvent.click(canvas.getByText('0.8150 ETH'))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'rowToggled', row: '0x5199' })
      await expect(args.send).toHaveBeenCalledTimes(2)
    })
  },
})
/** A finger lights the block of a row; no row moves before its press has opened the one under the finger. */
export const RowTouched = meta.story({
  tags: ['slow'],
  play: async ({ canvas, args, step }) => {
    const heads = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    const before = heads()
    const button = canvas.getByRole('button', { name: '0x36af…7db0' })
    const { top } = button.getBoundingClientRect()
    await step('The finger is lifted: the block is lit, and the row is where it was', async () => {
      await fireEvent.pointerUp(button, { pointerType: 'touch' })
      await expect(canvas.getByText('213 transactions, 71% of the gas limit')).toBeVisible()
      await expect(heads()).toEqual(before)
      await expect(button.getBoundingClientRect().top).toBe(top)
    })
    await step('The press opens it', async () => {
      await fireEvent.click(button)
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'rowToggled', row: '0x36af' })
    })
  },
})
/** On a tab without its row, what holds new blocks is still said, and closed. */
export const RowOpenElsewhere = meta.story({
  args: { state: states.rowOpenElsewhere },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Held while a row is open.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close row' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'rowToggled', row: '0x12cc' })
  },
})
export const RowOpenOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.rowOpen },
  ...onAPhone,
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})
export const BlockOpen = meta.story({
  args: { state: states.blockOpen },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '18,947,220', expanded: true })).toBeVisible()
    await expect(canvas.getByText('39% of 30,000,000')).toBeVisible()
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
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(10)
    })
    await step(
      'It lights what it finds: the rows, and the block with a square for each transaction',
      async () => {
        await expect(canvas.getByText('2 transactions and 1 block in the lists')).toBeVisible()
        const lit = canvas.getAllByRole('row').filter((row) => getComputedStyle(row).boxShadow !== 'none')
        await expect(lit.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
          '0x12cc…e0c6',
          '0x5199…3fd9',
        ])
        const squares = canvas
          .getByRole('button', { name: blockName('18,947,221') })
          .querySelectorAll<SVGPathElement>('svg svg path')
        await expect(Array.from(squares, (path) => path.getAttribute('d')!.split('M').length - 1)).toEqual([
          185, 2,
        ])
      },
    )
    await step('It is said to be a sample, and so is its button', async () => {
      await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(/^Sample search/)
      await expect(canvas.getByRole('button', { name: 'Search' })).toHaveAccessibleDescription(
        /^Sample control\. In your version this /,
      )
    })
    await step('Enter and the button change nothing, and both say what they would do', async () => {
      const line = () => document.querySelector(':popover-open')
      await userEvent.type(canvas.getByRole('searchbox'), '{Enter}')
      await waitFor(() => expect(line()).toHaveTextContent(/^In your version this opens the address/))
      await expect(canvas.getByRole('searchbox')).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(line()).toBeNull())
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
      await waitFor(() => expect(line()).toHaveTextContent(/^In your version this opens the address/))
      await expect(canvas.getByRole('searchbox')).toHaveValue('18947221')
      await expect(args.send).not.toHaveBeenCalled()
    })
  },
})
/** A press of "Search" shows the page of the typed block. */
export const SlipOfASearch = meta.story({
  tags: ['focus', 'slow'],
  args: { state: states.searchTyped },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(canvas.getByText('Page of a block')).toBeVisible())
    await expect(canvas.getByText('53% of 30,000,000')).toBeVisible()
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
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 123 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const search = () => canvas.getByRole('searchbox')
    await step('I search for a block and press Enter: my text stays, the list too', async () => {
      await userEvent.type(search(), '18,947,219{Enter}')
      await expect(search()).toHaveValue('18,947,219')
      await expect(search()).toHaveFocus()
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(10)
    })
    await step('Blocks arrive until I pause them', async () => {
      passTime(context, 2 * ARRIVAL_MS)
      await expect(canvas.getByRole('button', { name: blockName('18,947,223') })).toBeVisible()
      const pause = canvas.getByRole('button', { name: 'Pause' })
      await userEvent.click(pause)
      await expect(pause).toHaveFocus()
      passTime(context, 2 * ARRIVAL_MS)
      await expect(canvas.queryByRole('button', { name: blockName('18,947,224') })).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    })
    await step('I press an address, and let it go by Escape: the demo stays open', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: '0x8d3C…43aD' })[0]!)
      await expect(canvas.getByText(/ listed, in /)).toBeVisible()
      await expect(canvas.getByRole('heading', { name: /^Address/ })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByText(/ listed, in /)).not.toBeInTheDocument()
      await expect(canvas.getByRole('tab', { name: 'Latest Transactions' })).toHaveFocus()
    })
    await step('I press a block: its transactions come first; I open one', async () => {
      canvas.getByRole('button', { name: blockName('18,947,219') }).focus()
      await userEvent.keyboard('{Enter}')
      const first = await canvas.findByRole('table', { name: /block 18,947,219 first$/ })
      await expect(within(first).getAllByRole('rowheader')[0]).toHaveTextContent('0x36af…7db0')
      within(first).getByRole('button', { name: '0x36af…7db0' }).focus()
      await userEvent.keyboard(' ')
      await expect(within(first).getByRole('button', { name: '0x36af…7db0', expanded: true })).toHaveFocus()
      await expect(
        canvas.getByText('0x36af231f71e66823b10701571814ce29345429085a92c98b6ba41708e8be7db0'),
      ).toBeVisible()
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
      await expect(search()).toHaveValue('18,947,219')
      await expect(capabilitiesOf(context).close).not.toHaveBeenCalled()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
