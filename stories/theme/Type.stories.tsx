import preview from '#storybook/preview.tsx'
import * as specimens from './Specimens.tsx'

const meta = preview.meta({ id: 'theme-type', title: 'Theme/Type', component: specimens.Scale })

export const Sizes = meta.story()
export const SizesAtNarrow = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } })
export const Faces = meta.story({ render: () => <specimens.Faces /> })
export const Figures = meta.story({ render: () => <specimens.Figures /> })
