import { FoldTile, FoldArt, FoldFigure } from '#src/primitives/Mosaic.tsx'
import { families, type FamilyName } from '#src/theme/tokens.ts'
import preview from '#storybook/preview.tsx'
import { mosaics, row } from './layout.css.ts'

const meta = preview.meta({
  id: 'primitives-fold',
  title: 'Primitives/Fold tile',
  component: FoldTile,
  subcomponents: { FoldArt, FoldFigure },
  args: { family: 'build' as FamilyName, size: 48 },
})

export const EachFamily = meta.story({
  render: ({ size }) => (
    <div className={row}>
      {families.map((family) => (
        <FoldTile key={family} family={family} size={size ?? 48} />
      ))}
    </div>
  ),
})
export const FillingItsBox = meta.story({
  render: () => (
    <div className={mosaics}>
      {families.map((family) => (
        <FoldTile key={family} family={family} />
      ))}
    </div>
  ),
})
/** Pictures composed from each family's fold, and the band of the home page. */
export const Art = meta.story({
  render: () => (
    <div className={mosaics}>
      {[...families, 'wide' as const].map((art) => (
        <FoldArt key={art} art={art} />
      ))}
    </div>
  ),
})
/** What each family folds in the four steps of a project. */
export const Figures = meta.story({
  render: () => (
    <div className={mosaics}>
      {families.map((family) =>
        [1, 2, 3, 4].map((step) => (
          <svg key={`${family}${step}`} viewBox="0 0 100 100" data-family={family} aria-hidden>
            <FoldFigure family={family} step={step} />
          </svg>
        )),
      )}
    </div>
  ),
})
