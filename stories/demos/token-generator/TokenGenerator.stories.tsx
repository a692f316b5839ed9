import { expect, fireEvent, waitFor } from 'storybook/test'
import demo from '#src/demos/token-generator/demo.ts'
import { loadHolderShares } from '#src/demos/token-generator/later.ts'
import tour from '#src/demos/token-generator/tour.ts'
import { DEPLOY_MS } from '#src/demos/token-generator/tokenGenerator.ts'
import { TokenGenerator } from '#src/demos/token-generator/TokenGenerator.tsx'
import { sampleDeployments } from '#src/demos/token-generator/tokenOptions.ts'
import { SECOND } from '#src/format/duration.ts'
import preview from '#storybook/preview.tsx'
import { capabilitiesOf, demoMeta, journeyOf, passTime, previewOf } from '../demoStories.tsx'
import { tourOf, tourOnAPhone } from '../tourStories.tsx'
import { states } from './tokenGeneratorStates.ts'
import { onAPhone, onATablet } from '../../viewports.ts'
import { inSection, shows } from '../../card.ts'

const meta = preview.meta({
  id: 'demos-token-generator',
  title: 'Demos/Token generator',
  component: TokenGenerator,
  loaders: [loadHolderShares],
  ...demoMeta('token-generator', { parameters: inSection('Token generator'), states, state: states.filled }),
})

/** The demo at work: the link to send. */
export const Preview = meta.story(previewOf(demo, tour))

export const Empty = meta.story({
  parameters: shows('Step 1: something is missing'),
  args: { state: states.empty },
  play: async ({ canvas }) => {
    const onward = canvas.getByRole('button', { name: 'Continue to Review' })
    await expect(onward).toBeDisabled()
    await expect(onward).toHaveAccessibleDescription('To continue, fill in name, symbol and total supply.')
  },
})
export const NearlyFilled = meta.story({
  parameters: shows('Step 1: something is missing'),
  args: { state: states.nearlyFilled },
})
export const Filled = meta.story({
  parameters: shows('Step 1: one may continue'),
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Decimals and network are chosen by clicking and by arrow keys', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /Solana Style/ }))
      await expect(args.send).toHaveBeenCalledWith({ type: 'decimalsChosen', decimals: '9' })
      canvas.getByRole('radio', { name: 'Polygon' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.send).toHaveBeenCalledWith({ type: 'networkChosen', network: 'solana' })
    })
    await step('Exit Demo closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Exit Demo' }))
      await expect(args.capabilities.close).toHaveBeenCalledOnce()
    })
  },
})
export const FilledOnAPhone = meta.story({
  parameters: shows('Step 1: one may continue'),
  tags: ['slow'],
  ...onAPhone,
})
/** Eighteen decimals can be chosen, and the form says what that means there. */
export const OnSolana = meta.story({
  parameters: shows('Step 1: other decimals, other networks'),
  args: { state: states.onSolana },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A Solana token has at most 9 decimals/)).toBeVisible()
  },
})
export const SuccessOnSolana = meta.story({
  parameters: shows({ says: 'Step 3', after: 'demos-token-generator--success' }),
  args: { state: states.successOnSolana },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7LkDBq…G9KA')).toBeVisible()
    await expect(canvas.queryByText(/^0x/)).not.toBeInTheDocument()
  },
})
export const NotANumber = meta.story({ args: { state: states.notANumber } })
export const RightToLeft = meta.story({ tags: ['slow'], args: { state: states.rightToLeft } })
export const VeryLongText = meta.story({
  tags: ['slow'],
  args: { state: states.veryLongText },
  ...onAPhone,
})
export const Review = meta.story({ parameters: shows('Step 2'), args: { state: states.review } })
/** 18 decimals on Solana: the review says it, and Deploy stays. */
export const ReviewWithFault = meta.story({
  parameters: shows('Step 2'),
  args: { state: states.reviewWithFault },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A Solana token has at most 9 decimals: choose 9.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Deploy' })).toBeEnabled()
  },
})
export const ReviewOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.review },
  ...onAPhone,
})
export const ScriptText = meta.story({
  args: { state: states.scriptText },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('<script>alert(1)</script>').length).toBeGreaterThan(1)
  },
})
export const VeryLongReview = meta.story({
  tags: ['slow'],
  args: { state: states.veryLongReview },
  ...onAPhone,
})
/** What covers the quilt's rows until they are sewn. */
const coversOf = (preview: HTMLElement) =>
  [...preview.querySelectorAll('rect')].filter((rect) => rect.getAnimations().length > 0)

