import { Logo } from '#src/primitives/Mosaic.tsx'
import preview from '#storybook/preview.tsx'
import { row } from './layout.css.ts'

const meta = preview.meta({ id: 'primitives-logo', title: 'Primitives/Logo', component: Logo })

export const Default = meta.story()
export const Sizes = meta.story({
  render: () => (
    <div className={row}>
      {[72, 44, 34, 24, 16].map((size) => (
        <Logo key={size} size={size} />
      ))}
    </div>
  ),
})
