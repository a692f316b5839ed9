import { expect, within } from 'storybook/test'
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
        const buttons = row(title).queryAllByRole('button')
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
      await expect(args.send).not.toHaveBeenCalled()
    })
    await step('Both sides have a count and a share', async () => {
      const swapFee = row('Lower the swap fee to 0.25%')
      await expect(swapFee.getByText('96,450')).toBeVisible()
      await expect(swapFee.getByText('88,120')).toBeVisible()
      await expect(
        swapFee.getByRole('meter', { name: 'Votes for: Lower the swap fee to 0.25%' }),
      ).toHaveAttribute('aria-valuetext', '52.26% for, 47.74% against')
    })
    await step('The treasury is drawn, and is a table, too', async () => {
      await expect(canvas.getByRole('img', { name: /^Treasury/ })).toHaveAccessibleName(
        'Treasury by value: ETH 37.50%, USDC 25.00%, AIZ 25.00%, WBTC 12.50%',
      )
      const treasury = within(canvas.getByRole('table', { name: 'What the treasury holds' }))
      await expect(treasury.getByRole('row', { name: /ETH.*517.34.*\$1,820,124\.00.*37\.50%/ })).toBeVisible()
      await expect(treasury.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
        'ETH',
        'USDC',
        'AIZ',
        'WBTC',
      ])
    })
  },
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
        '0.00% for, 0.00% against',
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

/** From the first look to a vote, by keyboard. */
export const Journey = meta.story({
  ...journeyOf(demo, tour, { longestMoment: 0 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const forVotes = () =>
      canvas
        .getByRole('meter', { name: 'Votes for: Pay for a second audit of the vault' })
        .getAttribute('aria-valuetext')
    await step('Three proposals are open', async () => {
      await expect(canvas.getAllByText('Active')).toHaveLength(3)
      await expect(forVotes()).toBe('89.50% for, 10.50% against')
    })
    await step('I vote by keyboard: a sample, so the count stays', async () => {
      canvas.getByRole('button', { name: 'Vote For: Pay for a second audit of the vault' }).focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.tab()
      await expect(
        canvas.getByRole('button', { name: 'Vote Against: Pay for a second audit of the vault' }),
      ).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(forVotes()).toBe('89.50% for, 10.50% against')
      await expect(canvas.getByText('184,200')).toBeVisible()
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
