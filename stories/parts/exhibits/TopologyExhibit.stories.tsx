import infrastructure from '#src/content/copy/services/infrastructure.ts'
import cloudEdge from '#src/content/copy/services/cloud-edge.ts'
import { TopologyExhibit } from '#src/parts/exhibits/TopologyExhibit.tsx'
import type { FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { oneOf } from '../../controls.ts'
import { onAPhone, onTheSmallest } from '../../viewports.ts'
import { LONG, onASheet } from './onASheet.tsx'

const { exhibit } = infrastructure

const meta = preview.meta({
  id: 'patterns-topology-exhibit',
  title: 'Patterns/Exhibits/System layers',
  component: TopologyExhibit,
  argTypes: { exhibit: oneOf({ infrastructure: infrastructure.exhibit, 'cloud-edge': cloudEdge.exhibit }) },
  decorators: [(Story) => onASheet(<Story />)],
  parameters: { layout: 'fullscreen' },
  args: { exhibit: infrastructure.exhibit, family: 'build' as FamilyName },
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
export const Narrow = meta.story({
  tags: ['slow'],
  ...onAPhone,
})