/** The share of the quilt's squares that is sewn at this time of the deployment. */
function sewnAt(preview: HTMLElement, ms: number): number {
  const covers = coversOf(preview)
  for (const animation of covers.flatMap((cover) => cover.getAnimations())) {
    animation.pause()
    animation.currentTime = ms
  }
  const width = [...preview.querySelectorAll('svg')].at(-1)!.getBoundingClientRect().width
  const covered = covers.map((cover) => cover.getBoundingClientRect().width / width)
  return 1 - covered.reduce((sum, share) => sum + share, 0) / covers.length
}

export const Deploying = meta.story({
  parameters: shows('Deploying...'),
  args: { state: states.deploying },
  play: async ({ canvas }) => {
    const preview = canvas.getByRole('complementary', { name: 'Preview' })
    // The animation starts again: it may have ended while a busy machine opened the story.
    preview.style.display = 'none'
    preview.getBoundingClientRect()
    preview.style.display = ''
    await waitFor(() => expect(coversOf(preview)).toHaveLength(8))
    // With the deployment's clock: nothing, half and a square more, all of the 64 squares.
    await expect(sewnAt(preview, 0)).toBeCloseTo(0, 2)
    await expect(sewnAt(preview, DEPLOY_MS / 2 + DEPLOY_MS / 64 + 1)).toBeCloseTo(33 / 64, 2)
    await expect(sewnAt(preview, DEPLOY_MS)).toBeCloseTo(1, 2)
    const deploying = canvas.getByRole('button', { name: 'Deploying...' })
    await expect(deploying).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Close demo' })).toBeEnabled()
    // What tells it from the review.
    deploying.scrollIntoView({ block: 'end' })
  },
})
export const DeployingOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.deploying },
  ...onAPhone,
  play: async ({ canvas }) => {
    const deploying = canvas.getByRole('button', { name: 'Deploying...' })
    await expect(deploying).toBeDisabled()
    deploying.scrollIntoView({ block: 'end' })
  },
})
export const Success = meta.story({
  parameters: shows('Step 3'),
  args: { state: states.success },
  play: async ({ canvas }) => {
    const certificate = canvas.getByRole('region', { name: 'Certificate' })
    await expect(certificate).toHaveTextContent(/“Orchard”.*“ORCH” on Polygon.*10,000,000.*0x4f0C/)
    // As wide as its window, and higher than half of it.
    const { width, height } = certificate.getBoundingClientRect()
    await expect(width).toBeGreaterThan(0.85 * window.innerWidth - 64)
    await expect(height).toBeGreaterThan(window.innerHeight / 2)
  },
})
/** Who holds the token: the bar and the answer follow the share of the team. It changes nothing of the demo's state. */
export const ShareOfTheTeam = meta.story({
  parameters: shows('Step 3'),
  args: { state: states.success },
  play: async ({ canvas, args, step }) => {
    const slider = canvas.getByRole('slider', { name: 'Share of the team' })
    const held = (name: string) => canvas.getByText(name, { selector: 'dt' }).nextElementSibling
    slider.closest('section')?.scrollIntoView({ block: 'center' })
    await step('First the team has a fifth of the supply', async () => {
      await expect(held('Team')).toHaveTextContent('2,000,000')
      await expect(held('Community')).toHaveTextContent('4,000,000')
      await expect(
        canvas.getByRole('img', {
          name: /Team 20\.00%, Investors 24\.00%, Community 40\.00%, Treasury 16\.00%/,
        }),
      ).toBeVisible()
    })
    await step('With a larger share, holders depend on one signature', async () => {
      await fireEvent.input(slider, { target: { value: '30' } })
      await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^30%: 3,000,000/))
      await expect(held('Team')).toHaveTextContent('3,000,000')
      await expect(held('Treasury')).toHaveTextContent('1,400,000')
      await expect(canvas.getByRole('img', { name: /Team 30\.00%, Investors 21\.00%/ })).toBeVisible()
      await expect(
        canvas.getByText(/^With 30% in one wallet, .*: holders depend on one signature\.$/),
      ).toBeVisible()
    })
    await step('Nothing is sent', async () => {
      await expect(args.send).not.toHaveBeenCalled()
    })
  },
})
/** Nothing can be divided, and the panel says so in words. */
export const SupplyIsNoNumber = meta.story({
  parameters: shows('Step 3'),
  args: { state: states.notANumberSuccess },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is not a number above 0, so there is nothing to divide/)).toBeVisible()
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
  },
})
/** "Create Another Token" leads back to the first step, with empty fields. */
export const AnotherStarted = meta.story({
  args: { state: states.anotherStarted },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Token name' })).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Continue to Review' })).toBeDisabled()
  },
})
export const SuccessOnAPhone = meta.story({
  tags: ['slow'],
  args: { state: states.success },
  ...onAPhone,
})
export const VeryLongSuccess = meta.story({
  tags: ['slow'],
  args: { state: states.veryLongSuccess },
  ...onAPhone,
})
export const AddressCopied = meta.story({
  parameters: shows('Copied, or refused'),
  args: { state: states.addressCopied },
})
export const CopyFailed = meta.story({
  parameters: shows('Copied, or refused'),
  args: { state: states.copyRefused },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sampleDeployments.ethereum.hash)).toBeVisible()
  },
})

