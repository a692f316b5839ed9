import { expect, fireEvent, type within } from 'storybook/test'
import demo from '#src/demos/token-generator/demo.ts'
import airdropManager, { ClaimList } from '#src/demos/token-generator/forAirdropManager.tsx'
import enterpriseSolutions, { Vouchers } from '#src/demos/token-generator/forEnterpriseSolutions.tsx'
import gamingPlatform, { GuildInventory } from '#src/demos/token-generator/forGamingPlatform.tsx'
import tokenLocker, { UnlockStairs } from '#src/demos/token-generator/forTokenLocker.tsx'
import walletTracker, { FleetHoldings } from '#src/demos/token-generator/forWalletTracker.tsx'
import tour from '#src/demos/token-generator/tour.ts'
import { TokenGenerator } from '#src/demos/token-generator/TokenGenerator.tsx'
import preview from '#storybook/preview.tsx'
import { demoMeta, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './tokenForProducts.ts'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'demos-token-generator-for-products',
  title: 'Demos/Token generator/For other products',
  component: TokenGenerator,
  subcomponents: { UnlockStairs, ClaimList, FleetHoldings, Vouchers, GuildInventory },
  ...demoMeta('token-generator', {
    parameters: inSection('Token generator'),
    states,
    state: states.lockerBegun,
  }),
})

/** The figure of a panel, by its name. */
const figuresIn = (canvas: ReturnType<typeof within>) => (name: string) =>
  canvas.getByText(name, { selector: 'dt' }).nextElementSibling

/** The demo at work for the token locker. */
export const Preview = meta.story(previewOf(demo, tour, tokenLocker))

