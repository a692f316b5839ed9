import { expect, waitFor, type within } from 'storybook/test'
import demo from '#src/demos/smart-contracts/demo.ts'
import { contractOutline, LINES } from '#src/demos/smart-contracts/contractOutline.ts'
import { rustText } from '#src/demos/smart-contracts/rustSample.ts'
import { textWithout } from '#src/demos/smart-contracts/features.ts'
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
  title: 'Demos/Contract builder',
  component: SmartContracts,
  ...demoMeta('smart-contracts', {
    parameters: inSection('Contract builder'),
    states,
    state: states.generated,
  }),
})
type Canvas = ReturnType<typeof within>
const withoutEndOfLine = (text: string) => text.trimEnd()
/** The code that is written, without the names of its parts. */
const codeIn = (place: HTMLElement) =>
  Array.from(
    place.querySelectorAll('code > span > :not([aria-hidden="true"])'),
    ({ textContent }) => textContent,
  ).join('')
/** The first lines of the contract, as text. */
const firstLines = (count: number) => withoutEndOfLine(contractText.split('\n').slice(0, count).join('\n'))
/** The lines that the outline shows as written: each of its parts is filled as far. */
const linesInOutline = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll('nav li'), (item, index) => {
    const { line, lastLine } = contractOutline[index]!
    const width = item.querySelector('rect')?.getAttribute('width') ?? ''
    return (Number.parseFloat(width) / 100) * (lastLine - line + 1)
  }).reduce((sum, lines) => sum + lines, 0)
