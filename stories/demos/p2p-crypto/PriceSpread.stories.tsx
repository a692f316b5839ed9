import { expect, fn } from 'storybook/test'
import { PriceSpread } from '#src/demos/p2p-crypto/PriceSpread.tsx'
import { sampleOffers, type Asset, type Side } from '#src/demos/p2p-crypto/sampleOffers.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'

const { buy: asks, sell: bids } = sampleOffers
const ofBuyer: { side: Side; asset: Asset } = { side: 'buy', asset: 'ETH' }

const meta = preview.meta({
  id: 'parts-p2p-crypto-spread',
  title: 'Demo parts/P2P exchange: spread',
  component: PriceSpread,
  argTypes: {
    bids: oneOf({ samples: bids, 'one bid': bids.slice(0, 1), none: [] }),
    best: oneOf({ 'the best ask': asks[0], 'the best bid': bids[0], none: undefined }),
    asks: oneOf({ samples: asks, 'one ask': asks.slice(0, 1), none: [] }),
  },
  ...partOf('p2p-crypto'),
  args: {
    ...ofBuyer,
    payment: 'bank' as const,
    amount: '',
    bids,
    asks,
    lit: null,
    pressed: null,
    handlersOf: undefined,
    onPress: fn(),
  },
})

export const Spread = meta.story()
/** One of three does not take it. */
export const AmountBelowSome = meta.story({ args: { amount: '75' } })
/** The line is at the price of the offer that gives the most. */
export const BestForTheAmount = meta.story({
  args: { payment: 'upi', amount: '500', best: asks[2]! },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Most by UPI: TinLantern, /)).toBeVisible()
    const line = canvasElement.querySelector('svg[preserveAspectRatio] line')!.getBoundingClientRect()
    const mark = canvas.getByRole('button', { name: /^TinLantern, / }).getBoundingClientRect()
    await expect(Math.abs(line.left - (mark.left + mark.right) / 2)).toBeLessThan(2)
  },
})
export const Selling = meta.story({ args: { side: 'sell' } })
/** A mark is pressed: its trader and price are below the scale. */
export const Lit = meta.story({
  args: { lit: asks[0]!.id, pressed: asks[0]!.id },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [mark, another] = [asks[0]!, asks[4]!].map(({ trader }) =>
      canvas.getByRole('button', { name: new RegExp(`^${trader}, `) }),
    )
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText(new RegExp(`^${asks[0]!.trader}: .* of market$`))).toBeVisible()
    const drawn = canvasElement.querySelectorAll('svg[role="img"] g > svg')
    const middle = ({ left, width }: DOMRect) => left + width / 2
    const places = [...drawn].map((one) => Math.round(middle(one.getBoundingClientRect())))
    await expect(places).toContain(Math.round(middle(mark!.getBoundingClientRect())))
    await userEvent.click(another!)
    await expect(args.onPress).toHaveBeenCalledWith(asks[4]!.id)
  },
})