export const TokenLockerBegun = meta.story({
  parameters: shows('Step 1: filled in for a product'),
  args: { state: states.lockerBegun },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Token name')).toHaveValue('Harbor')
    await expect(canvas.getByLabelText('Symbol')).toHaveValue('HRB')
    await expect(canvas.getByLabelText('Total supply')).toHaveValue('100000000')
    await expect(canvas.getByRole('button', { name: 'Continue to Review' })).toBeEnabled()
  },
})
export const TokenLockerDone = meta.story({
  parameters: shows('Step 3: what a product does next'),
  args: { state: states.lockerDone, next: <UnlockStairs {...states.lockerDone.draft} /> },
  play: async ({ canvas, step }) => {
    const figure = figuresIn(canvas)
    const slider = canvas.getByRole('slider', { name: 'Month' })
    await step('Month 6 is read: half of the share is unlocked', async () => {
      await expect(figure('Unlocked by month 6')).toHaveTextContent('10,000,000')
      await expect(canvas.getByRole('img', { name: /Month 12 20,000,000/ })).toBeVisible()
    })
    await step('Before the cliff, nothing is', async () => {
      await fireEvent.input(slider, { target: { value: '2' } })
      await expect(figure('Unlocked by month 2')).toHaveTextContent(/^0\b/)
      await expect(figure('Still locked')).toHaveTextContent('20,000,000')
      await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Month 2: 0'))
    })
    await step('At the end, all of it is', async () => {
      await fireEvent.input(slider, { target: { value: '12' } })
      await expect(figure('Unlocked by month 12')).toHaveTextContent('20,000,000')
      await expect(figure('Still locked')).toHaveTextContent(/^0\b/)
    })
  },
})
export const TokenLockerOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.lockerDone, next: <UnlockStairs {...states.lockerDone.draft} /> },
  ...onAPhone,
})
export const AirdropManagerBegun = meta.story({
  parameters: shows('Step 1: filled in for a product'),
  args: { state: states.airdropBegun },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Token name')).toHaveValue('Meadow')
    await expect(canvas.getByLabelText('Symbol')).toHaveValue('MDW')
    await expect(canvas.getByLabelText('Total supply')).toHaveValue('8000000')
    await expect(canvas.getByRole('button', { name: 'Continue to Review' })).toBeEnabled()
  },
})
export const AirdropManagerDone = meta.story({
  parameters: shows('Step 3: what a product does next'),
  args: { state: states.airdropDone, next: <ClaimList {...states.airdropDone.draft} /> },
  play: async ({ canvas, userEvent, step }) => {
    const figure = figuresIn(canvas)
    const filled = () => canvas.getByRole('meter').getAttribute('aria-valuenow')
    await step('Two of six have claimed', async () => {
      await expect(figure('Claimed')).toHaveTextContent('336,000')
      await expect(filled()).toBe('42')
    })
    await step('One more claims, and what is open shrinks by its amount', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Claim: 0x71C0…D0F3' }))
      await expect(figure('Claimed')).toHaveTextContent('576,000')
      await expect(figure('Open')).toHaveTextContent('224,000')
      await expect(filled()).toBe('72')
      await expect(canvas.getByText('3 of 6 addresses have claimed.')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Claimed: 0x71C0…D0F3' })).toHaveFocus()
    })
  },
})
export const AirdropManagerOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.airdropDone, next: <ClaimList {...states.airdropDone.draft} /> },
  ...onAPhone,
})
export const WalletTrackerBegun = meta.story({
  parameters: shows('Step 1: filled in for a product'),
  args: { state: states.trackerBegun },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Token name')).toHaveValue('Convoy')
    await expect(canvas.getByLabelText('Symbol')).toHaveValue('CVY')
    await expect(canvas.getByLabelText('Total supply')).toHaveValue('2400000')
    await expect(canvas.getByRole('button', { name: 'Continue to Review' })).toBeEnabled()
  },
})
export const WalletTrackerDone = meta.story({
  parameters: shows('Step 3: what a product does next'),
  args: { state: states.trackerDone, next: <FleetHoldings {...states.trackerDone.draft} /> },
  play: async ({ canvas, userEvent, step }) => {
    const figure = figuresIn(canvas)
    await step('The main wallet received the supply and sent half of it', async () => {
      await expect(figure('Received')).toHaveTextContent('2,400,000')
      await expect(figure('Holds')).toHaveTextContent('1,200,000')
    })
    await step('Another wallet shows its transfers', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Payroll' }))
      const transfers = canvas.getByRole('list', { name: 'Transfers of Payroll' })
      await expect(transfers).toHaveTextContent(/From Office \+480,000.*To Vault −120,000/)
      await expect(figure('Holds')).toHaveTextContent('360,000')
    })
    await step('The bar has what all of them hold', async () => {
      await expect(
        canvas.getByRole('img', {
          name: /Main 50\.00%, Office 15\.00%, Payroll 15\.00%, Vault 20\.00%/,
        }),
      ).toBeVisible()
    })
  },
})
export const WalletTrackerOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.trackerDone, next: <FleetHoldings {...states.trackerDone.draft} /> },
  ...onAPhone,
})
export const EnterpriseSolutionsBegun = meta.story({
  parameters: shows('Step 1: filled in for a product'),
  args: { state: states.enterpriseBegun },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Token name')).toHaveValue('Corner Shop Points')
    await expect(canvas.getByLabelText('Symbol')).toHaveValue('CSP')
    await expect(canvas.getByLabelText('Total supply')).toHaveValue('1000000')
    await expect(canvas.getByRole('button', { name: 'Continue to Review' })).toBeEnabled()
  },
})
export const EnterpriseSolutionsDone = meta.story({
  parameters: shows('Step 3: what a product does next'),
  args: { state: states.enterpriseDone, next: <Vouchers {...states.enterpriseDone.draft} /> },
  play: async ({ canvas, userEvent, step }) => {
    const figure = figuresIn(canvas)
    await step('A redeemed voucher is paid with points', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Tote bag/ }))
      await expect(figure('Spent')).toHaveTextContent('250')
      await expect(figure('Left')).toHaveTextContent('750')
      await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '75')
      await expect(canvas.getByRole('button', { name: /^Tote bag.*Redeemed$/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })
    await step('By keyboard, another one', async () => {
      canvas.getByRole('button', { name: /^Coffee/ }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(figure('Left')).toHaveTextContent('650')
      await expect(canvas.getByText(/^2 of 3 vouchers redeemed/)).toBeVisible()
    })
  },
})
export const EnterpriseSolutionsOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.enterpriseDone, next: <Vouchers {...states.enterpriseDone.draft} /> },
  ...onAPhone,
})
export const GamingPlatformBegun = meta.story({
  parameters: shows('Step 1: filled in for a product'),
  args: { state: states.gamingBegun },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Token name')).toHaveValue('Guild Gold')
    await expect(canvas.getByLabelText('Symbol')).toHaveValue('GOLD')
    await expect(canvas.getByLabelText('Total supply')).toHaveValue('5000000')
    await expect(canvas.getByRole('button', { name: 'Continue to Review' })).toBeEnabled()
  },
})
export const GamingPlatformDone = meta.story({
  parameters: shows('Step 3: what a product does next'),
  args: { state: states.gamingDone, next: <GuildInventory {...states.gamingDone.draft} /> },
  play: async ({ canvas, userEvent, step }) => {
    const figure = figuresIn(canvas)
    await step('The hero has a shield, and puts on a cloak', async () => {
      await expect(canvas.getByRole('img', { name: 'The hero, equipped with: Shield' })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: /^Cloak/ }))
      await expect(canvas.getByRole('img', { name: 'The hero, equipped with: Shield, Cloak' })).toBeVisible()
      await expect(figure('Paid for items')).toHaveTextContent('22,500')
      await expect(figure('In the chest')).toHaveTextContent('27,500')
    })
    await step('A second press takes it off', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Cloak/ }))
      await expect(canvas.getByRole('img', { name: 'The hero, equipped with: Shield' })).toBeVisible()
      await expect(figure('In the chest')).toHaveTextContent('37,500')
    })
  },
})
export const GamingPlatformOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.gamingDone, next: <GuildInventory {...states.gamingDone.draft} /> },
  ...onAPhone,
})
/** Nothing can be divided, and the panel says so in words. */
export const SupplyIsNoNumber = meta.story({
  parameters: shows('Step 3: what a product does next'),
  args: { state: states.lockerNotANumber, next: <UnlockStairs {...states.lockerNotANumber.draft} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is not a number above 0, so there is nothing to divide/)).toBeVisible()
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
  },
})
export const AirdropOnTheSmallestPhone = meta.story({
  tags: ['slow'],
  args: { state: states.airdropDone, next: <ClaimList {...states.airdropDone.draft} /> },
  ...onTheSmallest,
})
/** Of any length: the panel keeps its layout. */
export const VeryLongText = meta.story({
  tags: ['slow'],
  args: {
    state: states.enterpriseVeryLong,
    next: <Vouchers {...states.enterpriseVeryLong.draft} />,
  },
  ...onAPhone,
})

/** The tour of each product: the fields are filled in, and it ends at the panel. */
export const TourTokenLocker = meta.story({
  ...tourOf(demo, tour, { forOffer: tokenLocker }),
  tags: ['slow'],
})
export const TourAirdropManager = meta.story({
  ...tourOf(demo, tour, { forOffer: airdropManager }),
  tags: ['slow'],
})
export const TourWalletTracker = meta.story({
  ...tourOf(demo, tour, { forOffer: walletTracker }),
  tags: ['slow'],
})
export const TourEnterpriseSolutions = meta.story({
  ...tourOf(demo, tour, { forOffer: enterpriseSolutions }),
  tags: ['slow'],
})
export const TourGamingPlatform = meta.story({
  ...tourOf(demo, tour, { forOffer: gamingPlatform }),
  tags: ['slow'],
})
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour, tokenLocker), tags: ['slow'] })
