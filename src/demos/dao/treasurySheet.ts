// How the treasury is laid out as a sheet of tiles.
import type { TiledPart } from '../../primitives/drawings/TileChart.tsx'
import type { FamilyName } from '../../theme/tokens.ts'
import type { Treasury } from './sampleDao.ts'

/** Eighty tiles: each is 1.25 % of the treasury, each row 12.5 %. */
export const SHEET = { columns: 10, rows: 8 } as const
/** The fold of each token, by its place in the list: the first one is the DAO's own token. */
const FOLDS: readonly FamilyName[] = ['launch', 'build', 'trade', 'secure']

/** The tokens as parts of the sheet, in their order. */
export const tiledParts = ({ tokens }: Treasury): TiledPart[] =>
  tokens.map(({ symbol, percentage }, index) => ({
    name: symbol,
    value: percentage,
    tone: FOLDS[index % FOLDS.length] ?? 'launch',
  }))
