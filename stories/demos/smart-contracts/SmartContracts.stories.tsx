import { expect } from 'storybook/test'
import demo from '#src/demos/smart-contracts/demo.ts'
import tour from '#src/demos/smart-contracts/tour.ts'
import { contractText } from '#src/demos/smart-contracts/sampleContract.ts'
import { SmartContracts } from '#src/demos/smart-contracts/SmartContracts.tsx'
import { SECOND } from '#src/format/duration.ts'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, passTime, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './smartContractsStates.ts'
import { onALaptop, onAPhone, onATablet } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'demos-smart-contracts',
  title: 'Demos/Smart contract builder',
  component: SmartContracts,
  ...demoMeta('smart-contracts', {
    parameters: inSection('Contract builder'),
    states,
    state: states.generated,
  }),
})
const withoutEndOfLine = (text: string) => text.trimEnd()

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const Empty = meta.story({
  parameters: shows('Nothing is generated: Copy and Download wait'),
  args: { state: states.empty },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Copy and Download wait, and say for what', async () => {
      for (const name of ['Copy', 'Download']) {
        await expect(canvas.getByRole('button', { name })).toBeDisabled()
        await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
          'Generate a contract first. Then you can copy or download it.',
        )
      }
    })
    await step('The outline shows the contract, each part at its line', async () => {
      const parts = canvas.getAllByRole('heading', { level: 4 })
      await expect(parts.map(({ textContent }) => textContent)).toEqual([
        'License and compiler',
        'Name and supply',
        'Burn',
        'Pause',
        'Whitelist',
        'Transfer tax',
      ])
      await expect(canvas.getByText('Only by the owner', { exact: false })).toHaveTextContent('from line 94')
    })
    await step('A standard is picked by clicking and by arrow keys', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'TRC-20 Tron' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'standardChosen', standard: 'trc-20' })
      canvas.getByRole('radio', { name: 'ERC-20 Ethereum' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.send).toHaveBeenCalledWith({ type: 'standardChosen', standard: 'bep-20' })
    })
    await step('Generate generates', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'generatePressed' })
    })
  },
})
export const EmptyOnAPhone = meta.story({ tags: ['slow'], args: { state: states.empty }, ...onAPhone })
export const OtherStandard = meta.story({
  parameters: shows('Each standard'),
  args: { state: states.otherStandard },
})
export const Generating = meta.story({
  parameters: shows('Generating'),
  args: { state: states.generating },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Generating...' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Generating...')
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeDisabled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Generating...')
  },
})
export const GeneratingOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.generating },
  ...onAPhone,
})
export const Generated = meta.story({
  parameters: shows('Generated'),
  play: async ({ canvas, userEvent, args, step }) => {
    const code = canvas.getByRole('group', { name: 'Code' })
    await step('The whole contract is there, and it is said to be the same for all standards', async () => {
      await expect(withoutEndOfLine(code.textContent)).toBe(withoutEndOfLine(contractText))
      await expect(canvas.getByText(/the same for all four standards/)).toBeVisible()
    })
    await step('It takes the focus, so that a keyboard can scroll it', async () => {
      canvas.getByRole('button', { name: 'Download' }).focus()
      await userEvent.tab()
      await expect(code).toHaveFocus()
      await expect(code.scrollHeight).toBeGreaterThan(code.clientHeight)
    })
    await step('Copy copies all of it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
      await expect(args.capabilities.copyText).toHaveBeenCalledWith(contractText)
      await expect(args.send).toHaveBeenCalledWith({ type: 'copied' })
    })
    await step('Download offers it as a file named after the contract', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
      await expect(args.capabilities.downloadText).toHaveBeenCalledWith('SampleToken.sol', contractText)
    })
  },
})
export const GeneratedOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const GeneratedAndOtherStandard = meta.story({
  parameters: shows('Generated'),
  args: { state: states.generatedAndOtherStandard },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'SPL Solana' })).toBeChecked()
    await expect(canvas.getByText('SampleToken.sol')).toBeVisible()
  },
})
export const Copied = meta.story({
  parameters: shows('Copied, or refused'),
  args: { state: states.copied },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
  },
})
export const CopiedOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.copied },
  ...onAPhone,
})
/** Where the pane has the code to select; see `CopyRefusedOnAPhone`. */
export const CopyRefused = meta.story({
  parameters: shows('Copied, or refused'),
  ...onALaptop,
  args: { state: states.copyRefused },
  play: async ({ canvas, step }) => {
    await step('A text says so', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(/^The browser did not allow copying\./)
    })
    await step('The whole code is selected', async () => {
      const selected = window.getSelection()?.toString() ?? ''
      await expect(withoutEndOfLine(selected)).toBe(withoutEndOfLine(contractText))
    })
  },
})
export const CopyRefusedOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.copyRefused },
  ...onAPhone,
})
export const GeneratingAgain = meta.story({
  parameters: shows('Generating'),
  args: { state: states.generatingAgain },
})

export const Bep20 = meta.story({
  parameters: shows({ says: 'Each standard', after: 'demos-smart-contracts--empty' }),
  args: { state: states.bep20 },
})
export const Trc20Generated = meta.story({
  parameters: shows({ says: 'Each standard', after: 'demos-smart-contracts--bep-20' }),
  args: { state: states.trc20Generated },
})
export const GeneratedOnATablet = meta.story({ tags: ['slow'], ...onATablet })

/** From a standard to a file, by keyboard. */
export const Journey = meta.story({
  ...journeyOf(demo, tour, { longestMoment: 49 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await step('I pick BEP-20 and generate: the focus waits where the code will be', async () => {
      canvas.getByRole('radio', { name: 'ERC-20 Ethereum' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: 'BEP-20 BSC' })).toBeChecked()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('group', { name: 'Code' })).toHaveFocus()
    })
    await step('It takes two seconds', async () => {
      passTime(context, 2 * SECOND - 1)
      await expect(canvas.getByRole('button', { name: 'Generating...' })).toBeDisabled()
      passTime(context, 1)
      await expect(canvas.getByRole('heading', { name: 'SampleToken.sol' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Copy' })).toBeEnabled()
    })
    await step('I copy it; "Copied" shows for two seconds', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
      await expect(await canvas.findByText('Copied')).toBeVisible()
      await expect(capabilitiesOf(context).copyText).toHaveBeenCalledWith(contractText)
      passTime(context, 2 * SECOND - 1)
      await expect(canvas.getByText('Copied')).toBeVisible()
      passTime(context, 1)
      await expect(canvas.queryByText('Copied')).not.toBeInTheDocument()
    })
    await step('Another standard keeps the code', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'SPL Solana' }))
      await expect(canvas.getByRole('heading', { name: 'SampleToken.sol' })).toBeVisible()
    })
    await step('I download it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
      await expect(capabilitiesOf(context).downloadText).toHaveBeenCalledWith('SampleToken.sol', contractText)
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
