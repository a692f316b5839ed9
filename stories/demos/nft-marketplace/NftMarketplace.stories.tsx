import { expect, fireEvent, within } from 'storybook/test'
import { loadPriceHistory } from '#src/patterns/figures/LatePriceHistory.tsx'
import demo from '#src/demos/nft-marketplace/demo.ts'
import { factsOf } from '#src/demos/nft-marketplace/nftMarketplace.ts'
import { offersOf, pricesOf, sampleWorks } from '#src/demos/nft-marketplace/sampleWorks.ts'
import tour from '#src/demos/nft-marketplace/tour.ts'
import { NftMarketplace } from '#src/demos/nft-marketplace/NftMarketplace.tsx'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './nftMarketplaceStates.ts'
import { onAPhone, onATablet } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'demos-nft-marketplace',
  title: 'Demos/NFT marketplace',
  component: NftMarketplace,
  ...demoMeta('nft-marketplace', {
    parameters: inSection('NFT marketplace'),
    states,
    state: states.everything,
  }),
  loaders: [loadPriceHistory],
})

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const Everything = meta.story({
  parameters: shows('Everything'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Buy Now and Bid are sample controls, one pair for each work', async () => {
      for (const name of ['Buy Now: Paper Harbor', 'Bid: Paper Harbor']) {
        const control = canvas.getByRole('button', { name })
        await expect(control).toHaveAccessibleDescription(/^Sample control\. In your version this /)
        await userEvent.click(control)
      }
      await expect(args.send).not.toHaveBeenCalled()
    })
    await step('A tab chooses its category, by mouse and by arrow key', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Music' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'categoryChosen', category: 'music' })
      canvas.getByRole('tab', { name: 'All' }).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'categoryChosen', category: 'sports' })
    })
    await step('Typing searches', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name' }), 'x')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'searchTyped', text: 'x' })
    })
  },
})
/** A work that was pressed: half of the window, with its history and its offers, and the way to the next one. */
export const Unfolded = meta.story({
  parameters: shows('A work is opened'),
  args: { state: states.unfolded },
  play: async ({ canvas, userEvent, args, step }) => {
    const boxOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect()
    await step('It is first, a whole row wide, and its picture is the largest', async () => {
      const opened = canvas.getByRole('listitem', { name: 'Opened: Ledger Bloom' })
      const card = opened.getBoundingClientRect()
      await expect(card.width).toBe(opened.parentElement!.getBoundingClientRect().width)
      await expect(card.bottom).toBeLessThan(boxOf('Details of Paper Harbor').top)
      const picture = boxOf('Details of Ledger Bloom')
      await expect(picture.width).toBeGreaterThan(1.6 * boxOf('Details of Paper Harbor').width)
      // Nothing is blank beside the picture or below the buttons.
      await expect(picture.height).toBeGreaterThan(0.85 * card.height)
      await expect(card.bottom - boxOf('Buy Now: Ledger Bloom').bottom).toBeLessThan(26)
    })
    await step('Its figures are those of the samples', async () => {
      const work = sampleWorks.find(({ name }) => name === 'Ledger Bloom')!
      const { averagePrice } = factsOf(work, sampleWorks)
      await expect(
        canvas.getByText(new RegExp(`above the average in Art, ${averagePrice.toFixed(2)} ETH$`)),
      ).toBeVisible()
      const history = canvas.getByRole('img', { name: /^Ledger Bloom, price over 8 weeks: / })
      const prices = pricesOf(work)
      await expect(history).toHaveAccessibleName(
        expect.stringContaining(
          `from ${prices[0]!.toFixed(2)} ETH to ${work.price.toFixed(2)} ETH, highest `,
        ),
      )
      await expect(canvas.getByText('96', { selector: 'dd *' })).toBeVisible()
      for (const { bidder, price } of offersOf(work))
        await expect(canvas.getByText(bidder).nextElementSibling).toHaveTextContent(`${price.toFixed(2)} ETH`)
    })
    await step('A bid that is tried takes its place among the offers', async () => {
      const work = sampleWorks.find(({ name }) => name === 'Ledger Bloom')!
      const [first, second] = offersOf(work)
      const bid = canvas.getByRole('slider', { name: 'Try a bid' })
      const offered = () =>
        within(canvas.getByText(first!.bidder).closest('ul')!)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent.replace(/ \d.*/, ''))
      await expect(offered()).toHaveLength(3)
      await fireEvent.change(bid, { target: { value: Math.round(second!.price * 100) + 1 } })
      await expect(offered().slice(0, 3)).toEqual([first!.bidder, 'You', second!.bidder])
      await expect(bid).toHaveAttribute('aria-valuetext', expect.stringMatching(/ ETH: 2 of 4$/))
      await expect(bid).toHaveAttribute('max', String(Math.round(work.price * 100)))
      await fireEvent.change(bid, { target: { value: Math.round(work.price * 100) } })
      await expect(offered()[0]).toBe('You')
      await expect(canvas.getByText('At the price')).toBeVisible()
    })
    await step('The next and the previous one are a press or an arrow key away', async () => {
      await expect(canvas.getByText('3 of 12', { selector: '[role="status"] > span' })).toBeVisible()
      const turned = (workId: string) => ({ type: 'workTurned', workId })
      await userEvent.click(canvas.getByRole('button', { name: 'Next work' }))
      await expect(args.send).toHaveBeenLastCalledWith(turned('low-tide-tape'))
      await userEvent.keyboard('{ArrowLeft}')
      await expect(args.send).toHaveBeenLastCalledWith(turned('night-shift'))
      canvas.getByRole('button', { name: 'Details of Ledger Bloom' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.send).toHaveBeenLastCalledWith(turned('low-tide-tape'))
    })
    await step('It is closed with × or Escape, and another one is opened by its picture', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'detailsToggled', workId: 'ledger-bloom' })
      await userEvent.click(canvas.getByRole('button', { name: 'Close details of Ledger Bloom' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'detailsToggled', workId: 'ledger-bloom' })
      await userEvent.click(canvas.getByRole('button', { name: 'Details of Night Shift' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'detailsToggled', workId: 'night-shift' })
    })
  },
})
/** The last work of a row opens in the first row, as every other one. */
export const UnfoldedInItsRow = meta.story({
  parameters: shows('A work is opened'),
  args: { state: states.unfoldedAtTheEnd },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(names.slice(0, 3)).toEqual(['Low Tide Tape', 'Paper Harbor', 'Night Shift'])
    await expect(names).toHaveLength(12)
  },
})
export const UnfoldedInItsRowOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.secondUnfolded },
  ...onAPhone,
  play: async ({ canvas }) => {
    // Picture and name, price and the way to the next one are in the first window.
    await expect(
      canvas.getByRole('button', { name: 'Next work' }).getBoundingClientRect().bottom,
    ).toBeLessThan(780)
    const { width } = canvas.getByRole('button', { name: 'Details of Night Shift' }).getBoundingClientRect()
    await expect(width).toBeGreaterThan(300)
  },
})
/** Only works that share a trait of the opened one. */
export const TraitChosen = meta.story({
  parameters: shows('Works that share a trait'),
  args: { state: states.traitChosen },
  play: async ({ canvas, userEvent, args }) => {
    const trait = canvas.getByRole('button', { name: /^Ground: Dark \d+ of 12$/ })
    await expect(trait).toHaveAttribute('aria-pressed', 'true')
    const shared = Number(/(\d+) of/.exec(trait.textContent ?? '')?.[1])
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(shared)
    await userEvent.click(canvas.getByRole('button', { name: /^Main color: Blue/ }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'traitToggled', trait: 'Main color: Blue' })
    await expect(canvas.getByText('Works that share Ground: Dark')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'traitToggled', trait: 'Ground: Dark' })
  },
})
export const TraitChosenOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.traitChosen },
  ...onAPhone,
})
/** Nothing to turn to. */
export const OnlyOneUnfolded = meta.story({
  args: { state: states.onlyOneUnfolded },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 1')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Next work' })).not.toBeInTheDocument()
  },
})
export const UnfoldedOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.unfolded },
  ...onAPhone,
})
export const EverythingOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const OneCategory = meta.story({
  parameters: shows('One category'),
  args: { state: states.oneCategory },
})
export const Searched = meta.story({
  parameters: shows('Searched'),
  args: { state: states.searched },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 works')
  },
})
export const SearchedOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.searched },
  ...onAPhone,
})
export const SearchedInCategory = meta.story({
  parameters: shows('Searched'),
  args: { state: states.searchedInCategory },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 work')
    await expect(canvas.getByRole('heading', { name: 'Second Half' })).toBeVisible()
  },
})
export const NothingFound = meta.story({
  parameters: shows('Nothing is found'),
  args: { state: states.nothingFound },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/No works match .*lagoon/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'searchCleared' })
  },
})
/** A trait that none of a category has: the message names it, and the way back. */
export const NothingFoundWithTheTrait = meta.story({
  args: { state: states.nothingFoundWithTheTrait },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No works in Music share Main color: Pink.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'traitToggled', trait: 'Main color: Pink' })
  },
})
export const NothingFoundOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.nothingFound },
  ...onAPhone,
})
export const NothingInCategory = meta.story({
  parameters: shows('Nothing is found'),
  args: { state: states.nothingInCategory },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No works in Photography match .*tape/)).toBeVisible()
  },
})
export const ScriptSearched = meta.story({
  args: { state: states.scriptSearched },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('<script>alert(1)</script>')
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible()
  },
})
export const RightToLeftSearched = meta.story({
  tags: ['slow'],
  args: { state: states.rightToLeftSearched },
  ...onAPhone,
})
export const EmojiSearched = meta.story({ args: { state: states.emojiSearched } })
export const VeryLongSearched = meta.story({
  tags: ['slow'],
  args: { state: states.veryLongSearched },
  ...onAPhone,
})

