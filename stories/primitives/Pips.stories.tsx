import { Pips } from '#src/primitives/Meter.tsx'
import preview from '#storybook/preview.tsx'
import { row } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-pips',
  title: 'Primitives/Level indicator',
  component: Pips,
  args: { filled: 2, of: 3 },
})

export const Default = meta.story()
export const FromNoneToAll = meta.story({
  render: ({ of }) => (
    <div className={row}>
      {Array.from({ length: of + 1 }, (_, filled) => (
        <Pips key={filled} filled={filled} of={of} />
      ))}
    </div>
  ),
})
