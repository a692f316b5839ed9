import { expect, fireEvent, waitFor, within } from 'storybook/test'
import demo from '#src/demos/dao/demo.ts'
import tour from '#src/demos/dao/tour.ts'
import { Dao } from '#src/demos/dao/Dao.tsx'
import { sampleProposals } from '#src/demos/dao/sampleDao.ts'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, passTime, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { hostileProposals, states } from './daoStates.ts'
import { oneOf } from '../../controls.ts'
import { inSection, shows } from '../../card.ts'
import { onAPhone, onATablet, onTheSmallest } from '../../viewports.ts'

const meta = preview.meta({
  id: 'demos-dao',
  title: 'Demos/DAO governance',
  component: Dao,
  ...demoMeta('dao', {
    states,
    state: states.everything,
    parameters: inSection('DAO'),
    argTypes: { proposals: oneOf({ samples: sampleProposals, hostile: hostileProposals, none: [] }) },
  }),
})

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const Everything = meta.story({
  parameters: shows({ says: 'A proposal is active: one may vote', after: 'parts-dao--active-proposal' }),
  play: async ({ canvas, userEvent, args, step }) => {
    const row = (title: string) =>
      within(canvas.getByRole('heading', { level: 4, name: title }).closest('li') as HTMLElement)
    await step('Only active proposals can be voted on', async () => {
      for (const { title, status } of sampleProposals) {
        const buttons = row(title).queryAllByRole('button', { name: /^Vote / })
        await expect(buttons).toHaveLength(status === 'active' ? 2 : 0)
        await expect(row(title).getByText(status === 'active' ? 'Active' : 'Passed')).toBeVisible()
      }
    })
    await step('Votes are sample controls and do nothing', async () => {
      for (const name of [
        'Vote For: Lower the swap fee to 0.25%',
        'Vote Against: Lower the swap fee to 0.25%',
      ]) {
        const vote = canvas.getByRole('button', { name })
        await expect(vote).toHaveAccessibleDescription(/^Sample control\. In your version this /)
        await userEvent.click(vote)
      }
      await userEvent.keyboard('{Escape}')
      await expect(args.send).not.toHaveBeenCalled()
    })
    await step('Both sides have a count and a share', async () => {
      const swapFee = row('Lower the swap fee to 0.25%')
      await expect(swapFee.getByText('96,450')).toBeVisible()
      await expect(swapFee.getByText('88,120')).toBeVisible()
      await expect(
        swapFee.getByRole('meter', { name: 'Votes for: Lower the swap fee to 0.25%' }),
      ).toHaveAttribute('aria-valuetext', '52.26% for, 47.74% against, needs 60%')
    })
    await step('The notch has the share that a proposal needs below it', async () => {
      const needs = row('Lower the swap fee to 0.25%').getByText('Needs 60%').getBoundingClientRect()
      const bar = row('Lower the swap fee to 0.25%')
        .getByRole('meter', { name: /^Votes/ })
        .getBoundingClientRect()
      await expect((needs.left + needs.width / 2 - bar.left) / bar.width).toBeCloseTo(0.6, 1)
      await expect(needs.top).toBeGreaterThan(bar.top)
    })
    await step('The treasury is drawn, and is a table, too', async () => {
      await expect(canvas.getByRole('img', { name: /^Treasury/ })).toHaveAccessibleName(
        'Treasury by value: ETH 37.50%, USDC 25.00%, AIZ 25.00%, WBTC 12.50%',
      )
      const treasury = within(canvas.getByRole('table', { name: 'What the treasury holds' }))
      await expect(treasury.getByRole('row', { name: /ETH.*517.34.*\$1,820,124.*37\.50%/ })).toBeVisible()
      await expect(treasury.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
        'ETH',
        'USDC',
        'AIZ',
        'WBTC',
      ])
    })
  },
})
/** The gesture: votes on one side turn a proposal, and what it spends leaves the treasury. */
export const VotesTried = meta.story({
  parameters: shows('Votes are tried'),
  play: async ({ canvas, args, step }) => {
    const give = (of: RegExp, votes: number) =>
      fireEvent.change(canvas.getByRole('slider', { name: of }), { target: { value: String(votes) } })
    const treasury = () => canvas.getByRole('img', { name: /^Treasury/ })
    const row = (title: string) => within(canvas.getByRole('heading', { name: title }).closest('li')!)
    await step('The swap fee fails, and passes with enough votes for it', async () => {
      const fee = row('Lower the swap fee to 0.25%')
      await expect(fee.getByText('Fails: 52.26% for, 60% needed')).toBeVisible()
      await give(/swap fee/, 36_000)
      await expect(fee.getByText('Passes with 60.05% for')).toBeVisible()
      await expect(fee.getByText('132,450')).toBeVisible()
      await expect(treasury()).not.toHaveAccessibleName(/Gone/)
    })
    await step('What passing proposals spend leaves the treasury, and its total follows', async () => {
      await give(/second audit/, 2000)
      await expect(treasury()).toHaveAccessibleName(/WBTC 12\.50%\. Gone: USDC 1\.24%/)
      await expect(canvas.getByText('$4,793,664.00')).toBeVisible()
      await give(/grants round/, 4000)
      await expect(canvas.getByText('$4,553,664.00')).toBeVisible()
      await expect(canvas.getByText('Votes cast, with yours').nextElementSibling).toHaveTextContent(
        '1,110,570',
      )
    })
    await step('Enough votes against it bring it back', async () => {
      await give(/grants round/, -120_000)
      await expect(
        row('Open a grants round for developer tools').getByText(/^Fails: 47\.92% for/),
      ).toBeVisible()
      await expect(canvas.getByText('$4,793,664.00')).toBeVisible()
      await expect(args.send).not.toHaveBeenCalled()
    })
  },
})
/** The slip below a pressed vote takes the votes that were tried on its side, and those of the other side not. */
export const VotePressed = meta.story({
  tags: ['focus', 'slow'],
  play: async ({ canvas, userEvent }) => {
    // A slip of an earlier press stays in the page, hidden.
    const slip = async () =>
      (await canvas.findByText('Receipt of the vote', { ignore: '[hidden] *' })).closest('[popover]')
    await fireEvent.change(canvas.getByRole('slider', { name: /swap fee/ }), { target: { value: '36000' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Vote Against: Lower the swap fee to 0.25%' }))
    await expect(await slip()).toHaveTextContent(/120,000 against.*Fails: 31\.67% for/)
    await userEvent.click(canvas.getByRole('button', { name: 'Vote For: Lower the swap fee to 0.25%' }))
    await expect(await slip()).toHaveTextContent(/36,000 for.*Passes with 60\.05% for.*\$4\.85M.*18 hours/)
  },
})
export const VotePressedOnAPhone = VotePressed.extend({ tags: ['slow'], ...onAPhone })
/** The gesture: what a proposal spends rises from the treasury, by pointer, by keyboard, and by a press. */
export const ProposalLifted = meta.story({
  tags: ['slow'],
  parameters: shows('A proposal is lifted in the treasury'),
  play: async ({ canvas, userEvent, args, step }) => {
    const treasury = () => canvas.getByRole('img', { name: /^Treasury/ })
    const whole = 'Treasury by value: ETH 37.50%, USDC 25.00%, AIZ 25.00%, WBTC 12.50%'
    const audit = canvas.getByText(/^Have a second firm audit/)
    const spends = canvas.getByRole('button', { name: 'Spends $60,000, 1.24% of the treasury' })
    await step('Pointing at a proposal lifts its tiles, and leaving it puts them back', async () => {
      await userEvent.hover(audit)
      await expect(treasury()).toHaveAccessibleName(`${whole}. Lifted: USDC 1.24%`)
      const total = () => canvas.getByRole('heading', { name: 'Treasury' }).nextElementSibling
      await expect(total()).toHaveTextContent('If it passes $4.85M → to $4.79M')
      await userEvent.hover(canvas.getByText(/^Ten grants of/))
      await expect(treasury()).toHaveAccessibleName(`${whole}. Lifted: AIZ 4.94%`)
      await expect(total()).toHaveTextContent('If it passes $4.85M → to $4.61M')
      await userEvent.hover(canvas.getByText(/^Swaps cost/))
      await expect(total()).toHaveTextContent('Stays at $4,853,664.00')
      await expect(treasury()).toHaveAccessibleName(whole)
      await userEvent.hover(canvas.getByRole('heading', { name: 'Insights' }))
      await expect(treasury()).toHaveAccessibleName(`${whole}. Lifted: USDC 1.24%`)
      await expect(args.send).not.toHaveBeenCalled()
    })
    await step('So does the focus, on its votes as well', async () => {
      spends.focus()
      await waitFor(() => expect(treasury()).toHaveAccessibleName(`${whole}. Lifted: USDC 1.24%`))
      await userEvent.tab()
      await expect(canvas.getByRole('slider', { name: /second audit/ })).toHaveFocus()
      await expect(treasury()).toHaveAccessibleName(`${whole}. Lifted: USDC 1.24%`)
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: /^Vote For: Lower the swap fee/ })).toHaveFocus()
      await expect(treasury()).toHaveAccessibleName(whole)
    })
    await step('A press is sent, so that a link says it', async () => {
      spends.focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.send).toHaveBeenCalledWith({
        type: 'proposalLifted',
        proposal: 'second-audit',
      })
    })
  },
})
/** On touch the proposal that was pressed last; the small sheet beside its amount answers where the treasury is below. */
export const ProposalLiftedOnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const treasury = () => canvas.getByRole('img', { name: /^Treasury/ })
    const tap = (target: Element) => userEvent.pointer([{ keys: '[TouchA]', target }])
    await step('A touch lifts a proposal, the next one another', async () => {
      await tap(canvas.getByText(/^Have a second firm audit/))
      await expect(treasury()).toHaveAccessibleName(/Lifted: USDC 1\.24%$/)
      await tap(canvas.getByText(/^Ten grants of/))
      await expect(treasury()).toHaveAccessibleName(/Lifted: AIZ 4\.94%$/)
      await expect(args.send).not.toHaveBeenCalled()
    })
    await step('The answer is beside the words, and proposals come first', async () => {
      const grants = canvas.getByRole('button', { name: /^Spends \$240,000/, pressed: true })
      const sheet = grants.querySelector('svg')!
      await expect(sheet).toBeVisible()
      await expect(getComputedStyle(sheet.querySelector('g')!).opacity).toBe('0.4')
      await expect(canvasElement.querySelector('h3')).toHaveTextContent('Proposals')
    })
  },
})
/** As a link opens it after a press. */
export const GrantsLifted = meta.story({
  args: { state: states.grantsLifted },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The tiles stay lifted without a pointer', async () => {
      await expect(canvas.getByRole('img', { name: /^Treasury/ })).toHaveAccessibleName(/Lifted: AIZ 4\.94%$/)
    })
    await step('Pressed again, it is put back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Spends \$240,000/, pressed: true }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'proposalLifted', proposal: null })
    })
  },
})
export const AuditLifted = meta.story({
  parameters: shows('A proposal is lifted in the treasury'),
  args: { state: states.auditLifted },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Treasury/ })).toHaveAccessibleName(
      /\. Lifted: USDC 1\.24%$/,
    )
  },
})
export const QuarterLifted = meta.story({
  parameters: shows('A proposal is lifted in the treasury'),
  args: { state: states.quarterLifted },
})
/** A link may name a proposal that takes nothing: the treasury stays whole. */
export const FeeLifted = meta.story({
  parameters: shows('A proposal is lifted in the treasury'),
  args: { state: states.feeLifted },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Treasury/ })).not.toHaveAccessibleName(/Lifted/)
  },
})
export const MinutesLifted = meta.story({
  parameters: shows('A proposal is lifted in the treasury'),
  args: { state: states.minutesLifted },
})
export const EverythingOnATablet = meta.story({ tags: ['slow'], ...onATablet })
export const EverythingOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const EverythingOnTheSmallestPhone = meta.story({
  tags: ['slow'],
  ...onTheSmallest,
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})
export const HostileProposals = meta.story({
  tags: ['slow'],
  args: { proposals: hostileProposals },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Texts are texts', async () => {
      await expect(canvas.getByRole('heading', { name: '<script>alert(1)</script>' })).toBeVisible()
    })
    await step('Without votes there is no share, and no NaN', async () => {
      await expect(canvas.getAllByRole('meter', { name: /^Votes/ })[0]).toHaveAttribute(
        'aria-valuetext',
        '0.00% for, 0.00% against, needs 0%',
      )
      await expect(canvasElement).not.toHaveTextContent(/NaN|Infinity|∞/)
    })
  },
})
export const HostileProposalsOnAPhone = meta.story({
  tags: ['slow'],
  args: { proposals: hostileProposals },
  ...onAPhone,
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})

