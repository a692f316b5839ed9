import { expect, fireEvent, fn } from 'storybook/test'
import demo from '#src/demos/mobile-wallet/demo.ts'
import tour from '#src/demos/mobile-wallet/tour.ts'
import { MobileWallet } from '#src/demos/mobile-wallet/MobileWallet.tsx'
import { sampleAddress, sampleRecipient } from '#src/demos/mobile-wallet/sampleMobileWallet.ts'
import { SECOND } from '#src/format/duration.ts'
import { loadLater } from '#src/demos/mobile-wallet/later.ts'
import preview from '#storybook/preview.tsx'
import {
  capabilitiesOf,
  demoMeta,
  journeyOf,
  passTime,
  previewOf,
  watchedCapabilities,
} from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './mobileWalletStates.ts'
import { onAPhone, onATablet, onTheSmallest } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'demos-mobile-wallet',
  title: 'Demos/Mobile wallet',
  component: MobileWallet,
  loaders: [loadLater],
  ...demoMeta('mobile-wallet', { parameters: inSection('Mobile wallet'), states, state: states.home }),
})

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const Home = meta.story({
  parameters: shows('Home, the balance is visible'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('I see the balance and five assets', async () => {
      await expect(canvas.getByRole('status', { name: 'Total balance' })).toHaveTextContent('$13,161.03')
      const assets = canvas.getAllByRole('listitem')
      await expect(assets).toHaveLength(5)
      await expect(assets[0]).toHaveTextContent(/Bitcoin BTC.*0\.0425 BTC.*\$2,865\.01.*\+1\.84%/)
    })
    await step('Buy is a sample control and does nothing', async () => {
      const buy = canvas.getByRole('button', { name: 'Buy' })
      await expect(buy).toHaveAccessibleDescription(/^Sample control\. In your version this /)
      await userEvent.click(buy)
      await expect(args.send).not.toHaveBeenCalled()
    })
    await step('Send and Receive choose their tabs', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'tabChosen', tab: 'send' })
      await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'tabChosen', tab: 'receive' })
    })
    await step('Security is the last of four tabs, by mouse and by arrow key', async () => {
      await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        'Home',
        'Send',
        'Receive',
        'Security',
      ])
      await userEvent.click(canvas.getByRole('tab', { name: 'Security' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'tabChosen', tab: 'settings' })
      canvas.getByRole('tab', { name: 'Home' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'tabChosen', tab: 'send' })
    })
    await step('The eye hides the balance', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'balanceHidden' })
    })
  },
})
/** The phones that show, from the left to the right: whose screens they are, and whether they are dimmed. */
const phonesOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role="tablist"]')[0]!.parentElement!.children]
    .filter((phone) => !phone.matches('[role="tablist"]'))
    .map((phone) => ({
      shows: phone.querySelector('h3')?.textContent,
      isInert: phone.matches('[aria-hidden="true"]:has(> [inert])'),
      ...boxOf(phone),
    }))
    .filter(({ opacity, width }) => opacity > 0 && width > 0)
    .toSorted((one, other) => one.left - other.left)
const boxOf = (phone: Element) => {
  const { left, width, height, bottom } = phone.getBoundingClientRect()
  return { left, width, height, bottom, opacity: Number(getComputedStyle(phone).opacity) }
}
/** What slides is in its place. */
const arrive = () => {
  for (const animation of document.getAnimations()) animation.finish()
}

