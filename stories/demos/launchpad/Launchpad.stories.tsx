import { expect, fireEvent, within } from 'storybook/test'
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
export const BasicInfo = meta.story({
  parameters: shows('Step 1: Previous is disabled'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The card of the sale has what is typed, and says which step asks for the rest', async () => {
      const card = within(canvas.getByRole('region', { name: 'Sale card' }))
      await expect(card.getByText('“Orchard”')).toBeVisible()
      await expect(card.getByText('Presale')).toBeVisible()
      await expect(card.getAllByText('Step 2')).toHaveLength(5)
      await expect(card.queryByText('This step')).not.toBeInTheDocument()
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
export const BasicInfoWithVeryLongTexts = meta.story({
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
    await step('The card weighs the caps against each other', async () => {
      const caps = canvas.getByRole('meter', { name: 'Soft cap within the hard cap' })
      await expect(caps).toHaveAttribute('aria-valuetext', '100 of 500 ETH')
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
})
export const SaleConfigWithVeryLongTexts = meta.story({
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
/** What cannot be weighed is not drawn: the caps stand as figures, and the line between the dates stays open. */
export const SoftCapAboveHardCap = meta.story({
  parameters: shows('Step 2: the soft cap is above the hard cap, the end before the start'),
  args: { state: states.softCapAboveHardCap },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('900 ETH')).toBeVisible()
    await expect(canvas.queryByRole('meter')).not.toBeInTheDocument()
  },
})
export const AiAnalysis = meta.story({
  parameters: shows('Step 3'),
  args: { state: states.aiAnalysis },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fixed sample values. Nothing that you entered is analyzed.')).toBeVisible()
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
    await step('Everything entered is there, and what a deployment would take', async () => {
      for (const text of ['Orchard', '“Orchard”']) await expect(canvas.getByText(text)).toBeVisible()
      for (const text of ['Public', '500', '0.0005', '2026-04-01, 09:00', '0.05 ETH', 'About 5 minutes'])
        await expect(canvas.getByText(text)).toBeVisible()
    })
    await step(
      'Deploy Launchpad has taken the place of Next Step; it is a sample and does nothing',
      async () => {
        await expect(canvas.queryByRole('button', { name: 'Next Step' })).not.toBeInTheDocument()
        const deploy = canvas.getByRole('button', { name: 'Deploy Launchpad' })
        await expect(deploy).toHaveAccessibleDescription(/^Sample control\. In your version this /)
        await userEvent.click(deploy)
        await expect(args.send).not.toHaveBeenCalled()
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
    await expect(canvas.getAllByText('Not filled in')).toHaveLength(8)
    await expect(canvas.getByText('Presale')).toBeVisible()
  },
})
export const DeployEmptyOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.deployEmpty },
  ...onAPhone,
})
export const DeployWithVeryLongTexts = meta.story({
  tags: ['slow'],
  args: { state: states.deployVeryLong },
  ...onAPhone,
})
export const DeployRightToLeft = meta.story({ tags: ['slow'], args: { state: states.deployRightToLeft } })
export const DeployEmoji = meta.story({ args: { state: states.deployEmoji } })
export const DeployScript = meta.story({
  args: { state: states.deployScript },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^“?<script>alert\(1\)<\/script>”?$/)).toHaveLength(9)
  },
})
export const DeployInfinite = meta.story({
  args: { state: states.deployInfinite },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^“?1e400”?$/)).toHaveLength(9)
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
  ...journeyOf(demo, tour, { longestMoment: 259 }),
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await step('I enter name, description and token address', async () => {
      await userEvent.type(canvas.getByLabelText('Name'), 'Orchard')
      await userEvent.type(canvas.getByLabelText('Description'), 'One token for each tree.')
      await userEvent.type(
        canvas.getByLabelText('Token address'),
        '0x4f0Ca17B6E6b1D1cF1a0F3AB3b7D5c0E5B2291aE',
      )
      await press('Next Step')
    })
    await step('I am taken to the sale, choose a private one and type its figures', async () => {
      await expect(canvas.getByRole('group', { name: 'Step 2 of 4: Sale Config' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('radio', { name: 'Private' }))
      await userEvent.type(canvas.getByLabelText('Hard cap'), '500')
      await userEvent.type(canvas.getByLabelText('Soft cap'), '100')
      await userEvent.type(canvas.getByLabelText('Price'), '0.0005')
      // As a date picker does it: a browser warns of each beginning of a date.
      await fireEvent.change(canvas.getByLabelText('Start date'), { target: { value: '2026-04-01T09:00' } })
      await press('Next Step')
    })
    await step('The analysis says that its values are fixed', async () => {
      await expect(canvas.getByText(/^Fixed sample values/)).toBeVisible()
      await press('Next Step')
    })
    await step('The summary has what I entered, and says what I left out', async () => {
      await expect(canvas.getByRole('group', { name: 'Step 4 of 4: Deploy' })).toHaveFocus()
      await expect(canvas.getByText('Private')).toBeVisible()
      await expect(canvas.getByText('2026-04-01, 09:00')).toBeVisible()
      await expect(canvas.getAllByText('Not filled in')).toHaveLength(1)
    })
    await step('Deploy Launchpad does nothing', async () => {
      await press('Deploy Launchpad')
      await expect(canvas.getByRole('group', { name: 'Step 4 of 4: Deploy' })).toBeVisible()
    })
    await step('I go back to the sale: nothing is lost, and I correct the price', async () => {
      await press('Previous')
      await press('Previous')
      await expect(canvas.getByLabelText('Start date')).toHaveValue('2026-04-01T09:00')
      await userEvent.clear(canvas.getByLabelText('Price'))
      await userEvent.type(canvas.getByLabelText('Price'), '0.001')
      await press('Next Step')
      await press('Next Step')
      await expect(canvas.getByText('0.001')).toBeVisible()
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