/** From the first look to a vote and a proposal's part of the treasury, by keyboard. */
export const Journey = meta.story({
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 55 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const forVotes = () =>
      canvas
        .getByRole('meter', { name: 'Votes for: Pay for a second audit of the vault' })
        .getAttribute('aria-valuetext')
    await step('Three proposals are open', async () => {
      await expect(canvas.getAllByText('Active')).toHaveLength(3)
      await expect(forVotes()).toBe('89.50% for, 10.50% against, needs 60%')
    })
    await step('I vote by keyboard: a sample, so the count stays', async () => {
      canvas.getByRole('button', { name: 'Vote For: Pay for a second audit of the vault' }).focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.tab()
      await expect(
        canvas.getByRole('button', { name: 'Vote Against: Pay for a second audit of the vault' }),
      ).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(forVotes()).toBe('89.50% for, 10.50% against, needs 60%')
      await expect(canvas.getByText('184,200')).toBeVisible()
    })
    await step('I press what the grants spend, and those tiles stay lifted', async () => {
      canvas.getByRole('button', { name: /^Spends \$240,000/ }).focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: /^Keeps/ })).toHaveFocus()
      await expect(canvas.getByRole('img', { name: /Lifted: USDC 25\.00%$/ })).toBeVisible()
      canvas.getByRole('button', { name: /^Keeps/ }).blur()
      await expect(await canvas.findByRole('img', { name: /Lifted: AIZ 4\.94%$/ })).toBeVisible()
    })
    await step('Time changes nothing: the time left is a sample as well', async () => {
      passTime(context, 86_400_000)
      await expect(canvas.getByText('18 hours')).toBeVisible()
      await expect(capabilitiesOf(context).close).not.toHaveBeenCalled()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
