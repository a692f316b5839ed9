import { expect, fireEvent, waitFor, within } from 'storybook/test'
import demo from '#src/demos/dapp/demo.ts'
import tour from '#src/demos/dapp/tour.ts'
import { Dapp } from '#src/demos/dapp/Dapp.tsx'
import { SAMPLE_RATE } from '#src/demos/dapp/sampleDapp.ts'
import { plainNumber } from '#src/format/number.ts'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './dappStates.ts'
import { onAPhone, onATablet, onTheSmallest } from '../../viewports.ts'
import { noPicture } from '../../checks.ts'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'demos-dapp',
  title: 'Demos/DApp interface',
  component: Dapp,
  ...demoMeta('dapp', { parameters: inSection('DApp'), states, state: states.notConnected }),
})

/** How many patches each side has, and how many are stamped. */
const patchesOf = (picture: HTMLElement) => {
  const [votesFor, against] = [...picture.querySelectorAll(':scope > g')].map((part) => [...part.children])
  const isStamped = (patch: Element) => patch.hasAttribute('class')
  return {
    for: votesFor?.length,
    against: against?.length,
    stamped: [...(votesFor ?? []), ...(against ?? [])].filter(isStamped).length,
  }
}

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const NotConnected = meta.story({
  parameters: shows('Not connected'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('All there is to do is to connect', async () => {
      await expect(canvas.queryByRole('tab')).not.toBeInTheDocument()
      await expect(canvas.queryByText(/0x/)).not.toBeInTheDocument()
    })
    await step(
      'The parts of the dashboard lie below it: names without figures, not to be reached',
      async () => {
        const picture = canvas.getByText('Portfolio').closest<HTMLElement>('[inert]')!
        await expect(picture).toHaveAttribute('aria-hidden', 'true')
        await expect([...picture.children].map(({ textContent }) => textContent)).toEqual([
          'Portfolio',
          'Rewards',
          'Governance power',
          'AI insights',
          'Holdings',
        ])
        await expect(picture).not.toHaveTextContent(/\d/)
        const connect = canvas.getByRole('button', { name: 'Connect Wallet' }).getBoundingClientRect()
        for (const patch of picture.children)
          await expect(patch.getBoundingClientRect().top).toBeGreaterThan(connect.bottom)
        await userEvent.tab()
        await expect(picture).not.toContainElement(document.activeElement as HTMLElement)
      },
    )
    await step('It says what connecting opens', async () => {
      await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'Dashboard',
        'AI Swap',
        'Quantum Stake',
        'DAO Vote',
      ])
      await userEvent.click(canvas.getByRole('button', { name: 'Connect Wallet' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'walletConnected' })
    })
  },
})
export const NotConnectedOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const Dashboard = meta.story({
  parameters: shows('Connected: dashboard'),
  args: { state: states.dashboard },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The head shows the shortened address and the balance', async () => {
      await expect(canvas.getByRole('group', { name: 'Connected wallet' })).toHaveTextContent(
        /0x9bEa…31d9.*3\.2 ETH.*Connected/,
      )
      await expect(canvas.queryByRole('button', { name: 'Connect Wallet' })).not.toBeInTheDocument()
    })
    await step('Nothing takes the focus on its arrival', async () => {
      await expect(document.body).toHaveFocus()
    })
    await step('Three cards and three insights, marked as samples', async () => {
      await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'Portfolio',
        'Rewards',
        'Governance power',
      ])
      await expect(canvas.getByText('Sample values. Not advice.')).toBeVisible()
      const insights = canvas.getByRole('heading', { name: 'AI insights' }).parentElement!
      await expect(within(insights).getAllByRole('listitem')).toHaveLength(3)
    })
    await step('The portfolio is drawn by its parts', async () => {
      await expect(canvas.getByRole('img', { name: 'Portfolio: ETH 69.33%, AIZ 30.67%' })).toBeVisible()
    })
    await step('A tab is chosen by mouse and by arrow key', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Quantum Stake' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'tabChosen', tab: 'stake' })
      canvas.getByRole('tab', { name: 'Dashboard' }).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'tabChosen', tab: 'governance' })
    })
  },
})
export const DashboardOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.dashboard },
  ...onAPhone,
})
export const DashboardOnTheSmallestPhone = meta.story({
  tags: ['slow'],
  args: { state: states.dashboard },
  ...onTheSmallest,
})
export const SwapEmpty = meta.story({
  parameters: shows('Connected: swap'),
  args: { state: states.swapEmpty },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Route, slippage and gas fee are there', async () => {
      await expect(canvas.getByText('ETH to AIZ, one pool')).toBeVisible()
      await expect(canvas.getByText('0.1%')).toBeVisible()
      await expect(canvas.getByText('0.0021 ETH')).toBeVisible()
    })
    await step('AI Swap is a sample control and does nothing', async () => {
      const swap = canvas.getByRole('button', { name: 'AI Swap' })
      await expect(swap).toHaveAccessibleDescription(/^Sample control\. In your version this /)
      await userEvent.click(swap)
      await expect(args.send).not.toHaveBeenCalled()
      await userEvent.click(swap)
    })
    await step('Without an amount, the quote is for one ETH, and To is empty', async () => {
      await expect(canvas.getByRole('heading', { name: 'Sample quote for 1 ETH' })).toBeVisible()
      await expect(canvas.getByText('8,477.64 AIZ')).toBeVisible()
      await expect(canvas.getByText('1 ETH = 8,477.64 AIZ')).toBeVisible()
      await expect(canvas.getByLabelText('To')).toHaveValue('')
    })
    await step('Both inputs take what I type', async () => {
      await userEvent.type(canvas.getByLabelText('From'), '-')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'fromTyped', text: '-' })
      await userEvent.type(canvas.getByLabelText('To'), 'x')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'toTyped', text: 'x' })
    })
  },
})
export const SwapQuoted = meta.story({
  parameters: shows('Connected: swap'),
  args: { state: states.swapQuoted },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Sample quote for 1.5 ETH' })).toBeVisible()
    await expect(canvas.getByText('12,716.46 AIZ')).toBeVisible()
    await expect(canvas.getByLabelText('To')).toHaveValue('12716.46')
    await expect(canvas.getByText('12,703.74 AIZ')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Portfolio: ETH 36.83%, AIZ 63.17%' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Connected wallet' })).toHaveTextContent(
      /After the swap.*1\.7 ETH/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'MAX: 3.1979 ETH, without the gas fee' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'fromTyped', text: '3.1979' })
  },
})
/** The slip below the pressed swap has its figures. */
export const SwapPressed = meta.story({
  tags: ['focus'],
  args: { state: states.swapQuoted },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'AI Swap' }))
    await expect((await canvas.findByText('Receipt of the swap')).closest('[popover]')).toHaveTextContent(
      /1\.5 ETH.*12,716\.46 AIZ.*0\.0021 ETH.*24,716\.46 AIZ/,
    )
    // Nothing of its row is below the button, so the slip is.
    await waitFor(async () => {
      const sheet = canvas.getByText('Receipt of the swap').closest('[aria-hidden]')!.getBoundingClientRect()
      const button = canvas.getByRole('button', { name: 'AI Swap' }).getBoundingClientRect()
      await expect(
        Math.round(Math.max(sheet.top - button.bottom, button.top - sheet.bottom, sheet.left - button.right)),
      ).toBe(12)
    })
  },
})
export const SwapQuotedOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.swapQuoted },
  ...onAPhone,
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('img', { name: /^Portfolio/ }).getBoundingClientRect()
    const { bottom } = canvas.getByLabelText('To').getBoundingClientRect()
    // What is typed and what it changes are in one window.
    await expect(bottom - top).toBeLessThan(500)
  },
})
export const SwapOfALittle = meta.story({
  args: { state: states.swapOfALittle },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('To')).toHaveValue('0.0848')
  },
})
/** What cannot be swapped has no receipt. */
export const SwapOfMoreThanTherePressed = meta.story({
  tags: ['check', '!dev', '!autodocs'],
  parameters: noPicture,
  args: { state: states.swapOfMoreThanThere },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'AI Swap' }))
    await waitFor(() =>
      expect(canvas.getByText(/^In your version/, { selector: '[aria-hidden] *' })).toBeVisible(),
    )
    await expect(canvas.queryByText('Receipt of the swap')).not.toBeInTheDocument()
  },
})
export const SwapOfMoreThanThere = meta.story({
  args: { state: states.swapOfMoreThanThere },
  play: async ({ canvas }) => {
    const from = canvas.getByLabelText('From')
    await expect(from).toBeInvalid()
    await expect(from).toHaveAccessibleDescription('The sample wallet holds 3.2 ETH. Type no more than that.')
    // The button stays pressable, without the look of the next thing to press.
    const swap = canvas.getByRole('button', { name: 'AI Swap' })
    await expect(swap).toBeEnabled()
    await expect(getComputedStyle(swap).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    await expect(canvas.getByRole('img', { name: 'Portfolio: ETH 69.33%, AIZ 30.67%' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Sample quote' }).nextElementSibling).toHaveTextContent(
      '–',
    )
    await expect(canvas.getByLabelText('To')).toHaveValue('')
  },
})
/** To was typed last, and From follows it. */
export const SwapWanted = meta.story({
  args: { state: states.swapWanted },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toHaveValue('0.58978688')
    await expect(canvas.getByLabelText('To')).toHaveValue('5000')
    await expect(canvas.getByText('5,000.00 AIZ')).toBeVisible()
  },
})
export const SwapOfNoNumber = meta.story({
  args: { state: states.swapOfNoNumber },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('To')).toHaveValue('')
    await expect(canvas.getByLabelText('From')).toHaveAccessibleDescription(
      'This is not an amount. Type a number above 0.',
    )
    await expect(canvas.getByRole('heading', { name: 'Sample quote' }).nextElementSibling).toHaveTextContent(
      '–',
    )
  },
})
export const SwapFilled = meta.story({
  parameters: shows('Connected: swap'),
  args: { state: states.swapFilled },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toHaveValue('0.50')
    await expect(canvas.getByLabelText('To')).toHaveValue('4000')
  },
})
export const SwapFilledOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.swapFilled },
  ...onAPhone,
})
export const ScriptTyped = meta.story({
  args: { state: states.scriptTyped },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toHaveValue('<script>alert(1)</script>')
    await expect(canvas.getByLabelText('To')).toHaveValue('-5')
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
})
export const Stake = meta.story({
  parameters: shows('Connected: stake'),
  args: { state: states.stake },
  play: async ({ canvas, canvasElement, args, step }) => {
    await expect(canvas.getByRole('heading', { name: 'Quantum Stake' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await expect(
      canvas.getByRole('img', { name: /^Rewards of a sample lock\. .* Day 120 286\.03 AIZ$/ }),
    ).toBeVisible()
    /** The end of the stairs, in percent of the picture: from the left, and from above. */
    const end = () =>
      canvasElement
        .querySelector('svg[preserveAspectRatio] path:not([d$="Z"])')!
        .getAttribute('d')!
        .match(/H([\d.]+)V([\d.]+)$/)!
        .slice(1)
        .map(Number)
    await step('More AIZ make the curve higher, more days make it longer and higher', async () => {
      const [along, down] = end()
      await fireEvent.change(canvas.getByRole('slider', { name: 'AIZ' }), { target: { value: '12000' } })
      await expect(canvas.getByText('You would have 12,572.05 AIZ')).toBeVisible()
      await expect(end()[0]).toBe(along)
      await expect(100 - end()[1]!).toBeCloseTo(2 * (100 - down!), 1)
      await fireEvent.change(canvas.getByRole('slider', { name: 'Days' }), { target: { value: '180' } })
      await expect(end()).toEqual([100, 0])
      await expect(args.send).not.toHaveBeenCalled()
    })
  },
})
export const StakeOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.stake },
  ...onAPhone,
  play: async ({ canvas }) => {
    // What is dragged and what it changes are in one window.
    const { top } = canvas.getByRole('img', { name: /^Portfolio/ }).getBoundingClientRect()
    const { bottom } = canvas.getByRole('slider', { name: 'AIZ' }).getBoundingClientRect()
    await expect(bottom - top).toBeLessThan(650)
    // A part more in the key moves nothing.
    const slider = canvas.getByRole('slider', { name: 'AIZ' })
    await fireEvent.change(slider, { target: { value: '12000' } })
    await expect(slider.getBoundingClientRect().bottom).toBeCloseTo(bottom, 0)
  },
})
export const Governance = meta.story({
  parameters: shows('Connected: governance'),
  args: { state: states.governance },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'DAO Vote' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Vote/ })).not.toBeInTheDocument()
    await expect(
      canvas.getByRole('img', { name: 'Sample vote: For 63.46%, Against 36.54%, threshold at 60 percent' }),
    ).toBeVisible()
  },
})
/** The votes of the wallet decide; the patches that change sides are stamped, and the dashboard follows. */
export const VotedAgainst = meta.story({
  parameters: shows('Connected: governance'),
  args: { state: states.governance },
  play: async ({ canvas, args }) => {
    const vote = () => patchesOf(canvas.getByRole('img', { name: /^Sample vote/ }))
    const outcome = () => canvas.getByText(/^(Passes|Fails)/)
    const give = (votes: number) =>
      fireEvent.change(canvas.getByRole('slider', { name: 'Your sample votes' }), {
        target: { value: String(votes) },
      })
    await expect(vote()).toEqual({ for: 63, against: 37, stamped: 0 })
    await give(12_000)
    await expect(outcome()).toHaveTextContent('Passes with 70.31% for')
    await give(0)
    await expect(outcome()).toHaveTextContent('Passes with 63.46% for')
    await give(-12_000)
    await expect(outcome()).toHaveTextContent('Fails: 51.56% for, 60% needed')
    await expect(vote()).toEqual({ for: 52, against: 48, stamped: 11 })
    await expect(args.send).not.toHaveBeenCalled()
  },
})
export const GovernanceOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.governance },
  ...onAPhone,
})

