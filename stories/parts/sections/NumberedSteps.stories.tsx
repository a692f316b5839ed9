import { familyOrder } from '#src/content/families.ts'
import { steps } from '#src/content/steps.ts'
import { NumberedSteps } from '#src/parts/sections/NumberedSteps.tsx'
import { sheet } from '#src/theme/global.css.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone, onATablet } from '../../viewports.ts'

const meta = preview.meta({
  id: 'patterns-fold-steps',
  title: 'Patterns/Sections/Numbered steps',
  component: NumberedSteps,
  argTypes: { steps: oneOf({ all: steps, 'the first two': steps.slice(0, 2) }) },
  decorators: [
    (Story) => (
      <div className={sheet}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: { steps },
})

export const Default = meta.story()
/** Each family folds a figure. */
export const EachFamily = meta.story({
  render: (args) => (
    <>
      {familyOrder.map((family) => (
        <NumberedSteps key={family} {...args} family={family} />
      ))}
    </>
  ),
})
export const Rows = meta.story({ args: { look: 'rows' } })
export const OnATablet = meta.story({
  tags: ['slow'],
  ...onATablet,
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
