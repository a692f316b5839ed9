import { expect, fireEvent, waitFor, within } from 'storybook/test'
import demo from '#src/demos/cross-chain/demo.ts'
import { lastTickOf, TICK_MS } from '#src/demos/cross-chain/crossChain.ts'
import { planOf } from '#src/demos/cross-chain/sampleChains.ts'
import tour from '#src/demos/cross-chain/tour.ts'
import { CrossChain } from '#src/demos/cross-chain/CrossChain.tsx'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, passTime, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './crossChainStates.ts'
import { onAPhone, onATablet, onTheSmallest } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

type Canvas = ReturnType<typeof within>
const routeOf = (canvas: Canvas) => canvas.getByRole('img', { name: /^Route from / })
const feeOf = (canvas: Canvas) => canvas.getByText('Bridge fee').nextElementSibling

/** Where the tile is after its slide, in px, and how much of it has the destination's color. */
function tileOf(canvas: Canvas) {
  const route = routeOf(canvas)
  for (const motion of route.getAnimations({ subtree: true })) motion.finish()
  const tile = route.querySelector('svg:has(rect + path)') as SVGSVGElement
  const { x, width } = tile.getBoundingClientRect()
  const { e } = new DOMMatrix(getComputedStyle(tile.querySelector('path')!).transform)
  return { x: x + width / 2, turned: -e / tile.viewBox.baseVal.width }
}

/** Whether each of the steps of "How it works" is lit. */
const litSteps = (canvas: Canvas) =>
  [...canvas.getByRole('heading', { name: 'How it works' }).nextElementSibling!.children].map(
    (step) => getComputedStyle(step.firstElementChild!).backgroundColor !== 'rgba(0, 0, 0, 0)',
  )