export const ThreeInStep = meta.story({
  parameters: shows('Home, the balance is visible'),
  args: { state: states.receive },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await step(
      'The chosen screen is in the middle, its neighbors at its sides, smaller and dimmed',
      async () => {
        const phones = phonesOf(canvasElement)
        await expect(phones.map(({ shows: screen }) => screen)).toEqual(['Send', 'Receive', 'Security'])
        await expect(phones.map(({ isInert }) => isInert)).toEqual([true, false, true])
        const [left, middle, right] = [phones[0]!, phones[1]!, phones[2]!]
        await expect(left.width).toBeCloseTo(0.76 * middle.width, 0)
        await expect(right.width).toBeCloseTo(left.width, 2)
        await expect(middle.opacity).toBe(1)
        await expect(Math.max(left.opacity, right.opacity)).toBeLessThan(0.8)
        await expect(left.left + left.width).toBeLessThan(middle.left)
        await expect(right.left).toBeGreaterThan(middle.left + middle.width)
      },
    )
    await step('A press on a neighbor, wherever, brings it to the middle', async () => {
      const neighbor = canvasElement.querySelectorAll('[aria-hidden="true"]:has(> [inert])')[1]!
      const heading = neighbor.querySelector('h3')!.getBoundingClientRect()
      // What is pressed is what is found there: nothing in a neighbor can be reached.
      const pressed = document.elementFromPoint(
        heading.x + heading.width / 2,
        heading.y + heading.height / 2,
      )!
      await expect(getComputedStyle(pressed).cursor).toBe('pointer')
      await expect(getComputedStyle(pressed).userSelect).toBe('none')
      await userEvent.click(pressed)
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'tabChosen', tab: 'send' })
    })
    await step('Only the middle one is there for a screen reader', async () => {
      await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1)
      await expect(
        canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
      ).toEqual(['Receive'])
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    })
  },
})
const asset = shows('An asset is open')
/** Its week as a curve, inside the phone. */
export const EthereumOpen = meta.story({
  parameters: asset,
  args: { state: states.ethereumOpen },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The curve ends at the price, and is read along it', async () => {
      const picture = canvas.getByRole('img', {
        name: /^Ethereum, price over 7 days: from \$3,390\.40 to \$3,518\.22, /,
      })
      await expect(picture.getBoundingClientRect().height).toBeGreaterThan(180)
      await fireEvent.change(canvas.getByRole('slider'), { target: { value: '48' } })
      await expect(canvas.getByText('1 day ago')).toBeVisible()
      await expect(canvas.getByText('$3,540.17')).toBeVisible()
    })
    await step('A drag along it reads, and is no swipe', async () => {
      const picture = canvas.getByRole('img', { name: /^Ethereum, / })
      const { left, top, width } = picture.getBoundingClientRect()
      const at = (share: number) => ({ clientX: left + share * width, clientY: top + 40 })
      await userEvent.pointer([
        { keys: '[TouchA>]', target: picture, coords: at(0.9) },
        { pointerName: 'TouchA', target: picture, coords: at(0.25) },
        { keys: '[/TouchA]', target: picture, coords: at(0.25) },
      ])
      await expect(canvas.getByText('5 days 6 h ago')).toBeVisible()
      await expect(args.send).not.toHaveBeenCalled()
    })
    await step('Send takes the asset along; the arrow goes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(args.send).toHaveBeenNthCalledWith(1, { type: 'assetChosen', symbol: 'ETH' })
      await expect(args.send).toHaveBeenNthCalledWith(2, { type: 'tabChosen', tab: 'send' })
      await userEvent.click(canvas.getByRole('button', { name: 'Back to the assets' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'assetClosed' })
    })
  },
})
export const EthereumOpenOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.ethereumOpen },
  ...onAPhone,
})
export const BitcoinOpen = meta.story({ parameters: asset, args: { state: states.bitcoinOpen } })
/** The price is no balance, and stays. */
export const SolanaOpen = meta.story({
  parameters: asset,
  args: { state: states.solanaOpen },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$148.36')).toBeVisible()
    await expect(canvas.queryByText(/12\.5 SOL/)).not.toBeInTheDocument()
  },
})
export const AizOpen = meta.story({ parameters: asset, args: { state: states.aizOpen } })
export const TetherOpen = meta.story({ parameters: asset, args: { state: states.tetherOpen } })
/** A swipe on the phone in the middle brings a neighbor; up and down scrolls. */
export const Swiped = meta.story({
  args: { state: states.receive },
  play: async ({ canvas, userEvent, args }) => {
    const screen = canvas.getByRole('tabpanel')
    const swipe = (x: number, y: number) =>
      userEvent.pointer([
        { keys: '[TouchA>]', target: screen, coords: { clientX: 300, clientY: 300 } },
        { pointerName: 'TouchA', target: screen, coords: { clientX: 300 + x, clientY: 300 + y } },
        { keys: '[/TouchA]', target: screen, coords: { clientX: 300 + x, clientY: 300 + y } },
      ])
    await swipe(-20, 0)
    await swipe(-70, 60)
    await expect(args.send).not.toHaveBeenCalled()
    await swipe(-70, 10)
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'tabChosen', tab: 'settings' })
    await swipe(70, 10)
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'tabChosen', tab: 'send' })
  },
})
export const OnePhoneOnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(phonesOf(canvasElement)).toHaveLength(1)
    // Nothing is cut: the last asset is above the bar.
    const last = canvas.getAllByRole('listitem').at(-1)!.getBoundingClientRect()
    await expect(last.bottom).toBeLessThanOrEqual(canvas.getByRole('tablist').getBoundingClientRect().top)
  },
})
export const HomeOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const HomeOnTheSmallestPhone = meta.story({ tags: ['slow'], ...onTheSmallest })
export const BalanceHidden = meta.story({
  parameters: shows('The balance is hidden'),
  args: { state: states.balanceHidden },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await step('No balance and no value is left in the page, to the eye or to a screen reader', async () => {
      await expect(canvas.getByRole('status', { name: 'Total balance' })).toHaveTextContent('Balance hidden')
      await expect(canvasElement).not.toHaveTextContent('$')
      await expect(canvasElement).not.toHaveTextContent('0.0425')
      const dots = canvas.getAllByText('••••••')
      // Also those of the neighbor that sends: balance, worth, what is left.
      await expect(dots).toHaveLength(1 + 5 * 2 + 3)
      for (const each of dots) await expect(each).toHaveAttribute('aria-hidden', 'true')
      await expect(canvas.getAllByText('value hidden,')).toHaveLength(5)
    })
    await step('Changes in percent stay', async () => {
      await expect(canvas.getByText('+1.84%')).toBeVisible()
    })
    await step('The eye shows it again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show balance' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'balanceShown' })
    })
  },
})
export const BalanceHiddenOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.balanceHidden },
  ...onAPhone,
})
export const SendEmpty = meta.story({
  parameters: shows('Send'),
  args: { state: states.sendEmpty },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Send says what is missing', async () => {
      const button = canvas.getByRole('button', { name: 'Send Bitcoin' })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription('Type a recipient and an amount.')
    })
    await step('A sample recipient is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use a sample recipient' }))
      const text = sampleRecipient('BTC')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'textTyped', field: 'recipient', text })
    })
    await step('The fields take what I type and choose', async () => {
      await userEvent.type(canvas.getByLabelText('Recipient address'), '0')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'textTyped', field: 'recipient', text: '0' })
      await userEvent.type(canvas.getByLabelText('Amount'), '-')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'textTyped', field: 'amount', text: '-' })
      await userEvent.selectOptions(canvas.getByLabelText('Asset'), 'Solana (SOL)')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'assetChosen', symbol: 'SOL' })
    })
  },
})
export const SendFilled = meta.story({
  parameters: shows('Send'),
  args: { state: states.sendFilled },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Amount')).toHaveValue(' 0.250')
    await expect(canvas.getByLabelText('Asset')).toHaveAccessibleDescription('Sample balance 1.84 ETH')
    await expect(canvas.getByRole('meter', { name: 'Ethereum left' })).toHaveAttribute(
      'aria-valuetext',
      '1.5897 ETH',
    )
    await expect(canvas.getByText('Worth').nextElementSibling).toHaveTextContent('$879.55')
    await expect(canvas.getByText('Sample network fee').nextElementSibling).toHaveTextContent('0.0003 ETH')
  },
})
/** Above the limit, the first of two confirmations. */
export const ConfirmFirst = meta.story({
  args: { state: states.confirmFirst },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Above your limit of $1,000: you confirm twice.')).toBeVisible()
    await expect(canvas.getByText('To').nextElementSibling).toHaveTextContent(
      '0xd6b9e008fFc664B31Cce3C77f2176Cca9C6272Fc',
    )
    await expect(canvas.getByText('Left').nextElementSibling).toHaveTextContent('1.3397 ETH')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm 1 of 2' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'transferConfirmed' })
  },
})
/** The second confirmation is a sample control, and sends nothing. */
export const ConfirmedOnce = meta.story({
  args: { state: states.confirmedOnce },
  play: async ({ canvas, userEvent, args }) => {
    const last = canvas.getByRole('button', { name: 'Confirm 2 of 2' })
    await expect(last).toHaveAccessibleDescription(/^Sample control\. In your version this signs /)
    await userEvent.click(last)
    await expect(args.send).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }))
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'transferLeft' })
  },
})
export const ConfirmFirstOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.confirmFirst },
  ...onAPhone,
})
/** More than there is: said in words, and the button stays where it is. */
export const SendTooMuch = meta.story({
  args: { state: states.sendTooMuch },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is more than the sample balance.')).toBeVisible()
    await expect(canvas.getByText('Left').nextElementSibling).toHaveTextContent('–')
    await expect(canvas.getByRole('button', { name: 'Send Bitcoin' })).toBeDisabled()
  },
})
/** An address of one chain, and then an asset of another. */
export const SendToAnotherChain = meta.story({
  args: { state: states.sendToAnotherChain },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This does not look like an address on Ethereum.')).toBeVisible()
  },
})
export const SendFilledOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.sendFilled },
  ...onAPhone,
})
export const SendWithBalanceHidden = meta.story({
  parameters: shows('The balance is hidden'),
  args: { state: states.sendWithBalanceHidden },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Asset')).toHaveAccessibleDescription('Sample balance hidden')
    // Nor on the neighbor with the assets.
    await expect(canvas.queryByText(/0\.0425/)).not.toBeInTheDocument()
  },
})
export const ScriptTyped = meta.story({
  args: { state: states.scriptTyped },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Recipient address')).toHaveValue('<script>alert(1)</script>')
    await expect(canvas.getByLabelText('Amount')).toHaveValue('-5')
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
export const Receive = meta.story({
  parameters: shows('Receive'),
  args: { state: states.receive },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('0x4d9b…71fe')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
    await expect(args.capabilities.copyText).toHaveBeenCalledWith(sampleAddress)
    await expect(args.send).toHaveBeenCalledWith({ type: 'copied' })
  },
})
export const ReceiveOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.receive },
  ...onAPhone,
})
export const AddressCopied = meta.story({
  parameters: shows('Receive'),
  args: { state: states.addressCopied },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
  },
})
export const CopyFailed = meta.story({
  parameters: shows('Receive'),
  tags: ['slow'],
  args: {
    state: states.copyRefused,
    capabilities: { ...watchedCapabilities(), copyText: fn(() => Promise.resolve(false)) },
  },
  ...onAPhone,
  play: async ({ canvas, userEvent, args, step }) => {
    await step('I can copy the whole address by hand', async () => {
      await expect(canvas.getByText(sampleAddress)).toBeVisible()
    })
    await step('Trying again is refused again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'copyRefused' })
    })
  },
})
export const Security = meta.story({
  parameters: shows('Security'),
  args: { state: states.security },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await fireEvent.change(canvas.getByRole('slider', { name: 'Sample limit' }), { target: { value: '500' } })
    await expect(canvas.getByText('500 USD')).toBeVisible()
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
  },
})
export const SecurityOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.security },
  ...onAPhone,
})

