import preview from '#storybook/preview.tsx'
import * as specimens from './Specimens.tsx'
import { onAPhone } from '../viewports.ts'

const meta = preview.meta({ id: 'theme-type', title: 'Foundations/Type', component: specimens.Scale })

export const Sizes = meta.story()
export const SizesOnAPhone = meta.story({ tags: ['slow'], ...onAPhone })
export const OfOnePlace = meta.story({ render: () => <specimens.Special /> })
export const Weights = meta.story({ render: () => <specimens.Weights /> })
export const Faces = meta.story({ render: () => <specimens.Faces /> })
export const Figures = meta.story({ render: () => <specimens.Figures /> })