const meta = preview.meta({
  id: 'demos-cross-chain',
  title: 'Demos/Cross-chain bridge',
  component: CrossChain,
  ...demoMeta('cross-chain', { parameters: inSection('Bridge'), states, state: states.noAmount }),
})

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const NoAmount = meta.story({
  parameters: shows('From Ethereum to Polygon, no amount'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Bridge Assets is disabled, and says why', async () => {
      const bridge = canvas.getByRole('button', { name: 'Bridge Assets' })
      await expect(bridge).toBeDisabled()
      await expect(bridge).toHaveAccessibleDescription('Enter an amount.')
    })
    await step('The source cannot be chosen as the destination', async () => {
      const destinations = canvas.getByRole('combobox', { name: 'Destination chain' })
      await expect(destinations).toHaveValue('polygon')
      const disabled = [...destinations.querySelectorAll('option')].filter((option) => option.disabled)
      await expect(disabled.map((option) => option.textContent)).toEqual(['Ethereum (ETH)'])
    })
    await step('The route between the lists is a picture, with words', async () => {
      await expect(
        canvas.getByRole('img', {
          name: 'Route from Ethereum to Polygon in 4 steps: Lock, Confirm, Verify, Release. The tile is at Ethereum',
        }),
      ).toBeVisible()
      await expect(canvas.getByRole('heading', { name: 'Ethereum to Polygon' })).toBeVisible()
    })
    await step('The analysis names what it will show', async () => {
      await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'You send',
        'You receive',
        'Bridge fee',
        'Estimated time',
        'Security level',
      ])
      await expect(canvas.getByText('Type an amount')).toBeVisible()
      await expect(canvas.queryByText('Quantum-Safe')).not.toBeInTheDocument()
    })
    await step('Choices and typed text are sent', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Source chain' }), 'Solana (SOL)')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'sourceChosen', chain: 'solana' })
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Destination chain' }), 'BSC (BNB)')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'destinationChosen', chain: 'bsc' })
      await userEvent.type(canvas.getByLabelText('Amount'), '2')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'amountTyped', text: '2' })
    })
  },
})
export const NoAmountOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const Leaving = meta.story({
  parameters: shows('The amount crosses the arch, station by station'),
  args: { state: states.leaving },
  play: async ({ canvas }) => {
    await expect(routeOf(canvas)).toHaveAccessibleName(/The tile is at step 1, Lock$/)
  },
})
export const UnderWay = meta.story({
  parameters: shows('The amount crosses the arch, station by station'),
  args: { state: states.underWay },
  play: async ({ canvas }) => {
    await expect(routeOf(canvas)).toHaveAccessibleName(/The tile is at step 3, Verify$/)
    await expect(litSteps(canvas)).toEqual([true, true, true, false])
    await expect(canvas.getByText('0.0125 ETH')).toBeVisible()
  },
})
export const FeeLeaves = meta.story({
  parameters: shows('At the last station the fee leaves the tile'),
  args: { state: states.feeLeaves },
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(routeOf(canvas)).toHaveAccessibleName(
      /The fee of 0\.1% has left the tile\. The tile is at step 4, Release$/,
    )
    await expect(canvas.getByText('1:00')).toBeVisible()
    await expect(canvas.getByText('left of 7 min')).toBeVisible()
    await step('Replay can be pressed at any time', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Replay' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'replayPressed' })
    })
  },
})
export const FeeLeavesOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.feeLeaves },
  ...onAPhone,
  play: async ({ canvas }) => {
    // The clock is in the hollow, clear of the fee.
    const { right, bottom } = canvas.getByText('left of 7 min').getBoundingClientRect()
    const route = routeOf(canvas).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(route.bottom + 1)
    await expect(right).toBeLessThan(route.left + 0.8 * route.width - 7)
  },
})
/** Two sample routes beside the standard one: their steps, fees and minutes, and what arrives. */
export const Express = meta.story({
  parameters: shows('Another route: fewer stations, another fee'),
  args: { state: states.express },
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(routeOf(canvas)).toHaveAccessibleName(/in 2 steps: Lock, Release\. The fee of 0\.3%/)
    await expect(feeOf(canvas)).toHaveTextContent('0.0075 ETH 0.3% plus gas sample gas 0.0012 ETH')
    await expect(canvas.getByText('About 2 minutes')).toBeVisible()
    await expect(litSteps(canvas)).toEqual([true, true])
    await step('Each says what arrives by it', async () => {
      const names = canvas.getAllByRole('radio').map((radio) => radio.parentElement!.textContent)
      await expect(names).toEqual([
        'Standard2.4975 ETH, 7\u00a0min',
        'Express2.4925 ETH, 2\u00a0min',
        'Saver2.49875 ETH, 10\u00a0min',
      ])
      await userEvent.click(canvas.getByRole('radio', { name: /^Saver/ }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'routeChosen', route: 'saver' })
    })
  },
})
export const Saver = meta.story({
  args: { state: states.saver },
  play: async ({ canvas }) => {
    await expect(routeOf(canvas)).toHaveAccessibleName(/Lock, Confirm, Batch, Verify, Release/)
    await expect(litSteps(canvas)).toHaveLength(5)
  },
})
export const SaverOnAPhone = meta.story({ tags: ['slow'], args: { state: states.saver }, ...onAPhone })
export const Swapped = meta.story({
  parameters: shows('The chains change places, and the amount crosses the other way'),
  args: { state: states.swapped },
  play: async ({ canvas, userEvent, args }) => {
    await expect(routeOf(canvas)).toHaveAccessibleName(/^Route from Polygon to Ethereum /)
    await expect(feeOf(canvas)).toHaveTextContent('0.0025 POL')
    await userEvent.click(canvas.getByRole('button', { name: 'Swap Polygon and Ethereum' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'chainsSwapped' })
  },
})
export const UnderWayOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.underWay },
  ...onAPhone,
  play: async ({ canvas }) => {
    // The heading has room: neither the arch nor the tile runs through it.
    const heading = canvas.getByRole('heading', { name: 'Ethereum to Polygon' })
    const { bottom } = routeOf(canvas).getBoundingClientRect()
    await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  },
})
export const SentAgain = meta.story({
  parameters: shows('Another chain: back to the source and over the arch again'),
  args: { state: states.sentAgain },
  play: async ({ canvas }) => {
    await expect(routeOf(canvas)).toHaveAccessibleName(/^Route from Ethereum to BSC .* at Ethereum$/)
  },
})
export const AmountTyped = meta.story({
  parameters: shows('An amount is typed: its fee, and the analysis'),
  args: { state: states.amountTyped },
  play: async ({ canvas, userEvent, args, step }) => {
    await step(
      'The fee is a tenth of a percent, and the fixed values say that they are samples',
      async () => {
        for (const text of ['2.5 ETH', '0.0025 ETH', '0.1% plus gas', 'About 5-10 minutes', 'Quantum-Safe'])
          await expect(canvas.getByText(text)).toBeVisible()
        await expect(canvas.getByText('this route: 7 min')).toBeVisible()
        await expect(canvas.getByText('fixed sample')).toBeVisible()
      },
    )
    await step('What one receives is the largest figure', async () => {
      const analysis = within(canvas.getByRole('status', { name: 'Analysis' }))
      const sizeOf = (text: string) =>
        Number.parseFloat(
          getComputedStyle(analysis.getByText(text).closest('dd')!.firstElementChild!).fontSize,
        )
      await expect(sizeOf('2.4975 ETH')).toBeGreaterThan(sizeOf('2.5 ETH'))
    })
    await step('The tile has crossed, and all steps are lit', async () => {
      await expect(routeOf(canvas)).toHaveAccessibleName(/The tile is at Polygon$/)
      await expect(litSteps(canvas)).toEqual([true, true, true, true])
      const chains = within(canvas.getByRole('region', { name: 'Chains' }))
      await expect(chains.getByText('2.4975 ETH')).toBeVisible()
      for (const planned of ['1 min planned', '3 min planned', '2 min planned'])
        await expect(canvas.getAllByText(planned)[0]).toBeVisible()
      await expect(canvas.getByText('7 min')).toBeVisible()
      await expect(canvas.getByText('Arrived on Polygon, planned in 7 minutes.')).toBeInTheDocument()
    })
    await step('Bridge Assets is a sample control and does nothing', async () => {
      const bridge = canvas.getByRole('button', { name: 'Bridge Assets' })
      await expect(bridge).toHaveAccessibleDescription(/^Sample control\. In your version this /)
      await userEvent.click(bridge)
      await expect(canvas.getByLabelText('Amount')).toHaveValue('2.5')
      await expect(args.send).not.toHaveBeenCalled()
    })
  },
})
export const AmountTypedOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.amountTyped },
  ...onAPhone,
})
export const AmountTypedOnATablet = meta.story({
  tags: ['slow'],
  args: { state: states.amountTyped },
  ...onATablet,
})
export const NoAmountOnTheSmallestPhone = meta.story({ tags: ['slow'], ...onTheSmallest })
export const OtherChains = meta.story({
  parameters: shows('Each of the chains, from and to'),
  args: { state: states.otherChains },
})
export const SameChain = meta.story({
  parameters: shows('From a chain to itself'),
  args: { state: states.sameChain },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('img', { name: 'No route from Polygon to itself' })).toBeVisible()
    await expect(canvas.queryByText(/min planned/)).not.toBeInTheDocument()
    await step('There is no quote, and the fixed values say for what they are', async () => {
      await expect(feeOf(canvas)).toHaveTextContent(/^– 0\.1% plus gas$/)
      await expect(canvas.getByText('between different chains')).toBeVisible()
    })
    const destinations = canvas.getByRole('combobox', { name: 'Destination chain' })
    await expect(destinations).toHaveValue('polygon')
    await expect(destinations).toBeInvalid()
    await expect(destinations).toHaveAccessibleDescription('The same as the source chain.')
    const bridge = canvas.getByRole('button', { name: 'Bridge Assets' })
    await expect(bridge).toBeDisabled()
    await expect(bridge).toHaveAccessibleDescription(
      'Source and destination are both Polygon. Choose two different chains.',
    )
  },
})
export const SameChainOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.sameChain },
  ...onAPhone,
})
export const SameChainWithoutAmount = meta.story({
  parameters: shows('From a chain to itself'),
  args: { state: states.sameChainWithoutAmount },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bridge Assets' })).toHaveAccessibleDescription(
      'Source and destination are both Polygon. Choose two different chains. Enter an amount.',
    )
  },
})
export const SpacesTyped = meta.story({
  args: { state: states.blankTyped },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bridge Assets' })).toBeEnabled()
    await expect(canvas.getByText('0.1% plus gas')).toBeVisible()
    await expect(feeOf(canvas)).toHaveTextContent('–')
    await expect(routeOf(canvas)).toHaveAccessibleName(/The tile is at Ethereum$/)
  },
})
export const ScriptTyped = meta.story({
  args: { state: states.scriptTyped },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Amount')).toHaveValue('<script>alert(1)</script>')
    await expect(feeOf(canvas)).toHaveTextContent('–')
  },
})
export const TinyAmount = meta.story({
  args: { state: states.tinyAmount },
  play: async ({ canvas }) => {
    await expect(feeOf(canvas)).toHaveTextContent('<0.00000001 ETH')
  },
})
export const HugeAmount = meta.story({
  tags: ['slow'],
  args: { state: states.hugeAmount },
  ...onAPhone,
  play: async ({ canvas }) => {
    // In the destination's tile; below it in each of the three routes.
    const [arrived] = canvas.getAllByText(/^>1000T ETH/)
    const tile = arrived!.closest('p')!
    await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth)
  },
})
/** A press of "Bridge Assets" shows the receipt, by the typed amount and the chosen route. */
export const SlipOfATransfer = meta.story({
  tags: ['focus'],
  args: { state: states.express },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bridge Assets' }))
    await waitFor(() => expect(canvas.getByText('Receipt of the transfer')).toBeVisible())
    const released = canvas.getByText('Released on Polygon').nextElementSibling
    await expect(released).toHaveTextContent('2.4925 ETH')
  },
})
export const NegativeTyped = meta.story({ args: { state: states.negativeTyped } })
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

