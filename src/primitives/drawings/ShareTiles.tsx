// Parts of a whole as tiles of one sheet: the number of tiles is proportional to the share, each with its family's fold.
import type { ReactElement } from 'react'
import type { FamilyName } from '../../theme/tokens.ts'
import { foldLayers } from '../mosaic.ts'
import { paths } from '../Mosaic.tsx'
import { placed, wordsOf, type Part, type Place } from './parts.ts'
import * as styles from './ShareTiles.css.ts'

/** Side of a tile, in units of its fold. */
const SIDE = 48

/** A part of the sheet; none is gray, as each tile has a family's fold. */
export interface TiledPart extends Part {
  tone: FamilyName
}

export interface ShareTilesProps {
  /** The whole: "Treasury". The text alternative appends the parts and their shares. */
  label: string
  /** In order, row by row. A share may end within a tile. See `NoWholeTiles`. */
  parts: readonly TiledPart[]
  /** Tiles in a row. */
  columns: number
  /** Rows of tiles. */
  rows: number
}

interface Slice {
  column: number
  row: number
  /** Its start and end within the tile, from 0 to 1. */
  start: number
  end: number
}

/** A length without floating-point residue. */
const rounded = (length: number) => Math.round(length * 10_000) / 10_000

/** The tiles, whole or in part, that a part of the sheet takes. */
function slicesOf({ from, share }: Place, columns: number, tiles: number): Slice[] {
  const [first, last] = [rounded(from * tiles), rounded((from + share) * tiles)]
  return Array.from({ length: tiles }, (_, tile) => ({
    column: tile % columns,
    row: Math.floor(tile / columns),
    start: rounded(Math.max(0, first - tile)),
    end: rounded(Math.min(1, last - tile)),
  })).filter(({ start, end }) => end > start)
}

/** A sheet of tiles, divided among its parts; a table or a key beside it has names and figures. */
export function ShareTiles({ label, parts, columns, rows }: ShareTilesProps): ReactElement {
  const all = placed(parts)
  return (
    <svg
      className={styles.sheet}
      viewBox={`0 0 ${columns} ${rows}`}
      role="img"
      aria-label={wordsOf(label, all)}
    >
      {all.map((part) => (
        <g key={part.name} aria-hidden>
          {slicesOf(part, columns, columns * rows).map(({ column, row, start, end }) => (
            <svg
              key={`${column} ${row}`}
              x={rounded(column + start)}
              y={row}
              width={rounded(end - start)}
              height={1}
              viewBox={[start, 0, rounded(end - start), 1].map((length) => length * SIDE).join(' ')}
            >
              <g className={styles.fold}>{paths(foldLayers(part.tone, SIDE))}</g>
            </svg>
          ))}
        </g>
      ))}
      {Array.from({ length: columns - 1 }, (_, index) => (
        <line key={index} className={styles.crease} x1={index + 1} x2={index + 1} y2={rows} />
      ))}
      {Array.from({ length: rows - 1 }, (_, index) => (
        <line key={index} className={styles.crease} x2={columns} y1={index + 1} y2={index + 1} />
      ))}
    </svg>
  )
}