export const SwapFilledOnATablet = meta.story({
  tags: ['slow'],
  args: { state: states.swapFilled },
  ...onATablet,
})

/** When each patch over the dashboard begins to move and when it is away, in ms; in their order. */
const sewing = (place: HTMLElement) =>
  document
    .getAnimations()
    .filter(
      ({ effect }) =>
        effect instanceof KeyframeEffect &&
        effect.pseudoElement === '::after' &&
        place.contains(effect.target),
    )
    .flatMap(({ effect }) => {
      const { delay = 0, duration } = effect?.getTiming() ?? {}
      return [{ begins: delay, ends: delay + Number(duration) }]
    })

/** Connect, look, type a swap, read on. */
export const Journey = meta.story({
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 61 }),
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context
    await step('I connect by keyboard; it is announced, and I go on from the head', async () => {
      const said = canvas.getByRole('status')
      await expect(said).toBeEmptyDOMElement()
      canvas.getByRole('button', { name: 'Connect Wallet' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(said).toHaveTextContent('Sample wallet connected.')
      await expect(canvas.getByRole('group', { name: 'Connected wallet' })).toHaveFocus()
      await expect(canvas.queryByRole('button', { name: 'Connect Wallet' })).not.toBeInTheDocument()
    })
    await step(
      'The dashboard is sewn patch by patch: each slides to its place and goes away, within 0.9 s',
      async () => {
        const all = sewing(canvasElement)
        await expect(all).toHaveLength(8)
        const away = all.map(({ ends }) => ends).toSorted((one, other) => one - other)
        await expect(new Set(all.map(({ begins }) => begins)).size).toBeGreaterThanOrEqual(8)
        await expect(away.at(-1)).toBeGreaterThan(600)
        await expect(away.at(-1)).toBeLessThanOrEqual(900)
      },
    )
    await step(
      'After the two parts of the portfolio comes the first tab; an arrow brings AI Swap',
      async () => {
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: /^ETH/ })).toHaveFocus()
        await userEvent.tab()
        await userEvent.tab()
        await expect(canvas.getByRole('tab', { name: 'Dashboard' })).toHaveFocus()
        await userEvent.keyboard('{ArrowRight}')
        await expect(canvas.getByRole('tab', { name: 'AI Swap' })).toHaveFocus()
      },
    )
    const portfolio = () => canvas.getByRole('img', { name: /^Portfolio/ })
    const to = () => canvas.getByLabelText('To')
    await step('Each digit in From changes To, and the bar of the portfolio', async () => {
      await expect(portfolio()).toHaveAccessibleName('Portfolio: ETH 69.33%, AIZ 30.67%')
      await userEvent.type(canvas.getByLabelText('From'), '1')
      await expect(to()).toHaveValue(SAMPLE_RATE.toFixed(2))
      await expect(portfolio()).toHaveAccessibleName('Portfolio: ETH 47.67%, AIZ 52.33%')
      await userEvent.type(canvas.getByLabelText('From'), '.5')
      await expect(to()).toHaveValue((1.5 * SAMPLE_RATE).toFixed(2))
      await expect(canvas.getByText(`${plainNumber(1.5 * SAMPLE_RATE, 2)} AIZ`)).toBeVisible()
      await expect(portfolio()).toHaveAccessibleName('Portfolio: ETH 36.83%, AIZ 63.17%')
    })
    await step('What I type in To changes From, and the other way round', async () => {
      await userEvent.clear(to())
      await expect(canvas.getByLabelText('From')).toHaveValue('')
      await userEvent.type(to(), '5000')
      await expect(canvas.getByLabelText('From')).toHaveValue('0.58978688')
      await expect(canvas.getByText('5,000.00 AIZ')).toBeVisible()
      await userEvent.clear(canvas.getByLabelText('From'))
      await userEvent.type(canvas.getByLabelText('From'), '2.4')
      await expect(to()).toHaveValue((2.4 * SAMPLE_RATE).toFixed(2))
      await userEvent.click(canvas.getByRole('button', { name: 'AI Swap' }))
      await expect(canvas.getByLabelText('From')).toHaveValue('2.4')
    })
    await step('The other tabs describe and draw; what I typed stays', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'DAO Vote' }))
      const vote = canvas.getByRole('img', { name: /^Sample vote/ })
      await expect(patchesOf(vote)).toEqual({ for: 63, against: 37, stamped: 0 })
      await expect(within(vote.parentElement!).getByText('60%')).toBeVisible()
      await userEvent.click(canvas.getByRole('tab', { name: 'AI Swap' }))
      await expect(canvas.getByLabelText('From')).toHaveValue('2.4')
      await expect(capabilitiesOf(context).close).not.toHaveBeenCalled()
    })
    await step(
      'All tabs have one wallet: a lock takes from the swapped AIZ, and from the votes',
      async () => {
        const amount = 12_000 + 2.4 * SAMPLE_RATE
        await userEvent.click(canvas.getByRole('tab', { name: 'Quantum Stake' }))
        const lock = canvas.getByRole('slider', { name: 'AIZ' })
        await expect(lock).toHaveAttribute('max', '32000')
        await fireEvent.change(lock, { target: { value: '30000' } })
        await expect(portfolio()).toHaveAccessibleName(/^Portfolio: .*Locked AIZ 76\.67%$/)
        await userEvent.click(canvas.getByRole('tab', { name: 'DAO Vote' }))
        await expect(canvas.getByText(/The wallet has 2,346 votes/)).toBeVisible()
        await fireEvent.change(canvas.getByRole('slider', { name: 'Your sample votes' }), {
          target: { value: '2000' },
        })
        await userEvent.click(canvas.getByRole('tab', { name: 'Dashboard' }))
        await expect(Math.floor(amount - 30_000)).toBe(2346)
        await expect(sewing(canvasElement)).toEqual([])
        await expect(canvas.getByText('of 2,346 votes left')).toBeVisible()
        await expect(canvas.getByText('Your sample votes: 2,000 for.')).toBeVisible()
      },
    )
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