export const FromBscToSolana = meta.story({
  parameters: shows({ says: 'Each of the chains, from and to', after: 'demos-cross-chain--amount-typed' }),
  args: { state: states.fromBscToSolana },
})
export const FromPolygonToEthereum = meta.story({
  parameters: shows({
    says: 'Each of the chains, from and to',
    after: 'demos-cross-chain--from-bsc-to-solana',
  }),
  args: { state: states.fromPolygonToEthereum },
})

/** The gesture: the amount is dragged along the arch, and the clock says what is left there. */
export const Dragged = meta.story({
  parameters: shows('The amount is dragged along the arch'),
  args: { state: states.amountTyped },
  play: async ({ canvas, args }) => {
    const way = routeOf(canvas).parentElement!
    const handle = way.querySelector('[role="presentation"]')!
    const { left, top, width } = way.getBoundingClientRect()
    const at = (share: number) => ({
      pointerId: 1,
      clientX: left + share * width,
      clientY: top + 40,
      buttons: 1,
    })
    Object.assign(handle, { setPointerCapture: () => {}, hasPointerCapture: () => true })
    await fireEvent.pointerDown(handle, at(0.4))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'tileMoved', ticks: 3 })
    await fireEvent.pointerMove(handle, at(0.6))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'tileMoved', ticks: 12 })
    await fireEvent.pointerMove(handle, at(1.2))
    await expect(args.send).toHaveBeenCalledTimes(2)
  },
})
export const MovedBack = meta.story({
  args: { state: states.movedBack },
  play: async ({ canvas }) => {
    await expect(routeOf(canvas)).toHaveAccessibleName(/The tile is at step 2, Confirm$/)
    await expect(canvas.getByText('5:00')).toBeVisible()
    await expect(canvas.getByText('left of 8 min')).toBeVisible()
    await expect(canvas.getByText(/Sample: 120 blocks on Polygon/)).toBeVisible()
  },
})

