import { expect } from 'storybook/test'
import { demoByKey, demoHref } from '#src/content/demos.ts'
import { DemoCard } from '#src/parts/sections/DemoCard.tsx'
import preview from '#storybook/preview.tsx'
import { underPointer, whilePressed } from '../../pressed.ts'
import * as styles from '../../patterns/places.css.ts'
import { demosByName, oneOf } from '../../controls.ts'

const meta = preview.meta({
  id: 'patterns-demo-tile',
  title: 'Patterns/Sections/Demo card',
  component: DemoCard,
  argTypes: { demo: oneOf(demosByName) },
  args: { demo: demoByKey('staking'), href: demoHref('staking') },
})

export const Wall = meta.story({
  render: (args) => (
    <div className={styles.tile}>
      <DemoCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open demo: Staking' })).toHaveAttribute(
      'href',
      '?demo=staking',
    )
  },
})

export const Focused = Wall.extend({
  tags: ['focus'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
})

export const Hovered = Wall.extend({ ...underPointer('a'), play: undefined })
export const Pressed = Wall.extend({ ...whilePressed('a'), play: undefined })

export const Head = meta.story({
  args: { look: 'head' },
  render: (args) => (
    <div className={styles.largeTile}>
      <DemoCard {...args} />
    </div>
  ),
})
