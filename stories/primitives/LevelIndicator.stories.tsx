import { expect } from 'storybook/test'
import { LevelIndicator } from '#src/primitives/ProgressMeter.tsx'
import preview from '#storybook/preview.tsx'
import { row } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-pips',
  title: 'Primitives/Level indicator',
  component: LevelIndicator,
  args: { filled: 2, of: 3 },
})

export const Default = meta.story({
  play: async ({ canvasElement, step }) => {
    await step('Two of three are filled, by their backgrounds', async () => {
      const pips = [...canvasElement.querySelectorAll('[aria-hidden] > span')]
      const isFilled = pips.map((pip) => getComputedStyle(pip).backgroundColor !== 'rgba(0, 0, 0, 0)')
      await expect(isFilled).toEqual([true, true, false])
    })
  },
})
export const FromNoneToAll = meta.story({
  render: ({ of }) => (
    <div className={row}>
      {Array.from({ length: of + 1 }, (_, filled) => (
        <LevelIndicator key={filled} filled={filled} of={of} />
      ))}
    </div>
  ),
})
