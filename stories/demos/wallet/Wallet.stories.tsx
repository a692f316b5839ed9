import { expect, fireEvent, waitFor } from 'storybook/test'
import demo from '#src/demos/wallet/demo.ts'
import { sampleAssets } from '#src/demos/wallet/sampleWallet.ts'
import { courseOf, gainOf } from '#src/demos/wallet/wallet.ts'
import { price } from '#src/format/money.ts'
import tour from '#src/demos/wallet/tour.ts'
import { Wallet } from '#src/demos/wallet/Wallet.tsx'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './walletStates.ts'
import { onAPhone, onATablet, onTheSmallest } from '../../viewports.ts'
import { noPicture } from '../../checks.ts'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'demos-wallet',
  title: 'Demos/Wallet',
  component: Wallet,
  ...demoMeta('wallet', { parameters: inSection('Wallet'), states, state: states.assets }),
})

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const Assets = meta.story({
  parameters: shows('Assets, the balance is visible'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('I see the shortened address and the balance', async () => {
      await expect(canvas.getByText('0x818A…D22e')).toBeVisible()
      await expect(canvas.getByRole('status', { name: 'Total balance' })).toHaveTextContent('$18,204.53')
      await expect(canvas.getByText('All assets. 24 hours:').parentElement).toHaveTextContent(
        '+$86.06, +0.48%',
      )
    })
    await step('What it is made of is drawn in the colors of the marks, and said', async () => {
      await expect(
        canvas.getByRole('img', {
          name: 'Shares of the balance: ETH 61.84%, AIZ 27.36%, USDC 10.16%, POL 0.64%',
        }),
      ).toBeVisible()
      const faces = (root: Element | null | undefined, shape: string) =>
        [...(root?.querySelectorAll(shape) ?? [])].map((part) => part.getAttribute('fill'))
      const marks = canvas.getAllByRole('rowheader').map((head: Element) => faces(head, 'path')[0])
      await expect(faces(canvas.getByRole('img', { name: /^Shares/ }), 'rect')).toEqual(marks)
    })
    await step('The smallest part takes a press beside it, too', async () => {
      const press = canvas.getByRole('img', { name: /^Shares/ }).querySelector('path')!
      await expect(press.getBoundingClientRect().width).toBe(24)
      await userEvent.click(press)
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'assetPressed', symbol: 'POL' })
    })
    await step('The curve of 30 days ends at the balance, and is read along it', async () => {
      const slider = canvas.getByRole('slider', { name: 'Read Balance, value over 30 days' })
      await expect(slider).toHaveAttribute('aria-valuetext', 'now: $18,204.53')
      await fireEvent.change(slider, { target: { value: '30' } })
      const { 30: then } = courseOf(sampleAssets, 'month')
      await expect(slider).toHaveAttribute('aria-valuetext', `15 days ago: ${price(then!)}`)
      await expect(canvas.getByText('15 days ago')).toBeVisible()
      await expect(canvas.getByText(price(then!))).toBeVisible()
    })
    await step('A part of the bar chooses its asset, as the entry below it does', async () => {
      const aiz = canvas.getByRole('img', { name: /^Shares/ }).querySelectorAll('rect')[1]!
      await userEvent.click(aiz)
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'assetPressed', symbol: 'AIZ' })
      await userEvent.click(canvas.getByRole('button', { name: 'ETH 61.84%' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'assetPressed', symbol: 'ETH' })
      args.send.mockClear()
    })
    await step('Four tokens, each with balance, value and change', async () => {
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(4)
      await expect(canvas.getByRole('row', { name: /Ethereum ETH/ })).toHaveTextContent(
        /3\.2 ETH.*\$11,258\.30.*−0\.62%/,
      )
    })
    await step('The icon buttons and the three actions are sample controls', async () => {
      for (const name of ['Copy address', 'Show QR code', 'Send', 'Receive', 'AI Swap']) {
        const control = canvas.getByRole('button', { name })
        await expect(control).toHaveAccessibleDescription(/^Sample control\. In your version this /)
        await userEvent.click(control)
      }
      await expect(args.send).not.toHaveBeenCalled()
      await expect(args.capabilities.copyText).not.toHaveBeenCalled()
    })
    await step('The eye hides the balance', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'balanceHidden' })
    })
    await step('A tab is chosen by mouse and by arrow key', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Transactions' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'tabChosen', tab: 'transactions' })
      canvas.getByRole('tab', { name: 'Assets' }).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'tabChosen', tab: 'nfts' })
    })
  },
})
/** The patches of the card's quilt that are in an asset's color, in hundredths. */
const litPatches = (root: HTMLElement) =>
  root.querySelector('svg[viewBox="0 0 25 4"] path:last-child')?.getAttribute('d')?.match(/M/g)?.length ?? 0

