import { ArrowRight } from 'lucide'
import { Icon } from '#src/primitives/Icon.tsx'
import preview from '#storybook/preview.tsx'
import { icons, row } from './layout.css.ts'
import { iconsByName, oneOf } from '../controls.ts'

const meta = preview.meta({
  id: 'primitives-icon',
  title: 'Primitives/Icon',
  component: Icon,
  argTypes: { icon: oneOf(iconsByName) },
  args: { icon: ArrowRight },
})

export const Default = meta.story()
/** Each icon that the library draws, with its name in lucide. */
export const All = meta.story({
  render: ({ size = 20 }) => (
    <ul className={icons}>
      {Object.entries(iconsByName).map(([name, icon]) => (
        <li key={name}>
          <Icon icon={icon} size={size} /> <span>{name}</span>
        </li>
      ))}
    </ul>
  ),
})
export const Sizes = meta.story({
  render: ({ icon }) => (
    <div className={row}>
      {[16, 18, 20, 24, 28].map((size) => (
        <Icon key={size} icon={icon} size={size} />
      ))}
    </div>
  ),
})
