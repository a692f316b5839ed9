import { Skeleton, type SkeletonProps } from '#src/primitives/Text.tsx'
import preview from '#storybook/preview.tsx'
import { row } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-skeleton',
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { shape: 'square' },
})

const shapes: SkeletonProps['shape'][] = ['square', 'short', 'medium', 'long']

export const Shapes = meta.story({
  render: () => (
    <div className={row}>
      {shapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </div>
  ),
})