/** From the first look, over the arch, to an enabled button that does nothing, with one wrong turn. */
export const Journey = meta.story({
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 71 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const source = () => canvas.getByRole('combobox', { name: 'Source chain' })
    const amount = () => canvas.getByLabelText('Amount')
    const bridge = () => canvas.getByRole('button', { name: 'Bridge Assets' })
    await step('It begins with Ethereum to Polygon, and no analysis', async () => {
      await expect(source()).toHaveValue('ethereum')
      await expect(canvas.queryByText('0.1% plus gas')).not.toBeInTheDocument()
      await expect(bridge()).toBeDisabled()
    })
    await step('With the first digit the tile leaves, and turns as it goes', async () => {
      const start = tileOf(canvas)
      await userEvent.type(amount(), '2')
      const places = [start, tileOf(canvas)]
      for (const [name, timeLeft, ticks] of [
        ['step 1, Lock', '6:40', 2],
        ['step 2, Confirm', '6:00', 9],
        ['step 3, Verify', '3:00', 6],
        ['step 4, Release', '1:00', 3],
      ] as const) {
        await expect(routeOf(canvas)).toHaveAccessibleName(new RegExp(`The tile is at ${name}$`))
        await expect(canvas.getByText(timeLeft)).toBeVisible()
        passTime(context, ticks * TICK_MS)
        places.push(tileOf(canvas))
      }
      await expect(routeOf(canvas)).toHaveAccessibleName(/The tile is at Polygon$/)
      const steps = places.slice(1).map(({ x, turned }, at) => ({
        far: x - places[at]!.x,
        turned: turned - places[at]!.turned,
      }))
      await expect(steps).toHaveLength(5)
      for (const { far, turned } of steps) {
        await expect(far).toBeGreaterThan(20)
        await expect(turned).toBeCloseTo(0.2, 2)
      }
    })
    await step('Replay sends it again', async () => {
      const replay = canvas.getByRole('button', { name: 'Replay' })
      await userEvent.click(replay)
      await expect(canvas.getByText('7:00')).toBeVisible()
      await expect(replay).toHaveFocus()
      await userEvent.clear(amount())
      await expect(routeOf(canvas)).toHaveAccessibleName(/The tile is at Ethereum$/)
    })
    await step('I swap the chains, and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Swap Ethereum and Polygon' }))
      await expect(source()).toHaveValue('polygon')
      await userEvent.click(canvas.getByRole('button', { name: 'Swap Polygon and Ethereum' }))
      await expect(source()).toHaveValue('ethereum')
    })
    await step('I type an amount: the analysis shows, and the button keeps its place', async () => {
      const before = bridge().getBoundingClientRect().toJSON() as object
      await userEvent.type(amount(), '2.5')
      await expect(canvas.getByText('About 5-10 minutes')).toBeVisible()
      await expect(feeOf(canvas)).toHaveTextContent('0.0025 ETH')
      await expect(bridge()).toBeEnabled()
      await expect(amount()).toHaveFocus()
      await expect(bridge().getBoundingClientRect().toJSON()).toEqual(before)
    })
    await step('I make Polygon the source: my choice stays, and I am told what is wrong', async () => {
      await userEvent.selectOptions(source(), 'Polygon (POL)')
      await expect(canvas.getByRole('combobox', { name: 'Destination chain' })).toHaveValue('polygon')
      await expect(bridge()).toBeDisabled()
      await expect(canvas.getByText(/^Source and destination are both Polygon/)).toBeVisible()
    })
    await step('I choose Solana as the destination, and press Bridge Assets: nothing happens', async () => {
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: 'Destination chain' }),
        'Solana (SOL)',
      )
      await userEvent.click(bridge())
      await expect(bridge()).toHaveFocus()
      await expect(amount()).toHaveValue('2.5')
      passTime(context, (lastTickOf(planOf('polygon', 'solana')) + 1) * TICK_MS)
      await expect(routeOf(canvas)).toHaveAccessibleName(/^Route from Polygon to Solana .* at Solana$/)
    })
    await step('Without the amount it is disabled again', async () => {
      await userEvent.clear(amount())
      await expect(bridge()).toHaveAccessibleDescription('Enter an amount.')
      await expect(canvas.queryByText('0.1% plus gas')).not.toBeInTheDocument()
      await expect(capabilitiesOf(context).close).not.toHaveBeenCalled()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