/** How far a part of the code is below the top of its place. */
const topOf = (canvas: Canvas, name: string) =>
  canvas.getByRole('heading', { level: 4, name }).getBoundingClientRect().top -
  canvas.getByRole('group', { name: 'Code' }).getBoundingClientRect().top

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const Empty = meta.story({
  parameters: shows('Nothing is generated: Copy and Download wait'),
  args: { state: states.empty },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await step('Copy and Download wait, and say for what', async () => {
      for (const name of ['Copy', 'Download']) {
        await expect(canvas.getByRole('button', { name })).toBeDisabled()
        await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
          'Generate a contract first. Then you can copy or download it.',
        )
      }
    })
    await step('The outline and the code show the parts, each at its line', async () => {
      const parts = canvas.getAllByRole('heading', { level: 4 })
      await expect(parts.map(({ textContent }) => textContent)).toEqual([
        'License and compiler',
        'Name and supply',
        'Balances and events',
        'Minting and transfers',
        'Burn',
        'Pause',
        'Whitelist',
        'Transfer tax',
      ])
      const index = canvas.getAllByRole('button', { name: /\(line \d+\)$/ })
      await expect(index.map(({ textContent }) => textContent)).toEqual(
        contractOutline.map(
          ({ name, note, line }) => `${String(line).padStart(3, '0')}${name} ${note} (line ${line})`,
        ),
      )
    })
    await step('No line is written: each waits in gray', async () => {
      await expect(codeIn(canvas.getByRole('group', { name: 'Code' })).trim()).toBe('')
      await expect(linesInOutline(canvasElement)).toBe(0)
    })
    await step('A part shows its lines in the code', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Pause .*\(line 94\)$/ }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'partChosen', part: 'pause' })
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
  play: async ({ canvas, step }) => {
    await step('The pane says why an SPL has Solidity, and how much its own version changes', async () => {
      await expect(
        canvas.getByText(/Solana uses Rust: your SPL version changes 8 of its 8 parts\.$/),
      ).toBeVisible()
    })
    await step('The outline says what each part has in place of it', async () => {
      for (const { yours } of contractOutline)
        await expect(canvas.getByText(`Yours: ${yours.spl}`)).toBeVisible()
    })
  },
})
export const Generating = meta.story({
  parameters: shows('Generating'),
  args: { state: states.generating },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Generating...' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Generating...')
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeDisabled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Generating...')
    // Half of the time, half of the lines: in the code and in the outline.
    await expect(withoutEndOfLine(codeIn(canvas.getByRole('group', { name: 'Code' })))).toBe(
      firstLines(LINES / 2),
    )
    await expect(linesInOutline(canvasElement)).toBeCloseTo(LINES / 2)
  },
})
/** Near the end: the code has followed the writing. */
export const LastPartGenerating = meta.story({
  parameters: shows('Generating'),
  args: { state: states.lastPartGenerating },
  play: async ({ canvas, canvasElement }) => {
    const written = Math.floor(LINES * 0.9)
    await expect(withoutEndOfLine(codeIn(canvas.getByRole('group', { name: 'Code' })))).toBe(
      firstLines(written),
    )
    await expect(linesInOutline(canvasElement)).toBeCloseTo(written)
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
      await expect(withoutEndOfLine(codeIn(code))).toBe(withoutEndOfLine(contractText))
      await expect(
        canvas.getByText(/^One Solidity sample for all four standards\. It is an ERC-20/),
      ).toBeVisible()
    })
    await step('It takes the focus, so that a keyboard can scroll it', async () => {
      canvas.getByRole('button', { name: /^Transfer tax .*\(line 110\)$/ }).focus()
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
/** A part that was pressed in the outline. */
export const PartChosen = meta.story({
  parameters: shows('A part chosen'),
  ...onALaptop,
  args: { state: states.partChosen },
  play: async ({ canvas, userEvent, step }) => {
    const press = canvas.getByRole('button', { name: /^Burn .*\(line 87\)$/ })
    await step('The outline marks it, and a text says its lines', async () => {
      await expect(press).toHaveAttribute('aria-current', 'true')
      await expect(canvas.getByText('Burn: lines 87 to 93')).toBeInTheDocument()
    })
    await step('The code is scrolled to it', async () => {
      await waitFor(() => expect(Math.abs(topOf(canvas, 'Burn'))).toBeLessThan(24))
    })
    await step('Pressed again after scrolling away, it comes back, and the focus stays', async () => {
      canvas.getByRole('group', { name: 'Code' }).scrollTop = 0
      await userEvent.click(press)
      await waitFor(() => expect(Math.abs(topOf(canvas, 'Burn'))).toBeLessThan(24))
      await expect(press).toHaveFocus()
    })
  },
})
/** A feature that was turned off: its lines are gone, and what is copied is what is shown. */
export const FeatureLeftOut = meta.story({
  parameters: shows('Features turned off'),
  ...onALaptop,
  args: { state: states.featureLeftOut },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const code = canvas.getByRole('group', { name: 'Code' })
    const shorter = textWithout(['burn'])
    await step('Its lines are gone from the code and from the outline', async () => {
      await expect(withoutEndOfLine(codeIn(code))).toBe(withoutEndOfLine(shorter))
      await expect(codeIn(code)).not.toContain('function burn(')
      await expect(linesInOutline(canvasElement)).toBeCloseTo(shorter.trimEnd().split('\n').length)
      await expect(canvas.getAllByText('Left out')).toHaveLength(2)
      await expect(canvas.getByRole('button', { name: /^Burn Left out \(left out\)$/ })).toHaveTextContent(
        '–––',
      )
      await expect(canvas.getByText('Burn: left out')).toBeInTheDocument()
    })
    await step('The code is at its place', async () => {
      await waitFor(() => expect(topOf(canvas, 'Pause')).toBeLessThan(code.clientHeight))
      await expect(topOf(canvas, 'Burn')).toBeGreaterThan(-24)
    })
    await step('Copy and Download give what is shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
      await expect(args.capabilities.copyText).toHaveBeenCalledWith(shorter)
      await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
      await expect(args.capabilities.downloadText).toHaveBeenCalledWith('SampleToken.sol', shorter)
    })
    await step('It is turned on by its checkbox', async () => {
      const burn = canvas.getByRole('checkbox', { name: 'Burn' })
      await expect(burn).not.toBeChecked()
      await userEvent.click(burn)
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'featureSwitched', feature: 'burn' })
    })
  },
})
export const FeatureLeftOutOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.featureLeftOut },
  ...onAPhone,
})
/** What is typed above the code is written into it, marked; Copy and Download give it. */
export const OwnToken = meta.story({
  parameters: shows('Generated'),
  ...onALaptop,
  args: { state: states.ownToken },
  play: async ({ canvas, userEvent, args, step }) => {
    const code = codeIn(canvas.getByRole('group', { name: 'Code' }))
    await step('Three lines of the code have it', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Orchard')
      await expect(code).toContain('name = "Orchard";')
      await expect(code).toContain('symbol = "ORC";')
      await expect(code).toContain('MAX_SUPPLY = 5_000_000 * 10 ** 18;')
      await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
      await expect(args.capabilities.copyText).toHaveBeenCalledWith(expect.stringContaining('"ORC"'))
    })
    await step('Each letter is sent', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Symbol' }), 'H')
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'tokenTyped', field: 'symbol', text: 'ORCH' })
    })
  },
})
export const OwnTokenOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.ownTokenInRust },
  ...onAPhone,
  play: async ({ canvas }) => {
    await expect(codeIn(canvas.getByRole('group', { name: 'Code' }))).toContain('/// Orchard, ORC. A draft')
  },
})
/** A supply that is no whole number above 0: the field says so, and what the code has. Everything typed stays. */
export const WrongSupply = meta.story({
  parameters: shows('Generated'),
  ...onALaptop,
  args: { state: states.wrongSupply },
  play: async ({ canvas, userEvent, args, step }) => {
    const supply = canvas.getByRole('textbox', { name: 'Supply' })
    await step('The field keeps what was typed, and says what is wrong', async () => {
      await expect(supply).toHaveValue('-5')
      await expect(supply).toBeInvalid()
      await expect(supply).toHaveAccessibleDescription(
        'Type a whole number from 1 to 10 billion. The code keeps 1,000,000.',
      )
      await expect(canvas.getByText(/^Type a whole number/)).toBeVisible()
    })
    await step('The code has the name and symbol, and the supply of the sample', async () => {
      const code = codeIn(canvas.getByRole('group', { name: 'Code' }))
      await expect(code).toContain('name = "Orchard";')
      await expect(code).toContain('symbol = "ORC";')
      await expect(code).toContain('MAX_SUPPLY = 1_000_000 * 10 ** 18;')
      await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
      await expect(args.capabilities.copyText).toHaveBeenCalledWith(expect.stringContaining('= 1_000_000 *'))
    })
  },
})
export const WrongSupplyOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.wrongSupply },
  ...onAPhone,
  play: async ({ canvas }) => {
    canvas.getByText(/^Type a whole number/).scrollIntoView({ block: 'center' })
    await expect(canvas.getByText(/^Type a whole number/)).toBeVisible()
  },
})
/** Without a tax there is no whitelist of exemptions. */
export const TaxLeftOut = meta.story({
  parameters: shows('Features turned off'),
  ...onALaptop,
  args: { state: states.taxLeftOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Transfer tax' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Whitelist' })).not.toBeChecked()
    await expect(codeIn(canvas.getByRole('group', { name: 'Code' }))).toContain('_give(from, to, amount);')
  },
})
/** Where it is narrow, the outline is a list to choose from. */
export const PartChosenOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.partChosen },
  ...onAPhone,
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('combobox', { name: 'Part of the contract' })
    await expect(list).toHaveDisplayValue('Burn, line 87')
    await userEvent.selectOptions(list, 'tax')
    await expect(args.send).toHaveBeenCalledWith({ type: 'partChosen', part: 'tax' })
  },
})
/** Before it is generated, the code is gray. */
export const PartChosenFirst = meta.story({
  parameters: shows('A part chosen'),
  args: { state: states.partChosenFirst },
})
/** A part that is not written yet: the code stays there, and does not follow the writing. */
export const PartChosenMeanwhile = meta.story({
  parameters: shows('A part chosen'),
  ...onALaptop,
  args: { state: states.partChosenMeanwhile },
  play: async ({ canvas }) => {
    await waitFor(() => expect(Math.abs(topOf(canvas, 'Transfer tax'))).toBeLessThan(24))
    await expect(canvas.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  },
})
export const Bep20Part = meta.story({
  parameters: shows('A part chosen'),
  args: { state: states.bep20Part },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your BEP-20 version changes 1 of its 8 parts\.$/)).toBeVisible()
    await expect(canvas.getAllByText(/^Yours: /)).toHaveLength(2)
  },
})
export const Trc20Part = meta.story({
  parameters: shows('A part chosen'),
  args: { state: states.trc20Part },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your TRC-20 version changes 2 of its 8 parts\.$/)).toBeVisible()
    await expect(canvas.getAllByText(/^Yours: /)).toHaveLength(4)
  },
})
export const SplSupply = meta.story({
  parameters: shows('A part chosen'),
  args: { state: states.splSupply },
})
export const SplTransfers = meta.story({
  parameters: shows('A part chosen'),
  args: { state: states.splTransfers },
})
export const SplPause = meta.story({
  parameters: shows('A part chosen'),
  args: { state: states.splPause },
})
/** An SPL version in Rust, in place of the sample: outline, Copy and Download are about it. */
export const InRust = meta.story({
  parameters: shows('Generated'),
  args: { state: states.inRust },
  play: async ({ canvas, userEvent, args, step }) => {
    const code = canvas.getByRole('group', { name: 'Code' })
    await step('Its file has another name, and its code is Rust', async () => {
      await expect(canvas.getByRole('heading', { name: 'sample_token.rs' })).toBeVisible()
      await expect(codeIn(code).trim()).toBe(rustText([]).trim())
    })
    await step('Download and Copy give it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download .rs' }))
      await expect(args.capabilities.downloadText).toHaveBeenCalledWith('sample_token.rs', rustText([]))
      await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
      await expect(args.capabilities.copyText).toHaveBeenCalledWith(rustText([]))
    })
    await step('The sample is one press away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'See the sample' }))
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'versionSwitched' })
    })
  },
})
export const InRustOnAPhone = meta.story({ tags: ['slow'], args: { state: states.inRust }, ...onAPhone })
export const InRustWithoutTax = meta.story({
  parameters: shows('Features turned off'),
  args: { state: states.inRustWithoutTax },
  play: async ({ canvas }) => {
    const code = codeIn(canvas.getByRole('group', { name: 'Code' }))
    await expect(code.trim()).toBe(rustText(['tax', 'whitelist']).trim())
    await expect(code).not.toContain('add_tax')
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
/** The browser has the file; the demo stands as before. */
export const Downloaded = meta.story({
  args: { state: states.generated },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await expect(args.capabilities.downloadText).toHaveBeenCalledWith('SampleToken.sol', contractText)
  },
})
export const CopiedOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.copied },
  ...onAPhone,
})
/** Where the pane has the code to select; see `CopyRefusedOnAPhone`. */
export const CopyFailed = meta.story({
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
export const CopyFailedOnAPhone = meta.story({
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
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 87 }),
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
    await step('The outline leads to a part', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Transfer tax' }))
      await expect(canvas.getByRole('button', { name: /^Transfer tax .*\(line 110\)$/ })).toHaveAttribute(
        'aria-current',
        'true',
      )
    })
    await step('I switch burning off and on: its lines go, and come back marked', async () => {
      const burn = canvas.getByRole('checkbox', { name: 'Burn' })
      const code = canvas.getByRole('group', { name: 'Code' })
      const groundOf = (text: string) =>
        getComputedStyle(
          [...code.querySelectorAll('code > span')].find(({ textContent }) => textContent.includes(text))!,
        ).backgroundColor
      await userEvent.click(burn)
      await expect(codeIn(code)).not.toContain('function burn(')
      await userEvent.click(burn)
      await expect(withoutEndOfLine(codeIn(code))).toBe(withoutEndOfLine(contractText))
      await expect(groundOf('function burn(')).not.toBe(groundOf('function pause('))
      await expect(burn).toHaveFocus()
    })
    await step('Another standard keeps the code', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'SPL Solana' }))
      await expect(canvas.getByRole('heading', { name: 'SampleToken.sol' })).toBeVisible()
    })
    await step('I download it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download .sol' }))
      await expect(capabilitiesOf(context).downloadText).toHaveBeenCalledWith('SampleToken.sol', contractText)
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