export const ChosenEthereum = meta.story({
  parameters: shows('An asset is chosen'),
  args: { state: states.chosenEthereum },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await step('The card has as many patches in its color as its share, and says both in words', async () => {
      await expect(canvas.getByText('Ethereum, 61.84% of it. 24 hours:')).toBeVisible()
      await expect(litPatches(canvasElement)).toBe(62)
      await expect(canvas.getByText(price(gainOf(sampleAssets.slice(0, 1))))).toBeVisible()
    })
    await step('The curve is that of its value, in its color', async () => {
      const picture = canvas.getByRole('img', { name: /^Ethereum, value over 30 days: from \$/ })
      await expect(picture.querySelector('path')).toHaveAttribute('fill', '#4f63cf')
      await expect(canvas.getByRole('slider', { name: /^Read/ })).toHaveAttribute(
        'aria-valuetext',
        'now: $11,258.30',
      )
    })
    await step('The asset is pressed; another press on it takes it back', async () => {
      const asset = canvas.getByRole('button', { name: 'Ethereum ETH' })
      await expect(asset).toHaveAttribute('aria-pressed', 'true')
      await userEvent.click(asset)
      await expect(args.send).toHaveBeenCalledWith({ type: 'assetPressed', symbol: 'ETH' })
    })
  },
})
export const ChosenAiz = meta.story({
  parameters: shows('An asset is chosen'),
  args: { state: states.chosenAiz },
  play: async ({ canvasElement }) => {
    await expect(litPatches(canvasElement)).toBe(27)
  },
})
/** The slip below a pressed button is about the chosen asset. */
export const SendPressed = meta.story({
  tags: ['focus'],
  args: { state: states.chosenAiz },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect((await canvas.findByText('Receipt of the transfer')).closest('[popover]')).toHaveTextContent(
      /3,000 AIZ, \$1,245\.00.*0x3794…1023.*9,000 AIZ/,
    )
  },
})
/** The address is a code that a phone reads from the screen, in both themes. */
export const ReceivePressed = meta.story({
  tags: ['focus'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    const code = await waitFor(() => {
      const found = canvasElement.querySelector<SVGElement>('[popover] svg:has(path[d^="M4 4"])')
      if (!found) throw new Error('There is no code.')
      return found
    })
    await expect(code.getBoundingClientRect().width).toBe(160)
  },
})
export const SwapPressed = meta.story({
  tags: ['focus'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'AI Swap' }))
    await expect((await canvas.findByText('Routes, the best first')).closest('[popover]')).toHaveTextContent(
      /0\.8 ETH.*Two pools, chosen.*6,769\.9 AIZ.*One pool/,
    )
  },
})
export const ChosenUsdc = meta.story({
  parameters: shows('An asset is chosen'),
  args: { state: states.chosenUsdc },
  play: async ({ canvas }) => {
    // A flat line is in the middle; its words are beside it.
    const picture = canvas.getByRole('img', { name: /^USD Coin, value/ })
    const line = picture.querySelectorAll('path')[1]!.getBoundingClientRect()
    const high = [...picture.querySelectorAll('text')][0]!.getBoundingClientRect()
    await expect(line.top - high.bottom).toBeLessThan(20)
  },
})
/** Ethereum at +10%: total, shares, patches and table follow; the curve keeps today, and a dashed line leads on from it. */
export const EthereumMoved = meta.story({
  parameters: shows('A price is tried'),
  args: { state: states.ethereumMoved },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('status', { name: 'Total balance' })).toHaveTextContent('$19,330.36')
    await expect(canvas.getByText('Ethereum, 64.07% of it. +10%:')).toBeVisible()
    await expect(canvas.getByText('+$1,125.83')).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^Shares of the balance: ETH 64\.07%/ })).toBeVisible()
    await expect(litPatches(canvasElement)).toBe(64)
    await expect(canvas.getByRole('slider', { name: /^Read Ethereum/ })).toHaveAttribute(
      'aria-valuetext',
      'now: $11,258.30',
    )
    const picture = canvas.getByRole('img', { name: /, tried \$12,384\.13$/ })
    const [line, ahead] = [...picture.querySelectorAll('path')]
      .slice(1)
      .map((path) => path.getBoundingClientRect())
    await expect(ahead!.left).toBeCloseTo(line!.right, 0)
    await expect(ahead!.top).toBeLessThan(line!.top)
    await expect(canvas.getByRole('row', { name: /Ethereum ETH/ })).toHaveTextContent(/If \+10%$/)
    await expect(canvas.getByRole('row', { name: /Polygon POL/ })).toHaveTextContent(/%$/)
    const slider = canvas.getByRole('slider', { name: 'If ETH moves' })
    await expect(slider).toHaveAttribute('aria-valuetext', '+10%')
    await fireEvent.change(slider, { target: { value: '-20' } })
    await expect(args.send).toHaveBeenCalledWith({ type: 'moveTried', percent: -20 })
  },
})
/** All prices at -20%: a stable coin stays where it is, and keeps its change of 24 hours. */
export const AllMoved = meta.story({
  parameters: shows('A price is tried'),
  args: { state: states.allMoved },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All but stable coins. −20%:')).toBeVisible()
    await expect(canvas.getAllByText('If −20%')).toHaveLength(3)
    await expect(canvas.getByRole('row', { name: /USD Coin USDC/ })).toHaveTextContent(/\$1,850\.00.*0\.00%$/)
  },
})
/** A small share has one patch; hidden, the gain is hidden as well. */
export const ChosenPolygon = meta.story({
  parameters: shows('An asset is chosen'),
  args: { state: states.chosenPolygon },
  play: async ({ canvas, canvasElement }) => {
    await expect(litPatches(canvasElement)).toBe(1)
    await expect(canvas.queryByText(/^−\$1\./)).not.toBeInTheDocument()
  },
})
export const Week = meta.story({
  parameters: shows('Another range is chosen'),
  args: { state: states.week },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: /^Balance, value over 7 days: from \$/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '90 days' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'rangeChosen', range: 'quarter' })
  },
})
export const QuarterOfAiz = meta.story({
  parameters: shows('Another range is chosen'),
  args: { state: states.quarter },
})
export const AssetsOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const AssetsOnTheSmallestPhone = meta.story({ tags: ['slow'], ...onTheSmallest })
export const BalanceHidden = meta.story({
  parameters: shows('The balance is hidden'),
  args: { state: states.balanceHidden },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await step('No balance and no value is left in the page, to the eye or to a screen reader', async () => {
      await expect(canvas.getByRole('status', { name: 'Total balance' })).toHaveTextContent('Balance hidden')
      await expect(canvasElement).not.toHaveTextContent('$')
      await expect(canvasElement).not.toHaveTextContent('3.2 ETH')
      await expect(canvas.getAllByText('Hidden')).toHaveLength(4 * 2 + 1)
      const slider = canvas.getByRole('slider', { name: 'Read Balance, value over 30 days' })
      await expect(slider).toHaveAttribute('aria-valuetext', 'now: hidden')
      for (const dots of canvas.getAllByText('••••••'))
        await expect(dots).toHaveAttribute('aria-hidden', 'true')
    })
    await step('Changes and shares in percent stay: they tell no balance', async () => {
      await expect(canvas.getByText('−0.62%')).toBeVisible()
      await expect(canvas.getByRole('img', { name: /^Shares of the balance: ETH 61\.84%/ })).toBeVisible()
    })
    await step('The eye shows it again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show balance' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'balanceShown' })
    })
  },
})
/** No slip tells a hidden balance. */
export const SendPressedWhileHidden = meta.story({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  args: { state: states.balanceHidden },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const slip = (await canvas.findByText('Receipt of the transfer')).closest('[popover]')
    await expect(slip).toHaveTextContent(/To.*Network fee/)
    await expect(slip).not.toHaveTextContent(/Amount|Left/)
    const swap = canvas.getByRole('button', { name: 'AI Swap' })
    await userEvent.click(swap)
    await expect(canvas.queryByText(/^Routes/)).not.toBeInTheDocument()
    await userEvent.click(swap)
  },
})
export const BalanceHiddenOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.balanceHidden },
  ...onAPhone,
})
export const Transactions = meta.story({
  parameters: shows('Transactions'),
  args: { state: states.transactions },
  play: async ({ canvas, step }) => {
    await step('Each tells what came from or went to whom, when, and how it went', async () => {
      await expect(canvas.getByRole('row', { name: /0\.5 ETH/ })).toHaveTextContent(
        /Received.*0\.5 ETH.*from.*0xd6b9…72Fc.*12 min ago.*Pending/,
      )
      await expect(canvas.getByRole('row', { name: /250 USDC/ })).toHaveTextContent(
        /Sent.*250 USDC.*to.*0x3794…1023.*3 hours ago.*Completed/,
      )
    })
  },
})
export const TransactionsHidden = meta.story({
  parameters: shows('The balance is hidden'),
  args: { state: states.transactionsHidden },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Hidden')).toHaveLength(5 + 1)
    await expect(canvas.getByRole('table', { name: 'Transactions' })).not.toHaveTextContent(
      /0\.5|250|1,500|86\.4|0\.125/,
    )
  },
})
export const TransactionsOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.transactions },
  ...onAPhone,
})
export const Nfts = meta.story({
  parameters: shows('NFTs'),
  args: { state: states.nfts },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No NFTs found')).toBeVisible()
    await expect(
      canvas.getByText('In the marketplace, samples').nextElementSibling?.querySelectorAll('svg'),
    ).toHaveLength(4)
    const explore = canvas.getByRole('button', { name: 'Explore NFT Marketplace' })
    await expect(explore).toHaveAccessibleDescription(/^Sample control\. In your version this /)
    await userEvent.click(explore)
    await expect(args.send).not.toHaveBeenCalled()
  },
})
export const NftsOnAPhone = meta.story({ tags: ['slow'], args: { state: states.nfts }, ...onAPhone })