export const SendSol = meta.story({ parameters: shows('Send'), args: { state: states.sendSol } })
export const SendUsdt = meta.story({ parameters: shows('Send'), args: { state: states.sendUsdt } })
export const SendAiz = meta.story({ parameters: shows('Send'), args: { state: states.sendAiz } })
export const HomeOnATablet = meta.story({ tags: ['slow'], ...onATablet })

/** Hide, send, receive, and home again. */
export const Journey = meta.story({
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 145 }),
  play: async (context) => {
    const { canvas, canvasElement, userEvent, step } = context
    await step('I open an asset by keyboard and go back, and stay where I was', async () => {
      canvas.getByRole('button', { name: /^Solana SOL/ }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('heading', { name: 'Solana' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Back to the assets' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: /^Solana SOL/ })).toHaveFocus()
    })
    await step('I hide the balance: every balance folds, on the neighbors as well', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }))
      await expect(canvas.getAllByText('••••••')).toHaveLength(14)
      await expect(canvasElement).not.toHaveTextContent('$')
      await expect(canvas.getByRole('status', { name: 'Total balance' })).toHaveTextContent('Balance hidden')
      await expect(canvas.getByRole('button', { name: 'Show balance' })).toHaveFocus()
    })
    await step('Under Security I read what such a wallet can have, and go back', async () => {
      const before = phonesOf(canvasElement).find(({ shows: screen }) => screen === 'Security')!
      // Of the frame; below Security, which has no sample buttons, it is not read but keeps its place: the phone has one height.
      const note = canvas.getByText(/^Dashed outline: a sample button/)
      const { height } = note.getBoundingClientRect()
      await expect(note).toBeVisible()
      await userEvent.click(canvas.getByRole('tab', { name: 'Security' }))
      await expect(canvas.getByRole('heading', { name: 'Security' })).toBeVisible()
      // The neighbor itself went to the middle, and the others followed.
      arrive()
      const phones = phonesOf(canvasElement)
      await expect(phones.map(({ shows: screen }) => screen)).toEqual(['Receive', 'Security', 'Assets'])
      await expect(phones[1]!.width).toBeGreaterThan(before.width)
      await expect(note).not.toBeVisible()
      await expect(note.getBoundingClientRect().height).toBe(height)
      await userEvent.click(canvas.getByRole('tab', { name: 'Home' }))
    })
    await step('Send, by keyboard, opens its tab and takes me along', async () => {
      canvas.getByRole('button', { name: 'Send' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('tab', { name: 'Send' })).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByRole('tabpanel', { name: 'Send' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByLabelText('Asset')).toHaveFocus()
    })
    await step('Above the limit I confirm twice; the second time is a sample', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use a sample recipient' }))
      await userEvent.type(canvas.getByLabelText('Amount'), '0.02')
      await userEvent.click(canvas.getByRole('button', { name: 'Send Bitcoin' }))
      await expect(canvas.getByRole('button', { name: 'Back to the form' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'Confirm 1 of 2' }))
      await expect(canvas.getByRole('button', { name: 'Confirm 2 of 2' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'Back to the form' }))
      await expect(canvas.getByRole('button', { name: 'Send Bitcoin' })).toHaveFocus()
    })
    await step('On Receive I copy the address', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Receive' }))
      await expect(canvas.getByRole('tab', { name: 'Receive' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }))
      await expect(capabilitiesOf(context).copyText).toHaveBeenCalledWith(sampleAddress)
      await expect(await canvas.findByText('Copied')).toBeVisible()
      passTime(context, 2 * SECOND)
      await expect(canvas.queryByText('Copied')).not.toBeInTheDocument()
    })
    await step('What I typed is still there, and the balance still hidden', async () => {
      canvas.getByRole('tab', { name: 'Receive' }).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByLabelText('Amount')).toHaveValue('0.02')
      await userEvent.keyboard('{ArrowLeft}')
      await userEvent.click(canvas.getByRole('button', { name: 'Show balance' }))
      await expect(canvas.getByRole('status', { name: 'Total balance' })).toHaveTextContent('$13,161.03')
      await userEvent.click(canvas.getByRole('tab', { name: 'Security' }))
      await expect(capabilitiesOf(context).close).not.toHaveBeenCalled()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
