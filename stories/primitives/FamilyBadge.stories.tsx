import { FamilyBadge } from '#src/primitives/Badge.tsx'
import { families, type FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { row } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-family-badge',
  title: 'Primitives/Family badge',
  component: FamilyBadge,
  args: { family: 'trade' as FamilyName, children: 'Trade' },
})

export const Default = meta.story()
export const EachFamily = meta.story({
  render: () => (
    <div className={row}>
      {families.map((family) => (
        <FamilyBadge key={family} family={family}>
          {family.replace(/^./, (letter) => letter.toUpperCase())}
        </FamilyBadge>
      ))}
    </div>
  ),
})
