import { FamilyGlyph, type FamilyGlyphProps } from '#src/primitives/Marks.tsx'
import { families, type FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { row } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-family-glyph',
  title: 'Primitives/Family glyph',
  component: FamilyGlyph,
  args: { family: 'build' as FamilyName, size: 16 as FamilyGlyphProps['size'] },
  render: ({ size }) => (
    <div className={row}>
      {families.map((family) => (
        <FamilyGlyph key={family} family={family} size={size ?? 16} />
      ))}
    </div>
  ),
})

export const BesideText = meta.story()
export const BesideHead = meta.story({ args: { size: 22 } })