export const Music = meta.story({ parameters: shows('One category'), args: { state: states.music } })
export const EverythingOnATablet = meta.story({
  parameters: shows('Everything'),
  tags: ['slow'],
  ...onATablet,
})

/** From everything to one work, to nothing, and back. */
export const Journey = meta.story({
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 96 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const search = canvas.getByRole('searchbox', { name: 'Search by name' })
    const works = () => canvas.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await step('I see all works', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('12 works')
      await expect(works()).toHaveLength(12)
    })
    await step('I search by name, in whatever case', async () => {
      await userEvent.type(search, 'HA')
      await expect(canvas.getByRole('status')).toHaveTextContent('2 works')
      await expect(works()).toEqual(['Paper Harbor', 'Second Half'])
    })
    await step('A category narrows what I have found, and keeps my search', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Music' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('No works')
      await expect(search).toHaveValue('HA')
    })
    await step('I clear the search, stay in the category, and can type immediately', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
      await expect(works()).toEqual(['Low Tide Tape', 'Brass Hour'])
      await expect(search).toHaveFocus()
      await userEvent.keyboard('brass')
      await expect(works()).toEqual(['Brass Hour'])
    })
    await step('By keyboard its picture unfolds it, and × folds it back', async () => {
      const picture = () => canvas.getByRole('button', { name: 'Details of Brass Hour' })
      picture().focus()
      await userEvent.keyboard('{Enter}')
      await expect(picture()).toHaveAttribute('aria-expanded', 'true')
      await expect(picture()).toHaveFocus()
      await fireEvent.change(canvas.getByRole('slider', { name: /price over/ }), { target: { value: '7' } })
      await expect(canvas.getByText('7 days ago')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Close details of Brass Hour' }))
      await expect(picture()).toHaveAttribute('aria-expanded', 'false')
      await expect(picture()).toHaveFocus()
    })
    await step('In the whole category an arrow key goes to the next work, and the focus stays', async () => {
      await userEvent.clear(search)
      canvas.getByRole('button', { name: 'Details of Brass Hour' }).focus()
      await userEvent.keyboard('{Enter}{ArrowRight}')
      await expect(works()).toEqual(['Low Tide Tape', 'Brass Hour'])
      const picture = canvas.getByRole('button', { name: 'Details of Low Tide Tape', expanded: true })
      await expect(picture).toHaveFocus()
      const next = canvas.getByRole('button', { name: 'Next work' })
      await userEvent.click(next)
      await expect(next).toHaveFocus()
      await expect(works()).toEqual(['Brass Hour', 'Low Tide Tape'])
      await userEvent.click(canvas.getByRole('button', { name: 'Close details of Brass Hour' }))
      await userEvent.type(search, 'brass')
    })
    await step('Buying is a sample: nothing changes, nothing closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Buy Now: Brass Hour' }))
      await expect(works()).toEqual(['Brass Hour'])
      await expect(capabilitiesOf(context).close).not.toHaveBeenCalled()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
