import { expect, fn } from 'storybook/test'
import { Concealable, HideableBalance } from '#src/patterns/figures/HideableBalance.tsx'
import preview from '#storybook/preview.tsx'
import { face } from '../../primitives/layout.css.ts'
import { onAPhone } from '../../viewports.ts'

const meta = preview.meta({
  id: 'patterns-hideable-balance',
  title: 'Patterns/Figures/Hideable balance',
  component: HideableBalance,
  subcomponents: { Concealable },
  args: { label: 'Total balance', figure: '$18,204.53', isHidden: false, onHide: fn(), onShow: fn() },
})

export const Shown = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status', { name: 'Total balance' })).toHaveTextContent('$18,204.53')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }))
    await expect(args.onHide).toHaveBeenCalledOnce()
  },
})
export const OnAFace = meta.story({
  args: { isOnFace: true },
  decorators: [
    (Story) => (
      <div className={face} data-family="secure">
        {Story()}
      </div>
    ),
  ],
})
/** Dots for the eye, words for a screen reader, the figure for neither. */
export const Hidden = meta.story({
  args: { isHidden: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('••••••')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas.getByRole('status', { name: 'Total balance' })).toHaveTextContent('Balance hidden')
    await expect(canvas.queryByText('$18,204.53')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show balance' }))
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
})
export const VeryLongFigure = meta.story({
  tags: ['slow'],
  args: { figure: `$${'9'.repeat(80)}` },
  ...onAPhone,
})
/** A figure within a sentence, hidden. */
export const InASentence = meta.story({
  render: () => (
    <p>
      Sample balance <Concealable isHidden>1.5 ETH</Concealable>
    </p>
  ),
})
