import { expect } from 'storybook/test'
import { offers, products, services, type Offer } from '#src/content/offers.ts'
import type { Family } from '#src/content/families.ts'
import { CatalogBand } from '#src/screens/CatalogBand.tsx'
import { sheet } from '#src/theme/global.css.ts'
import preview from '#storybook/preview.tsx'
import { offerLists, oneOf } from '../controls.ts'
import { onAPhone, onATablet, onTheSmallest } from '../viewports.ts'

const of = (list: readonly Offer[], family: Family) => list.filter((offer) => offer.family === family)

/** As its type: the stories show other families. */
const build: Family = 'build'

const meta = preview.meta({
  id: 'patterns-catalog-band',
  title: 'Patterns/Sections/Catalog band',
  component: CatalogBand,
  argTypes: { offers: oneOf(offerLists) },
  decorators: [
    (Story) => (
      <div className={sheet}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: { family: build, offers: of(services, 'build') },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('The band names the family', async () => {
      await expect(canvas.getByRole('region', { name: 'Build' })).toHaveAttribute('id', 'build')
    })
    await step('A tile is a link to its page, and a second one to its demo', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Smart contracts' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Live Demo: Smart contracts' })).toHaveFocus()
    })
    await step('Four tiles fill the row', async () => {
      const tiles = canvas.getAllByRole('list')[0]!
      const [first, , , last] = [...tiles.children].map((tile) => tile.getBoundingClientRect())
      await expect(last!.top).toBe(first!.top)
      await expect(last!.right).toBeCloseTo(tiles.getBoundingClientRect().right, 0)
    })
    await step('A row is one link', async () => {
      const row = canvas.getByRole('link', { name: 'Cloud and edge' })
      await expect(row).toHaveAttribute('href', '/services/cloud-edge')
      await expect(canvas.queryByRole('link', { name: 'Live Demo: Cloud and edge' })).toBeNull()
    })
  },
})
/** Three tiles fill the row, with their texts beside them. */
export const Few = meta.story({ args: { family: 'launch', offers: of(services, 'launch') } })
/** It is large, beside the rows. */
export const OneTile = meta.story({
  args: { family: 'secure', offers: of(services, 'secure') },
  play: async ({ canvas }) => {
    const [tile, rows] = canvas.getAllByRole('list').map((list) => list.getBoundingClientRect())
    await expect(tile!.right).toBeLessThan(rows!.left)
    await expect(tile!.top).toBeLessThan(rows!.bottom)
  },
})
/** A full row of tiles; the last two are shown with another product's demo. */
export const FullRow = meta.story({
  args: { family: 'launch', offers: of(products, 'launch') },
  play: async ({ canvas, step }) => {
    await step('It says whose demo it is, without a link to that demo', async () => {
      await expect(canvas.getAllByText('Shown with the token generator')).toHaveLength(2)
      await expect(canvas.queryByRole('link', { name: /Live Demo.*Token locker/ })).toBeNull()
      await expect(canvas.getByRole('link', { name: 'Live Demo: DAO builder' })).toHaveAttribute(
        'href',
        '?demo=dao',
      )
    })
  },
})
export const TilesOnly = meta.story({ args: { family: 'trade', offers: of(products, 'trade') } })
export const RowsOnly = meta.story({
  args: { family: 'secure', offers: of(services, 'secure').filter(({ demo }) => !demo) },
})
/** The focus shows what pointing at a tile shows: the folded corner. */
export const TileFocused = Few.extend({
  tags: ['focus'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Live Demo: Token creation' })).toHaveFocus()
  },
})
export const RowFocused = RowsOnly.extend({
  tags: ['focus'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Security hardening' })).toHaveFocus()
  },
})
/** Names of several lines, and a word that is longer than its column. */
const longNames = of(offers, 'launch').map((offer, index) => ({
  ...offer,
  name:
    index % 2 === 0
      ? 'Tokenization of municipal infrastructure receivables'
      : 'Wertpapierprospektveröffentlichungspflicht',
}))
export const LongNames = meta.story({ args: { family: 'launch', offers: longNames } })
export const LongNamesOnTheSmallestPhone = LongNames.extend({ tags: ['slow'], ...onTheSmallest })
export const OnATablet = meta.story({ tags: ['slow'], ...onATablet })
export const OnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const RightToLeft = meta.story({
  tags: ['slow'],
  render: (args) => (
    <div dir="rtl">
      <CatalogBand {...args} />
    </div>
  ),
})
