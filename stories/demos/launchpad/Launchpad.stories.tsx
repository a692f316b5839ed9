import { expect, fireEvent, waitFor, within } from 'storybook/test'
import demo from '#src/demos/launchpad/demo.ts'
import tour from '#src/demos/launchpad/tour.ts'
import { Launchpad } from '#src/demos/launchpad/Launchpad.tsx'
import preview from '#storybook/preview.tsx'
import { demoMeta, journeyOf, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './launchpadStates.ts'
import { onAPhone, onATablet } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'demos-launchpad',
  title: 'Demos/Launchpad builder',
  component: Launchpad,
  ...demoMeta('launchpad', { parameters: inSection('Launchpad'), states, state: states.basicInfo }),
})

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const Empty = meta.story({
  parameters: shows({ says: 'Step 1: Previous is disabled', after: 'demos-launchpad--basic-info' }),
  args: { state: states.empty },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Previous is disabled, and says why', async () => {
      const previous = canvas.getByRole('button', { name: 'Previous' })
      await expect(previous).toBeDisabled()
      await expect(previous).toHaveAccessibleDescription('This is the first step: there is no previous one.')
    })
    await step('Nothing blocks Next Step', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next Step' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'nextPressed' })
    })
  },
})
/** One press fills what is empty, in all steps. */
export const Example = meta.story({
  parameters: shows('Step 1: filled with an example'),
  args: { state: states.example },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('“Tideglass”')).toBeVisible()
    await expect(canvas.getByText('Runs 29 days, 9 hours')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fill empty fields with an example' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'exampleFilled' })
  },
})
export const BasicInfo = meta.story({
  parameters: shows('Step 1: Previous is disabled'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The public page has what is typed, and says which step asks for the rest', async () => {
      const page = within(canvas.getByRole('region', { name: 'Public page' }))
      await expect(page.getByText('“Orchard”')).toBeVisible()
      await expect(page.getByText('Presale')).toBeVisible()
      for (const missing of ['No dates yet', 'No price yet', 'No caps yet'])
        await expect(page.getByText(missing)).toBeVisible()
      await expect(page.getAllByText('Step 2')).toHaveLength(3)
      await expect(page.queryByText('Step 1')).not.toBeInTheDocument()
    })
    await userEvent.type(canvas.getByLabelText('Token address'), '!')
    await expect(args.send).toHaveBeenCalledWith({
      type: 'textTyped',
      field: 'tokenAddress',
      text: `${states.basicInfo.draft.tokenAddress}!`,
    })
  },
})
export const BasicInfoOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const BasicInfoWithVeryLongText = meta.story({
  tags: ['slow'],
  args: { state: states.basicInfoVeryLong },
  ...onAPhone,
})
export const BasicInfoRightToLeft = meta.story({
  tags: ['slow'],
  args: { state: states.basicInfoRightToLeft },
})
export const SaleConfigEmpty = meta.story({
  parameters: shows({ says: 'Step 2', after: 'demos-launchpad--private-sale' }),
  args: { state: states.saleConfigEmpty },
})
export const SaleConfig = meta.story({
  parameters: shows('Step 2'),
  args: { state: states.saleConfig },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The page draws the caps, counts down to the start, and says what 1 ETH buys', async () => {
      const page = within(canvas.getByRole('region', { name: 'Public page' }))
      const caps = page.getByRole('meter', { name: 'Soft cap within the hard cap' })
      await expect(caps).toHaveAttribute('aria-valuetext', '100 ETH of 500 ETH')
      await expect(caps.querySelector('clipPath rect')).toHaveAttribute('width', '20%')
      await expect(page.getByText('Soft cap at 20% of the hard cap')).toBeVisible()
      await expect(page.getByText('2,000')).toBeVisible()
      await expect(page.getByText('0.0005 ETH each: the hard cap is 1,000,000 tokens')).toBeVisible()
      for (const [figure, unit] of [
        ['30', 'days'],
        ['9', 'hours'],
        ['0', 'minutes'],
      ] as const)
        await expect(page.getByText(unit).parentElement).toHaveTextContent(`${figure} ${unit}`)
      await expect(page.getByText('Runs 29 days, 9 hours')).toBeVisible()
      await expect(page.getByText('Sample day: Mar 2, 2026')).toBeVisible()
    })
    await step('A sale type is chosen by clicking and by arrow keys', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Private' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'saleTypeChosen', saleType: 'private' })
      canvas.getByRole('radio', { name: 'Public' }).focus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(args.send).toHaveBeenCalledWith({ type: 'saleTypeChosen', saleType: 'presale' })
    })
    await step('Previous goes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'previousPressed' })
    })
  },
})
export const SaleConfigOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.saleConfig },
  ...onAPhone,
  play: async ({ canvas, step }) => {
    await step(
      'The page above the fields does not cover the label of the one that has the focus',
      async () => {
        const page = canvas.getByRole('region', { name: 'Public page' })
        for (const name of ['End date', 'Start date', 'Price', 'Soft cap']) {
          canvas.getByLabelText(name).focus()
          await expect(
            canvas.getByText(name, { selector: 'label' }).getBoundingClientRect().top,
          ).toBeGreaterThan(page.getBoundingClientRect().bottom)
        }
      },
    )
  },
})
export const SaleConfigWithVeryLongText = meta.story({
  tags: ['slow'],
  args: { state: states.saleConfigVeryLong },
  ...onAPhone,
})
export const SaleConfigNotANumber = meta.story({
  args: { state: states.saleConfigNotANumber },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Hard cap')).toHaveValue('NaN')
  },
})
/** What contradicts itself is said in words, and not drawn; no step is blocked. */
export const SoftCapAboveHardCap = meta.story({
  parameters: shows('Step 2: the soft cap is above the hard cap, the end before the start'),
  args: { state: states.softCapAboveHardCap },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('900 ETH')).toBeVisible()
    await expect(canvas.getByText('The soft cap is above the hard cap')).toBeVisible()
    await expect(canvas.getByText('The end is before the start')).toBeVisible()
    await expect(canvas.queryByRole('meter')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('img', { name: /^The time of the sale/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Next Step' })).toBeEnabled()
  },
})
export const SoftCapAboveHardCapOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.softCapAboveHardCap },
  ...onAPhone,
})
export const LettersAsPrice = meta.story({
  args: { state: states.lettersAsPrice },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The price is not a number')).toBeVisible()
    await expect(canvas.getByText('Soft cap at 20% of the hard cap')).toBeVisible()
  },
})
export const OpenOnSampleDay = meta.story({
  args: { state: states.openOnSampleDay },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closes in')).toBeVisible()
    await expect(
      canvas.getByRole('img', { name: 'The time of the sale: open so far 50.00%, left 50.00%' }),
    ).toBeVisible()
  },
})
export const OverOnSampleDay = meta.story({
  args: { state: states.overOnSampleDay },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed for')).toBeVisible()
    await expect(canvas.getByText('670')).toBeVisible()
  },
})
export const AiAnalysis = meta.story({
  parameters: shows('Step 3'),
  args: { state: states.aiAnalysis },
  play: async ({ canvas, step }) => {
    const analysis = within(canvas.getByRole('group', { name: 'Step 3 of 4: AI Analysis' }))
    await step('All of it fits beside the public page in a window of 800 px', async () => {
      const ROOM = 520
      const page = canvas.getByRole('region', { name: 'Public page' })
      const values = analysis.getByRole('heading', { name: 'Sample analysis' }).parentElement!.parentElement!
      for (const part of [page, values])
        await expect(part.getBoundingClientRect().height).toBeLessThanOrEqual(ROOM)
    })
    await step('The values are fixed', async () => {
      await expect(analysis.getByText(/^Fixed sample values/)).toBeVisible()
      for (const verdict of ['Balanced', 'Clear', 'Low risk'])
        await expect(analysis.getByText(verdict)).toBeVisible()
    })
    await step('Each part of the page is complete', async () => {
      await expect(analysis.getAllByText('Complete')).toHaveLength(3)
    })
    await step('Above them is what the page says: each in the analysis and on the page', async () => {
      for (const fact of ['Soft cap at 20% of the hard cap', 'Runs 29 days, 9 hours'])
        await expect(canvas.getAllByText(fact)).toHaveLength(2)
      await expect(analysis.getByText('Name: 7 characters')).toBeVisible()
      await expect(analysis.getByText('Token address: 0x and 40 digits, as on Ethereum')).toBeVisible()
    })
  },
})
/** Nothing is typed: no line judges it, each names the step that asks for it. */
export const AiAnalysisEmpty = meta.story({
  parameters: shows('Step 3'),
  args: { state: states.aiAnalysisEmpty },
  play: async ({ canvas }) => {
    const description = canvas
      .getAllByText('Description')
      .map((name) => name.closest('dt')?.parentElement)
      .find((part) => part?.textContent.includes('missing'))!
    await expect(within(description).getByText('No description yet')).toBeVisible()
    await expect(within(description).getAllByText('Step 1')).toHaveLength(2)
    await expect(within(description).getByText('2 missing')).toBeVisible()
    await expect(within(description).queryByText('Clear')).not.toBeInTheDocument()
  },
})
export const AiAnalysisOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.aiAnalysis },
  ...onAPhone,
})
export const Deploy = meta.story({
  parameters: shows('Step 4: Deploy Launchpad in place of Next'),
  args: { state: states.deploy },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The public page is the largest, and shows what was entered', async () => {
      const page = canvas.getByRole('region', { name: 'Public page' })
      const { width } = page.getBoundingClientRect()
      const { width: row } = page.parentElement!.getBoundingClientRect()
      await expect(width).toBeGreaterThan(0.6 * row)
      for (const text of ['“Orchard”', 'Public', '500 ETH', '100 ETH', '2,000'])
        await expect(within(page).getByText(text)).toBeVisible()
      await expect(within(page).getByText('Apr 1, 2026, 9:00 AM to Apr 30, 2026, 6:00 PM')).toBeVisible()
    })
    await step('It is previewed on a day of the sale: countdown, raised sum and words agree', async () => {
      const days = canvas.getByRole('slider', { name: 'Preview the sale day' })
      await expect(days).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Apr 16, 2026\. Open: /))
      await expect(canvas.getByText('Previewed day: Apr 16, 2026')).toBeVisible()
      await expect(canvas.getByText('Closes in')).toBeVisible()
      const raised = canvas.getByRole('meter', { name: 'Raised, of the hard cap' })
      const share = Number(raised.getAttribute('aria-valuenow')) / 500
      await expect(raised.querySelector('clipPath rect')).toHaveAttribute(
        'width',
        expect.stringContaining(`${Math.floor(share * 100)}`),
      )
      await expect(
        canvas.getByText(new RegExp(`raised ${Math.round(share * 100)}% of the hard cap`)),
      ).toBeVisible()
    })
    await step('Another day is sent', async () => {
      // As a pointer or an arrow key does it.
      await fireEvent.change(canvas.getByRole('slider', { name: 'Preview the sale day' }), {
        target: { value: '46' },
      })
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'placePreviewed', place: 46 })
    })
    await step('What a deployment would take is beside it, and nothing is missing', async () => {
      for (const text of ['0.05 ETH', 'About 5 minutes', 'The page is complete.'])
        await expect(canvas.getByText(text)).toBeVisible()
    })
    await step(
      'Deploy Launchpad has taken the place of Next Step; it is a sample and does nothing',
      async () => {
        await expect(canvas.queryByRole('button', { name: 'Next Step' })).not.toBeInTheDocument()
        const deploy = canvas.getByRole('button', { name: 'Deploy Launchpad' })
        await expect(deploy).toHaveAccessibleDescription(/^Sample control\. In your version this /)
        await userEvent.click(deploy)
        await expect(args.send).toHaveBeenCalledTimes(1)
      },
    )
  },
})
export const DeployOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.deploy },
  ...onAPhone,
})
export const DeployEmpty = meta.story({
  parameters: shows('Step 4: Deploy Launchpad in place of Next'),
  args: { state: states.deployEmpty },
  play: async ({ canvas }) => {
    const missing = canvas.getByRole('heading', { name: 'Check before you deploy' }).nextElementSibling!
    await expect([...missing.children].map(({ textContent }) => textContent)).toEqual([
      'No caps yetStep 2',
      'No price yetStep 2',
      'No dates yetStep 2',
      'No name yetStep 1',
      'No description yetStep 1',
      'No token address yetStep 1',
    ])
    await expect(canvas.getByText(/^Sample dates: step 2 asks/)).toBeVisible()
    await expect(canvas.getByText(/^Open: sample demand has raised \d+% of the hard cap\.$/)).toBeVisible()
  },
})
/** Before the sale nothing is raised; after it the tokens unlock by the plan. */
export const DayBeforeTheSale = meta.story({
  parameters: shows('Step 4: another day of the sale'),
  args: { state: states.dayBefore },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opens in')).toBeVisible()
    await expect(canvas.getByText('0 ETH')).toBeVisible()
    await expect(canvas.getByText('Not open yet: nothing is raised.')).toBeVisible()
  },
})
/** The sale's days play in 3 s. Nothing is deployed. */
export const SaleInPlay = meta.story({
  parameters: shows('Step 4: the sale plays from before its first day to the last unlock'),
  args: { state: states.saleInPlay },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Closes in')).toBeVisible()
    await expect(canvas.getByText('Not deployed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Play the sale' }))
    await expect(args.send).toHaveBeenCalledWith({ type: 'previewPlayed' })
  },
})
export const DayAfterTheSale = meta.story({
  parameters: shows('Step 4: another day of the sale'),
  args: { state: states.dayAfter },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed for')).toBeVisible()
    await expect(canvas.getByText('460 ETH')).toBeVisible()
    await expect(canvas.getByText(/^Closed at 92% of the hard cap, soft cap reached\. 75% of/)).toBeVisible()
  },
})
export const DayAfterTheSaleOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.dayAfter },
  ...onAPhone,
  play: async ({ canvas }) => {
    // The page and the slider that moves it share the first window.
    const slider = canvas.getByRole('slider', { name: 'Preview the sale day' })
    await expect(slider.getBoundingClientRect().bottom).toBeLessThan(780)
  },
})
/** Pressed, Deploy Launchpad shows on a slip the contract's page, with what was typed. */
export const SlipOfTheSaleContract = meta.story({
  tags: ['focus'],
  args: { state: states.deploy },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deploy Launchpad' }))
    await waitFor(() => expect(canvas.getByText('Page of the sale contract')).toBeVisible())
    await expect(canvas.getByText('0x89F2…a253')).toBeVisible()
    await expect(args.send).not.toHaveBeenCalled()
  },
})
export const DeployEmptyOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.deployEmpty },
  ...onAPhone,
})
export const DeployWithVeryLongText = meta.story({
  tags: ['slow'],
  args: { state: states.deployVeryLong },
  ...onAPhone,
})
export const DeployRightToLeft = meta.story({ tags: ['slow'], args: { state: states.deployRightToLeft } })
export const DeployEmoji = meta.story({ args: { state: states.deployEmoji } })
export const DeployScript = meta.story({
  args: { state: states.deployScript },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^“?<script>alert\(1\)<\/script>”?$/)).toHaveLength(5)
    await expect(canvas.getAllByText('The hard cap is not a number')).toHaveLength(2)
  },
})
export const DeployInfinite = meta.story({
  args: { state: states.deployInfinite },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^“?1e400”?$/)).toHaveLength(5)
    await expect(canvas.getAllByText('The hard cap is too large')).toHaveLength(2)
    await expect(canvas.queryByText(/Infinity|NaN/)).not.toBeInTheDocument()
  },
})
export const DeployNegative = meta.story({ args: { state: states.deployNegative } })

