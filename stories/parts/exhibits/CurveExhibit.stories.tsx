import { expect, fireEvent } from 'storybook/test'
import stakingPlatform from '#src/content/copy/services/staking-platform.ts'
import tokenomicsDesign from '#src/content/copy/services/tokenomics-design.ts'
import { CurveExhibit } from '#src/parts/exhibits/CurveExhibit.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone } from '../../viewports.ts'
import { exhibitOf } from './exhibitStories.tsx'

const meta = preview.meta({
  id: 'patterns-curve-exhibit',
  title: 'Patterns/Exhibits/Curve',
  component: CurveExhibit,
  ...exhibitOf(
    { 'staking-platform': stakingPlatform.exhibit, 'tokenomics-design': tokenomicsDesign.exhibit },
    stakingPlatform.exhibit,
    'trade',
  ),
})

export const Default = meta.story()
export const OfAnotherOffer = meta.story({ args: { exhibit: tokenomicsDesign.exhibit, family: 'launch' } })
/** At its highest value the curve reaches its end early, and the sentence says when. */
export const InputMoved = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Tokens staked' })
    await expect(canvas.getByText('In month 9 the budget is empty.')).toBeVisible()
    await fireEvent.change(slider, { target: { value: '100' } })
    await expect(canvas.getByText('In month 5 the budget is empty.')).toBeVisible()
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/In month 5/)
    await fireEvent.change(slider, { target: { value: '20' } })
    await expect(canvas.getByText('The budget pays every reward of the year.')).toBeVisible()
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
