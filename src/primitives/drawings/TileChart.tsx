// Parts of a whole as tiles of one sheet: the number of tiles is proportional to the share, each with its family's fold.
import type { ReactElement } from 'react'
import { stamped } from '../../theme/motion.css.ts'
import type { FamilyName } from '../../theme/tokens.ts'
import { foldLayers } from '../mosaic.ts'
import { paths } from '../Mosaic.tsx'
import { placed, shareText, wordsOf, type Part, type Place } from './parts.ts'
import * as styles from './TileChart.css.ts'

/** Side of a tile, in units of its fold. */
const SIDE = 48

/** A part of the sheet; none is gray, as each tile has a family's fold. */
export interface TiledPart extends Part {
  tone: FamilyName
}

/** A share of the whole that is lifted from the sheet. */
export interface LiftedShare {
  /** The part that it belongs to; its tiles begin where the part begins. */
  name: string
  /** Of the whole, from 0 to 1; at most the share of the part. */
  share: number
  /** What lifts it: the tiles of another one are stamped again. */
  id: string
}

export interface TileChartProps {
  /** The whole: "Treasury". The text alternative appends the parts and their shares. */
  label: string
  /** In order, row by row. A share may end within a tile. See `NoWholeTiles`. */
  parts: readonly TiledPart[]
  /** Tiles in a row. */
  columns: number
  /** Rows of tiles. */
  rows: number
  /** The tiles that are lifted; all others are pale. See `Lifted`. */
  lifted?: LiftedShare | undefined
  /** Shares that have left the sheet: their places are empty. See `Gone`. */
  gone?: readonly LiftedShare[]
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

/** The tiles, whole or in part, that a part of the sheet takes, row by row. */
export function slicesOf({ from, share }: Place, columns: number, tiles: number): Slice[] {
  const [first, last] = [rounded(from * tiles), rounded((from + share) * tiles)]
  return Array.from({ length: tiles }, (_, tile) => ({
    column: tile % columns,
    row: Math.floor(tile / columns),
    start: rounded(Math.max(0, first - tile)),
    end: rounded(Math.min(1, last - tile)),
  })).filter(({ start, end }) => end > start)
}

/** The tiles of a part, each with the fold of its family. */
const tilesOf = (place: Place, tone: FamilyName, columns: number, rows: number) =>
  slicesOf(place, columns, columns * rows).map(({ column, row, start, end }) => (
    <svg
      key={`${column} ${row}`}
      x={rounded(column + start)}
      y={row}
      width={rounded(end - start)}
      height={1}
      viewBox={[start, 0, rounded(end - start), 1].map((length) => length * SIDE).join(' ')}
    >
      <g className={styles.fold}>{paths(foldLayers(tone, SIDE))}</g>
    </svg>
  ))

/** A sheet of tiles, divided among its parts; a table or a key beside it has names and figures. */
export function TileChart({ label, parts, columns, rows, lifted, gone = [] }: TileChartProps): ReactElement {
  const all = placed(parts)
  const from = all.find(({ name }) => name === lifted?.name)
  const up = lifted && from && { from: from.from, share: Math.min(lifted.share, from.share) }
  const away = gone.flatMap(({ id, name, share }) => {
    const part = all.find((other) => other.name === name)
    return part ? [{ id, name, tone: part.tone, from: part.from, share: Math.min(share, part.share) }] : []
  })
  const words = [
    wordsOf(label, all),
    ...away.map(({ name, share }) => `Gone: ${name} ${shareText(share)}`),
    ...(up ? [`Lifted: ${from.name} ${shareText(up.share)}`] : []),
  ].join('. ')
  return (
    <svg className={styles.sheet} viewBox={`0 0 ${columns} ${rows}`} role="img" aria-label={words}>
      {all.map((part) => (
        <g key={part.name} className={up && styles.pale} aria-hidden>
          {tilesOf(part, part.tone, columns, rows)}
        </g>
      ))}
      {Array.from({ length: columns - 1 }, (_, index) => (
        <line key={index} className={styles.crease} x1={index + 1} x2={index + 1} y2={rows} />
      ))}
      {Array.from({ length: rows - 1 }, (_, index) => (
        <line key={index} className={styles.crease} x2={columns} y1={index + 1} y2={index + 1} />
      ))}
      {away.map((part) => (
        <g key={part.id} aria-hidden>
          {slicesOf(part, columns, columns * rows).map(({ column, row, start, end }) => (
            <rect
              key={`${column} ${row}`}
              className={styles.hole}
              x={rounded(column + start)}
              y={row}
              width={rounded(end - start)}
              height={1}
            />
          ))}
          <g className={styles.leaving}>{tilesOf(part, part.tone, columns, rows)}</g>
        </g>
      ))}
      {up && (
        <g key={lifted.id} className={stamped} aria-hidden>
          {slicesOf(up, columns, columns * rows).map(({ column, row, start, end }) => (
            <rect
              key={`${column} ${row}`}
              className={styles.shadow}
              x={rounded(column + start)}
              y={row}
              width={rounded(end - start)}
              height={1}
            />
          ))}
          <g className={styles.lifted}>{tilesOf(up, from.tone, columns, rows)}</g>
        </g>
      )}
    </svg>
  )
}
