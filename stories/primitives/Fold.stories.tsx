import { Fold } from '#src/primitives/Mosaic.tsx'
import { families, type FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { mosaics, row } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-fold',
  title: 'Primitives/Fold',
  component: Fold,
  args: { family: 'build' as FamilyName, size: 48 },
})

export const EachFamily = meta.story({
  render: ({ size }) => (
    <div className={row}>
      {families.map((family) => (
        <Fold key={family} family={family} size={size ?? 48} />
      ))}
    </div>
  ),
})
export const FillingItsBox = meta.story({
  render: () => (
    <div className={mosaics}>
      {families.map((family) => (
        <Fold key={family} family={family} />
      ))}
    </div>
  ),
})
