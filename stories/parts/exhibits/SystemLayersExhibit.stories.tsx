import infrastructure from '#src/content/copy/services/infrastructure.ts'
import cloudEdge from '#src/content/copy/services/cloud-edge.ts'
import { SystemLayersExhibit } from '#src/parts/exhibits/SystemLayersExhibit.tsx'
import preview from '#storybook/preview.tsx'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { exhibitOf, LONG } from './exhibitStories.tsx'

const { exhibit } = infrastructure

const meta = preview.meta({
  id: 'patterns-topology-exhibit',
  title: 'Patterns/Exhibits/System layers',
  component: SystemLayersExhibit,
  ...exhibitOf(
    { infrastructure: infrastructure.exhibit, 'cloud-edge': cloudEdge.exhibit },
    infrastructure.exhibit,
    'build',
  ),
})

export const Default = meta.story()
export const OfAnotherOffer = meta.story({ args: { exhibit: cloudEdge.exhibit, family: 'build' } })
export const LongestTexts = meta.story({
  tags: ['slow'],
  ...onTheSmallest,
  args: {
    exhibit: {
      ...exhibit,
      layers: exhibit.layers.map((layer) => ({ ...layer, nodes: [{ name: LONG, note: LONG }] })),
      links: [{ name: LONG, isCut: true }, { name: LONG }],
    },
  },
})
export const OnAPhone = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