export const AssetsOnATablet = meta.story({ tags: ['slow'], ...onATablet })

/** Hide, look around, show again. */
export const Journey = meta.story({
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 75 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const balance = () => canvas.getByRole('status', { name: 'Total balance' })
    await step('I press an asset, and the card answers in its color', async () => {
      await expect(litPatches(context.canvasElement)).toBe(0)
      await userEvent.click(canvas.getByRole('button', { name: 'Ethereum ETH' }))
      await expect(litPatches(context.canvasElement)).toBe(62)
    })
    await step('The curve goes to its value, and back to the balance with a second press', async () => {
      const ends = () => canvas.getByRole('slider', { name: /^Read/ }).getAttribute('aria-valuetext')
      await expect(ends()).toBe('now: $11,258.30')
      await userEvent.click(canvas.getByRole('button', { name: 'AIZ 27.36%' }))
      await expect(ends()).toBe('now: $4,980.00')
      await expect(litPatches(context.canvasElement)).toBe(27)
      await userEvent.click(canvas.getByRole('button', { name: 'Ethereum ETH' }))
    })
    await step('I choose another range', async () => {
      const picture = () => canvas.getByRole('img', { name: /, value over / }).querySelectorAll('path')[1]
      const before = picture()!.getAttribute('d')
      await userEvent.click(canvas.getByRole('radio', { name: '90 days' }))
      await expect(picture()!.getAttribute('d')).not.toBe(before)
    })
    await step('I hide the balance, and stay on the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }))
      await expect(balance()).toHaveTextContent('Balance hidden')
      await expect(canvas.getByRole('button', { name: 'Show balance' })).toHaveFocus()
    })
    await step('I look at the transactions, by keyboard', async () => {
      canvas.getByRole('tab', { name: 'Assets' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('table', { name: 'Transactions' })).toBeVisible()
      await expect(canvas.getByRole('tab', { name: 'Transactions' })).toHaveFocus()
    })
    await step('No NFTs; exploring is a sample', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'NFTs' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Explore NFT Marketplace' }))
      await expect(canvas.getByText('No NFTs found')).toBeVisible()
    })
    await step('Back at the assets they are still hidden; I show them', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Assets' }))
      await expect(canvas.getAllByText('Hidden')).toHaveLength(4 * 2 + 1)
      await userEvent.click(canvas.getByRole('button', { name: 'Show balance' }))
      await expect(balance()).toHaveTextContent('$18,204.53')
      await expect(canvas.queryByText('Hidden')).not.toBeInTheDocument()
    })
    await step('Nothing was copied and nothing closed', async () => {
      await expect(capabilitiesOf(context).copyText).not.toHaveBeenCalled()
      await expect(capabilitiesOf(context).close).not.toHaveBeenCalled()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
