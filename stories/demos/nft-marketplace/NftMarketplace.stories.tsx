import { expect } from 'storybook/test'
import demo from '#src/demos/nft-marketplace/demo.ts'
import { factsOf } from '#src/demos/nft-marketplace/nftMarketplace.ts'
import { sampleWorks } from '#src/demos/nft-marketplace/sampleWorks.ts'
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
/** A work that was pressed: its picture large, and what only this card says. */
export const Unfolded = meta.story({
  parameters: shows('A work is unfolded'),
  args: { state: states.unfolded },
  play: async ({ canvas, userEvent, args, step }) => {
    const cardOf = (name: string) => canvas.getByRole('heading', { name }).closest('li')!
    const pictureOf = (name: string) =>
      canvas.getByRole('button', { name: `Details of ${name}` }).getBoundingClientRect().width
    await step('Its card has two columns, and its picture is larger than that of others', async () => {
      const card = cardOf('Ledger Bloom').getBoundingClientRect()
      const mat = canvas.getByRole('button', { name: 'Details of Ledger Bloom' }).getBoundingClientRect()
      const buy = canvas.getByRole('button', { name: 'Buy Now: Ledger Bloom' }).getBoundingClientRect()
      // Nothing is blank below the picture or below the buttons.
      await expect(card.bottom - mat.bottom).toBeLessThan(2)
      await expect(card.bottom - buy.bottom).toBeLessThan(20)
      await expect(cardOf('Ledger Bloom').getBoundingClientRect().width).toBeGreaterThan(
        1.9 * cardOf('Paper Harbor').getBoundingClientRect().width,
      )
      await expect(pictureOf('Ledger Bloom')).toBeGreaterThan(pictureOf('Paper Harbor'))
    })
    await step('Its facts are those of the samples', async () => {
      const work = sampleWorks.find(({ name }) => name === 'Ledger Bloom')!
      const { averagePrice, others } = factsOf(work, sampleWorks)
      await expect(canvas.getByText('Average price in Art').nextElementSibling).toHaveTextContent(
        `${averagePrice.toFixed(2)} ETH`,
      )
      await expect(canvas.getByText('Also in Art').nextElementSibling).toHaveTextContent(
        others.map(({ name }) => name).join(', '),
      )
    })
    await step('It is closed with ×, and another one is opened by its picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close details of Ledger Bloom' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'detailsToggled', workId: 'ledger-bloom' })
      await userEvent.click(canvas.getByRole('button', { name: 'Details of Night Shift' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'detailsToggled', workId: 'night-shift' })
    })
  },
})
/** The last work of a row unfolds to the other side; the one before it makes room. */
export const UnfoldedInItsRow = meta.story({
  parameters: shows('A work is unfolded'),
  args: { state: states.unfoldedAtTheEnd },
  play: async ({ canvas }) => {
    const topOf = (name: string) =>
      canvas.getByRole('heading', { name }).closest('li')!.getBoundingClientRect().top
    await expect(topOf('Low Tide Tape')).toBe(topOf('Paper Harbor'))
  },
})
export const UnfoldedInItsRowOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.secondUnfolded },
  ...onAPhone,
  play: async ({ canvas }) => {
    const topOf = (name: string) =>
      canvas.getByRole('heading', { name }).closest('li')!.getBoundingClientRect().top
    await expect(topOf('Night Shift')).toBeLessThan(topOf('Paper Harbor'))
    await expect(topOf('Paper Harbor')).toBe(topOf('Ledger Bloom'))
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
  ...journeyOf(demo, tour, { longestMoment: 75 }),
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
      const picture = canvas.getByRole('button', { name: 'Details of Brass Hour' })
      picture.focus()
      await userEvent.keyboard('{Enter}')
      await expect(picture).toHaveAttribute('aria-expanded', 'true')
      await userEvent.click(canvas.getByRole('button', { name: 'Close details of Brass Hour' }))
      await expect(picture).toHaveAttribute('aria-expanded', 'false')
      await expect(picture).toHaveFocus()
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
