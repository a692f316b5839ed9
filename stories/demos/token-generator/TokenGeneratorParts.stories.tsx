import { expect, fn } from 'storybook/test'
import { Configuration, Review, Success } from '#src/demos/token-generator/TokenGeneratorSteps.tsx'
import { HolderShares } from '#src/demos/token-generator/HolderShares.tsx'
import { loadHolderShares } from '#src/demos/token-generator/later.ts'
import { form } from '#src/demos/token-generator/TokenGenerator.css.ts'
import { TokenQuilt } from '#src/demos/token-generator/TokenQuilt.tsx'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { partOf } from '../demoStories.tsx'
import { states } from './tokenGeneratorStates.ts'

const meta = preview.meta({
  id: 'parts-token-generator',
  title: 'Demo parts/Token generator',
  component: Configuration,
  argTypes: {
    draft: oneOf({
      filled: states.filled.draft,
      empty: states.empty.draft,
      'on Solana': states.onSolana.draft,
      'very long': states.veryLongText.draft,
      'from right to left': states.rightToLeft.draft,
    }),
  },
  subcomponents: { Review, Success, HolderShares, TokenQuilt },
  loaders: [loadHolderShares],
  ...partOf('token-generator'),
  args: { draft: states.filled.draft, onText: fn(), onDecimals: fn(), onNetwork: fn() },
})

export const FirstStep = meta.story()
export const SecondStep = meta.story({ render: ({ draft }) => <Review draft={draft} isDeploying={false} /> })
export const ThirdStep = meta.story({
  render: ({ draft }) => <Success draft={draft} copy={null} onCopy={fn()} />,
})
/** In the demo's own place, the last of the third step. */
export const Holders = meta.story({
  render: ({ draft }) => <HolderShares supply={draft.supply} symbol={draft.symbol} />,
})
/** Each entry changes its own part of the quilt. */
export const Quilts = meta.story({
  render: ({ draft }) => (
    <div className={form}>
      <TokenQuilt draft={draft} />
      <TokenQuilt draft={{ ...draft, name: 'Harbor' }} />
      <TokenQuilt draft={{ ...draft, symbol: 'H' }} />
      <TokenQuilt draft={{ ...draft, supply: '1000' }} />
      <TokenQuilt draft={{ ...draft, decimals: '6' }} />
      <TokenQuilt draft={{ ...draft, network: 'solana' }} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const frames = canvas.getAllByRole('img')
    /** The squares, the letters, the stitches and the frame of each quilt. */
    const parts = frames.map((frame) => ({
      squares: frame.parentElement!.querySelector('svg')!.innerHTML,
      letters: frame.querySelector('text')!.textContent,
      stitches: frame.querySelector('[stroke-dasharray]')!.getAttribute('stroke-dasharray'),
      frame: frame.querySelector('[fill-rule]')!.getAttribute('fill'),
    }))
    const [first, ...others] = parts
    const changed = others.map((other) =>
      Object.entries(other).flatMap(([part, value]) =>
        value === first![part as keyof typeof other] ? [] : [part],
      ),
    )
    await expect(changed).toEqual([['squares'], ['letters'], ['squares'], ['stitches'], ['frame']])
    await expect(frames[0]).toHaveAccessibleName(
      'Quilt of 12 by 12 squares in the frame of Polygon, with 18 stitches on each side',
    )
    const sizes = [...canvasElement.querySelectorAll('[role="img"]')].map((one) =>
      one.getBoundingClientRect(),
    )
    for (const { width, height } of sizes) await expect(Math.abs(width - height)).toBeLessThan(1)
  },
})
