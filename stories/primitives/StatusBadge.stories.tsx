import { StatusBadge, type BadgeTone, type StatusBadgeProps } from '#src/primitives/Badge.tsx'
import preview from '#storybook/preview.tsx'
import { row } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-status-badge',
  title: 'Primitives/Status badge',
  component: StatusBadge,
  args: { tone: 'good' as BadgeTone, children: 'Success' },
})

const several = (badges: StatusBadgeProps[]) => () => (
  <div className={row}>
    {badges.map((badge) => (
      <StatusBadge key={badge.children} {...badge} />
    ))}
  </div>
)

export const Default = meta.story({ args: { mark: 'full' } })
export const WithoutMark = meta.story()
export const Tones = meta.story({
  render: several([
    { tone: 'good', children: 'Active' },
    { tone: 'caution', children: 'Pending' },
    { tone: 'bad', children: 'Failed' },
    { tone: 'neutral', children: 'Paused' },
    { tone: 'outline', children: 'Demo' },
  ]),
})
export const Marks = meta.story({
  render: several([
    { tone: 'good', mark: 'full', children: 'Low' },
    { tone: 'caution', mark: 'half', children: 'Medium' },
    { tone: 'bad', mark: 'hollow', children: 'Failed' },
    { tone: 'neutral', mark: 'hollow', children: 'Paused' },
  ]),
})