/** A link brought the texts along. */
export const Prefilled = meta.story({
  parameters: shows({ says: 'Step 1: one may continue', after: 'demos-token-generator--filled' }),
  args: { state: states.prefilled },
})
export const SixDecimalsOnBsc = meta.story({
  parameters: shows({
    says: 'Step 1: other decimals, other networks',
    after: 'demos-token-generator--filled-on-a-phone',
  }),
  args: { state: states.sixDecimalsOnBsc },
})
export const NineDecimalsOnSolana = meta.story({
  parameters: shows({
    says: 'Step 1: other decimals, other networks',
    after: 'demos-token-generator--six-decimals-on-bsc',
  }),
  args: { state: states.nineDecimalsOnSolana },
})
export const SuccessOnBsc = meta.story({ parameters: shows('Step 3'), args: { state: states.successOnBsc } })
export const ReviewOnATablet = meta.story({
  parameters: shows('Step 2'),
  tags: ['slow'],
  args: { state: states.review },
  ...onATablet,
})

/** From an empty form to a deployed token, and once more. */
export const Journey = meta.story({
  tags: ['slow'],
  ...journeyOf(demo, tour, { longestMoment: 99 }),
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await step('I fill in name, symbol and supply, and may continue', async () => {
      await userEvent.type(canvas.getByLabelText('Token name'), 'Orchard')
      await userEvent.type(canvas.getByLabelText('Symbol'), 'ORCH')
      await expect(canvas.getByRole('button', { name: 'Continue to Review' })).toBeDisabled()
      const quilt = () => canvas.getByRole('img', { name: /^Quilt/ })
      await expect(quilt()).toHaveTextContent('ORCH')
      await expect(quilt()).toHaveAccessibleName(/4 by 4 squares in the frame of Ethereum/)
      await userEvent.type(canvas.getByLabelText('Total supply'), '10000000')
      await expect(quilt()).toHaveAccessibleName(/12 by 12 squares/)
      await userEvent.click(canvas.getByRole('radio', { name: 'Polygon' }))
      await expect(quilt()).toHaveAccessibleName(/in the frame of Polygon/)
      await userEvent.click(canvas.getByRole('button', { name: 'Continue to Review' }))
    })
    await step('I am taken to the review, go back, and nothing is lost', async () => {
      await expect(canvas.getByRole('group', { name: 'Step 2 of 3: Review and deploy' })).toHaveFocus()
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await expect(canvas.getByLabelText('Total supply')).toHaveValue('10000000')
      await userEvent.click(canvas.getByRole('button', { name: 'Continue to Review' }))
    })
    await step('Deploying takes three seconds', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Deploy' }))
      await expect(await canvas.findByRole('button', { name: 'Deploying...' })).toBeDisabled()
      await expect(canvas.getByText('The simulated deployment takes a few seconds.')).toHaveFocus()
      passTime(context, 3 * SECOND - 1)
      await expect(canvas.getByRole('button', { name: 'Deploying...' })).toBeDisabled()
      passTime(context, 1)
      await expect(canvas.getByText('Your token is deployed.')).toBeVisible()
      await expect(canvas.getByRole('group', { name: 'Step 3 of 3: Success' })).toHaveFocus()
    })
    await step('I copy the sample address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy sample address' }))
      await expect(await canvas.findByText('Copied')).toBeVisible()
      await expect(capabilitiesOf(context).copyText).toHaveBeenCalledWith(sampleDeployments.ethereum.address)
      passTime(context, 2 * SECOND)
      await expect(canvas.queryByText('Copied')).not.toBeInTheDocument()
    })
    await step('Create Another Token starts with empty fields', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create Another Token' }))
      await expect(canvas.getByLabelText('Token name')).toHaveValue('')
    })
  },
})

/** The demo shows itself. */
export const Tour = meta.story({ ...tourOf(demo, tour), tags: ['slow'] })
export const TourOnAPhone = meta.story({ ...tourOnAPhone(demo, tour), tags: ['slow'] })
