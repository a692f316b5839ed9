import { expect, waitFor } from 'storybook/test'
import { offerAt, offers } from '#src/content/offers.ts'
import { OfferPicture } from '#src/parts/sections/OfferPicture.tsx'
import preview from '#storybook/preview.tsx'
import { offersByName, oneOf } from '../../controls.ts'
import { square40, tile, tileName, tiles } from '../../primitives/layout.css.ts'

const meta = preview.meta({
  id: 'patterns-offer-picture',
  title: 'Patterns/Sections/Offer picture',
  component: OfferPicture,
  argTypes: { offer: oneOf(offersByName) },
  parameters: { layout: 'fullscreen' },
  args: { offer: offerAt('/services/training') },
})

/** A name that no file of pictures knows leaves an empty box. */
const allDrawn = (canvasElement: HTMLElement) =>
  waitFor(async () => {
    const pictures = canvasElement.querySelectorAll('use')
    await expect(pictures).toHaveLength(offers.length)
    for (const picture of pictures) await expect(picture.getBBox().width).toBeGreaterThan(30)
  })

export const EachOffer = meta.story({
  render: () => (
    <ul className={tiles}>
      {offers.map((offer) => (
        <li key={offer.path} className={tile} data-family={offer.family}>
          <OfferPicture offer={offer} />
          <span className={tileName}>{offer.name}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement, step }) => {
    await step('Each offer has a picture', () => allDrawn(canvasElement))
  },
})

export const Marks = meta.story({
  args: { look: 'mark' },
  render: (args) => (
    <ul className={tiles}>
      {offers.map((offer) => (
        <li key={offer.path}>
          <div className={square40} data-family={offer.family}>
            <OfferPicture {...args} offer={offer} />
          </div>
          {offer.name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement, step }) => {
    await step('Each offer has a mark', () => allDrawn(canvasElement))
  },
})