export const PrivateSale = meta.story({ parameters: shows('Step 2'), args: { state: states.privateSale } })
export const SaleConfigOnATablet = meta.story({
  tags: ['slow'],
  args: { state: states.saleConfig },
  ...onATablet,
})

/** From an empty form to the summary, and back to correct a figure. */
export const Journey = meta.story({
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 299 }),
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const page = within(canvas.getByRole('region', { name: 'Public page' }))
    const capsWidth = () =>
      page
        .getByRole('meter', { name: 'Soft cap within the hard cap' })
        .querySelector('clipPath rect')
        ?.getAttribute('width')
    await step('I enter name and description, and read them on the public page', async () => {
      await userEvent.type(canvas.getByLabelText('Name'), 'Orchard')
      await expect(page.getByText('“Orchard”')).toBeVisible()
      await userEvent.type(canvas.getByLabelText('Description'), 'One token for each tree.')
      await expect(page.getByText('“One token for each tree.”')).toBeVisible()
      await press('Next Step')
    })
    await step('I am taken to the sale, choose a private one, and each figure moves the page', async () => {
      await expect(canvas.getByRole('group', { name: 'Step 2 of 4: Sale Config' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('radio', { name: 'Private' }))
      await expect(page.getByText('Private')).toBeVisible()
      await userEvent.type(canvas.getByLabelText('Hard cap'), '500')
      await expect(page.getByText('No soft cap yet')).toBeVisible()
      await userEvent.type(canvas.getByLabelText('Soft cap'), '10')
      await expect(capsWidth()).toBe('2%')
      await userEvent.type(canvas.getByLabelText('Soft cap'), '0')
      await expect(capsWidth()).toBe('20%')
      await userEvent.type(canvas.getByLabelText('Price'), '0.0005')
      await expect(page.getByText('2,000')).toBeVisible()
      // As a date picker does it: a browser warns of each beginning of a date.
      await fireEvent.change(canvas.getByLabelText('Start date'), { target: { value: '2026-04-01T09:00' } })
      await expect(page.getByText('days').parentElement).toHaveTextContent('30 days')
      await fireEvent.change(canvas.getByLabelText('End date'), { target: { value: '2026-04-30T18:00' } })
      await expect(page.getByText('Runs 29 days, 9 hours')).toBeVisible()
      await press('Next Step')
    })
    await step('The analysis says that its values are fixed, and what my page has', async () => {
      await expect(canvas.getByText(/^Fixed sample values/)).toBeVisible()
      await expect(canvas.getByText('No token address yet')).toBeVisible()
      await press('Next Step')
    })
    await step('The last step says what I left out, and runs through the days of my sale', async () => {
      await expect(canvas.getByRole('group', { name: 'Step 4 of 4: Deploy' })).toHaveFocus()
      await expect(canvas.getByText('No token address yet')).toBeVisible()
      const slider = canvas.getByRole('slider', { name: 'Preview the sale day' })
      const raised = () =>
        Number(page.getByRole('meter', { name: 'Raised, of the hard cap' }).getAttribute('aria-valuenow'))
      const sums = []
      for (const place of [10, 20, 40, 60, 70]) {
        await fireEvent.change(slider, { target: { value: String(place) } })
        sums.push(raised())
      }
      await expect(sums[0]).toBe(0)
      await expect(sums).toEqual(sums.toSorted((a, b) => a - b))
      await expect(sums.at(-1)).toBeCloseTo(460, 6)
      await expect(page.getByText('Closed for')).toBeVisible()
    })
    await step('Deploy Launchpad does nothing', async () => {
      await press('Deploy Launchpad')
      await expect(canvas.getByRole('group', { name: 'Step 4 of 4: Deploy' })).toBeVisible()
    })
    await step('I go back: nothing is lost, and I add the address and correct the price', async () => {
      await press('Previous')
      await press('Previous')
      await press('Previous')
      await userEvent.type(
        canvas.getByLabelText('Token address'),
        '0x4f0Ca17B6E6b1D1cF1a0F3AB3b7D5c0E5B2291aE',
      )
      await press('Next Step')
      await expect(canvas.getByLabelText('Start date')).toHaveValue('2026-04-01T09:00')
      await userEvent.clear(canvas.getByLabelText('Price'))
      await userEvent.type(canvas.getByLabelText('Price'), '0.001')
      await press('Next Step')
      await press('Next Step')
      await expect(page.getByText('1,000')).toBeVisible()
      await expect(canvas.getByText('The page is complete.')).toBeVisible()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
