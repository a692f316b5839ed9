import { expect } from 'storybook/test'
import demo from '#src/demos/dapp/demo.ts'
import tour from '#src/demos/dapp/tour.ts'
import { Dapp } from '#src/demos/dapp/Dapp.tsx'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './dappStates.ts'
import { onAPhone, onATablet, onTheSmallest } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'demos-dapp',
  title: 'Demos/DApp interface',
  component: Dapp,
  ...demoMeta('dapp', { parameters: inSection('DApp'), states, state: states.notConnected }),
})

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const NotConnected = meta.story({
  parameters: shows('Not connected'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('All there is to do is to connect', async () => {
      await expect(canvas.queryByRole('tab')).not.toBeInTheDocument()
      await expect(canvas.queryByText(/0x/)).not.toBeInTheDocument()
    })
    await step('The dashboard behind it is a picture: without figures, and not to be reached', async () => {
      const picture = canvas.getByText('Portfolio').closest('[inert]')
      await expect(picture).toHaveAttribute('aria-hidden', 'true')
      await expect(picture).not.toHaveTextContent(/\d/)
      await userEvent.tab()
      await expect(picture).not.toContainElement(document.activeElement as HTMLElement)
    })
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
      await expect(canvas.getByText(/Fixed sample values/)).toBeVisible()
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
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
    })
    await step('Both inputs take what I type', async () => {
      await userEvent.type(canvas.getByLabelText('From'), '-')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'amountTyped', side: 'from', text: '-' })
      await userEvent.type(canvas.getByLabelText('To'), 'x')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'amountTyped', side: 'to', text: 'x' })
    })
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Quantum Stake' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
})
export const Governance = meta.story({
  parameters: shows('Connected: governance'),
  args: { state: states.governance },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'DAO Vote' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Vote/ })).not.toBeInTheDocument()
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

/** Connect, look, type a swap, read on. */
export const Journey = meta.story({
  ...journeyOf(demo, tour, { longestMoment: 79 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await step('I connect by keyboard; it is announced, and I go on from the head', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
      canvas.getByRole('button', { name: 'Connect Wallet' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('status')).toHaveTextContent('Sample wallet connected.')
      await expect(canvas.getByRole('group', { name: 'Connected wallet' })).toHaveFocus()
      await expect(canvas.queryByRole('button', { name: 'Connect Wallet' })).not.toBeInTheDocument()
    })
    await step('The next stop is the first tab; an arrow brings AI Swap', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('tab', { name: 'Dashboard' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'AI Swap' })).toHaveFocus()
    })
    await step('To stays mine to type; AI Swap is a sample', async () => {
      await userEvent.type(canvas.getByLabelText('From'), '1.5')
      await expect(canvas.getByLabelText('To')).toHaveValue('')
      await userEvent.type(canvas.getByLabelText('To'), '12')
      await userEvent.click(canvas.getByRole('button', { name: 'AI Swap' }))
      await expect(canvas.getByLabelText('From')).toHaveValue('1.5')
    })
    await step('The other tabs describe; what I typed stays', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'DAO Vote' }))
      await expect(canvas.getByText(/You cannot vote/)).toBeVisible()
      await userEvent.click(canvas.getByRole('tab', { name: 'AI Swap' }))
      await expect(canvas.getByLabelText('To')).toHaveValue('12')
      await expect(capabilitiesOf(context).close).not.toHaveBeenCalled()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
